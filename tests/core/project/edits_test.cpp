#include "project/edits.h"

#include "small_catalogue.h"

using namespace rackwright;
using small::argument;
using small::code;
using small::Desk;
using small::must;

class EditsTest : public QObject {
    Q_OBJECT

private slots:
    void workloads();
    void a_workload_of_another_kind_leaves_what_it_cannot_take();
    void variants();
    void duplicating_a_variant_renews_everything();
    void racks();
    void servers();
    void removing_a_server_takes_its_placements();
    void gpus();
    void moving_a_gpu_keeps_placements();
    void exchanging_gpus_keeps_placements();
    void removing_a_gpu_keeps_placements_divisible();
    void arrays();
    void answers_and_policy();
    void names_count_on();
    void unknown_ids();
    void bad_values();
};

void EditsTest::workloads() {
    const Desk desk;
    WorkloadId copy = WorkloadId::None;
    const Project doubled = must(duplicate_workload(desk.project, desk.llm, &copy));
    QCOMPARE(doubled.workloads.size(), 4U);
    QCOMPARE(doubled.workloads[1].id, copy);
    QCOMPARE(doubled.workloads[1].name, "LLM 2");
    QCOMPARE(doubled.workloads[1].task, doubled.workloads[0].task);
    QCOMPARE(doubled.variants, desk.project.variants);

    Workload changed = *desk.project.workload(desk.llm);
    changed.name = "Training";
    const Project renamed = must(replace_workload(desk.project, changed));
    QCOMPARE(renamed.workload(desk.llm)->name, "Training 2");
    changed.name = "LLM";
    QCOMPARE(must(replace_workload(desk.project, changed)), desk.project);  // its own name is not taken

    const Project removed = must(remove_workload(desk.project, desk.llm));
    QVERIFY(removed.workload(desk.llm) == nullptr);
    QVERIFY(removed.variants.front().placements.empty());
    QCOMPARE(code(remove_workload(removed, desk.llm)), "edit.no-such-workload");
}

void EditsTest::a_workload_of_another_kind_leaves_what_it_cannot_take() {
    const Desk desk;
    Workload changed = *desk.project.workload(desk.llm);
    changed.task = Training{};
    QCOMPARE(must(replace_workload(desk.project, changed)).variants.front().placements.size(), 1U);
    changed.task = VideoArchive{};
    QCOMPARE(must(replace_workload(desk.project, changed)).variants.front().placements.size(), 0U);
}

void EditsTest::variants() {
    const Desk desk;
    VariantId second = VariantId::None, third = VariantId::None;
    Project project = must(add_variant(desk.project, "Variant", &second));
    project = must(add_variant(project, "Other", &third));
    QCOMPARE(project.variant(second)->name, "Variant 2");
    QVERIFY(project.variant_named("Variant 2") == project.variant(second));
    QVERIFY(project.variant_named("variant 2") == nullptr);
    QCOMPARE(must(rename_variant(project, third, "Variant")).variant(third)->name, "Variant 3");
    QCOMPARE(must(rename_variant(project, second, "Variant 2")).variant(second)->name, "Variant 2");

    const auto order = [](const Project& p) {
        QStringList names;
        for (const Variant& variant : p.variants) names << QString::fromStdString(variant.name);
        return names.join(',');
    };
    QCOMPARE(order(must(move_variant(project, third, 0))), QString("Other,Variant,Variant 2"));
    QCOMPARE(order(must(move_variant(project, desk.variant, 1))), QString("Variant 2,Variant,Other"));
    QCOMPARE(order(must(move_variant(project, desk.variant, 99))), QString("Variant 2,Other,Variant"));
    QCOMPARE(order(must(move_variant(project, second, -5))), QString("Variant 2,Variant,Other"));
    QCOMPARE(must(set_variant_note(project, second, "line\nline")).variant(second)->note, "line\nline");

    QCOMPARE(must(remove_variant(project, second)).variants.size(), 2U);
    QCOMPARE(code(remove_variant(desk.project, desk.variant)), "variant.last");
}

