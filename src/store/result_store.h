// Results of earlier runs, in one SQLite file. Several processes may use it at once, and one that is killed
// leaves it whole. Nothing that is wrong with it is a reason to fail: what cannot be read is as if it were
// not there, and `problem` says what became of it.
//
//   damaged            moved aside, and a new one begun: told once. Each entry carries a hash of itself, so
//   that
//                      no damage goes by as a result
//   no store of ours   left alone: a database of something else, a file of another name that is no database,
//   or
//                      a store of a newer version
//   read only          read; nothing is kept
//   in use, or full    read as far as it can be; nothing more is kept
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "store/fingerprint.h"

struct sqlite3;

namespace jury::store {

class ResultStore {
 public:
  enum class Use : std::uint8_t { ReadAndWrite, Read };  // Read: what is not there or damaged stays as it is
  explicit ResultStore(std::filesystem::path file, Use use = Use::ReadAndWrite);
  ~ResultStore();
  ResultStore(const ResultStore&) = delete;
  ResultStore& operator=(const ResultStore&) = delete;

  std::optional<engine::Result> find(const Fingerprint& key);
  void keep(const Fingerprint& key, const engine::Result& result);
  // Of any other kind of entry.
  std::optional<std::string> find_text(const Fingerprint& key);
  void keep_text(const Fingerprint& key, const std::string& value);

  // What is kept while it lives goes to the disk at once: faster for many entries.
  class Batch {
   public:
    explicit Batch(ResultStore& store);
    ~Batch();
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

   private:
    ResultStore& store_;
  };
  Batch begin() { return Batch(*this); }

  // Upkeep. Entries as they are, with the time of their last use in seconds of the epoch; those that are damaged have
  // no value. In no order.
  struct Entry {
    Fingerprint key{};
    std::optional<std::string> value;
    std::int64_t used = 0;
  };
  void for_each(const std::function<void(const Entry&)>& visit);
  std::optional<Entry> entry(const Fingerprint& key);
  void keep_entry(const Entry& entry);
  void remove(const std::vector<Fingerprint>& keys);
  void compact();  // gives the space of what was removed back
  const std::filesystem::path& file() const { return file_; }
  bool can_read() const { return access_ != Access::None; }
  bool can_write() const { return access_ == Access::Write; }

  // A sentence for people; empty: all is well.
  const std::string& problem() const { return problem_; }

 private:
  enum class Access : std::uint8_t { None, Read, Write };
  struct Close {
    void operator()(sqlite3* database) const;
  };
  void open();
  void open_to_read_alone();
  void note_use(const Fingerprint& key, std::int64_t used);
  void write_uses();
  bool connect(int flags, const std::string& name);
  bool open_to_write();
  bool open_to_read();
  bool make_tables();
  std::string stranger();
  bool is_ours_by_name() const;
  void replace_damaged();
  void failed(const std::string& doing);
  bool execute(const char* statement);
  std::int64_t number(const char* query);
  void tell(const std::string& problem);
  void forget_oldest();

  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Close> database_;
  Access access_ = Access::None;
  bool was_replaced_ = false;
  std::uint64_t opened_file_ = 0;  // its number on the disk
  std::vector<Fingerprint> uses_;  // of entries whose time of use is old
  std::string problem_;
};

// $XDG_CACHE_HOME/jury/results.db, else in ~/.cache; nothing when there is no home.
std::optional<std::filesystem::path> default_store();

}  // namespace jury::store
