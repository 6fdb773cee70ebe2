#include "support/symbol.h"

#include <mutex>
#include <unordered_set>

namespace jury {

namespace {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

const std::string* intern(std::string_view text) {
  static std::mutex lock;
  static auto* const pool = new std::unordered_set<std::string, TextHash, std::equal_to<>>();
  const std::lock_guard<std::mutex> guard(lock);
  const auto found = pool->find(text);
  return found != pool->end() ? &*found : &*pool->emplace(text).first;
}

}  // namespace

Symbol::Symbol() {
  static const std::string* const empty = intern("");
  text_ = empty;
}

Symbol::Symbol(std::string_view text) : text_(intern(text)) {}

}  // namespace jury
