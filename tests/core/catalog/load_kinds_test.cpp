#include "catalog/catalogue.h"

#include "sample_catalogue.h"

#include <QtTest>

#include <cmath>

using namespace rackwright;

class LoadKindsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void source();
    void figure_in_base_units();
    void figure_with_range_and_dispute();
    void gpu();
    void server();
    void storage();
    void dense_model();
    void mixture_of_experts();
    void attention_kinds_data();
    void attention_kinds();
    void video();
    void link();
    void network();
    void rack_and_power();
    void camera_profile();
    void engine();
    void question();

private:
    Catalogue catalogue_;
};

void LoadKindsTest::initTestCase() {
    const Failure failure = load_catalogue_text(sample_catalogue_text, "sample.json", catalogue_);
    QVERIFY2(!failure, failure ? failure->code.c_str() : "");
}

void LoadKindsTest::source() {
    const Source* sheet = catalogue_.source("sheet");
    QVERIFY(sheet != nullptr);
    QCOMPARE(sheet->title, std::string("A data sheet"));
    QCOMPARE(sheet->address, std::string("https://example.org/sheet"));
    QCOMPARE(sheet->read, std::string("2026-12-01"));
    QCOMPARE(sheet->note, std::string("page 3"));
    QCOMPARE(catalogue_.sources.size(), std::size_t(2));
}

void LoadKindsTest::figure_in_base_units() {
    const Gpu& gpu = *catalogue_.gpu("gpu-x-80");
    QVERIFY(gpu.memory_bandwidth.value == 2.039e12);
    QVERIFY(gpu.memory_bandwidth.unit == Unit::BytePerSecond);
    QVERIFY(gpu.memory_printed.value == 80e9);
    QVERIFY(gpu.memory_visible.value == 79.25 * 1024 * 1024 * 1024);
    QVERIFY(catalogue_.link("link-x")->latency.value == 9e-6);
    QVERIFY(catalogue_.decoder("nvdec-x")->clock.value == 1.41e9);
    QVERIFY(catalogue_.server("server-x")->nic_rate.value == 400e9);
    QVERIFY(catalogue_.server("server-x")->base_power.value == 1400);
    QVERIFY(catalogue_.detector("detector-x")->operations.value == 78.9e9);
    // An absent figure is unknown and keeps its unit; it is not 0.
    QVERIFY(!gpu.fp8_dense.known());
    QVERIFY(gpu.fp8_dense.unit == Unit::FlopPerSecond);
}

void LoadKindsTest::figure_with_range_and_dispute() {
    const Gpu& gpu = *catalogue_.gpu("gpu-x-80");
    QVERIFY(gpu.memory_visible.assumed);
    QCOMPARE(gpu.memory_visible.note, std::string("as its sister"));
    QCOMPARE(gpu.memory_visible.source, std::string());
    QVERIFY(gpu.memory_visible.low == 79.0 * 1024 * 1024 * 1024);
    QVERIFY(gpu.memory_visible.high == 79.5 * 1024 * 1024 * 1024);
    QVERIFY(std::isnan(gpu.memory_printed.low) && std::isnan(gpu.memory_printed.high));
    QCOMPARE(gpu.memory_bandwidth.source, std::string("sheet"));
    QCOMPARE(gpu.memory_bandwidth.disputed.size(), std::size_t(1));
    QVERIFY(gpu.memory_bandwidth.disputed[0].value == 1935e9);
    QCOMPARE(gpu.memory_bandwidth.disputed[0].source, std::string("review"));
    QCOMPARE(gpu.memory_bandwidth.disputed[0].why, std::string("an older card"));
}

