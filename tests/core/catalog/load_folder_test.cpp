#include "catalog/catalogue.h"

#include "sample_catalogue.h"

#include <QtTest>

using namespace rackwright;

namespace {

void write(const QString& path, const std::string& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
}

/// The sample with only the products at `positions`, and with its sources where `with_sources`.
std::string part_of_sample(const std::vector<std::size_t>& positions, bool with_sources) {
    nlohmann::json document = sample_catalogue();
    nlohmann::json products = nlohmann::json::array();
    for (const std::size_t position : positions) products.push_back(document["products"][position]);
    document["products"] = products;
    if (!with_sources) document.erase("sources");
    return document.dump();
}

std::string text_argument(const Message& message, const char* name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.text;
    }
    return {};
}

}  // namespace

class LoadFolderTest : public QObject {
    Q_OBJECT

private slots:
    void files_may_refer_forward();
    void only_visible_json_files_are_read();
    void additions();
    void no_folder();
    void unreadable_file();
    void link_to_nothing();
    void dangling_references_data();
    void dangling_references();
    void unknown_source_of_another_file();
    void same_id_in_two_files();
    void folder_name_in_any_script();
};

void LoadFolderTest::files_may_refer_forward() {
    QTemporaryDir folder;
    write(folder.filePath("a/gpus.json"), part_of_sample({2, 3}, false));
    write(folder.filePath("b.json"), part_of_sample({1, 8}, false));
    write(folder.filePath("z.json"), part_of_sample({0}, true));
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().code.c_str());
    QCOMPARE(result.value().gpu("gpu-x-80")->file, std::string("a/gpus.json"));
    QVERIFY(result.value().decoder("nvdec-x") != nullptr);
}

void LoadFolderTest::only_visible_json_files_are_read() {
    QTemporaryDir folder;
    write(folder.filePath("all.json"), sample_catalogue_text);
    write(folder.filePath(".all.json"), "an editor's own file");
    write(folder.filePath("README.md"), "not a catalogue");
    QDir(folder.path()).mkpath("folder.json");
    QVERIFY(load_catalogue(folder.path().toStdString()).ok());
}

void LoadFolderTest::additions() {
    QTemporaryDir shipped, own;
    write(shipped.filePath("all.json"), sample_catalogue_text);
    nlohmann::json gpu = nlohmann::json::parse(part_of_sample({2}, true));
    gpu["products"][0]["id"] = "gpu-of-my-own";
    write(own.filePath("mine.json"), gpu.dump());
    const Result<Catalogue> both = load_catalogue(shipped.path().toStdString(), own.path().toStdString());
    QVERIFY(both.ok());
    QVERIFY(both.value().gpu("gpu-x-80") != nullptr);
    QCOMPARE(both.value().gpu("gpu-of-my-own")->file, std::string("mine.json"));
    // A product of the program cannot be replaced in silence.
    write(own.filePath("mine.json"), part_of_sample({2}, true));
    const Result<Catalogue> clash = load_catalogue(shipped.path().toStdString(), own.path().toStdString());
    QVERIFY(!clash.ok());
    QCOMPARE(clash.error().code, std::string("catalog.duplicate-id"));
    QCOMPARE(text_argument(clash.error(), "file"), own.filePath("mine.json").toStdString());
}

void LoadFolderTest::no_folder() {
    const Result<Catalogue> result = load_catalogue("/nonexistent/catalog");
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.no-folder"));
    QCOMPARE(text_argument(result.error(), "file"), std::string("/nonexistent/catalog"));
}

void LoadFolderTest::unreadable_file() {
    QTemporaryDir folder;
    write(folder.filePath("all.json"), sample_catalogue_text);
    QFile::setPermissions(folder.filePath("all.json"), QFileDevice::Permissions());
    if (QFile(folder.filePath("all.json")).open(QIODevice::ReadOnly)) QSKIP("this user may read every file");
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.unreadable"));
}

void LoadFolderTest::link_to_nothing() {
    QTemporaryDir folder;
    QVERIFY(QFile::link(folder.filePath("gone"), folder.filePath("link.json")));
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.unreadable"));
    QCOMPARE(text_argument(result.error(), "file"), folder.filePath("link.json").toStdString());
}

void LoadFolderTest::dangling_references_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("expected");
    QTest::newRow("decoder of a gpu") << "/products/2/decoder"
                                      << "decoder";
    QTest::newRow("link of a gpu") << "/products/2/link"
                                   << "link";
    QTest::newRow("gpu of a server") << "/products/3/fixed_gpu"
                                     << "gpu";
    QTest::newRow("codec of a camera") << "/products/16/codec"
                                       << "codec";
    QTest::newRow("gpu of a measurement") << "/products/8/measured/0/gpu"
                                          << "gpu";
}

void LoadFolderTest::dangling_references() {
    QFETCH(QString, pointer);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    nlohmann::json document = sample_catalogue();
    document[nlohmann::json::json_pointer(pointer.toStdString())] = "engine-x";  // exists, and is none of these
    write(folder.filePath("all.json"), document.dump());
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.dangling-reference"));
    QCOMPARE(text_argument(result.error(), "path"), pointer.toStdString());
    QCOMPARE(text_argument(result.error(), "found"), std::string("engine-x"));
    QCOMPARE(text_argument(result.error(), "expected"), expected.toStdString());
}

void LoadFolderTest::unknown_source_of_another_file() {
    QTemporaryDir folder;
    write(folder.filePath("a.json"), part_of_sample({9}, false));
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.unknown-source"));
    QCOMPARE(text_argument(result.error(), "file"), folder.filePath("a.json").toStdString());
    QCOMPARE(text_argument(result.error(), "path"), std::string("/products/0/figures/bits_per_pixel/source"));
}

void LoadFolderTest::same_id_in_two_files() {
    QTemporaryDir folder;
    write(folder.filePath("a.json"), part_of_sample({9}, true));
    write(folder.filePath("b.json"), part_of_sample({9}, true));
    const Result<Catalogue> result = load_catalogue(folder.path().toStdString());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("catalog.duplicate-id"));
    QCOMPARE(text_argument(result.error(), "file"), folder.filePath("b.json").toStdString());
}

void LoadFolderTest::folder_name_in_any_script() {
    QTemporaryDir folder;
    write(folder.filePath("каталог/файл.json"), sample_catalogue_text);
    const Result<Catalogue> result = load_catalogue(folder.filePath("каталог").toStdString());
    QVERIFY(result.ok());
    QCOMPARE(result.value().gpus[0].file, std::string("файл.json"));
}

QTEST_APPLESS_MAIN(LoadFolderTest)
#include "load_folder_test.moc"
