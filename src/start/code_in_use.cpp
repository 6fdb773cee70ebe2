#include "start/code_in_use.h"

#include <algorithm>
#include <unordered_set>

#include "ir/visit.h"
#include "program/call_graph.h"
#include "spec/contracts.h"
#include "start/implementations.h"
#include "start/initial_classes.h"
#include "start/library_values.h"

namespace jury::start {

namespace {

class Collector {
 public:
  explicit Collector(program::Workspace& workspace) : workspace_(workspace), program_(workspace.program()) {}

  void add(const program::CallGraph& graph, const std::vector<const ir::Method*>& entries) {
    for (const auto* method : graph.methods) names_.insert(method->owner);
    const auto later = run_later(graph, entries);
    const auto is_later = [&](const ir::Method* method) { return later.count(method) > 0; };
    result_.is_plain =
        graph.missing.empty() && std::none_of(graph.opaque.begin(), graph.opaque.end(), is_later);
    for (const auto* method : graph.methods) add(*method, is_later(method));
    add_enums_by_class(graph);
  }

  CodeInUse take(Symbol entry_class) {
    names_.insert(entry_class);
    for (const auto& name : names_)
      if (workspace_.is_user_class(name)) result_.classes.push_back(name);
    return std::move(result_);
  }

 private:
  // What runs after initialisers have, and the state was made.
  static std::unordered_set<const ir::Method*> run_later(const program::CallGraph& graph,
                                                         const std::vector<const ir::Method*>& entries) {
    std::unordered_set<const ir::Method*> found(entries.begin(), entries.end());
    std::vector<const ir::Method*> open = entries;
    while (!open.empty()) {
      const auto* method = open.back();
      open.pop_back();
      const auto callees = graph.callees.find(method);
      if (callees == graph.callees.end()) continue;
      for (const auto* callee : callees->second)
        if (callee->name != "<clinit>" && found.insert(callee).second) open.push_back(callee);
    }
    return found;
  }

  void add(const ir::Method& method, bool runs_later) {
    is_counted_ = runs_later;
    initialized_ = method.name == "<clinit>" ? method.owner : Symbol();
    if (!workspace_.is_user_class(method.owner)) {
      const bool is_empty = method.owner == "java/lang/Object" && method.name == "<init>";
      result_.is_plain = result_.is_plain && (is_empty || !runs_later);
      return;
    }
    const auto* body = program_.body(method);
    if (!body) return;
    for (const auto& block : body->blocks) {
      for (const auto& statement : block.statements) {
        std::visit([&](const auto& kind) { add(kind); }, statement.kind);
        ir::visit_operands(statement.kind, [&](const ir::Operand& operand) { add(operand); });
      }
      ir::visit_operands(block.terminator.kind, [&](const ir::Operand& operand) { add(operand); });
      if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) refuse();
    }
  }

  // Code may get at the constants of an enum by its class alone, `Kind.class.getEnumConstants()`, and never
  // name a field of it. The class is one that the code names, or one of those that an unknown Class may be.
  void add_enums_by_class(const program::CallGraph& graph) {
    for (const auto& name : class_constants(workspace_)) named_classes_.insert(name);
    std::erase_if(named_classes_, [&](Symbol name) {
      return !workspace_.is_user_class(name) || !enum_of(program_, name) || names_.count(name) > 0;
    });
    if (named_classes_.empty() || std::ranges::none_of(graph.methods, [&](const ir::Method* method) {
          return asks_for_constants(*method);
        }))
      return;
    names_.insert(named_classes_.begin(), named_classes_.end());
  }

  bool asks_for_constants(const ir::Method& method) {
    const auto* body = program_.body(method);
    return body && std::ranges::any_of(body->blocks, [](const ir::Block& block) {
      return std::ranges::any_of(block.statements, [](const ir::Statement& statement) {
        const auto* operate = std::get_if<ir::Operate>(&statement.kind);
        return operate && operate->operation == ir::Operation::ClassEnumConstants;
      });
    });
  }

