#include "catalog/catalogue.h"

#include "sample_catalogue.h"

#include <QtTest>

using namespace rackwright;

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void by_id();
    void finds_gpu_data();
    void finds_gpu();
    void finds_model_data();
    void finds_model();
    void finds_detector_and_server();
    void finds_what_stands_around_the_servers();
    void an_id_wins_over_an_alias();
    void a_stale_index_finds_nothing_wrong();
    void a_copy_finds_its_own();

private:
    Catalogue catalogue_;
};

void CatalogueTest::initTestCase() { QVERIFY(!load_catalogue_text(sample_catalogue_text, "sample.json", catalogue_)); }

void CatalogueTest::by_id() {
    QCOMPARE(catalogue_.gpu("gpu-x-80"), &catalogue_.gpus[0]);
    QCOMPARE(catalogue_.server("server-x"), &catalogue_.servers[0]);
    QCOMPARE(catalogue_.array("array-x"), &catalogue_.arrays[0]);
    QCOMPARE(catalogue_.drive("drive-x"), &catalogue_.drives[0]);
    QCOMPARE(catalogue_.model("model-y-moe"), &catalogue_.models[1]);
    QCOMPARE(catalogue_.decoder("nvdec-x"), &catalogue_.decoders[0]);
    QCOMPARE(catalogue_.detector("detector-x"), &catalogue_.detectors[0]);
    QCOMPARE(catalogue_.codec("codec-x"), &catalogue_.codecs[0]);
    QCOMPARE(catalogue_.link("link-x"), &catalogue_.links[0]);
    QCOMPARE(catalogue_.engine("engine-x"), &catalogue_.engines[0]);
    QCOMPARE(catalogue_.question("question-x"), &catalogue_.questions[0]);
    QCOMPARE(catalogue_.network_switch("switch-x"), &catalogue_.switches[0]);
    QCOMPARE(catalogue_.nic("nic-x"), &catalogue_.nics[0]);
    QCOMPARE(catalogue_.rack("rack-x"), &catalogue_.racks[0]);
    QCOMPARE(catalogue_.pdu("pdu-x"), &catalogue_.pdus[0]);
    QCOMPARE(catalogue_.camera("camera-x"), &catalogue_.cameras[0]);
    QVERIFY(catalogue_.gpu("GPU-X-80") == nullptr);  // ids are exact
    QVERIFY(catalogue_.gpu("server-x") == nullptr);
    QVERIFY(catalogue_.gpu("") == nullptr);
}

void CatalogueTest::finds_gpu_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    for (const char* text : {"gpu-x-80", "GPU X 80", "gpu_x_80", "Maker X 80GB PCIe", "X 80GB PCIe", "x80gbpcie", "X 80", "maker x80",
                             "MAKER X", "maker/X-80"}) {
        QTest::newRow(text) << text << true;
    }
    for (const char* text : {"", "-", "X 81", "X 80GB", "Maker", "Other X 80", "X 80 GB SXM"})
        QTest::addRow("not '%s'", text) << text << false;
}

void CatalogueTest::finds_gpu() {
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(catalogue_.find_gpu(text.toStdString()), found ? &catalogue_.gpus[0] : nullptr);
}

void CatalogueTest::finds_model_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    for (const char* text : {"model-x-8b", "Model-X-3.1-8B", "model x 3.1 8b", "Model_X_3_1_8B", "lab-org/Meta-Model-X-3.1-8B",
                             "Meta-Model-X-3.1-8B", "someone-else/Model-X-3.1-8B", "X8", "Lab X8"}) {
        QTest::newRow(text) << text << 0;
    }
    QTest::newRow("another") << "MODEL Y" << 1;
    QTest::newRow("none") << "Model Z" << -1;
    QTest::newRow("slash at the end") << "Model Y/" << -1;
}

void CatalogueTest::finds_model() {
    QFETCH(QString, text);
    QFETCH(int, position);
    const LanguageModel* expected = position < 0 ? nullptr : &catalogue_.models[static_cast<std::size_t>(position)];
    QCOMPARE(catalogue_.find_model(text.toStdString()), expected);
}

void CatalogueTest::finds_detector_and_server() {
    QCOMPARE(catalogue_.find_detector("detectorx m"), &catalogue_.detectors[0]);
    QCOMPARE(catalogue_.find_server("SERVER-X"), &catalogue_.servers[0]);
    QVERIFY(catalogue_.find_server("DetectorX-m") == nullptr);
}

void CatalogueTest::finds_what_stands_around_the_servers() {
    for (const char* text : {"switch-x", "SW-32", "Maker SW32", "sw32 200g", "maker sw32-200g"})
        QCOMPARE(catalogue_.find_switch(text), &catalogue_.switches[0]);
    QCOMPARE(catalogue_.find_nic("nic x"), &catalogue_.nics[0]);
    QCOMPARE(catalogue_.find_rack("RACK X 42U"), &catalogue_.racks[0]);
    QCOMPARE(catalogue_.find_pdu("pdu_x"), &catalogue_.pdus[0]);
    QVERIFY(catalogue_.find_pdu("rack-x") == nullptr);
}

void CatalogueTest::an_id_wins_over_an_alias() {
    Catalogue catalogue;
    Gpu first;
    first.id = "a-1";
    first.name = "First";
    first.aliases = {"b 2"};
    Gpu second;
    second.id = "b-2";
    second.name = "Second";
    catalogue.gpus = {first, second};
    catalogue.index();
    QCOMPARE(catalogue.find_gpu("b2"), &catalogue.gpus[1]);
    QCOMPARE(catalogue.find_gpu("first"), &catalogue.gpus[0]);
}

void CatalogueTest::a_stale_index_finds_nothing_wrong() {
    Catalogue catalogue = catalogue_;
    catalogue.gpus.clear();
    QVERIFY(catalogue.gpu("gpu-x-80") == nullptr);
    QVERIFY(catalogue.find_gpu("X 80") == nullptr);
    catalogue.index();
    QVERIFY(catalogue.gpu("gpu-x-80") == nullptr);
}

void CatalogueTest::a_copy_finds_its_own() {
    const Catalogue copy = catalogue_;
    QCOMPARE(copy.gpu("gpu-x-80"), &copy.gpus[0]);
    QVERIFY(copy.gpu("gpu-x-80") != catalogue_.gpu("gpu-x-80"));
}

QTEST_APPLESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
