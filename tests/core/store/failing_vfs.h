#pragma once

#include <sqlite3.h>

#include <cstring>
#include <vector>

/// A layer between SQLite and the file system that fails at the Nth thing it is asked to do to a file, once or from then on.
/// It is SQLite's default while the object lives.
class FailingVfs {
public:
    enum class Failure { WriteError, DiskFull };

    FailingVfs() {
        real_ = sqlite3_vfs_find(nullptr);
        vfs_ = *real_;
        vfs_.zName = "failing";
        vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
        vfs_.pAppData = this;
        vfs_.xOpen = open;
        vfs_.xDelete = remove;
        sqlite3_vfs_register(&vfs_, 1);
    }
    ~FailingVfs() { sqlite3_vfs_unregister(&vfs_); }
    FailingVfs(const FailingVfs&) = delete;
    FailingVfs& operator=(const FailingVfs&) = delete;

    void fail_at(int number, bool for_ever, Failure failure) {
        asked_ = 0;
        number_ = number;
        for_ever_ = for_ever;
        failure_ = failure;
        failed_ = false;
    }
    bool failed() const { return failed_; }

private:
    struct File {
        sqlite3_file base;
        FailingVfs* owner;
        sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    static File* file(sqlite3_file* base) { return reinterpret_cast<File*>(base); }

    /// Whether this is the one to fail.
    bool now() {
        ++asked_;
        if (asked_ != number_ && !(for_ever_ && asked_ > number_)) return false;
        failed_ = true;
        return true;
    }
    int code(int write_error) const { return failure_ == Failure::DiskFull ? SQLITE_FULL : write_error; }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* base, int flags, int* out_flags) {
        auto* owner = static_cast<FailingVfs*>(vfs->pAppData);
        File* self = file(base);
        self->base.pMethods = nullptr;
        if ((flags & SQLITE_OPEN_READWRITE) != 0 && owner->now()) return SQLITE_CANTOPEN;
        self->owner = owner;
        const int result = owner->real_->xOpen(owner->real_, name, self->real(), flags, out_flags);
        if (self->real()->pMethods != nullptr) self->base.pMethods = &methods();
        return result;
    }
    static int remove(sqlite3_vfs* vfs, const char* name, int sync) {
        auto* owner = static_cast<FailingVfs*>(vfs->pAppData);
        if (owner->now()) return SQLITE_IOERR_DELETE;
        return owner->real_->xDelete(owner->real_, name, sync);
    }

    static const sqlite3_io_methods& methods() {
        static const sqlite3_io_methods all = [] {
            sqlite3_io_methods m{};
            m.iVersion = 1;
            m.xClose = [](sqlite3_file* f) { return file(f)->real()->pMethods->xClose(file(f)->real()); };
            m.xRead = [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
                return file(f)->real()->pMethods->xRead(file(f)->real(), to, n, at);
            };
            m.xWrite = [](sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
                if (file(f)->owner->now()) return file(f)->owner->code(SQLITE_IOERR_WRITE);
                return file(f)->real()->pMethods->xWrite(file(f)->real(), from, n, at);
            };
            m.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
                if (file(f)->owner->now()) return file(f)->owner->code(SQLITE_IOERR_TRUNCATE);
                return file(f)->real()->pMethods->xTruncate(file(f)->real(), size);
            };
            m.xSync = [](sqlite3_file* f, int flags) {
                if (file(f)->owner->now()) return file(f)->owner->code(SQLITE_IOERR_FSYNC);
                return file(f)->real()->pMethods->xSync(file(f)->real(), flags);
            };
            m.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) { return file(f)->real()->pMethods->xFileSize(file(f)->real(), size); };
            m.xLock = [](sqlite3_file* f, int level) { return file(f)->real()->pMethods->xLock(file(f)->real(), level); };
            m.xUnlock = [](sqlite3_file* f, int level) { return file(f)->real()->pMethods->xUnlock(file(f)->real(), level); };
            m.xCheckReservedLock = [](sqlite3_file* f, int* out) {
                return file(f)->real()->pMethods->xCheckReservedLock(file(f)->real(), out);
            };
            m.xFileControl = [](sqlite3_file* f, int op, void* argument) {
                return file(f)->real()->pMethods->xFileControl(file(f)->real(), op, argument);
            };
            m.xSectorSize = [](sqlite3_file* f) { return file(f)->real()->pMethods->xSectorSize(file(f)->real()); };
            m.xDeviceCharacteristics = [](sqlite3_file* f) { return file(f)->real()->pMethods->xDeviceCharacteristics(file(f)->real()); };
            return m;
        }();
        return all;
    }

    sqlite3_vfs vfs_{};
    sqlite3_vfs* real_ = nullptr;
    int asked_ = 0, number_ = 0;
    bool for_ever_ = false, failed_ = false;
    Failure failure_ = Failure::WriteError;
};
