#include "program/properties/names.h"

#include <algorithm>

#include "library/types.h"
#include "program/entries.h"
#include "support/suggestion.h"

namespace jury::program {

namespace {

using spec::predicates::ExpressionKind;
using spec::predicates::make;
using spec::predicates::Sort;

std::string_view name_of(Sort sort) {
  switch (sort) {
    case Sort::any:
      return "a value";
    case Sort::number:
      return "a number";
    case Sort::truth:
      return "true or false";
    case Sort::reference:
      return "an object";
  }
  return {};
}

bool is_box(const ir::Type& type) {
  constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",      "java/lang/Short",
                                        "java/lang/Byte",    "java/lang/Character", "java/lang/Boolean"};
  return std::any_of(std::begin(boxes), std::end(boxes), [&](auto box) { return type.name == box; });
}

// x and its later namesakes x$2, x$3.
bool is_named(const ir::Local& local, const std::string& name) {
  const auto& text = local.name.text();
  if (text == name) return true;
  if (!local.from_source || text.size() <= name.size() + 1 || !text.starts_with(name + "$")) return false;
  return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(name.size()) + 1, text.end(),
                     [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

void FormulaResolver::resolve_formula(ExpressionPointer& expression) {
  resolve(expression);
  if (expression->sort != Sort::truth)
    throw UserError(expression->position,
                    "expected a formula, found " + std::string(name_of(expression->sort)));
}

void FormulaResolver::resolve_value(ExpressionPointer& expression, const char* expected) {
  resolve(expression);
  using enum ExpressionKind;
  constexpr ExpressionKind formulas[] = {compare,     negation,    conjunction, disjunction,
                                         implication, equivalence, forall,      exists};
  if (std::find(std::begin(formulas), std::end(formulas), expression->kind) != std::end(formulas))
    throw UserError(expression->position, std::string("expected ") + expected + ", found a formula");
}

void FormulaResolver::resolve(ExpressionPointer& expression) {
  using enum ExpressionKind;
  auto& e = *expression;
  switch (e.kind) {
    case number:
      e.sort = Sort::number;
      return;
    case truth:
      e.sort = Sort::truth;
      return;
    case null:
      e.sort = Sort::reference;
      e.type = ir::Type::null();
      return;
    case bottom:
    case heap:
      return;
    case result:
      return resolve_result(e);
    case name:
      return resolve_name(expression);
    case sfread:
      return resolve_static(e);
    case fread:
      return resolve_field(expression);
    case mget:
    case mupdate:
    case msize:
    case mresize:
    case morder:
    case mkeys:
    case mvalues:
    case fwrite:
    case aread:
    case awrite:
    case alength:
      return resolve_function(expression);
    case negate:
    case add:
    case subtract:
    case multiply:
      return resolve_arithmetic(e);
    case compare:
      return resolve_comparison(e);
    case negation:
    case conjunction:
    case disjunction:
    case implication:
    case equivalence:
      for (auto& child : e.children) resolve_formula(child);
      e.sort = Sort::truth;
      return;
    case forall:
    case exists:
      return resolve_quantifier(e);
  }
}

void FormulaResolver::resolve_quantifier(Expression& e) {
  bound_.insert(bound_.end(), e.variables.begin(), e.variables.end());
  resolve_formula(e.children[0]);
  bound_.resize(bound_.size() - e.variables.size());
  e.sort = Sort::truth;
}

void FormulaResolver::resolve_result(Expression& e) {
  if (!scope_.has_result || !scope_.method)
    throw UserError(e.position, "'return' has a meaning at the exit of a method only");
  const auto type = ir::Signature::from_descriptor(scope_.method->descriptor.text()).result;
  if (type.kind == ir::Kind::Void) throw UserError(e.position, scope_.method->display() + " returns nothing");
  set_type(e, type);
}

bool FormulaResolver::has_receiver() const {
  return scope_.cls && (!scope_.method || !scope_.method->is_static());
}

void FormulaResolver::resolve_name(ExpressionPointer& expression) {
  auto& e = *expression;
  if (std::find(bound_.begin(), bound_.end(), e.text) != bound_.end()) {
    e.is_logic_variable = true;
    return;
  }
  if (!scope_.cls)
    throw UserError(e.position,
                    "'" + e.text + "': a [static] predicate speaks of static fields only, as class(C).f");
  if (e.text == "this") {
    if (!has_receiver()) throw UserError(e.position, "there is no 'this' in " + scope_name());
    e.locals = {0};
    return set_type(e, ir::Type::reference(scope_.cls->name));
  }
  if (resolve_variable(e) || resolve_own_field(expression)) return;
  throw UserError(e.position,
                  "there is no variable or field '" + e.text + "' in " + scope_name() + suggest(e.text));
}

bool FormulaResolver::resolve_variable(Expression& e) {
  const auto* body = scope_.method ? workspace_.program().body(*scope_.method) : nullptr;
  if (!body) return false;
  for (ir::LocalId local = 0; local < body->locals.size(); ++local)
    if (is_named(body->locals[local], e.text)) e.locals.push_back(local);
  if (e.locals.empty()) return false;
  set_type(e, body->locals[e.locals.front()].type);
  for (const auto local : e.locals)
    if (ir::computational(body->locals[local].type.kind) != ir::computational(e.type.kind))
      throw UserError(e.position, "'" + e.text + "' is declared more than once in " + scope_name() +
                                      ", with different types");
  return true;
}

bool FormulaResolver::resolve_own_field(ExpressionPointer& expression) {
  const auto text = expression->text;
  const auto position = expression->position;
  if (find_field(scope_.cls->name, text, true)) {
    expression = make(ExpressionKind::sfread, position);
    expression->text = text;
    expression->class_name = ir::display_class(scope_.cls->name.view());
    resolve_static(*expression);
    return true;
  }
  if (!has_receiver() || !find_field(scope_.cls->name, text, false)) return false;
  auto field = make(ExpressionKind::fread, position);
  field->children.push_back(make(ExpressionKind::heap, position));
  field->children.back()->text = text;
  field->children.push_back(make(ExpressionKind::name, position));
  field->children.back()->text = "this";
  expression = std::move(field);
  resolve_field(expression);
  return true;
}

const ir::Field* FormulaResolver::find_field(Symbol class_name, const std::string& name, bool is_static) {
  auto& program = workspace_.program();
  for (const auto& supertype : program.supertypes(class_name))
    if (const auto* cls = program.find_class(supertype))
      for (const auto& field : cls->fields)
        if (field.is_static() == is_static && field.name == name) return &field;
  return nullptr;
}

void FormulaResolver::resolve_static(Expression& e) {
  const auto* cls = find_named_class(workspace_, e.class_name);
  if (!cls) throw UserError(e.position, "there is no class '" + e.class_name + "'");
  const auto* field = find_field(cls->name, e.text, true);
  if (!field)
    throw UserError(e.position, "the class " + e.class_name + " has no static field '" + e.text + "'");
  e.fields = {field};
  set_type(e, field->type);
}

// Of the object's type; otherwise of the classes of the inputs that may be below it, as what a map holds has
// no type here.
std::vector<const ir::Field*> FormulaResolver::fields_of(const ir::Type& type, const std::string& name) {
  auto& program = workspace_.program();
  const bool known = type.is_reference() && !type.name.empty() && !type.is_array();
  if (known)
    if (const auto* field = find_field(type.name, name, false)) return {field};
  std::vector<const ir::Field*> result;
  for (const auto& class_name : workspace_.user_classes()) {
    if (known && !program.is_subclass(class_name, type.name)) continue;
    const auto* cls = program.find_class(class_name);
    if (!cls) continue;
    for (const auto& field : cls->fields)
      if (!field.is_static() && field.name == name) result.push_back(&field);
  }
  return result;
}

void FormulaResolver::resolve_heap(ExpressionPointer& heap, const Expression& object) {
  if (heap->kind != ExpressionKind::heap) {
    resolve(heap);
    return;
  }
  heap->fields = fields_of(object.type, heap->text);
  if (!heap->fields.empty()) return;
  const bool typed = object.type.is_reference() && !object.type.name.empty();
  throw UserError(heap->position, typed ? object.type.display() + " has no field '" + heap->text + "'"
                                        : "no class of the inputs has a field '" + heap->text + "'");
}

void FormulaResolver::resolve_field(ExpressionPointer& expression) {
  auto& e = *expression;
  resolve_value(e.children[1], "an object");
  const auto& object = *e.children[1];
  if (object.sort == Sort::number || object.sort == Sort::truth)
    throw UserError(e.position, "expected an object, found " + std::string(name_of(object.sort)));
  auto& heap = e.children[0];
  if (object.type.is_array() && heap->kind == ExpressionKind::heap && heap->text == "length") {
    e.kind = ExpressionKind::alength;
    heap->text = "arrlen";
    return resolve_array(e);
  }
  resolve_heap(heap, object);
  const auto* first = heap.get();
  while (first->kind != ExpressionKind::heap) first = first->children[0].get();
  set_type(e, first->fields.front()->type);
  for (const auto* field : first->fields)
    if (field->type != e.type) {
      e.sort = Sort::any;
      e.type = {};
      break;
    }
}

void FormulaResolver::resolve_collection(Expression& e, std::size_t child) {
  auto& program = workspace_.program();
  const auto& collection = *e.children[child];
  const auto& type = collection.type;
  if (collection.sort == Sort::any) return;
  if (scope_.iterators && (e.kind == ExpressionKind::mget || e.kind == ExpressionKind::msize) &&
      collection.sort == Sort::reference && !type.is_array() && !type.name.empty() &&
      program.is_subclass(type.name, Symbol(library::types::iterator)))
    return;
  const bool fits = collection.sort == Sort::reference && !type.is_array() && !type.name.empty() &&
                    (type == ir::Type::object() || program.is_subclass(type.name, Symbol(library::types::map)) ||
                     program.is_subclass(type.name, Symbol(library::types::collection)) ||
                     program.is_subclass(Symbol(library::types::collection), type.name));
  if (!fits)
    throw UserError(
        collection.position,
        "expected a map, a set or a list, found " +
            (type.kind == ir::Kind::Void ? std::string(name_of(collection.sort)) : type.display()));
}

void FormulaResolver::resolve_array(Expression& e) {
  auto& array = *e.children[1];
  if (array.sort != Sort::any && !array.type.is_array())
    throw UserError(array.position, "expected an array, found " + (array.type.kind == ir::Kind::Void
                                                                       ? std::string(name_of(array.sort))
                                                                       : array.type.display()));
  if (e.kind == ExpressionKind::alength) {
    e.sort = Sort::number;
    return;
  }
  require_number(*e.children[2]);
  if (e.kind == ExpressionKind::aread && array.type.is_array()) set_type(e, array.type.element());
}

void FormulaResolver::resolve_function(ExpressionPointer& expression) {
  using enum ExpressionKind;
  auto& e = *expression;
  for (std::size_t i = 1; i < e.children.size(); ++i) resolve_value(e.children[i], "a value");
  if (e.kind == fwrite) return resolve_heap(e.children[0], *e.children[1]);
  if (e.children[0]->kind != heap) resolve(e.children[0]);
  if (e.kind == aread || e.kind == awrite || e.kind == alength) return resolve_array(e);
  resolve_collection(e, 1);
  if (e.kind == mkeys || e.kind == mvalues) resolve_collection(e, 2);
  if (e.kind == mresize) require_number(*e.children[2]);
  if (e.kind == msize) e.sort = Sort::number;
  if (e.kind == morder || e.kind == mkeys || e.kind == mvalues) e.sort = Sort::truth;
  // l.get(i): written with a dot, where the key stands after the function's own place.
  const bool is_list = e.children[1]->type.is_reference() && !e.children[1]->type.name.empty() &&
                       workspace_.program().is_subclass(e.children[1]->type.name, Symbol(library::types::list));
  if (e.kind != mget || !is_list || e.text != "get") return;
  auto key = make(add, e.children[2]->position);
  key->sort = Sort::number;
  key->children.push_back(std::move(e.children[2]));
  key->children.push_back(make(number, key->position));
  key->children.back()->number = 1;
  key->children.back()->sort = Sort::number;
  e.children[2] = std::move(key);
  e.text.clear();
}

void FormulaResolver::require_number(const Expression& e) const {
  if (e.sort == Sort::number || (e.sort == Sort::any && e.kind != ExpressionKind::bottom)) return;
  throw UserError(e.position,
                  "expected a number, found " +
                      (e.kind == ExpressionKind::bottom ? std::string("bot") : std::string(name_of(e.sort))));
}

void FormulaResolver::resolve_arithmetic(Expression& e) {
  for (auto& child : e.children) {
    resolve_value(child, "a number");
    require_number(*child);
  }
  e.sort = Sort::number;
  if (e.kind != ExpressionKind::multiply) return;
  const auto is_number = [](const ExpressionPointer& child) { return child->kind == ExpressionKind::number; };
  if (std::none_of(e.children.begin(), e.children.end(), is_number))
    throw UserError(e.position, "expected a product with a number: predicates are linear");
}

void FormulaResolver::resolve_comparison(Expression& e) {
  for (auto& child : e.children) resolve_value(child, "a value");
  e.sort = Sort::truth;
  const auto& left = *e.children[0];
  const auto& right = *e.children[1];
  if (e.relation != ir::Relation::Equal && e.relation != ir::Relation::NotEqual) {
    require_number(left);
    require_number(right);
    return;
  }
  const auto is_bottom = [](const Expression& side) { return side.kind == ExpressionKind::bottom; };
  const auto fits_bottom = [&](const Expression& side) { return side.sort == Sort::any || is_bottom(side); };
  const bool wrong = (is_bottom(left) && !fits_bottom(right)) || (is_bottom(right) && !fits_bottom(left)) ||
                     (left.sort != Sort::any && right.sort != Sort::any && left.sort != right.sort);
  if (!wrong) return;
  const auto name = [&](const Expression& side) {
    return is_bottom(side) ? std::string("bot") : std::string(name_of(side.sort));
  };
  throw UserError(e.position, "these are never equal: " + name(left) + " and " + name(right));
}

void FormulaResolver::set_type(Expression& e, const ir::Type& type) const {
  e.type = type;
  switch (type.kind) {
    case ir::Kind::Boolean:
      e.sort = Sort::truth;
      return;
    case ir::Kind::Byte:
    case ir::Kind::Char:
    case ir::Kind::Short:
    case ir::Kind::Int:
    case ir::Kind::Long:
      e.sort = Sort::number;
      return;
    case ir::Kind::Reference:
      e.sort = is_box(type) || type == ir::Type::object() ? Sort::any : Sort::reference;
      return;
    case ir::Kind::Float:
    case ir::Kind::Double:
      throw UserError(e.position,
                      "'" + e.text + "' is a floating-point number, which predicates do not speak of");
    case ir::Kind::Void:
      return;
  }
}

std::string FormulaResolver::scope_name() const {
  return scope_.method ? scope_.method->display() : "class " + ir::display_class(scope_.cls->name.view());
}

std::string FormulaResolver::suggest(const std::string& name) {
  std::vector<std::string> known;
  const auto* body = scope_.method ? workspace_.program().body(*scope_.method) : nullptr;
  if (body)
    for (const auto& local : body->locals)
      if (local.from_source) known.push_back(local.name.text());
  for (const auto& supertype : workspace_.program().supertypes(scope_.cls->name))
    if (const auto* cls = workspace_.program().find_class(supertype))
      for (const auto& field : cls->fields) known.push_back(field.name.text());
  return suggestion(name, known);
}

}  // namespace jury::program
