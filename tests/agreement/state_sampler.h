// Random states for a method, built in the interpreter: numbers, arrays, linked objects, fields and
// collections, with much aliasing. Declared types say what collections hold; what they hold without one are
// integers.
#pragma once

#include <random>
#include <vector>

#include "ir/member_types.h"
#include "program/workspace.h"
#include "trace/interpreter.h"

namespace jury::agreement {

struct StateBounds {
  std::uint32_t objects = 2;  // of each class, and elements of a collection
  std::uint32_t length = 4;   // of arrays
  std::uint32_t null_in = 6;  // one reference in so many is null
  bool null_elements = true;  // in collections
  // A value of type Object is whatever there is, texts are short, and arrays may be of subclasses.
  bool any_object = false;
};

class StateSampler {
 public:
  StateSampler(program::Workspace& workspace, const ir::Method& entry, trace::Interpreter& interpreter,
               std::uint64_t seed)
      : workspace_(workspace),
        program_(workspace.program()),
        entry_(entry),
        interpreter_(interpreter),
        random_(seed) {}

  // A state in a machine that was reset; the arguments of the entry, the receiver first.
  std::vector<trace::Value> sample(const StateBounds& bounds);
  // Of the last state: all that were made.
  std::vector<trace::Object*> objects() const;

 private:
  using Pool = std::vector<trace::Object*>;

  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }
  std::int32_t number();
  trace::Value value(const ir::DeclaredType& type);
  trace::Object* object(const ir::DeclaredType& type);
  trace::Object* anything();
  trace::Object* short_text(std::uint64_t number);
  ir::Type narrowed(const ir::Type& element);
  void add_constants(const ir::Class& cls, Pool& objects);
  Pool& pool(const ir::DeclaredType& type);
  void fill_pool(const ir::DeclaredType& type, Pool& objects);
  void fill(trace::Object& object, Symbol class_name);
  trace::Object* receiver();
  trace::Object* collection(const ir::DeclaredType& type);
  trace::Object* array(const ir::DeclaredType& type);
  trace::Value element(const ir::DeclaredType& type);
  trace::Object* make(Symbol class_name);
  void call(trace::Object& receiver, Symbol class_name, const char* name, const char* descriptor,
            std::vector<trace::Value> arguments);

  program::Workspace& workspace_;
  program::Program& program_;
  const ir::Method& entry_;
  trace::Interpreter& interpreter_;
  std::mt19937_64 random_;
  StateBounds bounds_;
  std::map<std::string, Pool> pools_;
};

}  // namespace jury::agreement