  void refuse() { result_.is_plain = result_.is_plain && !is_counted_; }

  // Whether a given text is the one that a literal means depends on what it contains.
  void add(const ir::Operand& operand) {
    if (operand.tag() == ir::Operand::Tag::String || operand.tag() == ir::Operand::Tag::Class) refuse();
    if (operand.tag() != ir::Operand::Tag::Class) return;
    if (is_counted_) ask(class_of(operand));
    if (const auto type = class_of(operand); type.is_reference() && !type.is_array())
      named_classes_.insert(type.name);
  }
  // The class that a constant means; int for the primitive ones.
  static ir::Type class_of(const ir::Operand& operand) {
    const auto name = operand.text().view();
    if (name.starts_with('[')) return ir::Type::from_descriptor(name);
    return name.size() == 1 ? ir::Type::from_descriptor("I") : ir::Type::reference(operand.text());
  }
  void ask(const ir::Type& type) {
    if (type.is_reference() && is_counted_) result_.types_asked.insert(type.descriptor());
  }
  void add(const ir::InstanceOf& test) {
    ask(test.type);
    refuse();
  }
  void add(const ir::LoadStatic& load) {
    const auto* field = program_.resolve(load.field);
    if (!field) return refuse();
    if (field->type.is_reference() && !workspace_.is_user_class(field->type.name)) refuse();
    names_.insert(field->owner);
    if (is_counted_)
      result_.statics_read.emplace(field->owner, field->name);
    else if (initialized_ != field->owner)
      result_.statics_read_before.emplace(field->owner, field->name);
  }
  void add(const ir::StoreStatic& store) {
    if (const auto* field = program_.resolve(store.field)) names_.insert(field->owner);
  }
  void add(const ir::LoadField& load) {
    if (const auto* field = program_.resolve(load.field))
      result_.fields_read.emplace(field->owner, field->name);
    else
      refuse();
  }
  void add(const ir::Check& check) {
    if (check.kind == ir::CheckKind::Castable) ask(check.type);
    if (check.kind != ir::CheckKind::NotNull && check.kind != ir::CheckKind::NonZero) refuse();
  }
  void add(const ir::Copy&) {}
  void add(const ir::Unary&) {}
  void add(const ir::Binary&) {}
  void add(const ir::StoreField&) {}
  void add(const ir::New&) {}
  void add(const ir::Call&) {}  // what it calls is in the graph
  void add(const ir::InitializeClass&) {}
  template <class Other>  // arrays, classes of objects, operations of the models, monitors, handlers
  void add(const Other&) {
    refuse();
  }

  program::Workspace& workspace_;
  program::Program& program_;
  CodeInUse result_;
  std::set<Symbol> names_;
  std::set<Symbol> named_classes_;  // X.class
  Symbol initialized_;       // by the method being looked at
  bool is_counted_ = false;  // of the method being looked at: it does not run in initialisers only
};

}  // namespace

CodeInUse code_in_use(program::Workspace& workspace, const ir::Method& entry) {
  auto& program = workspace.program();
  std::vector<const ir::Method*> entries{&entry};
  for (const auto& name : workspace.user_classes())
    if (const auto* cls = program.find_class(name))
      for (const auto& method : cls->methods)
        if (spec::is_generated(method.name.view())) entries.push_back(&method);
  auto library = initial_library_classes(workspace, entry, {});
  const auto objects = instances_at_start(workspace);
  while (true) {
    auto instances = objects;
    instances.insert(instances.end(), library.begin(), library.end());
    auto starts = entries;
    const auto earlier = makers(program, library);
    starts.insert(starts.end(), earlier.begin(), earlier.end());
    Collector collector(workspace);
    collector.add(program::build_call_graph(program, starts, instances), entries);
    auto code = collector.take(entry.owner);
    // What the code asks objects for may be there, and run code that asks for more.
    auto more = initial_library_classes(workspace, entry, code.types_asked);
    if (more == library) return code;
    library = std::move(more);
  }
}

}  // namespace jury::start
