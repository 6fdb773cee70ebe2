// The declarations of a Java source as far as specifications need them, with the JML that belongs to each.
// Plain data; the tokens refer to the source.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "spec/jml/syntax.h"

namespace jury::spec::jml {

struct Modifiers {
  std::uint32_t begin = 0;
  Token access;  // `private` or `protected`; End when there is none
  bool is_static = false;
  bool is_private = false;
  bool is_abstract = false;
  bool jml = false;  // some modifier of JML was there
  bool pure = false;
  bool helper = false;
  bool nullable = false;
  bool non_null = false;
  bool spec_public = false;
  bool ghost = false;
  bool model = false;
  bool nullable_by_default = false;
  bool non_null_by_default = false;
  // Of the numbers in specifications, by spec_bigint_math and spec_java_math.
  enum class Arithmetic : std::uint8_t { Inherited, Java, Mathematical } arithmetic = Arithmetic::Inherited;
  std::vector<Token> suppressed;  // the texts of @SuppressWarnings
};

struct Parameter {
  std::vector<Token> type;
  std::string brackets;  // "[]" for varargs and for brackets behind the name
  Token name;
  Modifiers modifiers;
};

struct FieldDeclaration {
  std::vector<Token> type;
  std::string brackets;
  Token name;
  Modifiers modifiers;
  std::vector<std::string> groups;  // `in`: the model fields whose assignment allows that of this one
};

// A local variable or parameter that a statement can see.
struct LocalVariable {
  std::string name;
  std::vector<Token> type;  // empty: unknown (var, lambda parameters, multi-catch)
  std::string brackets;
  bool is_ghost = false;
};

struct MethodDeclaration {
  Modifiers modifiers;
  Token name;
  bool is_constructor = false;
  bool has_body = false;
  std::vector<Token> type_parameters;  // without the angle brackets
  std::vector<Token> result;           // empty: constructor
  std::string result_brackets;
  std::vector<Parameter> parameters;
  ParsedSpecification specification;
  std::uint32_t body_start = 0;           // where a first statement may be put
  bool looks_back = false;                // a statement in the body uses \old or \fresh
  bool has_statements = false;            // of JML, loops with clauses included
  const Source* source = nullptr;         // of its tokens
  std::vector<ParsedSpecification> more;  // from a .jml file
  // A model method's body, JML: a single returned expression, or its tokens as they are.
  NodePointer model_result;
  std::vector<Token> model_body;
};

// A field that only specifications have.
struct GhostDeclaration {
  const Source* source = nullptr;
  Modifiers modifiers;
  std::vector<Token> type;
  Token name;
  NodePointer value;     // may be null
  std::uint32_t at = 0;  // where it can be declared
};

struct ModelField {
  const Source* source = nullptr;
  Modifiers modifiers;
  std::vector<Token> type;
  Token name;
};

// represents name = value;
struct Representation {
  const Source* source = nullptr;
  Token name;
  NodePointer value;
};

// A statement of JML in a body.
struct StatementSpecification {
  enum class Kind : std::uint8_t { Assert, Assume, Unreachable, Set, Ghost, Loop };
  Kind kind = Kind::Assert;
  std::uint32_t at = 0;               // where code can be put
  ParsedClause clause;                // of assert, assume; of set and ghost: the value, which may be missing
  std::vector<Token> target;          // of set and ghost: the tokens up to the value
  std::vector<LocalVariable> locals;  // visible, the innermost last
  std::size_t method = 0;             // index in the type's methods, or none
  bool is_static = false;
};
inline constexpr std::size_t no_method = ~std::size_t{0};

// The clauses of a loop and where code may be put.
struct LoopSpecification {
  std::vector<ParsedClause> invariants;
  std::vector<ParsedClause> decreases;
  std::uint32_t begin = 0;  // of the loop, its label included
  std::uint32_t end = 0;
  bool at_body = false;  // for-each, do, endless: at the start of the body, which is put into braces
  std::uint32_t condition_begin = 0;  // or the body's
  std::uint32_t condition_end = 0;
  // Of a for-each loop: its variable's declaration and what it goes over.
  std::vector<Token> element;
  std::vector<Token> range;
  std::uint32_t header_begin = 0;  // behind the parenthesis
  std::uint32_t header_end = 0;    // before the parenthesis
  std::vector<LocalVariable> locals;
  std::size_t method = 0;
  bool is_static = false;
};

enum class TypeKind : std::uint8_t { Class, Interface, Enum, Record, Annotation };

struct TypeDeclaration {
  TypeKind kind = TypeKind::Class;
  Modifiers modifiers;
  std::string name;  // empty: anonymous
  Token name_token;
  TypeDeclaration* outer = nullptr;
  bool is_local = false;   // local, anonymous, or inside of such
  bool is_static = false;  // has no enclosing instance
  std::vector<Token> type_parameters;
  std::vector<Parameter> components;  // of a record
  std::vector<FieldDeclaration> fields;
  std::vector<GhostDeclaration> ghosts;
  std::vector<ModelField> model_fields;
  std::vector<Representation> representations;
  std::vector<MethodDeclaration> methods;  // constructors and model methods, too
  std::vector<ParsedClause> clauses;       // invariant, constraint, initially
  std::vector<StatementSpecification> statements;
  std::vector<LoopSpecification> loops;
  std::vector<Problem> problems;
  std::uint32_t begin = 0;
  std::uint32_t close = 0;       // the closing brace
  bool needs_semicolon = false;  // an enum without one behind its constants
};

// A class that only specifications use: its declaration, in Java, from the word `class` on.
struct ModelType {
  const Source* source = nullptr;
  std::uint32_t at = 0;  // where it can be declared
  bool is_static = false;
  std::vector<Token> tokens;
};

struct Unit {
  std::string package;                                                // "java/util"
  std::vector<std::unique_ptr<TypeDeclaration>> types;                // all of them, outer ones first
  std::vector<std::pair<std::uint32_t, std::vector<Token>>> imports;  // of JML: where, the tokens
  std::vector<ModelType> model_types;
  std::set<std::string> bigints;  // names of variables and methods declared with the type \bigint
  std::vector<Problem> problems;
  std::uint32_t imports_begin = 0;       // behind the package
  std::uint32_t declarations_begin = 0;  // behind package and imports
};

Unit parse_declarations(const Source& source, const Tokens& tokens);

}  // namespace jury::spec::jml