void LoadKindsTest::gpu() {
    const Gpu& gpu = *catalogue_.gpu("gpu-x-80");
    QCOMPARE(gpu.name, std::string("Maker X 80GB PCIe"));
    QCOMPARE(gpu.vendor, std::string("Maker"));
    QCOMPARE(gpu.aliases, (std::vector<std::string>{"X 80", "X"}));
    QCOMPARE(gpu.note, std::string("text"));
    QCOMPARE(gpu.file, std::string("sample.json"));
    QVERIFY(gpu.architecture == Architecture::Ampere);
    QVERIFY(gpu.form == GpuForm::Pcie);
    QCOMPARE(gpu.slot_width, 2);
    QCOMPARE(gpu.decoder, std::string("nvdec-x"));
    QCOMPARE(gpu.link, std::string("link-x"));
    QCOMPARE(gpu.bridge_group, 2);
    QCOMPARE(gpu.mig.size(), std::size_t(1));
    QCOMPARE(gpu.mig[0].name, std::string("1g.10gb"));
    QCOMPARE(gpu.mig[0].count, 7);
    QCOMPARE(gpu.mig[0].compute_slices, 1);
    QCOMPARE(gpu.mig[0].memory_slices, 1);
    QVERIFY(gpu.mig[0].memory.value == 9.75 * 1024 * 1024 * 1024);
    QVERIFY(gpu.bf16_dense.value == 312e12);
    QVERIFY(gpu.board_power.value == 300);
}

void LoadKindsTest::server() {
    const ServerProduct& server = *catalogue_.server("server-x");
    QVERIFY(server.accepts == std::vector<GpuForm>{GpuForm::Pcie});
    QCOMPARE(server.fixed_gpu, std::string());
    QVERIFY(server.topology == GpuTopology::PcieSwitch);
    QCOMPARE(server.gpus_per_switch, 4);
    QVERIFY(!server.liquid_cooled);
    QVERIFY(server.rack_units.value == 4);
    QVERIFY(server.gpu_slots.value == 8);
    QVERIFY(server.psu_count.value == 4);
    QVERIFY(server.psu_needed.value == 2);
    QVERIFY(server.psu_power.value == 2000);
    QVERIFY(!server.max_power.known());
}

void LoadKindsTest::storage() {
    const DriveProduct& drive = *catalogue_.drive("drive-x");
    QVERIFY(drive.drive_class == DriveClass::NlSas);
    QVERIFY(drive.form == DriveForm::Sas35);
    QVERIFY(drive.capacity.value == 12e12);
    QVERIFY(drive.unrecoverable_read_errors.value == 1e-15);
    const ArrayProduct& array = *catalogue_.array("array-x");
    QVERIFY(array.accepts == std::vector<DriveForm>{DriveForm::Sas35});
    QVERIFY((array.raid == std::vector<RaidLevel>{RaidLevel::Raid6, RaidLevel::Raid10}));
    QCOMPARE(array.controllers, 2);
    QVERIFY(array.drive_bays.value == 12);
    QCOMPARE(array.claims.size(), std::size_t(1));
    QCOMPARE(array.claims[0].about, std::string("write cache"));
    QCOMPARE(array.claims[0].who, std::string("Maker"));
    QCOMPARE(array.claims[0].source, std::string("sheet"));
    QCOMPARE(array.claims[0].ru, std::string("Он защищён."));
    QCOMPARE(array.ask_en, std::string("Is it?"));
    QCOMPARE(array.ask_ru, std::string("Так ли это?"));
}

void LoadKindsTest::dense_model() {
    const LanguageModel& model = *catalogue_.model("model-x-8b");
    QCOMPARE(model.hugging_face_id, std::string("lab-org/Meta-Model-X-3.1-8B"));
    QCOMPARE(model.family, std::string("x"));
    QCOMPARE(model.licence, std::string("MIT"));
    QCOMPARE(model.source, std::string("sheet"));
    QCOMPARE(model.layers, 32);
    QCOMPARE(model.hidden, 4096);
    QCOMPARE(model.intermediate, 14336);
    QCOMPARE(model.heads, 32);
    QCOMPARE(model.kv_heads, 8);
    QCOMPARE(model.head_dim, 128);
    QCOMPARE(model.vocab, 128256);
    QCOMPARE(model.max_context, 131072);
    QVERIFY(!model.tied_embeddings && !model.qkv_bias && !model.is_moe);
    QVERIFY(model.attention.kind == AttentionKind::Gqa);
    QCOMPARE(model.attention.kind_name, std::string("gqa"));
    QCOMPARE(model.attention.full_layers, 32);
    QVERIFY(model.parameters_published.value == 8.03e9);
}

