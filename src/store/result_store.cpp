#include "store/result_store.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <thread>

#include "engine/result_codec.h"
#include "support/diagnostics.h"

namespace jury::store {

namespace {

namespace fs = std::filesystem;

constexpr int most_milliseconds = 10'000;  // to wait for another process
constexpr int milliseconds_between = 20;   // attempts to make the file beside others
constexpr int most_entries = 200'000;
constexpr std::int64_t application = 0x4a757279;  // "Jury"
constexpr std::int64_t version = 2;               // 1, which files do not say: entries without a hash
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
    if (statement_)
      sqlite3_bind_blob(statement_, index, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
  }
  int step() { return statement_ ? sqlite3_step(statement_) : SQLITE_ERROR; }
  std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }
  std::string bytes(int column) {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return {data ? data : "", static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
};

std::string_view bytes_of(const Fingerprint& key) {
  return {reinterpret_cast<const char*>(key.data()), key.size()};
}

// SQLite has no hashes: a bit that flips within an entry would be read as another result.
std::string seal(const Fingerprint& key, const std::string& value) {
  Fingerprinter fingerprinter;
  fingerprinter.add(bytes_of(key));
  fingerprinter.add(value);
  return std::string(bytes_of(fingerprinter.finish()));
}

std::optional<std::string> unsealed(const Fingerprint& key, const std::string& bytes) {
  const std::size_t length = Fingerprint{}.size();
  if (bytes.size() < length) return std::nullopt;
  auto value = bytes.substr(length);
  if (seal(key, value) != bytes.substr(0, length)) return std::nullopt;
  return value;
}

std::uint64_t number_on_disk(const fs::path& file) {
  struct stat found {};
  return ::stat(file.c_str(), &found) == 0 ? found.st_ino : 0;
}

// The name of a file as SQLite wants it in a URI.
std::string escaped(const fs::path& file) {
  constexpr const char* digits = "0123456789ABCDEF";
  std::string result;
  for (const char c : fs::absolute(file).string()) {
    if (c != '%' && c != '?' && c != '#') {
      result += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    result += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return result;
}

}  // namespace

void ResultStore::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

ResultStore::ResultStore(fs::path file, Use use) : file_(std::move(file)) {
  if (use == Use::Read)
    open_to_read_alone();
  else
    open();
}

ResultStore::~ResultStore() { write_uses(); }

void ResultStore::open_to_read_alone() {
  std::error_code ignored;
  if (!fs::is_regular_file(file_, ignored)) return tell(file_.string() + ": no such file");
  const bool is_ours = open_to_read() && number("PRAGMA application_id") == application;
  if (is_ours)
    access_ = Access::Read;
  else
    tell(file_.string() + " is no store of this version of Jury, or is damaged");
}

void ResultStore::open() {
  std::error_code ignored;
  if (file_.has_parent_path()) fs::create_directories(file_.parent_path(), ignored);
  if (open_to_write()) {
    access_ = Access::Write;
    opened_file_ = number_on_disk(file_);
    return;
  }
  const int failure = database_ ? sqlite3_errcode(database_.get()) & 0xff : SQLITE_CANTOPEN;
  const std::string why = database_ ? sqlite3_errmsg(database_.get()) : "it cannot be opened";
  if (access_ == Access::None && !problem_.empty()) return database_.reset();  // a stranger
  if (failure == SQLITE_NOTADB || failure == SQLITE_CORRUPT) return replace_damaged();
  if (open_to_read()) {
    access_ = Access::Read;
    const bool is_busy = failure == SQLITE_BUSY || failure == SQLITE_LOCKED;
    return tell("nothing is kept in " + file_.string() + ", " +
                (is_busy ? "which another program is writing to" : "which can only be read"));
  }
  database_.reset();
  tell("results are not kept: " + file_.string() + ": " + why);
}

bool ResultStore::connect(int flags, const std::string& name) {
  sqlite3* database = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &database, flags | SQLITE_OPEN_URI, nullptr);
  database_.reset(database);
  if (database) sqlite3_busy_timeout(database, most_milliseconds);
  return code == SQLITE_OK;
}

bool ResultStore::open_to_write() {
  if (!connect(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "file:" + escaped(file_))) return false;
  if (sqlite3_db_readonly(database_.get(), "main") == 1) {
    execute("PRAGMA user_version = 0");  // for its error
    return false;
  }
  if (const auto what = stranger(); !what.empty()) {
    tell("results are not kept: " + file_.string() + " " + what);
    return false;
  }
  const int code = sqlite3_errcode(database_.get()) & 0xff;
  if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT) return false;
  return make_tables();
}

// The first to come makes the file; SQLite's own patience does not cover that.
bool ResultStore::make_tables() {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(most_milliseconds);
  const auto is_marked = [&] {
    return number("PRAGMA application_id") == application && number("PRAGMA user_version") == version;
  };
  const auto mark = "PRAGMA application_id = " + std::to_string(application) +
                    "; PRAGMA user_version = " + std::to_string(version);
  while (!execute(schema) || (!is_marked() && !execute(mark.c_str()))) {
    const int failure = sqlite3_errcode(database_.get()) & 0xff;
    if ((failure != SQLITE_BUSY && failure != SQLITE_LOCKED) || std::chrono::steady_clock::now() > deadline)
      return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds_between));
  }
  return true;
}

