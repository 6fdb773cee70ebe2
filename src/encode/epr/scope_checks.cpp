// What the model cannot follow, and so refuses: collections and iterators of the program's own, copies of its
// objects made by the library, library methods without a row through which a collection may be reached, and
// callbacks that library code makes on its own. Each test errs towards refusing.
#include <algorithm>
#include <array>

#include "encode/epr/scope.h"
#include "ir/visit.h"
#include "library/callbacks.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using ir::Method;

namespace {

constexpr std::array unseen_methods{"newInstance", "readObject", "writeObject", "forName"};
// Asking a class for these does not initialise it.
constexpr std::array names_of_classes{"desiredAssertionStatus", "getName", "getSimpleName", "hashCode",
                                      "equals"};

template <class Visitor>
void for_each_statement(const ir::Body& body, Visitor&& visit) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) visit(statement);
}

std::string at_line(const ir::Statement& statement, const Method& method) {
  if (statement.position.line == 0) return "";
  return " (line " + std::to_string(statement.position.line) + " of " + method.display() + ")";
}

}  // namespace

void Scope::check_class_constants() {
  for (const auto* method : methods_)
    for_each_statement(body(*method),
                       [&](const ir::Statement& statement) { check_class_constants(*method, statement); });
}

std::string Scope::refused(const CallMeaning& meaning, const ir::Call& call) const {
  if (!meaning.refused.empty()) return meaning.refused;
  for (const auto* risk : meaning.risks)
    if (impact_.contains(risk))
      return "the library method " + ir::display_class(call.method.owner.view()) + "." +
             call.method.name.text() + " is not modelled, and may call " + risk->display();
  return "";
}

// Library code that is given a class may initialise it, as EnumSet.allOf does.
void Scope::check_class_constants(const Method& method, const ir::Statement& statement) {
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (call && call->method.owner == "java/lang/Class" &&
      std::ranges::find(names_of_classes, call->method.name.view()) != names_of_classes.end())
    return;
  ir::visit_operands(statement.kind, [&](const ir::Operand& operand) {
    if (operand.tag() != ir::Operand::Tag::Class || !is_user(operand.text())) return;
    if (!initializers(operand.text()).empty())
      throw Unsupported("library code may initialise " + ir::display_class(operand.text().view()) +
                        ", whose initialiser has an effect on collections" + at_line(statement, method));
  });
}

// Its static type is a class of the program.
bool Scope::is_own_function(const Method& method, const ir::Operand& operand) {
  const auto type = type_of(method, operand);
  if (!type.is_reference() || type.is_array() || type.name.empty() || !is_user(type.name)) return false;
  const auto* cls = program().find_class(type.name);
  return cls && !cls->is_interface();
}

// In any state, a function may come from outside and do anything. Comparators are taken to be harmless; the
// assumptions say so.
bool Scope::is_foreign_function(const Method& method, const ir::Operand& operand) {
  const auto type = type_of(method, operand);
  if (closed_ || !type.is_reference() || type.is_array() || type.name.empty()) return false;
  return library_.is_function(type.name) && type.name != library::types::comparator;
}

// Rows that hold for the library's own classes only.
std::string Scope::refused_receiver(const Method& method, const ir::Call& call, const Method& target) {
  for (const auto& argument : call.arguments)
    if (is_foreign_function(method, argument))
      return "the function that " + target.display() + " is given or called on may come from outside";
  if (target.name == "shuffle" && call.arguments.size() == 2 && !is_plain(type_of(method, call.arguments[1])))
    return "the random numbers that " + target.display() + " is given may be the program's own";
  if (target.is_static() || call.arguments.empty()) return "";
  const auto receiver = type_of(method, call.arguments[0]);
  if (!receiver.is_reference() || receiver.is_array() || receiver.name.empty()) return "";
  const auto fits = [&](Symbol name) { return program().is_subclass(name, receiver.name); };
  for (const auto name : instantiated_) {
    if (!fits(name)) continue;
    if (target.name == "clone")
      return "copies of " + ir::display_class(name.view()) + " made by clone are not modelled";
  }
  return "";
}

