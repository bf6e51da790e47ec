// Saving is all or nothing: whichever step fails, and wherever the process is killed, the file is the old or the new one.
#include "failing_vfs.h"
#include "store/save_steps.h"
#include "store_fixture.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <set>

using namespace rackwright;
using stored::code;

class SaveFailuresTest : public QObject {
    Q_OBJECT

private slots:
    void every_write_of_the_database_fails_once_data();
    void every_write_of_the_database_fails_once();
    void every_step_beside_the_database_fails();
    void a_file_that_may_not_grow();
    void a_full_disk();
    void killed_at_any_moment();
};

namespace {

Project project_titled(const std::string& title) {
    Project project = stored::every_kind();
    project.title = title;
    return project;
}

/// Steps of which the Nth fails with an error number.
class FailingSteps : public FileSteps {
public:
    FailingSteps(int number, int error) : number_(number), error_(error) {}
    int create_beside(const std::string& target, std::string& temporary) override {
        return now() ? error_ : FileSteps::create_beside(target, temporary);
    }
    int sync(const std::string& path) override { return now() ? error_ : FileSteps::sync(path); }
    int rename(const std::string& from, const std::string& to) override { return now() ? error_ : FileSteps::rename(from, to); }
    int sync_folder_of(const std::string& path) override { return now() ? error_ : FileSteps::sync_folder_of(path); }

private:
    bool now() { return ++asked_ == number_; }
    int number_, error_, asked_ = 0;
};

}  // namespace

void SaveFailuresTest::every_write_of_the_database_fails_once_data() {
    QTest::addColumn<bool>("for_ever");
    QTest::addColumn<bool>("full");
    QTest::newRow("one write error") << false << false;
    QTest::newRow("write errors from then on") << true << false;
    QTest::newRow("disk full once") << false << true;
    QTest::newRow("disk full from then on") << true << true;
}

void SaveFailuresTest::every_write_of_the_database_fails_once() {
    QFETCH(bool, for_ever);
    QFETCH(bool, full);
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    const Project old = project_titled("Старый"), fresh = project_titled("Новый");
    QCOMPARE(code(save_project(path, old)), "");
    const QByteArray old_bytes = stored::bytes_of(path);
    FailingVfs vfs;
    std::set<std::string> codes;
    int number = 1;
    for (;; ++number) {
        vfs.fail_at(number, for_ever, full ? FailingVfs::Failure::DiskFull : FailingVfs::Failure::WriteError);
        const Failure failure = save_project(path, fresh);
        const bool done = !vfs.failed();
        vfs.fail_at(0, false, FailingVfs::Failure::WriteError);
        QCOMPARE(folder.files(), QStringList{"case.rackwright"});
        if (done) {
            QCOMPARE(code(failure), "");
            break;
        }
        if (!failure) {  // SQLite itself coped with it (a journal that could not be deleted at once): then it is the new file
            QVERIFY(load_project(path).value() == fresh);
            QCOMPARE(code(save_project(path, old)), "");
            continue;
        }
        codes.insert(failure->code);
        const Result<Project> kept = load_project(path);
        QVERIFY2(kept.ok(), code(kept).c_str());
        QVERIFY(kept.value() == old);
    }
    QVERIFY(number > 20);  // that many writes were made to fail
    QVERIFY(load_project(path).value() == fresh);
    if (full) QVERIFY(codes.contains("store.disk-full"));
    for (const std::string& one : codes) QVERIFY2(one == "store.cannot-write" || (full && one == "store.disk-full"), one.c_str());
}

void SaveFailuresTest::every_step_beside_the_database_fails() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    const Project old = project_titled("Старый"), fresh = project_titled("Новый");
    for (int step = 1; step <= 4; ++step) {
        for (const int error : {EIO, ENOSPC, EROFS}) {
            QCOMPARE(code(save_project(path, old)), "");
            FailingSteps steps(step, error);
            const Failure failure = save_project_with(steps, path, fresh);
            QCOMPARE(code(failure), error == ENOSPC ? "store.disk-full" : "store.cannot-write");
            QCOMPARE(folder.files(), QStringList{"case.rackwright"});
            // Only the last step, the folder's own sync, comes after the new file has taken its place.
            QVERIFY(load_project(path).value() == (step == 4 ? fresh : old));
        }
    }
    FailingSteps none(5, EIO);
    QCOMPARE(code(save_project_with(none, path, fresh)), "");
}

