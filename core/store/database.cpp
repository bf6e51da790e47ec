#include "store/database.h"

#include <sqlite3.h>

#include <limits>

namespace rackwright {
namespace {

/// A reader gives up after so many thousand steps of SQLite's virtual machine: a project of the largest size that is
/// accepted takes far fewer, a query plan that loops would take for ever.
constexpr std::int64_t reader_steps = 50'000;
constexpr int steps_a_call = 1000;

int count_down(void* steps_left) { return --*static_cast<std::int64_t*>(steps_left) < 0 ? 1 : 0; }

}  // namespace

void Database::Closer::operator()(sqlite3* connection) const { sqlite3_close(connection); }
void Statement::Finalizer::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::string& path, Access access) {
    const int flags = access == Access::ReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nullptr);
    connection_.reset(connection);
    if (connection == nullptr) {
        error_ = {SQLITE_NOMEM, 0, "out of memory"};
        return;
    }
    if (code != SQLITE_OK) {
        keep_error(code);
        return;
    }
    if (access == Access::ReadOnly) harden();
    execute("PRAGMA foreign_keys = ON");
}

/// As sqlite.org advises for files from strangers (security.html); before the first statement.
void Database::harden() {
    sqlite3* const connection = connection_.get();
    const auto set = [&](int option, int value) {
        int now = -1;
        const int code = sqlite3_db_config(connection, option, value, &now);
        // An option that this build of SQLite lacks must not be taken for one that is set.
        if (code != SQLITE_OK || now != value) keep_error(code != SQLITE_OK ? code : SQLITE_MISUSE);
    };
    set(SQLITE_DBCONFIG_DEFENSIVE, 1);
    set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    set(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    set(SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    set(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    set(SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0);
    set(SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0);
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 4 * 1024 * 1024);
    sqlite3_limit(connection, SQLITE_LIMIT_SQL_LENGTH, 100'000);
    sqlite3_limit(connection, SQLITE_LIMIT_COLUMN, 100);
    sqlite3_limit(connection, SQLITE_LIMIT_EXPR_DEPTH, 20);
    sqlite3_limit(connection, SQLITE_LIMIT_COMPOUND_SELECT, 3);
    sqlite3_limit(connection, SQLITE_LIMIT_VDBE_OP, 25'000);
    sqlite3_limit(connection, SQLITE_LIMIT_FUNCTION_ARG, 8);
    sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(connection, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
    sqlite3_limit(connection, SQLITE_LIMIT_WORKER_THREADS, 0);
    steps_left_ = reader_steps;
    sqlite3_progress_handler(connection, steps_a_call, count_down, &steps_left_);
    execute("PRAGMA trusted_schema = OFF");
    execute("PRAGMA cell_size_check = ON");
    execute("PRAGMA mmap_size = 0");
    execute("PRAGMA query_only = ON");
}

void Database::keep_error(int code) {
    if (!ok() || code == SQLITE_OK) return;
    error_.code = code & 0xff;
    if (connection_ == nullptr) {
        error_.text = sqlite3_errstr(code);
        return;
    }
    error_.system_error = sqlite3_system_errno(connection_.get());
    const bool current = (sqlite3_errcode(connection_.get()) & 0xff) == error_.code;
    error_.text = current ? sqlite3_errmsg(connection_.get()) : sqlite3_errstr(code);
}

void Database::damaged(std::string text) {
    if (ok()) error_ = {SQLITE_CORRUPT, 0, std::move(text)};
}

void Database::execute(const std::string& sql) {
    if (!ok()) return;
    keep_error(sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr));
}

void Database::close() {
    if (connection_ == nullptr) return;
    const int code = sqlite3_close(connection_.get());
    keep_error(code);
    // An open statement keeps the connection alive: the destructor must not close it a second time while it is busy.
    if (code == SQLITE_OK) static_cast<void>(connection_.release());
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
    if (!database_.ok()) return;
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(database_.connection_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_NO_VTAB,
                                        &statement, nullptr);
    statement_.reset(statement);
    database_.keep_error(code);
}

bool Statement::next() {
    if (!database_.ok()) return false;
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) database_.keep_error(code);
    return false;
}

void Statement::finish() {
    if (!database_.ok()) return;
    while (next()) {
    }
    if (database_.ok()) database_.keep_error(sqlite3_reset(statement_.get()));
}

bool Statement::has(int column, int type) {
    if (!database_.ok()) return false;
    if (sqlite3_column_type(statement_.get(), column) == type) return true;
    database_.damaged(std::string("unexpected type in column ") + sqlite3_column_name(statement_.get(), column));
    return false;
}

std::string Statement::text(int column) {
    if (!has(column, SQLITE_TEXT)) return {};
    const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
    if (bytes == nullptr) {
        database_.keep_error(SQLITE_NOMEM);
        return {};
    }
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

std::int64_t Statement::whole(int column) { return has(column, SQLITE_INTEGER) ? sqlite3_column_int64(statement_.get(), column) : 0; }

int Statement::small(int column) {
    const std::int64_t value = whole(column);
    if (value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max()) return static_cast<int>(value);
    database_.damaged(std::string("number out of range in column ") + sqlite3_column_name(statement_.get(), column));
    return 0;
}

double Statement::real(int column) { return has(column, SQLITE_FLOAT) ? sqlite3_column_double(statement_.get(), column) : 0.0; }

bool Statement::truth(int column) {
    const std::int64_t value = whole(column);
    if (value != 0 && value != 1)
        database_.damaged(std::string("neither 0 nor 1 in column ") + sqlite3_column_name(statement_.get(), column));
    return value == 1;
}

bool Statement::is_null(int column) { return database_.ok() && sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

void Statement::bind(int index, std::string_view value) {
    if (!database_.ok()) return;
    // The statement is run before `value` can go. An empty view may have no address, which SQLite would take for NULL.
    const char* bytes = value.data() == nullptr ? "" : value.data();
    database_.keep_error(sqlite3_bind_text64(statement_.get(), index, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int index, std::int64_t value) {
    if (database_.ok()) database_.keep_error(sqlite3_bind_int64(statement_.get(), index, value));
}

void Statement::bind(int index, double value) {
    if (database_.ok()) database_.keep_error(sqlite3_bind_double(statement_.get(), index, value));
}

void Statement::bind(int index, std::nullptr_t) {
    if (database_.ok()) database_.keep_error(sqlite3_bind_null(statement_.get(), index));
}

}  // namespace rackwright
