#include "start/lambdas.h"

#include <algorithm>
#include <functional>

#include "ir/visit.h"
#include "spec/contracts.h"

namespace jury::start {

namespace {

using Locals = std::set<ir::LocalId>;

bool is_among(const Locals& locals, const ir::Operand& operand) {
  return operand.is_local() && locals.count(operand.local()) > 0;
}

template <class Visit>
void for_each_statement(const ir::Body& body, Visit visit) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) visit(statement);
}

// One lambda in the body that makes it.
class Site {
 public:
  Site(program::Program& program, const ir::Body& body, const ir::New& made)
      : program_(program), body_(body), class_(program.get_class(made.class_name)), held_{made.target} {
    for (bool changed = true; changed;) {
      changed = false;
      for_each_statement(body_, [&](const ir::Statement& statement) {
        const auto* copy = std::get_if<ir::Copy>(&statement.kind);
        if (copy && is_among(held_, copy->value)) changed = held_.insert(copy->target).second || changed;
      });
    }
  }

  bool is_given_away() {
    return std::ranges::any_of(body_.blocks, [&](const ir::Block& block) {
      return std::ranges::any_of(block.statements, [&](const ir::Statement& each) { return gives(each); }) ||
             gives(block.terminator);
    });
  }

  // Of the fields of its class.
  std::set<Symbol> never_null() {
    std::set<Symbol> result;
    for_each_statement(body_, [&](const ir::Statement& statement) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      if (store && is_among(held_, store->object) && is_never_null(store->value, 3))
        result.insert(store->field.name);
    });
    for (const auto& method : class_.methods)
      if (const auto receiver = receiver_of(method)) result.insert(*receiver);
    return result;
  }

 private:
  bool gives(const ir::Terminator& terminator) {
    const auto operands = ir::operands_of(terminator);
    return !std::holds_alternative<ir::If>(terminator.kind) &&
           std::ranges::any_of(operands, [&](const ir::Operand& each) { return is_among(held_, each); });
  }

  bool gives(const ir::Statement& statement) {
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) return gives(*call);
    if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
      return is_among(held_, store->value);
    if (std::holds_alternative<ir::Copy>(statement.kind) ||
        std::holds_alternative<ir::Check>(statement.kind) ||
        std::holds_alternative<ir::InstanceOf>(statement.kind))
      return false;
    bool found = false;
    ir::visit_operands(statement.kind,
                       [&](const ir::Operand& operand) { found = found || is_among(held_, operand); });
    return found;
  }

  bool gives(const ir::Call& call) {
    const bool has_receiver = call.kind != ir::CallKind::Static;
    const auto signature = ir::Signature::from_descriptor(call.method.descriptor.view());
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
      if (!is_among(held_, call.arguments[i])) continue;
      const bool is_only_called =
          has_receiver && i == 0 ? class_.find_method(call.method.name, call.method.descriptor) != nullptr
                                 : is_callback(call, signature, signature.parameters[i - has_receiver]);
      if (!is_only_called) return true;
    }
    return false;
  }

  bool may_be(const ir::Type& type) {
    return type.is_reference() && !type.is_array() && type != ir::Type::object() &&
           program_.is_subclass(class_.name, type.name);
  }

  // A method of the library that takes a function, and is none that could give it back: not by its result,
  // and, where it makes an object, not by a method that the object has, such as TreeMap.comparator().
  bool is_callback(const ir::Call& call, const ir::Signature& signature, const ir::Type& parameter) {
    const auto owner = call.method.owner.view();
    if (!owner.starts_with("java/") || !may_be(parameter) || may_be(signature.result)) return false;
    if (call.method.name == "<init>") return !gives_back(call.method.owner);
    const auto& result = signature.result;  // a Collector has the functions that it was made of
    return !result.is_reference() || result.is_array() || result == ir::Type::object() ||
           !gives_back(result.name);
  }

  bool gives_back(Symbol class_name) {
    return std::ranges::any_of(program_.supertypes(class_name), [&](Symbol super) {
      return std::ranges::any_of(program_.get_class(super).methods, [&](const ir::Method& method) {
        return may_be(ir::Signature::from_descriptor(method.descriptor.view()).result);
      });
    });
  }

  // Of the code as it is written: a new object, a text, `this`.
  bool is_never_null(const ir::Operand& value, int copies) {
    using Tag = ir::Operand::Tag;
    if (!value.is_local()) return value.tag() == Tag::String || value.tag() == Tag::Class;
    if (value.local() < body_.parameter_count) return false;
    bool found = false;
    bool other = false;
    for_each_statement(body_, [&](const ir::Statement& statement) {
      if (ir::target_of(statement) != value.local()) return;
      const auto* copy = copies > 0 ? std::get_if<ir::Copy>(&statement.kind) : nullptr;
      const bool is_new = std::holds_alternative<ir::New>(statement.kind) ||
                          std::holds_alternative<ir::NewArray>(statement.kind);
      (is_new || (copy && is_never_null(copy->value, copies - 1)) ? found : other) = true;
    });
    return found && !other;
  }

  // The captured object whose method the lambda runs. javac refuses null there when the lambda is made.
  std::optional<Symbol> receiver_of(const ir::Method& method) {
    const auto* body = program_.body(method);
    const auto* load = body && !body->blocks[0].statements.empty()
                           ? std::get_if<ir::LoadField>(&body->blocks[0].statements[0].kind)
                           : nullptr;
    if (!load) return std::nullopt;
    const bool is_receiver = std::ranges::any_of(body->blocks[0].statements, [&](const auto& statement) {
      const auto* check = std::get_if<ir::Check>(&statement.kind);
      return check && check->kind == ir::CheckKind::NotNull &&
             check->first == ir::Operand::local(load->target);
    });
    return is_receiver ? std::optional(load->field.name) : std::nullopt;
  }

  program::Program& program_;
  const ir::Body& body_;
  const ir::Class& class_;
  Locals held_;
};

// A class that lowering made up for an object, as it does for lambdas only.
bool is_lambda(program::Workspace& workspace, Symbol class_name) {
  if (workspace.is_user_class(class_name)) return false;
  const auto* cls = workspace.program().find_class(class_name);
  return cls && (cls->flags & ir::access::is_synthetic) && !cls->interfaces.empty() &&
         workspace.is_user_class(cls->outer_class);
}

// Calls `visit` with each body of the user's code, and each New of a lambda in it.
void for_each_lambda(program::Workspace& workspace,
                     const std::function<void(const ir::Body&, const ir::New&)>& visit) {
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = workspace.program().find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods) {
      const auto* body = spec::is_generated(method.name.view()) ? nullptr : workspace.program().body(method);
      if (!body) continue;
      for_each_statement(*body, [&](const ir::Statement& statement) {
        const auto* made = std::get_if<ir::New>(&statement.kind);
        if (made && is_lambda(workspace, made->class_name)) visit(*body, *made);
      });
    }
  }
}

}  // namespace

std::vector<Lambda> lambdas_given_away(program::Workspace& workspace) {
  std::vector<Lambda> result;
  for_each_lambda(workspace, [&](const ir::Body& body, const ir::New& made) {
    Site site(workspace.program(), body, made);
    if (site.is_given_away()) result.push_back({made.class_name, site.never_null()});
  });
  return result;
}

bool makes_lambda(program::Workspace& workspace, Symbol type) {
  bool found = false;
  for_each_lambda(workspace, [&](const ir::Body&, const ir::New& made) {
    found = found || workspace.program().is_subclass(made.class_name, type);
  });
  return found;
}

}  // namespace jury::start