void EditsTest::duplicating_a_variant_renews_everything() {
    Desk desk;
    Placement archive;
    archive.workload = desk.archive;
    archive.array = desk.array;
    desk.project = must(add_placement(desk.project, desk.catalogue, desk.variant, archive));
    VariantId id = VariantId::None;
    const Project project = must(duplicate_variant(desk.project, desk.variant, "Copy", &id));
    QVERIFY(!check_project(project));  // every id once, every reference alive
    const Variant& original = *project.variant(desk.variant);
    const Variant& copy = *project.variant(id);
    QCOMPARE(original, desk.shown());
    QCOMPARE(copy.name, "Copy");
    QCOMPARE(copy.racks.size(), 1U);
    QCOMPARE(copy.racks[0].servers.size(), 2U);
    QVERIFY(copy.racks[0].servers[0].id != original.racks[0].servers[0].id);
    QCOMPARE(copy.racks[0].servers[0].gpus, original.racks[0].servers[0].gpus);
    const std::vector<GpuRef> expected = {{copy.racks[0].servers[0].id, 0}, {copy.racks[0].servers[0].id, 1}};
    QCOMPARE(copy.placements[0].gpus, expected);
    QCOMPARE(copy.placements[0].tensor_parallel, 2);
    QCOMPARE(copy.placements[1].array, copy.racks[0].arrays[0].id);
    // What is done to the copy leaves the original alone.
    const Project without = must(remove_server(project, id, copy.racks[0].servers[0].id));
    QCOMPARE(*without.variant(desk.variant), original);
}

void EditsTest::racks() {
    const Desk desk;
    RackId id = RackId::None;
    const Project project = must(add_rack(desk.project, desk.variant, 42, &id));
    QCOMPARE(find_rack(*project.variant(desk.variant), id)->name, "R2");
    QCOMPARE(find_rack(*must(add_rack(desk.project, desk.variant, 42, &id, "R1")).variant(desk.variant), id)->name, "R1 2");
    QCOMPARE(code(add_rack(desk.project, desk.variant, 0)), "project.out-of-range");
    QCOMPARE(code(add_rack(desk.project, desk.variant, 101)), "project.out-of-range");

    const Project changed = must(replace_rack_properties(desk.project, desk.variant, desk.rack, "Hall 1", 14, 9000.0, desk.catalogue));
    QCOMPARE(changed.variants[0].racks[0].name, "Hall 1");
    QCOMPARE(changed.variants[0].racks[0].units, 14);
    QCOMPARE(changed.variants[0].racks[0].power_limit_w, 9000.0);
    const Result<Project> too_low = replace_rack_properties(desk.project, desk.variant, desk.rack, "Hall 1", 13, 0.0, desk.catalogue);
    QCOMPARE(code(too_low), "place.outside-rack");
    QCOMPARE(argument(too_low.error(), "by"), QString("Array"));
    QCOMPARE(code(replace_rack_properties(desk.project, desk.variant, desk.rack, "", 20, 0.0, desk.catalogue)), "project.empty");
    QCOMPARE(code(replace_rack_properties(desk.project, desk.variant, desk.rack, "R", 20, std::nan(""), desk.catalogue)),
             "project.not-a-number");

    const Project removed = must(remove_rack(desk.project, desk.variant, desk.rack));
    QVERIFY(removed.variants[0].racks.empty());
    QVERIFY(removed.variants[0].placements.empty());
}

