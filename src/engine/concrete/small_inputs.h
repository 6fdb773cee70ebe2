// Small inputs for an entry, numbered: texts for a main method; for any other method arguments built by the
// program's own constructors, lists and maps of a few elements, with aliases between arguments. Number after
// number they grow and vary, and take values that stand in the program's code.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "ir/declared_type.h"
#include "program/literals.h"
#include "program/workspace.h"
#include "trace/choices.h"
#include "trace/interpreter.h"

namespace jury::engine::concrete {

class SmallInputs {
 public:
  SmallInputs(program::Workspace& workspace, trace::Interpreter& interpreter,
              const program::Literals& literals, std::uint64_t number);

  struct Arguments {
    bool is_main = false;
    std::vector<std::string> texts;
    std::vector<trace::Value> values;
  };
  // Whether the entry has an input of this number.
  bool exists(const ir::Method& entry) const;
  // Nothing when this one could not be built.
  std::optional<Arguments> arguments(const ir::Method& entry);

 private:
  std::optional<trace::Value> make(const ir::DeclaredType& type, int depth);
  std::optional<trace::Value> make_object(const ir::DeclaredType& type, int depth);
  std::optional<trace::Value> make_iterator(const ir::DeclaredType& type, int depth);
  std::optional<trace::Value> make_array(const ir::Type& type, int depth);
  std::vector<std::string> texts_for_main();
  std::int32_t integer();
  std::string text();
  // The first inputs are small; later ones have odd values, and the last ones null.
  bool is_small() const { return number_ < 24; }
  bool may_be_null() const { return number_ >= 96; }
  trace::Object* construct(Symbol class_name, const ir::DeclaredType& wanted, int depth);
  std::vector<trace::Object*> enum_constants(const ir::Class& cls);
  trace::Object* box(std::int32_t value);
  trace::Object* element(int depth);
  void fill(trace::Object& collection, const ir::DeclaredType& type, int depth);
  bool call(std::string_view owner, std::string_view name, std::string_view descriptor,
            const std::vector<trace::Value>& arguments, trace::Value* result = nullptr);
  Symbol concrete_class(Symbol type);
  std::vector<Symbol> element_classes(const ir::Method& entry);
  std::uint32_t below(std::uint32_t bound) {
    return std::uniform_int_distribution<std::uint32_t>(0, bound - 1)(random_);
  }

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;
  std::uint64_t number_;
  std::mt19937 random_;
  trace::RandomChoices odd_values_;
  std::vector<std::pair<ir::DeclaredType, trace::Object*>> made_;  // for aliases
  std::vector<Symbol> elements_;                                   // classes that elements are cast to
};

}  // namespace jury::engine::concrete
