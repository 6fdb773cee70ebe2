// How values look wherever a run is shown: primitives as Java writes them, texts quoted, objects by class and
// number in the order in which they first appear ("Node#2").
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/type.h"
#include "trace/value.h"

namespace jury::trace {

struct Choice;
struct Object;
struct Outcome;

std::string show_primitive(ir::Kind kind, Value value);
std::string show_choice(const Choice& choice);
std::string show_text(std::u16string_view text);  // a long one is cut
// The exception that a run ended with: its class and its message on one line, characters that cannot be
// printed by their numbers.
std::string show_exception(const Outcome& outcome);

class ObjectNames {
 public:
  // `class_name` as people write it, with its package or without.
  const std::string& name(const Object* object, std::string_view class_name);

 private:
  std::unordered_map<const Object*, std::string> names_;
  std::unordered_map<std::string, int> counters_;
};

}  // namespace jury::trace
