// Interned strings: class names, member names, descriptors, string constants.
// Two symbols are equal exactly when their texts are; comparing and hashing cost one pointer.
// The pool lives as long as the process and only grows, so a Symbol never dangles. It is shared by
// all threads, behind a lock; nothing observable depends on the order in which texts were interned.
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>

namespace jury {

class Symbol {
 public:
  Symbol();  // the empty text
  explicit Symbol(std::string_view text);

  const std::string& text() const { return *text_; }
  std::string_view view() const { return *text_; }
  bool empty() const { return text_->empty(); }
  const void* identity() const { return text_; }

  bool operator==(const Symbol& other) const = default;
  bool operator==(std::string_view other) const { return *text_ == other; }
  // By text, so that sorted output does not depend on addresses.
  bool operator<(const Symbol& other) const { return *text_ < *other.text_; }

 private:
  const std::string* text_;
};

}  // namespace jury

template <>
struct std::hash<jury::Symbol> {
  std::size_t operator()(const jury::Symbol& symbol) const noexcept {
    return std::hash<const void*>()(symbol.identity());
  }
};