void EditsTest::servers() {
    const Desk desk;
    QCOMPARE(desk.server(desk.four).gpus.size(), 4U);
    QCOMPARE(desk.server(desk.hgx).gpus, std::vector<std::string>(8, "board"));
    QCOMPARE(code(add_server(desk.project, desk.catalogue, desk.variant, desk.rack, "no", 15)), "edit.unknown-product");
    QCOMPARE(code(add_server(desk.project, desk.catalogue, desk.variant, desk.rack, "four", 14)), "place.occupied");
    QCOMPARE(code(add_server(desk.project, desk.catalogue, desk.variant, desk.rack, "four", 18)), "place.outside-rack");

    ServerId copy = ServerId::None;
    const Project copied = must(copy_server(desk.project, desk.catalogue, desk.variant, desk.four, desk.rack, 1, &copy));
    const Server& server = *find_server(copied.variants[0], copy);
    QCOMPARE(server.bottom_unit, 15);
    QCOMPARE(server.name, "Server four 2");
    QCOMPARE(server.gpus, desk.server(desk.four).gpus);
    QCOMPARE(copied.variants[0].placements, desk.shown().placements);
    QCOMPARE(code(copy_server(copied, desk.catalogue, desk.variant, desk.four, desk.rack, 1)), "place.rack-full");

    RackId other = RackId::None;
    Project project = must(add_rack(desk.project, desk.variant, 10, &other));
    project = must(move_server(project, desk.catalogue, desk.variant, desk.four, other, 7));
    QCOMPARE(rack_of(project.variants[0], desk.four)->id, other);
    QCOMPARE(find_server(project.variants[0], desk.four)->bottom_unit, 7);
    QCOMPARE(project.variants[0].placements, desk.shown().placements);
    project = must(move_server(project, desk.catalogue, desk.variant, desk.four, other, 6));  // overlaps itself only
    QCOMPARE(find_server(project.variants[0], desk.four)->bottom_unit, 6);
    QCOMPARE(code(move_server(project, desk.catalogue, desk.variant, desk.four, desk.rack, 3)), "place.occupied");

    QCOMPARE(find_server(must(rename_server(desk.project, desk.variant, desk.four, "Array")).variants[0], desk.four)->name, "Array 2");
    QCOMPARE(code(rename_server(desk.project, desk.variant, desk.four, "a\nb")), "project.bad-text");
}

void EditsTest::removing_a_server_takes_its_placements() {
    Desk desk;
    ServerId copy = ServerId::None;
    desk.project = must(copy_server(desk.project, desk.catalogue, desk.variant, desk.four, desk.rack, 1, &copy));
    PlacementId both = PlacementId::None;
    desk.project =
        must(add_placement(desk.project, desk.catalogue, desk.variant, Desk::placement(desk.training, {{desk.four, 2}, {copy, 0}}), &both));
    const Project project = must(remove_server(desk.project, desk.variant, desk.four));
    QVERIFY(find_placement(project.variants[0], desk.on_cards) == nullptr);
    const std::vector<GpuRef> left = {{copy, 0}};
    QCOMPARE(find_placement(project.variants[0], both)->gpus, left);
    QVERIFY(!check_project(project));
}

void EditsTest::gpus() {
    const Desk desk;
    QCOMPARE(code(set_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 3}, "unknown")), "edit.unknown-product");
    QCOMPARE(code(set_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 0}, "card")), "place.slot-taken");
    const Project filled = must(fill_gpus(desk.project, desk.catalogue, desk.variant, desk.four, "card"));
    QCOMPARE(find_server(filled.variants[0], desk.four)->gpus, std::vector<std::string>(4, "card"));
    QCOMPARE(code(fill_gpus(filled, desk.catalogue, desk.variant, desk.four, "card")), "place.no-free-slot");
    QCOMPARE(code(fill_gpus(desk.project, desk.catalogue, desk.variant, desk.four, "hot-card")), "place.slot-power");
    QCOMPARE(code(fill_gpus(desk.project, desk.catalogue, desk.variant, desk.hgx, "board")), "place.fixed-gpus");
    QCOMPARE(code(remove_gpu(desk.project, desk.catalogue, desk.variant, {desk.hgx, 0})), "place.fixed-gpus");
    QCOMPARE(code(remove_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 3})), "place.empty-slot");
    QCOMPARE(code(remove_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 77})), "place.empty-slot");
}

void EditsTest::moving_a_gpu_keeps_placements() {
    const Desk desk;
    const Project project = must(move_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 1}, {desk.four, 3}));
    const std::vector<std::string> cards = {"card", "", "card", "card"};
    QCOMPARE(find_server(project.variants[0], desk.four)->gpus, cards);
    const std::vector<GpuRef> used = {{desk.four, 0}, {desk.four, 3}};
    QCOMPARE(project.variants[0].placements[0].gpus, used);
    QCOMPARE(code(move_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 1}, {desk.four, 2})), "place.slot-taken");
    QCOMPARE(code(move_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 3}, {desk.four, 2})), "place.empty-slot");
    QCOMPARE(code(move_gpu(desk.project, desk.catalogue, desk.variant, {desk.hgx, 3}, {desk.four, 3})), "place.fixed-gpus");
    QCOMPARE(must(move_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 1}, {desk.four, 1})), desk.project);
}