void LoadKindsTest::mixture_of_experts() {
    const LanguageModel& model = *catalogue_.model("model-y-moe");
    QVERIFY(model.is_moe);
    QCOMPARE(model.intermediate, 0);
    QCOMPARE(model.max_context, 0);  // null: not stated
    QCOMPARE(model.moe.experts, 256);
    QCOMPARE(model.moe.experts_per_token, 8);
    QCOMPARE(model.moe.shared_experts, 2);
    QCOMPARE(model.moe.expert_intermediate, 512);
    QCOMPARE(model.moe.shared_intermediate, 1024);  // 2 shared experts of 512
    QCOMPARE(model.moe.first_dense_layers, 1);
    QCOMPARE(model.moe.moe_layers, 0);
    QVERIFY(!model.moe.parallel_dense_mlp);
    QVERIFY(model.attention.kind == AttentionKind::HybridLinear);
    QCOMPARE(model.attention.full_layers, 10);
    QCOMPARE(model.attention.linear_layers, 30);
    QCOMPARE(model.attention.linear_k_heads, 16);
    QCOMPARE(model.attention.linear_k_dim, 128);
    QCOMPARE(model.attention.linear_v_heads, 32);
    QCOMPARE(model.attention.linear_v_dim, 128);
    QCOMPARE(model.attention.conv_kernel, 4);
    QVERIFY(model.attention.output_gate);
    QCOMPARE(model.attention.mtp_layers, 1);
}

void LoadKindsTest::attention_kinds_data() {
    QTest::addColumn<QByteArray>("attention");
    QTest::addColumn<QString>("summary");
    QTest::newRow("encoder") << QByteArray(R"({"kind": "mha_encoder"})") << "kind 6, full 32";
    QTest::newRow("sliding only") << QByteArray(R"({"kind": "sliding", "window": 4096, "sliding_layers": 32, "global_layers": 0})")
                                  << "kind 1, full 0, sliding 32 of 4096";
    QTest::newRow("sliding and global")
        << QByteArray(R"({"kind": "sliding+global", "window": 1024, "sliding_layers": 27, "global_layers": 5, "global_kv_heads": 4,
                          "global_head_dim": 512, "k_eq_v": true})")
        << "kind 2, full 5, sliding 27 of 1024, global 4 x 512, k = v";
    QTest::newRow("chunked, counts known")
        << QByteArray(R"({"kind": "chunked_local+global", "chunk": 8192, "sliding_layers": 24, "global_layers": 8})")
        << "kind 5, full 8, sliding 24 of 8192";
    // Not known how many are local: all are taken as global, the upper bound.
    QTest::newRow("chunked, counts unknown") << QByteArray(R"({"kind": "chunked_local+global", "chunk": 8192})")
                                             << "kind 5, full 32, sliding 0 of 8192";
    QTest::newRow("mla") << QByteArray(R"({"kind": "mla", "q_lora_rank": 1536, "kv_lora_rank": 512, "qk_rope_head_dim": 64,
                                           "qk_nope_head_dim": 128, "v_head_dim": 128})")
                         << "kind 4, full 32, ranks 1536 512, dims 64 128 128";
    QTest::newRow("mla with an index")
        << QByteArray(R"({"kind": "mla+sparse_index", "q_lora_rank": 1536, "kv_lora_rank": 512, "qk_rope_head_dim": 64,
                          "qk_nope_head_dim": 128, "v_head_dim": 128, "index_n_heads": 64, "index_head_dim": 128, "index_topk": 2048})")
        << "kind 4, full 32, ranks 1536 512, dims 64 128 128, index 64 x 128";
    QTest::newRow("mamba") << QByteArray(R"({"kind": "hybrid_mamba2", "attention_layers": 6, "mamba_layers": 14, "moe_layers": 12,
                                            "mamba_heads": 64, "mamba_head_dim": 64, "ssm_state": 128, "n_groups": 8, "conv_kernel": 4})")
                           << "kind 7, full 6, mamba 14: 64 x 64 x 128, 8, moe 12";
    QTest::newRow("known by name only") << QByteArray(R"({"kind": "hybrid_linear_mla", "anything": [1, 2]})") << "kind 8, full 0";
}

