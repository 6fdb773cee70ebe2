// Results of earlier runs, in one SQLite file. Several processes may use it at once, and one that is killed
// leaves it whole. A store that cannot be opened or read is no reason to fail: it is then as if it were
// empty, and `problem` says why.
#pragma once

#include <filesystem>
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
  explicit ResultStore(const std::filesystem::path& file);
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

  const std::string& problem() const { return problem_; }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  void open(const std::filesystem::path& file);
  bool execute(const char* statement);
  void give_up(const std::string& why);
  void forget_oldest();

  std::unique_ptr<sqlite3, Close> database_;
  std::string problem_;
};

// $XDG_CACHE_HOME/jury/results.db, else in ~/.cache; nothing when there is no home.
std::optional<std::filesystem::path> default_store();

}  // namespace jury::store
