// Which values may stand for a type in a state that a method starts in: the classes that an object there can
// have, the lambdas, and what has to be assumed because there are others that nobody can list. Engines that
// make up a state make objects of these classes; a value of any other class is covered by one of the
// assumptions, or it must not happen (the law in tests/states).
//
// What depends on an engine stays there: how many objects there are, which are shared, whether the
// initialiser of an enum can be followed.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "ir/declared_type.h"
#include "program/workspace.h"
#include "start/implementations.h"
#include "start/lambda_types.h"
#include "start/type_parameters.h"

namespace jury::start {

// How objects of a class come to be there.
enum class Existence : std::uint8_t {
  Any,             // any number of them, with any fields
  EnumConstants,   // the constants of an enum
  Constants,       // what static fields of a class of the library name
  ClassObject,     // of java.lang.Class, for this class
  Collection,      // of the library, of any content
  OwnCollection,   // the program's own, its content held by a class of the library that it extends
  OpaqueCollection,  // the same where nothing is known of the content: code that looks into it is not followed
};

struct TypeValues {
  struct Candidate {
    Symbol class_name;
    Existence existence;
    bool operator==(const Candidate&) const = default;
  };
  std::vector<Candidate> candidates;
  // Types that the code asks objects for, which stand here for a type that says little. They are values as
  // far as an engine can make them, and are named in the assumption then.
  std::vector<ir::Type> asked;
  // Arrays of these types.
  std::vector<ir::Type> arrays;
  // Lambdas of the program.
  std::vector<Symbol> lambdas;
  // Instead of candidates, where there are none: an object of a class that nobody gave, and what is assumed.
  std::optional<Symbol> outside;
  std::string outside_assumption;
  // Why no value can be made up, when there is nothing else.
  std::string refusal;

  // Hold of the value whatever it is.
  std::vector<std::string> assumptions;
  // "a value of this type is null or an instance of" the candidates and the asked types that were made.
  bool is_listed = false;
  // Which values an assumption above rules out although Java allows them.
  enum class Excused : std::uint8_t { None, OthersThanTheProgram, All };
  Excused excused = Excused::None;
};

class ValuesOfTypes {
 public:
  // `types_asked`: descriptors of the types that the code asks objects for.
  explicit ValuesOfTypes(program::Workspace& workspace, std::set<std::string> types_asked = {});
  void expect(std::set<std::string> types_asked) { types_asked_ = std::move(types_asked); }

  TypeValues of(const ir::DeclaredType& type);
  // Instances of one class of the program.
  Existence existence(Symbol class_name);
  const std::set<std::string>& types_asked() const { return types_asked_; }
  Implementations& implementations() { return implementations_; }
  LambdaTypes& lambda_types() { return lambda_types_; }
  TypeParameters& parameters() { return parameters_; }

 private:
  void add_classes(const ir::DeclaredType& type, TypeValues& values);
  void add_collections(const ir::DeclaredType& type, TypeValues& values);
  void add_program_values(const ir::DeclaredType& type, TypeValues& values);
  void add_library_values(const ir::DeclaredType& type, TypeValues& values);
  void add_lambdas(const ir::DeclaredType& type, TypeValues& values);
  void add_asked(Symbol class_name, TypeValues& values);
  void add_outside(Symbol class_name, TypeValues& values);
  bool is_asked_for(Symbol class_name);

  program::Workspace& workspace_;
  std::set<std::string> types_asked_;
  Implementations implementations_;
  LambdaTypes lambda_types_;
  TypeParameters parameters_;
};

// The text of the assumption where is_listed: the classes and types in the order in which they are shown.
std::string listing_assumption(Symbol type, const std::vector<std::string>& shown, bool has_lambdas);

}  // namespace jury::start
