// Whether an object of a start state can be there at all: whether a constructor of its class makes it of what
// its fields hold. Start states are built without constructors, so that they may hold objects that no
// constructor lets through: a record that refuses an empty array, with one.
//
// Asked about are classes whose fields are all final and whose constructors keep each parameter in a field,
// as it is or as a copy; the canonical constructor of a record does. The constructor is run by the
// interpreter on the values of the fields. When it throws, or leaves other numbers or texts in the fields,
// there is no such object. Nothing is known, and the object counts as possible, where that may be the doing
// of something that has changed since: a list that others have, the elements of an array.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "program/workspace.h"
#include "start/static_contents.h"
#include "trace/interpreter.h"

namespace jury::engine {

class Construction {
 public:
  // Runs constructors: the interpreter's state is not to be used afterwards.
  Construction(program::Workspace& workspace, trace::Interpreter& interpreter)
      : workspace_(workspace), interpreter_(interpreter), contents_(workspace) {}

  bool may_exist(trace::Object& object);

 private:
  // A constructor, and what it is to be given.
  struct Way {
    const ir::Method* constructor;
    struct Parameter {
      const ir::Field* field = nullptr;  // that keeps it
      bool copied = false;               // into a collection that nobody can change
    };
    std::vector<Parameter> parameters;
  };
  enum class Answer : std::uint8_t { Made, Refused, Other, Unknown };
  struct Attempt {
    Answer answer;
    std::string made;  // Other: what the fields hold that differ
  };

  const std::optional<std::vector<Way>>& ways(const ir::Class& cls);
  std::optional<std::vector<Way>> find_ways(const ir::Class& cls);
  bool reads_statics(const ir::Body& body, int depth);
  std::optional<Way> way(const ir::Class& cls, const ir::Method& constructor, const ir::Body& body);
  bool is_refused(const Way& way, trace::Object& object, const ir::Class& cls);
  Attempt attempt(const Way& way, const std::vector<trace::Value>& arguments, trace::Object& object,
                  const ir::Class& cls);
  bool is_settled(const Way::Parameter& parameter, trace::Value value);
  bool never_changes(const trace::Object* object, std::set<const trace::Object*>& seen);
  std::optional<trace::Value> with_elements(trace::Value array, int variant);
  bool is_kept(const ir::Field& field, trace::Value made, trace::Value wanted);

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;
  start::StaticContents contents_;
  std::map<Symbol, std::optional<std::vector<Way>>> known_;
};

}  // namespace jury::engine