// A library method without a row: harmless when it gets nothing through which it could reach a collection,
// and calls back nothing of consequence.
std::string Scope::refusal(const Method& method, const ir::Call& call, const Method& target,
                           std::vector<const Method*>& risks) {
  const auto name = ir::display_class(target.owner.view()) + "." + target.name.text();
  const auto owner = target.owner.view();
  if (owner == "java/lang/System" && target.name == "arraycopy") return "";
  if (target.name == "<init>" &&
      (owner == "java/lang/Object" || library_.kind_of(target) == LibraryKind::Container))
    return "";
  if (owner.starts_with("java/lang/reflect/") || owner.starts_with("java/lang/invoke/") ||
      std::ranges::find(unseen_methods, target.name.view()) != unseen_methods.end()) {
    if (closed_) return "the library method " + name + " makes or calls what cannot be seen";
    reflection_ = true;  // the assumptions say what is taken for granted
    return "";
  }
  if (owner == "java/lang/Thread" && !target.is_static())
    return "the library method " + name + " is not modelled: one thread only";
  // The function of the program is a target of its own; what the library made is harmless, for it was refused
  // else.
  if (target.is_abstract() && library_.is_function(target.owner) && closed_ && !foreign_functions_) return "";
  const bool plain = owner == library::types::objects || library_.kind_of(target) == LibraryKind::Plain;
  for (const auto& argument : call.arguments) {
    const auto type = type_of(method, argument);
    if (!type.is_reference() || type.name.empty() || is_plain(type)) continue;
    const bool user = !type.is_array() && is_user(type.name);
    const auto* cls = type.is_array() ? nullptr : program().find_class(type.name);
    const bool open = !user && (type.is_array() || !cls || type.name == "java/lang/Object" ||
                                type.name == library::types::iterable);
    if (!plain && (open || library_.is_container(type.name) || library_.is_iterator(type.name)))
      return "the library method " + name + " is not modelled";
    if (plain && (type.name == "java/lang/Object" || type.is_array())) {
      if (callbacks_of(method, call) & calls_anything) add_data_risks(risks);
      continue;
    }
    if (owner == library::types::objects && &argument == call.arguments.data()) continue;  // by name only
    add_risks(type, risks);
  }
  return "";
}

// Methods of instances of the type that library code knows by their names, but for those whose harmlessness
// is asked of all.
void Scope::add_risks(const ir::Type& type, std::vector<const Method*>& risks) {
  for (const auto candidate : instantiated_) {
    if (!program().is_subtype(ir::Type::reference(candidate), type)) continue;
    for_each_user_method(candidate, [&](const Method& callback) {
      if (reached_.contains(&callback) && overrides_library(callback, candidate) &&
          !library::is_implicit_callback(callback.name.view()))
        risks.push_back(&callback);
    });
  }
}

// The same where anything is given to code that knows the library's data: numbers, dates, texts.
void Scope::add_data_risks(std::vector<const Method*>& risks) {
  for (const auto candidate : std::vector<Symbol>(instantiated_.begin(), instantiated_.end())) {
    const auto supers = program().supertypes(candidate);
    const bool is_data = std::ranges::any_of(supers, [this](Symbol super) {
      return !is_user(super) &&
             (library_.is_plain_data(ir::Type::reference(super)) || super == library::types::calendar);
    });
    if (is_data) add_risks(ir::Type::reference(candidate), risks);
  }
}

void Scope::for_each_user_method(Symbol class_name, const std::function<void(const Method&)>& visit) {
  for (const auto& super : program().supertypes(class_name)) {
    const auto* cls = is_user(super) ? program().find_class(super) : nullptr;
    if (!cls) continue;
    for (const auto& method : cls->methods) visit(method);
  }
}

}  // namespace jury::encode::epr