void LoadKindsTest::attention_kinds() {
    QFETCH(QByteArray, attention);
    QFETCH(QString, summary);
    nlohmann::json document = sample_catalogue();
    document["products"][6]["attention"] = nlohmann::json::parse(attention.toStdString());
    Catalogue catalogue;
    const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
    QVERIFY2(!failure, failure ? failure->code.c_str() : "");
    const LanguageModel& model = *catalogue.model("model-x-8b");
    const Attention& a = model.attention;
    QString found = QString("kind %1, full %2").arg(static_cast<int>(a.kind)).arg(a.full_layers);
    if (a.window != 0) found += QString(", sliding %1 of %2").arg(a.sliding_layers).arg(a.window);
    if (a.global_kv_heads != 0) found += QString(", global %1 x %2").arg(a.global_kv_heads).arg(a.global_head_dim);
    if (a.k_eq_v) found += ", k = v";
    if (a.kv_lora_rank != 0) {
        found += QString(", ranks %1 %2").arg(a.q_lora_rank).arg(a.kv_lora_rank);
        found += QString(", dims %1 %2 %3").arg(a.qk_rope_head_dim).arg(a.qk_nope_head_dim).arg(a.v_head_dim);
    }
    if (a.index_heads != 0) found += QString(", index %1 x %2").arg(a.index_heads).arg(a.index_head_dim);
    if (a.mamba_layers != 0) {
        found += QString(", mamba %1: %2 x %3 x %4, %5")
                     .arg(a.mamba_layers)
                     .arg(a.mamba_heads)
                     .arg(a.mamba_head_dim)
                     .arg(a.ssm_state)
                     .arg(a.mamba_groups);
        found += QString(", moe %1").arg(model.moe.moe_layers);
    }
    QCOMPARE(found, summary);
}

void LoadKindsTest::video() {
    QVERIFY(catalogue_.decoder("nvdec-x")->h264_1080p.value == 700);
    QVERIFY(!catalogue_.decoder("nvdec-x")->av1_1080p.known());
    const Detector& detector = *catalogue_.detector("detector-x");
    QVERIFY(detector.parameters.value == 25.9e6);
    QVERIFY(detector.input_size.value == 640);
    QCOMPARE(detector.measured.size(), std::size_t(1));
    QCOMPARE(detector.measured[0].gpu, std::string("gpu-x-80"));
    QVERIFY(detector.measured[0].precision == Precision::Int8);
    QCOMPARE(detector.measured[0].batch, 16);
    QVERIFY(detector.measured[0].pipeline);
    QVERIFY(detector.measured[0].fps.value == 1100);
    QVERIFY(catalogue_.codec("codec-x")->bits_per_pixel.value == 0.08);
}

void LoadKindsTest::link() {
    const Link& link = *catalogue_.link("link-x");
    QVERIFY(link.per_direction.value == 300e9);
    QCOMPARE(link.group.size(), std::size_t(1));
    QCOMPARE(link.group[0].gpus, 8);
    QVERIFY(link.group[0].op == Collective::AllReduce);
    QCOMPARE(link.group[0].state, std::string("tuned"));
    QVERIFY(link.group[0].message_bytes == 1073741824.0);
    QVERIFY(link.group[0].busbw.value == 235e9);
    QCOMPARE(link.measured.size(), std::size_t(1));
    QCOMPARE(link.measured[0].what, std::string("copy"));
    QVERIFY(link.measured[0].figure.value == 1.5e-6);
    QVERIFY(link.measured[0].figure.unit == Unit::Second);
}