void EditsTest::exchanging_gpus_keeps_placements() {
    const Desk desk;
    const auto exchange = [&desk](const Project& project, const std::vector<GpuRef>& refs, const char* gpu) {
        return exchange_gpus(project, desk.catalogue, desk.variant, refs, gpu);
    };
    const std::vector<GpuRef> all = {{desk.four, 0}, {desk.four, 1}, {desk.four, 2}};
    const Project project = must(exchange(desk.project, all, "small-card"));
    const std::vector<std::string> cards = {"small-card", "small-card", "small-card", ""};
    QCOMPARE(find_server(project.variants[0], desk.four)->gpus, cards);
    QCOMPARE(project.variants[0].placements, desk.shown().placements);
    QVERIFY(!check_project(project));
    // The LLM computes on slots 0 and 1 together: one of them alone cannot become another product, slot 2 can.
    QCOMPARE(code(exchange(desk.project, {{desk.four, 0}}, "small-card")), "placement.mixed-gpus");
    QCOMPARE(code(exchange(desk.project, {{desk.four, 2}}, "small-card")), "");
    QCOMPARE(code(exchange(desk.project, all, "hot-card")), "place.slot-power");
    QCOMPARE(code(exchange(desk.project, {{desk.four, 3}}, "card")), "place.empty-slot");
    QCOMPARE(code(exchange(desk.project, {{desk.hgx, 0}}, "board")), "place.fixed-gpus");
    QCOMPARE(code(exchange(desk.project, all, "nothing")), "edit.unknown-product");
    // A slice that the other product does not have.
    Placement slices = desk.placement(desk.llm, {{desk.four, 2}});
    slices.share = Share::MigSlice;
    slices.mig_profile = "1g.10gb";
    slices.mig_slices_per_gpu = 1;
    const Project sliced = must(add_placement(desk.project, desk.catalogue, desk.variant, slices));
    QCOMPARE(code(exchange(sliced, {{desk.four, 2}}, "small-card")), "placement.unknown-mig-profile");
}

void EditsTest::removing_a_gpu_keeps_placements_divisible() {
    const Desk desk;
    const Project project = must(remove_gpu(desk.project, desk.catalogue, desk.variant, {desk.four, 1}));
    const Placement& left = project.variants[0].placements[0];
    QCOMPARE(left.gpus.size(), 1U);
    QCOMPARE(left.tensor_parallel, 1);  // two cards in tensor parallel; one is left
    QVERIFY(!check_project(project));
    QVERIFY(must(remove_gpu(project, desk.catalogue, desk.variant, {desk.four, 0})).variants[0].placements.empty());
}

void EditsTest::arrays() {
    const Desk desk;
    StorageArray array = *find_array(desk.shown(), desk.array);
    QCOMPARE(array.drive, "disk");  // the first that it accepts, not the first of all
    QCOMPARE(array.drive_count, 12);
    QCOMPARE(array.raid, RaidLevel::Raid6);
    const auto change = [&desk](const StorageArray& changed) { return replace_array(desk.project, desk.catalogue, desk.variant, changed); };
    array.drive_count = 13;
    QCOMPARE(code(change(array)), "array.too-many-drives");
    array.drive_count = 12;
    array.drive = "flash";
    QCOMPARE(code(change(array)), "array.wrong-drive");
    array.drive = "disk";
    array.raid = RaidLevel::Raid5;
    QCOMPARE(code(change(array)), "array.raid-unsupported");
    array.raid = RaidLevel::Raid6;
    array.raid_groups = 3;  // three groups of at least four drives are twelve, and a spare makes thirteen
    QCOMPARE(code(change(array)), "");
    array.hot_spares = 1;
    QCOMPARE(code(change(array)), "array.too-few-drives");
    array.raid_groups = 1;
    array.drive_count = 5;
    array.name = "Server hgx";
    array.bottom_unit = 99;  // not this edit's business
    const Project project = must(change(array));
    const StorageArray& changed = *find_array(project.variants[0], desk.array);
    QCOMPARE(changed.drive_count, 5);
    QCOMPARE(changed.name, "Server hgx 2");
    QCOMPARE(changed.bottom_unit, 13);
    array.drive_count = 0;
    array.hot_spares = 0;
    QCOMPARE(code(change(array)), "");

    ArrayId copy = ArrayId::None;
    const Project copied = must(copy_array(desk.project, desk.catalogue, desk.variant, desk.array, desk.rack, 13, &copy));
    QCOMPARE(find_array(copied.variants[0], copy)->bottom_unit, 15);
    QCOMPARE(code(move_array(copied, desk.catalogue, desk.variant, desk.array, desk.rack, 14)), "place.occupied");
    QCOMPARE(find_array(must(move_array(copied, desk.catalogue, desk.variant, copy, desk.rack, 16)).variants[0], copy)->bottom_unit, 16);

    Placement archive;
    archive.workload = desk.archive;
    archive.array = desk.array;
    const Project placed = must(add_placement(desk.project, desk.catalogue, desk.variant, archive));
    const Project removed = must(remove_array(placed, desk.variant, desk.array));
    QCOMPARE(removed.variants[0].placements.size(), 1U);
    QVERIFY(!check_project(removed));
}

