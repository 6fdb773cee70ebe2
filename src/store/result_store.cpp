#include "store/result_store.h"

#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "engine/result_codec.h"
#include "support/diagnostics.h"

namespace jury::store {

namespace {

constexpr int most_milliseconds = 10'000;  // to wait for another process
constexpr int most_attempts = 100;         // to make the file beside others, 20 ms apart
constexpr int most_entries = 200'000;
constexpr const char* schema =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
    "CREATE TABLE IF NOT EXISTS entry (key BLOB PRIMARY KEY, value BLOB NOT NULL, used INTEGER NOT NULL) "
    "WITHOUT ROWID;";

// A prepared statement that is finalised with its scope.
class Statement {
 public:
  Statement(sqlite3* database, const char* text) {
    if (sqlite3_prepare_v2(database, text, -1, &statement_, nullptr) != SQLITE_OK) statement_ = nullptr;
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  void bind(int index, std::string_view bytes) {
    sqlite3_bind_blob(statement_, index, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
  }
  int step() { return statement_ ? sqlite3_step(statement_) : SQLITE_ERROR; }
  std::string bytes(int column) {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
};

std::string_view bytes_of(const Fingerprint& key) {
  return {reinterpret_cast<const char*>(key.data()), key.size()};
}

}  // namespace

void ResultStore::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

ResultStore::ResultStore(const std::filesystem::path& file) { open(file); }

ResultStore::~ResultStore() = default;

void ResultStore::open(const std::filesystem::path& file) {
  std::error_code ignored;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), ignored);
  sqlite3* database = nullptr;
  const int code = sqlite3_open(file.c_str(), &database);
  database_.reset(database);
  if (code != SQLITE_OK) return give_up(file.string() + " cannot be opened");
  sqlite3_busy_timeout(database, most_milliseconds);
  // The first to come makes the file; SQLite's own patience does not cover that.
  for (int attempt = 0; !execute(schema); ++attempt) {
    const int failure = sqlite3_errcode(database) & 0xff;
    if ((failure != SQLITE_BUSY && failure != SQLITE_LOCKED) || attempt == most_attempts)
      return give_up(file.string() + " cannot be used: " + sqlite3_errmsg(database));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

bool ResultStore::execute(const char* statement) {
  return sqlite3_exec(database_.get(), statement, nullptr, nullptr, nullptr) == SQLITE_OK;
}

void ResultStore::give_up(const std::string& why) {
  problem_ = why;
  database_.reset();
}

std::optional<std::string> ResultStore::find_text(const Fingerprint& key) {
  if (!database_) return std::nullopt;
  Statement select(database_.get(), "SELECT value FROM entry WHERE key = ?");
  select.bind(1, bytes_of(key));
  const int code = select.step();
  if (code == SQLITE_ROW) return select.bytes(0);
  if (code != SQLITE_DONE)
    give_up(std::string("the store cannot be read: ") + sqlite3_errmsg(database_.get()));
  return std::nullopt;
}

void ResultStore::keep_text(const Fingerprint& key, const std::string& value) {
  if (!database_) return;
  {
    Statement insert(database_.get(), "INSERT OR REPLACE INTO entry VALUES (?, ?, unixepoch())");
    insert.bind(1, bytes_of(key));
    insert.bind(2, value);
    if (insert.step() == SQLITE_DONE) return forget_oldest();
  }
  give_up(std::string("the store cannot be written: ") + sqlite3_errmsg(database_.get()));
}

// Once in a while, so that the file does not grow for ever.
void ResultStore::forget_oldest() {
  if (sqlite3_total_changes(database_.get()) % 1'000 != 1) return;
  execute(("DELETE FROM entry WHERE key IN (SELECT key FROM entry ORDER BY used DESC LIMIT -1 OFFSET " +
           std::to_string(most_entries) + ")")
              .c_str());
}

ResultStore::Batch::Batch(ResultStore& store) : store_(store) {
  if (store_.database_) store_.execute("BEGIN");
}

ResultStore::Batch::~Batch() {
  if (store_.database_) store_.execute("COMMIT");
}

std::optional<engine::Result> ResultStore::find(const Fingerprint& key) {
  const auto bytes = find_text(key);
  if (!bytes) return std::nullopt;
  try {
    auto result = engine::decode_result(*bytes);
    result.stored = true;
    return result;
  } catch (const InternalError&) {
    return std::nullopt;  // another version's
  }
}

void ResultStore::keep(const Fingerprint& key, const engine::Result& result) {
  keep_text(key, engine::encode_result(result));
}

std::optional<std::filesystem::path> default_store() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
    return std::filesystem::path(cache) / "jury" / "results.db";
  if (const char* home = std::getenv("HOME"); home && *home)
    return std::filesystem::path(home) / ".cache" / "jury" / "results.db";
  return std::nullopt;
}

}  // namespace jury::store