void LoadKindsTest::network() {
    const SwitchProduct& product = *catalogue_.network_switch("switch-x");
    QVERIFY(product.fabric == Fabric::Ethernet);
    QCOMPARE(product.ports.size(), std::size_t(2));
    QCOMPARE(product.ports[0].count, 32);
    QCOMPARE(product.ports[0].connector, std::string("qsfp56"));
    QVERIFY(product.ports[0].rate.value == 200e9);
    QCOMPARE(product.ports[1].count, 2);
    QVERIFY(product.ports[1].rate.value == 25e9);
    QVERIFY(product.throughput.value == 6.4e12);
    QVERIFY(product.max_power.value == 900);
    QVERIFY(!product.power.known() && product.power.unit == Unit::Watt);
    const NicProduct& nic = *catalogue_.nic("nic-x");
    QVERIFY((nic.fabrics == std::vector<Fabric>{Fabric::InfiniBand, Fabric::Ethernet}));
    QCOMPARE(nic.ports, 2);
    QCOMPARE(nic.connector, std::string("qsfp56"));
    QCOMPARE(nic.pcie_generation, 4);
    QCOMPARE(nic.pcie_lanes, 16);
    QVERIFY(nic.port_rate.value == 200e9);
    QVERIFY(nic.total_rate.value == 252e9);
    QVERIFY(nic.power.value == 22.5);
}

void LoadKindsTest::rack_and_power() {
    const RackProduct& rack = *catalogue_.rack("rack-x");
    QVERIFY(rack.rack_units.value == 42);
    QVERIFY(rack.load_limit.value == 1500);
    QVERIFY(rack.depth.value == 1200);
    QVERIFY(!rack.moving_load_limit.known());
    const PduProduct& pdu = *catalogue_.pdu("pdu-x");
    QCOMPARE(pdu.phases, 3);
    QCOMPARE(pdu.outlets.size(), std::size_t(2));
    QCOMPARE(pdu.outlets[1].connector, std::string("c19"));
    QCOMPARE(pdu.outlets[1].count, 12);
    QVERIFY(pdu.power.value == 22e3);
    QVERIFY(pdu.voltage.value == 400 && pdu.voltage.unit == Unit::Volt);
    QVERIFY(pdu.current.value == 32 && pdu.current.unit == Unit::Ampere);
    QVERIFY(pdu.rack_units.value == 0);
}

void LoadKindsTest::camera_profile() {
    const CameraProfile& camera = *catalogue_.camera("camera-x");
    QCOMPARE(camera.codec, std::string("codec-x"));
    QCOMPARE(camera.width, 1920);
    QCOMPARE(camera.height, 1080);
    QVERIFY(camera.frame_rate.value == 25);
    QVERIFY(camera.bitrate.low == 1e6 && camera.bitrate.value == 2e6 && camera.bitrate.high == 4e6);
    QVERIFY(camera.key_frame_interval.value == 50 && camera.key_frame_interval.unit == Unit::Frame);
}

void LoadKindsTest::engine() {
    const Engine& engine = *catalogue_.engine("engine-x");
    QCOMPARE(engine.constants.size(), std::size_t(2));
    QVERIFY(engine.find("activation_peak.llama") != nullptr);
    QVERIFY(engine.find("activation_peak.llama")->value == 1.5 * 1024 * 1024 * 1024);
    QVERIFY(engine.find("step_overhead")->value == 0.003);
    QVERIFY(engine.find("step_overhead")->unit == Unit::Second);
    QVERIFY(engine.find("activation_peak") == nullptr);
}

void LoadKindsTest::question() {
    const Question& question = *catalogue_.question("question-x");
    QVERIFY(question.decides);
    QCOMPARE(question.workload, std::string("training"));
    QCOMPARE(question.en, std::string("Full fine-tuning?"));
    QCOMPARE(question.why_ru, std::string("От этого зависит всё."));
    QCOMPARE(question.assumption_en, std::string("No."));
    QCOMPARE(question.choices.size(), std::size_t(2));
    QCOMPARE(question.choices[1].id, std::string("no"));
    QCOMPARE(question.choices[1].ru, std::string("Нет"));
}

QTEST_APPLESS_MAIN(LoadKindsTest)
#include "load_kinds_test.moc"
