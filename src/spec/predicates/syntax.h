// The formulas of .pred and .prop files (J2BP section 4.4, APF section 3.2), and the files
// themselves.
//
// A formula speaks of the state at one place of a program: local variables, fields, arrays, and collections
// as abstract maps. The functions take the array they read first, as in J2BP and APF: `map` holds the contents
// of all maps, `msz` their sizes, `mit` their iteration order, `mks` and `mvs` their views, `arr` and
// `arrlen` arrays, and each field name the values of that field. mupdate(map, m, k, v) and its like are such
// arrays after a change. Java's notation is the same tree: `o.f` is fread(f, o), `a[i]` is aread(arr, a, i).
//
// Names have no meaning yet after parsing; program/properties/resolver.h gives them one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/method.h"
#include "support/diagnostics.h"

namespace jury::spec::predicates {

enum class ExpressionKind : std::uint8_t {
  // Without parts.
  number,  // number
  truth,   // number: 0 or 1
  null,
  bottom,  // bot: what a map holds for a key that it does not have; the ends of an iteration
  result,  // return: at the exit of a method
  name,    // text: a local variable, this, a field of this, or a variable of a quantifier
  heap,    // text: map, msz, mit, mks, mvs, arr, arrlen, or the name of a field
  sfread,  // text: a static field; class_name
  // Functions; the first child is a heap or an update of one.
  mget,     // heap, map, key; text "get" when written m.get(key), which counts from 0 for lists
  mupdate,  // heap, map, key, value
  msize,    // heap, map
  mresize,  // heap, map, size
  morder,   // heap, map, key or iterator or bot, key or iterator or bot
  mkeys,    // heap, map, view
  mvalues,  // heap, map, view
  fread,    // heap, object
  fwrite,   // heap, object, value
  aread,    // heap, array, index
  awrite,   // heap, array, index, value
  alength,  // heap, array
  // Arithmetic.
  negate,
  add,
  subtract,
  multiply,
  // Formulas.
  compare,  // relation
  negation,
  conjunction,
  disjunction,
  implication,
  equivalence,
  forall,  // variables
  exists,  // variables
};
inline constexpr std::size_t expression_kind_count = static_cast<std::size_t>(ExpressionKind::exists) + 1;

// What is known of a value before the program runs. `any`: what a map holds.
enum class Sort : std::uint8_t { any, number, truth, reference };

struct Expression;
using ExpressionPointer = std::unique_ptr<Expression>;

struct Expression {
  ExpressionKind kind;
  SourcePosition position = {};
  std::string text = {};
  std::string class_name = {};  // sfread, as written
  std::int64_t number = 0;
  ir::Relation relation = ir::Relation::Equal;
  std::vector<std::string> variables = {};  // of a quantifier
  std::vector<ExpressionPointer> children = {};

  // Filled in by the resolver.
  Sort sort = Sort::any;
  ir::Type type = {};              // of a name, a field, an element; void when not known
  bool is_logic_variable = false;  // of a name: bound by a quantifier
  std::vector<ir::LocalId> locals =
      {};  // of a name: the variables of the body with this name, in their order
  std::vector<const ir::Field*> fields = {};  // of fread (on the heap child), sfread: what the name may mean
};

ExpressionPointer make(ExpressionKind kind, SourcePosition position);
ExpressionPointer copy(const Expression& expression);
// Whether they are the same formula; positions and what the resolver fills in do not count.
bool same(const Expression& a, const Expression& b);

struct Function {
  std::string_view name;
  ExpressionKind kind;
  std::string_view heap;       // the array it reads; empty: a field
  std::string_view arguments;  // for messages: "map, m, k"
  std::size_t arity;
};
const Function* function_named(std::string_view name);
const Function* function_of(ExpressionKind kind);  // nullptr: not a function

// Where names are looked up: [static], [object C], [method C.m].
enum class ContextKind : std::uint8_t { statics, object, method };
struct Context {
  ContextKind kind = ContextKind::statics;
  std::string class_name;                 // as written; empty for statics
  std::string method_name;                // of a method
  std::optional<std::string> parameters;  // the text between the parentheses, if there were any
  SourcePosition position;
};

struct LineRange {
  int first = 0;
  int last = 0;
};

struct Predicate {
  Context context;
  ExpressionPointer formula;
  std::optional<LineRange> lines;
};

// Where a property is to hold: before the code of a line, at the entry of a method, at its normal return.
enum class PlaceKind : std::uint8_t { line, entry, exit };
struct Property {
  PlaceKind place = PlaceKind::line;
  Context context;  // of the method
  int line = 0;
  SourcePosition line_position;
  std::string name;  // may be empty
  ExpressionPointer formula;
};

}  // namespace jury::spec::predicates