// A file in a folder that cannot be written to has no place for what readers share; it does not change then.
bool ResultStore::open_to_read() {
  for (const auto* how : {"?mode=ro", "?mode=ro&immutable=1"}) {
    if (!connect(SQLITE_OPEN_READONLY, "file:" + escaped(file_) + how)) continue;
    if (!stranger().empty()) return false;
    if (execute("SELECT count(*) FROM (SELECT 1 FROM entry LIMIT 1)")) return true;
  }
  return false;
}

// What the file is when it is no store that this version may use; empty: it is one, or will be, or cannot be
// read.
std::string ResultStore::stranger() {
  const auto id = number("PRAGMA application_id");
  const int code = sqlite3_errcode(database_.get()) & 0xff;
  if (code == SQLITE_NOTADB) return is_ours_by_name() ? "" : "is no store of Jury";
  const auto others =
      number("SELECT count(*) FROM sqlite_master WHERE name <> 'entry' AND name NOT LIKE 'sqlite_%'");
  if ((id != 0 && id != application) || (id == 0 && others > 0)) return "is a database of something else";
  if (id == application && number("PRAGMA user_version") > version) return "is of a newer version of Jury";
  return "";
}

// Its content does not tell any more what it was.
bool ResultStore::is_ours_by_name() const { return file_.extension() == ".db"; }

// Out of the way, where somebody may look at it; another process may have done so already.
void ResultStore::replace_damaged() {
  database_.reset();
  access_ = Access::None;
  if (was_replaced_) return tell("results are not kept: " + file_.string() + " is damaged");
  was_replaced_ = true;
  const bool is_the_same = opened_file_ == 0 || opened_file_ == number_on_disk(file_);
  std::error_code error;
  if (is_the_same) {
    auto aside = file_;
    aside += ".damaged";
    fs::rename(file_, aside, error);
    if (error) return tell("results are not kept: " + file_.string() + " is damaged: " + error.message());
    for (const auto* suffix : {"-wal", "-shm"}) {
      auto companion = file_;
      companion += suffix;
      std::error_code ignored;
      fs::remove(companion, ignored);
    }
    tell("the store " + file_.string() + " was damaged: it is now " + aside.filename().string() +
         ", and a new one is begun");
  }
  open();
}

// After an attempt to read or write.
void ResultStore::failed(const std::string& doing) {
  const int code = sqlite3_errcode(database_.get()) & 0xff;
  if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) return replace_damaged();
  tell("results are not kept: " + file_.string() + " cannot be " + doing + ": " +
       sqlite3_errmsg(database_.get()));
  access_ = doing == "written" ? Access::Read : Access::None;
}