void EditsTest::answers_and_policy() {
    const Desk desk;
    Project project = must(set_answer(desk.project, {"fft", "no", "", false}));
    project = must(set_answer(project, {"budget", "", "мало", false}));
    project = must(set_answer(project, {"fft", "", "", true}));
    QCOMPARE(project.answers.size(), 2U);
    QCOMPARE(project.answer("fft")->unknown, true);
    QCOMPARE(project.answer("fft")->choice, "");
    project = must(clear_answer(project, "fft"));
    QVERIFY(project.answer("fft") == nullptr);
    QCOMPARE(project.answers.size(), 1U);
    QCOMPARE(code(set_answer(project, {"", "no", "", false})), "project.empty");

    Policy policy;
    policy.target_utilisation = 0.7;
    QCOMPARE(must(set_policy(project, policy)).policy, policy);
    policy.target_utilisation = 1.5;
    QCOMPARE(code(set_policy(project, policy)), "project.out-of-range");

    project = must(set_project_texts(project, "Title", "Customer", "", "line\nline"));
    QCOMPARE(project.request, "line\nline");
    QCOMPARE(code(set_project_texts(project, "Ti\ttle", "", "", "")), "project.bad-text");
    QCOMPARE(code(set_project_texts(project, "", "", "", std::string(2 * 1024 * 1024, 'x'))), "project.text-too-long");
    QCOMPARE(code(set_project_texts(project, "", "", "", "\xC3\x28")), "project.bad-text");      // broken UTF-8
    QCOMPARE(code(set_project_texts(project, "", "", "", "\xED\xA0\x80")), "project.bad-text");  // a surrogate
    QCOMPARE(code(set_project_texts(project, "", "", "", "\xC0\x80")), "project.bad-text");      // overlong
    QCOMPARE(code(set_project_texts(project, "", "", "", "\xE2\x82")), "project.bad-text");      // cut off
    QCOMPARE(code(set_project_texts(project, "", "", "", "\xF0\x9F\x96\xA5 \xE2\x82\xAC")), "");
}

void EditsTest::names_count_on() {
    Project project;
    const auto add = [&project](const std::string& name) {
        VariantId id = VariantId::None;
        project = must(add_variant(project, name, &id));
        return project.variant(id)->name;
    };
    QCOMPARE(add("X"), "X");
    QCOMPARE(add("X"), "X 2");
    QCOMPARE(add("X"), "X 3");
    QCOMPARE(add("X 2"), "X 4");
    QCOMPARE(add("Inference Pro 4"), "Inference Pro 4");
    QCOMPARE(add("Inference Pro 4"), "Inference Pro 4 2");  // four cards, not the fourth of a row
    QCOMPARE(add("7"), "7");
    QCOMPARE(add("7"), "7 2");
}

