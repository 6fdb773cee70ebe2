// Walks a method descriptor without allocating and without trusting it. `Signature` is the comfortable form;
// this one serves code that looks at every call of a program, or at descriptors that may be malformed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "ir/type.h"

namespace jury::ir {

// The length of the field descriptor that starts `text` (a class name is not empty and holds no '['), or 0.
constexpr std::size_t field_descriptor_length(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && text[at] == '[') ++at;
  if (at == text.size()) return 0;
  if (text[at] != 'L')
    return std::string_view("ZBCSIJFD").find(text[at]) == std::string_view::npos ? 0 : at + 1;
  const auto start = ++at;
  while (at < text.size() && text[at] != ';' && text[at] != '[') ++at;
  return at < text.size() && text[at] == ';' && at > start ? at + 1 : 0;
}

// The kind of a well-formed field descriptor or "V".
constexpr Kind descriptor_kind(std::string_view descriptor) {
  constexpr std::string_view letters = "VZBCSIJFD";
  const auto at = letters.find(descriptor[0]);
  return at == std::string_view::npos ? Kind::Reference : static_cast<Kind>(at);
}

class DescriptorWalk {
 public:
  explicit constexpr DescriptorWalk(std::string_view descriptor) : rest_(descriptor) {
    well_formed_ = !rest_.empty() && rest_[0] == '(';
    if (well_formed_) rest_.remove_prefix(1);
  }

  // The kinds of the parameters one after the other; none after the last, or where the descriptor is
  // malformed.
  constexpr std::optional<Kind> next_parameter() {
    if (!well_formed_ || at_end()) return std::nullopt;
    const auto length = field_descriptor_length(rest_);
    well_formed_ = length > 0;
    if (!well_formed_) return std::nullopt;
    const Kind kind = descriptor_kind(rest_);
    rest_.remove_prefix(length);
    return kind;
  }

  // After the last parameter: the kind of the result, or none when the descriptor is malformed anywhere.
  constexpr std::optional<Kind> result() const {
    if (!well_formed_ || !at_end()) return std::nullopt;
    const auto text = rest_.substr(1);
    if (text != "V" && (text.empty() || field_descriptor_length(text) != text.size())) return std::nullopt;
    return descriptor_kind(text);
  }

 private:
  constexpr bool at_end() const { return !rest_.empty() && rest_[0] == ')'; }
  std::string_view rest_;
  bool well_formed_;
};

constexpr bool is_method_descriptor(std::string_view descriptor) {
  DescriptorWalk walk(descriptor);
  while (walk.next_parameter()) {
  }
  return walk.result().has_value();
}

static_assert(descriptor_kind("Z") == Kind::Boolean && descriptor_kind("[D") == Kind::Reference);
static_assert(is_method_descriptor("(I[[JLjava/lang/String;)V") && is_method_descriptor("()[I"));
static_assert(!is_method_descriptor("(V)V") && !is_method_descriptor("(L;)V") &&
              !is_method_descriptor("(I)"));
static_assert(!is_method_descriptor("") && !is_method_descriptor("(") && !is_method_descriptor("(I"));
static_assert(!is_method_descriptor("()II") && !is_method_descriptor("([)V"));

}  // namespace jury::ir