void SaveFailuresTest::a_file_that_may_not_grow() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    const Project old = project_titled("Старый");
    Project fresh = project_titled("Новый");
    fresh.request.assign(500'000, 'x');
    QCOMPARE(code(save_project(path, old)), "");
    // The kernel refuses what goes beyond 64 KiB: a real failing write, in the middle of a page run.
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{64 * 1024, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const Failure failure = save_project(path, fresh);
    const int restored = setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, old_handler);
    QCOMPARE(restored, 0);
    QVERIFY(failure.has_value());
    QVERIFY(load_project(path).value() == old);
    QCOMPARE(folder.files(), QStringList{"case.rackwright"});
    QCOMPARE(code(save_project(path, fresh)), "");
    QVERIFY(load_project(path).value() == fresh);
}

void SaveFailuresTest::a_full_disk() {
    // /dev/full is a file that is always full, but no folder: a small file system is needed, and the right to mount one.
    const stored::Folder folder;
    const std::string mount_point = folder.path("disk");
    QVERIFY(QDir().mkpath(QString::fromStdString(mount_point)));
    const std::string mount = "mount -t tmpfs -o size=256k none '" + mount_point + "' 2>/dev/null";
    if (std::system(mount.c_str()) != 0) QSKIP("no right to mount a small file system here; the failing layer above covers it");
    const std::string path = mount_point + "/case.rackwright", filler = mount_point + "/filler";
    const Project old = project_titled("Старый"), fresh = project_titled("Новый");
    const std::string first = code(save_project(path, old));
    QFile file(QString::fromStdString(filler));
    bool opened = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    while (file.write(QByteArray(4096, 'x')) == 4096) {
    }
    file.close();
    const std::string when_full = code(save_project(path, fresh));
    const Result<Project> kept = load_project(path);
    const QStringList files = QDir(QString::fromStdString(mount_point)).entryList(QDir::Files | QDir::Hidden);
    QFile::remove(QString::fromStdString(filler));
    const std::string with_room = code(save_project(path, fresh));
    const bool unmounted = std::system(("umount '" + mount_point + "'").c_str()) == 0;
    QVERIFY(opened && unmounted);
    QCOMPARE(first, "");
    QCOMPARE(when_full, "store.disk-full");
    QVERIFY(kept.ok() && kept.value() == old);
    QCOMPARE(files, (QStringList{"case.rackwright", "filler"}));
    QCOMPARE(with_room, "");
}

void SaveFailuresTest::killed_at_any_moment() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    const std::vector<Project> versions = {project_titled("Один"), project_titled("Два")};
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(code(save_project(path, versions[0])), "");
    const double one_save_us = static_cast<double>(timer.nsecsElapsed()) / 1000.0;
    std::set<std::string> seen;
    for (int round = 0; round < 60; ++round) {
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {  // nothing of Qt here: only saves, until killed
            for (std::size_t i = 0;; ++i) static_cast<void>(save_project(path, versions[i % 2]));
        }
        // Anywhere in the first few saves, however fast the machine is.
        usleep(static_cast<useconds_t>(one_save_us * (round * 737 % 1000) / 1000.0 * 6.0));
        kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        const Result<Project> loaded = load_project(path);
        QVERIFY2(loaded.ok(), code(loaded).c_str());
        QVERIFY(loaded.value() == versions[0] || loaded.value() == versions[1]);
        seen.insert(loaded.value().title);
    }
    QCOMPARE(seen.size(), 2U);  // the children did save
    QCOMPARE(code(save_project(path, versions[1])), "");
    QCOMPARE(folder.files(), QStringList{"case.rackwright"});  // what the killed ones left behind is gone
    QVERIFY(load_project(path).value() == versions[1]);
}

QTEST_APPLESS_MAIN(SaveFailuresTest)
#include "save_failures_test.moc"