bool ResultStore::execute(const char* statement) {
  return sqlite3_exec(database_.get(), statement, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::int64_t ResultStore::number(const char* query) {
  Statement statement(database_.get(), query);
  return statement.step() == SQLITE_ROW ? statement.number(0) : 0;
}

void ResultStore::tell(const std::string& problem) {
  if (problem_.empty()) problem_ = problem;
}

std::optional<std::string> ResultStore::find_text(const Fingerprint& key) {
  if (access_ == Access::None) return std::nullopt;
  int code = SQLITE_ERROR;
  {
    Statement select(database_.get(), "SELECT value, used FROM entry WHERE key = ?");
    select.bind(1, bytes_of(key));
    code = select.step();
    if (code == SQLITE_ROW) {
      note_use(key, select.number(1));
      return unsealed(key, select.bytes(0));
    }
  }
  if (code != SQLITE_DONE) failed("read");
  return std::nullopt;
}

void ResultStore::keep_text(const Fingerprint& key, const std::string& value) {
  if (access_ != Access::Write) return;
  {
    Statement insert(database_.get(), "INSERT OR REPLACE INTO entry VALUES (?, ?, unixepoch())");
    insert.bind(1, bytes_of(key));
    insert.bind(2, seal(key, value) + value);
    if (insert.step() == SQLITE_DONE) return forget_oldest();
  }
  failed("written");
}

// What is read is of use still: it is not what goes first. To the day, or every reader would be a writer.
void ResultStore::note_use(const Fingerprint& key, std::int64_t used) {
  constexpr std::int64_t seconds_of_a_day = 86'400;
  if (access_ == Access::Write && used + seconds_of_a_day < std::time(nullptr)) uses_.push_back(key);
}

void ResultStore::write_uses() {
  if (uses_.empty() || access_ != Access::Write || !execute("BEGIN")) return;
  for (const auto& key : uses_) {
    Statement update(database_.get(), "UPDATE entry SET used = unixepoch() WHERE key = ?");
    update.bind(1, bytes_of(key));
    update.step();
  }
  if (!execute("COMMIT")) execute("ROLLBACK");  // it is a hint, no more
}

void ResultStore::for_each(const std::function<void(const Entry&)>& visit) {
  if (access_ == Access::None) return;
  int code = SQLITE_ROW;
  {
    Statement select(database_.get(), "SELECT key, value, used FROM entry");
    while ((code = select.step()) == SQLITE_ROW) {
      const auto bytes = select.bytes(0);
      Entry entry;
      if (bytes.size() != entry.key.size()) continue;
      std::copy(bytes.begin(), bytes.end(), entry.key.begin());
      entry.value = unsealed(entry.key, select.bytes(1));
      entry.used = select.number(2);
      visit(entry);
    }
  }
  if (code != SQLITE_DONE) failed("read");
}

std::optional<ResultStore::Entry> ResultStore::entry(const Fingerprint& key) {
  if (access_ == Access::None) return std::nullopt;
  Statement select(database_.get(), "SELECT value, used FROM entry WHERE key = ?");
  select.bind(1, bytes_of(key));
  if (select.step() != SQLITE_ROW) return std::nullopt;
  return Entry{key, unsealed(key, select.bytes(0)), select.number(1)};
}

void ResultStore::keep_entry(const Entry& entry) {
  if (access_ != Access::Write || !entry.value) return;
  {
    Statement insert(database_.get(), "INSERT OR REPLACE INTO entry VALUES (?, ?, CAST(? AS INTEGER))");
    insert.bind(1, bytes_of(entry.key));
    insert.bind(2, seal(entry.key, *entry.value) + *entry.value);
    insert.bind(3, std::to_string(entry.used));
    if (insert.step() == SQLITE_DONE) return;
  }
  failed("written");
}

void ResultStore::remove(const std::vector<Fingerprint>& keys) {
  if (access_ != Access::Write) return;
  const auto all = begin();
  for (const auto& key : keys) {
    Statement remove(database_.get(), "DELETE FROM entry WHERE key = ?");
    remove.bind(1, bytes_of(key));
    if (remove.step() != SQLITE_DONE) return;
  }
}

void ResultStore::compact() {
  if (access_ == Access::Write) execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);");
}

// Once in a while, so that the file does not grow for ever.
void ResultStore::forget_oldest() {
  if (sqlite3_total_changes(database_.get()) % 1'000 != 1) return;
  execute(("DELETE FROM entry WHERE key IN (SELECT key FROM entry ORDER BY used DESC LIMIT -1 OFFSET " +
           std::to_string(most_entries) + ")")
              .c_str());
}

ResultStore::Batch::Batch(ResultStore& store) : store_(store) {
  if (store_.access_ == Access::Write) store_.execute("BEGIN");
}

ResultStore::Batch::~Batch() {
  if (!store_.database_ || sqlite3_get_autocommit(store_.database_.get()) != 0) return;
  if (!store_.execute("COMMIT")) {
    store_.failed("written");
    if (store_.database_) store_.execute("ROLLBACK");
  }
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

std::optional<fs::path> default_store() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
    return fs::path(cache) / "jury" / "results.db";
  if (const char* home = std::getenv("HOME"); home && *home)
    return fs::path(home) / ".cache" / "jury" / "results.db";
  return std::nullopt;
}

}  // namespace jury::store