void EditsTest::unknown_ids() {
    const Desk desk;
    const Catalogue& catalogue = desk.catalogue;
    const VariantId none{999};
    QCOMPARE(code(duplicate_workload(desk.project, WorkloadId{999})), "edit.no-such-workload");
    QCOMPARE(code(replace_workload(desk.project, Workload{})), "edit.no-such-workload");
    QCOMPARE(code(rename_variant(desk.project, none, "x")), "edit.no-such-variant");
    QCOMPARE(code(duplicate_variant(desk.project, none, "x")), "edit.no-such-variant");
    QCOMPARE(code(remove_variant(desk.project, none)), "edit.no-such-variant");
    QCOMPARE(code(move_variant(desk.project, none, 0)), "edit.no-such-variant");
    QCOMPARE(code(add_rack(desk.project, none, 42)), "edit.no-such-variant");
    QCOMPARE(code(remove_rack(desk.project, desk.variant, RackId{999})), "edit.no-such-rack");
    QCOMPARE(code(add_server(desk.project, catalogue, desk.variant, RackId{999}, "four", 1)), "edit.no-such-rack");
    QCOMPARE(code(move_server(desk.project, catalogue, desk.variant, ServerId{999}, desk.rack, 1)), "edit.no-such-server");
    QCOMPARE(code(move_server(desk.project, catalogue, desk.variant, desk.four, RackId{999}, 1)), "edit.no-such-rack");
    QCOMPARE(code(remove_server(desk.project, desk.variant, ServerId{999})), "edit.no-such-server");
    QCOMPARE(code(set_gpu(desk.project, catalogue, desk.variant, {ServerId{999}, 0}, "card")), "edit.no-such-server");
    QCOMPARE(code(remove_array(desk.project, desk.variant, ArrayId{999})), "edit.no-such-array");
    QCOMPARE(code(replace_array(desk.project, catalogue, desk.variant, StorageArray{})), "edit.no-such-array");
    QCOMPARE(code(remove_placement(desk.project, desk.variant, PlacementId{999})), "edit.no-such-placement");
    QCOMPARE(code(replace_placement(desk.project, catalogue, desk.variant, Placement{})), "edit.no-such-placement");
}

void EditsTest::bad_values() {
    const Desk desk;
    LlmInference llm;
    llm.memory_utilisation = std::nan("");
    QCOMPARE(code(add_workload(desk.project, small::workload("x", llm))), "project.not-a-number");
    llm.memory_utilisation = 0.9;
    llm.concurrent_sessions = 0;
    const Result<Project> refused = add_workload(desk.project, small::workload("x", llm));
    QCOMPARE(code(refused), "project.out-of-range");
    QCOMPARE(argument(refused.error(), "field"), QString("workload.concurrent-sessions"));
    llm.concurrent_sessions = std::numeric_limits<std::int64_t>::max();
    QCOMPARE(code(add_workload(desk.project, small::workload("x", llm))), "project.out-of-range");
    QCOMPARE(code(add_workload(desk.project, small::workload("  ", LlmInference{}))), "project.empty");
    QCOMPARE(code(add_workload(desk.project, small::workload(std::string(501, 'x'), LlmInference{}))), "project.text-too-long");
    VideoAnalytics video;
    video.analysed_fps_low = 10;
    video.analysed_fps_high = 5;
    QCOMPARE(code(add_workload(desk.project, small::workload("x", video))), "project.out-of-range");
    VideoArchive archive;
    archive.bitrate_bit_per_s = -4e6;
    QCOMPARE(code(add_workload(desk.project, small::workload("x", archive))), "project.out-of-range");
    Training training;
    training.dataset_tokens = std::numeric_limits<double>::infinity();
    QCOMPARE(code(add_workload(desk.project, small::workload("x", training))), "project.not-a-number");
    Reservation reservation;
    reservation.gpus = -1;
    QCOMPARE(code(add_workload(desk.project, small::workload("x", reservation))), "project.out-of-range");
    LightModels light;
    light.models = {{"m", 0, WeightFormat::Bf16, KvFormat::Bf16}};
    QCOMPARE(code(add_workload(desk.project, small::workload("x", light))), "project.out-of-range");
}

QTEST_APPLESS_MAIN(EditsTest)
#include "edits_test.moc"
