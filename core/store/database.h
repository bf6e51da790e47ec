#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace rackwright {

/// The first thing that went wrong with a database.
struct DatabaseError {
    int code = 0;          ///< SQLite's primary result code; 0: nothing went wrong
    int system_error = 0;  ///< errno behind it, where there was one
    std::string text;
};

/// One SQLite connection. The first error is kept and everything after it does nothing, so that a sequence of statements
/// is checked once, at its end.
class Database {
public:
    enum class Access {
        ReadOnly,  ///< a file from a stranger: nothing in it may run, nothing may be written
        Write      ///< a file of our own making
    };
    /// `path` in UTF-8; ":memory:" with Access::Write makes one in memory.
    Database(const std::string& path, Access access);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    bool ok() const { return error_.code == 0; }
    const DatabaseError& error() const { return error_; }
    /// Marks the content as damaged: what a reader found cannot have been written by us.
    void damaged(std::string text);
    /// Keeps SQLite's current error, if there is none yet.
    void keep_error(int code);

    void execute(const std::string& sql);
    /// Closes the file; errors that only then show (a delayed write) are kept.
    void close();

private:
    friend class Statement;
    struct Closer {
        void operator()(sqlite3* connection) const;
    };
    void harden();

    std::unique_ptr<sqlite3, Closer> connection_;
    DatabaseError error_;
    std::int64_t steps_left_ = 0;  ///< of the virtual machine, in thousands, before a reader gives up
};

/// A prepared statement. Must not outlive its database.
class Statement {
public:
    Statement(Database& database, std::string_view sql);

    /// The next row is there. False at the end and after an error.
    bool next();

    /// Binds the values in order and runs the statement to its end; it can be run again.
    template <typename... Values>
    void run(const Values&... values) {
        int index = 0;
        (bind(++index, values), ...);
        finish();
    }

    /// A value of the current row. Another type than asked for, or a number beyond an int, marks the database as damaged.
    std::string text(int column);
    std::int64_t whole(int column);
    int small(int column);
    double real(int column);
    bool truth(int column);  ///< 0 or 1
    bool is_null(int column);

private:
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const;
    };
    void bind(int index, std::string_view value);
    void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
    void bind(int index, std::int64_t value);
    void bind(int index, int value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, bool value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, double value);
    void bind(int index, std::nullptr_t);
    void finish();
    bool has(int column, int type);

    Database& database_;
    std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
};

}  // namespace rackwright
