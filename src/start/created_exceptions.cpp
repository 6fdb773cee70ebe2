#include "start/created_exceptions.h"

#include <algorithm>

#include "ir/visit.h"
#include "program/call_graph.h"
#include "program/entries.h"
#include "spec/contracts.h"
#include "start/implementations.h"
#include "start/initial_classes.h"

namespace jury::start {

namespace {

// Beyond this a search for the exception itself is as quick.
constexpr std::size_t most_methods = 2'500;

class Search {
 public:
  Search(program::Workspace& workspace, Symbol exception_class)
      : workspace_(workspace), program_(workspace.program()), exception_class_(exception_class) {}

  Creation run(const ir::Method& entry) {
    if (may_exist_before()) return Creation::Possible;
    const auto graph = program::build_call_graph(program_, entries(entry), instances(), most_methods);
    const bool from_main = program::is_main(entry);
    const bool possible = !graph.is_complete || !graph.missing.empty() ||
                          std::ranges::any_of(graph.opaque, runs_unknown_code) ||
                          std::ranges::any_of(graph.methods, [&](const ir::Method* method) {
                            return creates(*method) || (!from_main && is_given_any(*method));
                          });
    if (possible) return Creation::Possible;
    const bool calls = std::ranges::any_of(
        graph.methods, [&](const ir::Method* method) { return calls_what_an_object_has(*method); });
    return from_main || !calls ? Creation::Never : Creation::OutsideOnly;
  }

 private:
  bool is_such(Symbol class_name) { return program_.is_subclass(class_name, exception_class_); }

  // Of a method of the user: whether it is handed, or finds anywhere, what may be one that existed before.
  bool is_given_any(const ir::Method& method) {
    const auto* body = workspace_.is_user_class(method.owner) ? program_.body(method) : nullptr;
    if (!body) return false;
    if (names_one(method.descriptor.view())) return true;
    return std::ranges::any_of(body->blocks, [&](const ir::Block& block) {
      return std::ranges::any_of(block.statements,
                                 [&](const ir::Statement& statement) { return finds_one(statement); });
    });
  }

  bool finds_one(const ir::Statement& statement) {
    if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) return holds_one(load->field);
    if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) return holds_one(load->field);
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) return names_one(result_of(*call));
    if (const auto* test = std::get_if<ir::InstanceOf>(&statement.kind))
      return names_one(test->type.descriptor());
    const auto* check = std::get_if<ir::Check>(&statement.kind);
    return check && check->kind == ir::CheckKind::Castable && names_one(check->type.descriptor());
  }

  static std::string_view result_of(const ir::Call& call) {
    const auto descriptor = call.method.descriptor.view();
    return descriptor.substr(descriptor.find(')') + 1);
  }

  bool holds_one(const ir::FieldReference& reference) {
    const auto* field = program_.resolve(reference);
    return !field || names_one(field->type.descriptor());
  }

  // The descriptor of a type or of a method: whether it names the exception's class or one above it.
  bool names_one(std::string_view descriptor) {
    for (auto name = exception_class_; !name.empty() && name != "java/lang/Object";) {
      if (descriptor.find("L" + name.text() + ";") != std::string_view::npos) return true;
      const auto* cls = program_.find_class(name);
      name = cls ? cls->superclass : Symbol();
    }
    return false;
  }

  bool calls_what_an_object_has(const ir::Method& method) {
    const auto* body = program_.body(method);
    return body && std::ranges::any_of(body->blocks, [](const ir::Block& block) {
             return std::ranges::any_of(block.statements, [](const ir::Statement& statement) {
               const auto* call = std::get_if<ir::Call>(&statement.kind);
               return call && (call->kind == ir::CallKind::Virtual || call->kind == ir::CallKind::Interface);
             });
           });
  }

  // A field or parameter that is declared to be one, or a class of the user that extends it.
  bool may_exist_before() {
    return std::ranges::any_of(workspace_.user_classes(), [&](Symbol name) {
      const auto* cls = program_.find_class(name);
      if (!cls || is_such(name)) return true;
      const auto names_it = [&](const std::string& descriptor) {
        return descriptor.find("Ljava/lang/Error;") != std::string::npos ||
               descriptor.find("L" + exception_class_.text() + ";") != std::string::npos;
      };
      return std::ranges::any_of(cls->fields, [&](const auto& f) { return names_it(f.type.descriptor()); }) ||
             std::ranges::any_of(cls->methods, [&](const auto& m) { return names_it(m.descriptor.text()); });
    });
  }

  // The code of specifications runs too.
  std::vector<const ir::Method*> entries(const ir::Method& entry) {
    std::vector<const ir::Method*> result{&entry};
    for (const auto& name : workspace_.user_classes())
      if (const auto* cls = program_.find_class(name))
        for (const auto& method : cls->methods)
          if (spec::is_generated(method.name.view())) result.push_back(&method);
    return result;
  }

  std::vector<Symbol> instances() {
    auto result = instances_at_start(workspace_);
    for (const auto name : initial_library_classes()) result.emplace_back(name);
    return result;
  }

  static bool runs_unknown_code(const ir::Method* native) {
    const auto owner = native->owner.view();
    return owner.starts_with("java/lang/reflect/") || owner.starts_with("java/lang/invoke/") ||
           owner.find("/reflect/") != std::string_view::npos || native->name == "doPrivileged";
  }

  bool creates(const ir::Method& method) {
    const auto* body = program_.body(method);
    if (!body) return false;
    const bool asserts = workspace_.is_user_class(method.owner);
    std::vector<bool> seen(body->blocks.size());
    std::vector<ir::BlockId> work{0};
    while (!work.empty()) {
      const auto at = work.back();
      work.pop_back();
      if (seen[at]) continue;
      seen[at] = true;
      const auto& block = body->blocks[at];
      if (creates(block)) return true;
      if (const auto off = asserts ? std::nullopt : way_without_asserts(block))
        work.push_back(*off);
      else
        ir::visit_edges(block, [&](ir::BlockId next) { work.push_back(next); });
    }
    return false;
  }

  bool creates(const ir::Block& block) {
    return std::holds_alternative<ir::Refuse>(block.terminator.kind) ||
           std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
             const auto* made = std::get_if<ir::New>(&statement.kind);
             return made && is_such(made->class_name);
           });
  }

  // Assert statements of the library are off: where a block asks for that, as javac writes it, the way past
  // the assertion.
  static std::optional<ir::BlockId> way_without_asserts(const ir::Block& block) {
    const auto* test = std::get_if<ir::If>(&block.terminator.kind);
    if (!test || block.statements.empty() || test->relation != ir::Relation::NotEqual) return std::nullopt;
    const auto* load = std::get_if<ir::LoadStatic>(&block.statements.back().kind);
    if (!load || load->field.name != "$assertionsDisabled" || !block.handlers.empty()) return std::nullopt;
    if (!test->left.is_local() || test->left.local() != load->target || test->right != ir::Operand::of_int(0))
      return std::nullopt;
    return test->then_block;
  }

  program::Workspace& workspace_;
  program::Program& program_;
  Symbol exception_class_;
};

}  // namespace

Creation creation_of(program::Workspace& workspace, const ir::Method& entry, Symbol exception_class) {
  return Search(workspace, exception_class).run(entry);
}

}  // namespace jury::start
