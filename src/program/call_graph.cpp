#include "program/call_graph.h"

#include <algorithm>

namespace jury::program {

namespace {

using ir::Method;

class Builder {
 public:
  explicit Builder(Program& program) : program_(program) {}

  CallGraph run(const std::vector<const Method*>& entries, const std::vector<Symbol>& instances,
                std::size_t most) {
    for (const auto name : instances) instantiate(name);
    // The JVM makes these by itself.
    for (const auto* name : {"java/lang/String", "java/lang/Class"}) instantiate(Symbol(name));
    for (const auto* entry : entries) {
      reach(*entry);
      initialize(entry->owner, entry);
    }
    while (!work_.empty()) {
      graph_.is_complete = graph_.methods.size() <= most;
      if (!graph_.is_complete) break;
      const auto* method = work_.back();
      work_.pop_back();
      scan(*method);
    }
    find_recursion();
    return std::move(graph_);
  }

 private:
  // A method that virtual calls name: who calls it, and what the instances so far select for it, each once.
  struct VirtualTarget {
    const Method* method;
    std::vector<const Method*> callers;
    std::vector<const Method*> selected;
  };

  void reach(const Method& method) {
    if (!graph_.callees.try_emplace(&method).second) return;
    graph_.methods.push_back(&method);
    work_.push_back(&method);
  }

  void add_edge(const Method* caller, const Method& callee) {
    reach(callee);
    if (caller && edges_[caller].insert(&callee).second) graph_.callees[caller].push_back(&callee);
  }

  // Types whose methods can be called on an instance.
  std::vector<Symbol> types_of(Symbol name) {
    static const Symbol object("java/lang/Object");
    return name.view().starts_with('[') ? std::vector{object} : program_.supertypes(name);
  }

  void instantiate(Symbol name) {
    if (!graph_.instantiated.insert(name).second) return;
    std::vector<std::size_t> concerned;
    for (const auto type : types_of(name)) {
      instances_of_[type].push_back(name);
      const auto& targets = targets_of_[type];
      concerned.insert(concerned.end(), targets.begin(), targets.end());
    }
    std::sort(concerned.begin(), concerned.end());  // in the order of discovery, which the result follows
    for (const auto target : concerned) connect(targets_[target], name);
  }

  void connect(VirtualTarget& target, Symbol receiver) {
    const auto* selected = program_.select(receiver, *target.method);
    if (!selected || selected->is_abstract() || contains(target.selected, selected)) return;
    target.selected.push_back(selected);
    for (const auto* caller : target.callers) add_edge(caller, *selected);
  }

  static bool contains(const std::vector<const Method*>& methods, const Method* method) {
    return std::find(methods.begin(), methods.end(), method) != methods.end();
  }

  void add_virtual_call(const Method& caller, const Method& method) {
    if (!called_[&caller].insert(&method).second) return;
    const auto [known, is_new] = numbers_.try_emplace(&method, targets_.size());
    if (is_new) {
      targets_.push_back({&method, {&caller}, {}});
      targets_of_[method.owner].push_back(known->second);
      // Connecting instantiates nothing.
      for (const auto name : instances_of_[method.owner]) connect(targets_[known->second], name);
      return;
    }
    auto& target = targets_[known->second];
    target.callers.push_back(&caller);
    for (const auto* selected : target.selected) add_edge(&caller, *selected);
  }

  // The initialisers that initialising the class may run: its own and those of its supertypes.
  void initialize(Symbol name, const Method* caller) {
    static const Symbol initializer("<clinit>");
    static const Symbol descriptor("()V");
    for (const auto& supertype : program_.supertypes(name)) {
      const auto* cls = program_.find_class(supertype);
      const auto* method = cls ? cls->find_method(initializer, descriptor) : nullptr;
      if (method && method != caller) add_edge(caller, *method);
    }
  }

  void scan(const Method& method) {
    const auto* body = program_.body(method);
    if (!body) {
      if (method.is_native()) graph_.opaque.push_back(&method);
      return;
    }
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements) scan(method, statement);
  }

  void scan(const Method& method, const ir::Statement& statement) {
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) return scan_call(method, *call);
    if (const auto* created = std::get_if<ir::New>(&statement.kind)) return instantiate(created->class_name);
    if (const auto* array = std::get_if<ir::NewArray>(&statement.kind)) return instantiate(array->type.name);
    if (const auto* init = std::get_if<ir::InitializeClass>(&statement.kind))
      return initialize(init->class_name, &method);
    if (const auto* check = std::get_if<ir::Check>(&statement.kind))
      instantiate(Symbol(ir::exception_of(check->kind)));
  }

  void scan_call(const Method& caller, const ir::Call& call) {
    const auto* target = program_.resolve(call.method);
    if (!target) return graph_.missing.push_back(call.method);
    if (call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special)
      return add_edge(&caller, *target);
    add_virtual_call(caller, *target);
  }

  // Tarjan's strongly connected components, without recursion.
  void find_recursion() {
    struct Visit {
      const Method* method;
      std::size_t next = 0;
    };
    std::unordered_map<const Method*, int> index;
    std::unordered_map<const Method*, int> low;
    std::vector<const Method*> stack;
    std::unordered_set<const Method*> on_stack;
    std::vector<Visit> visits;
    const auto enter = [&](const Method* method) {
      const int number = static_cast<int>(index.size());
      index[method] = low[method] = number;
      stack.push_back(method);
      on_stack.insert(method);
      visits.push_back({method});
    };
    for (const auto* root : graph_.methods) {
      if (!index.contains(root)) enter(root);
      while (!visits.empty()) {
        auto& visit = visits.back();
        const auto* method = visit.method;
        const auto& callees = graph_.callees[method];
        if (visit.next < callees.size()) {
          const auto* callee = callees[visit.next++];
          if (callee == method) graph_.recursive.insert(method);
          if (!index.contains(callee))
            enter(callee);
          else if (on_stack.contains(callee))
            low[method] = std::min(low[method], index[callee]);
          continue;
        }
        visits.pop_back();
        if (!visits.empty()) low[visits.back().method] = std::min(low[visits.back().method], low[method]);
        if (low[method] == index[method]) close_component(method, stack, on_stack);
      }
    }
  }

  void close_component(const Method* root, std::vector<const Method*>& stack,
                       std::unordered_set<const Method*>& on_stack) {
    std::vector<const Method*> members;
    do {
      members.push_back(stack.back());
      on_stack.erase(stack.back());
      stack.pop_back();
    } while (members.back() != root);
    if (members.size() > 1) graph_.recursive.insert(members.begin(), members.end());
  }

  Program& program_;
  CallGraph graph_;
  std::vector<const Method*> work_;
  using MethodSet = std::unordered_set<const Method*>;
  std::unordered_map<const Method*, MethodSet> edges_;   // graph_.callees
  std::unordered_map<const Method*, MethodSet> called_;  // virtual targets, by caller
  std::vector<VirtualTarget> targets_;
  std::unordered_map<const Method*, std::size_t> numbers_;  // of targets
  // By a type: the targets that it declares, and the instances it has, in the order of discovery.
  std::unordered_map<Symbol, std::vector<std::size_t>> targets_of_;
  std::unordered_map<Symbol, std::vector<Symbol>> instances_of_;
};

}  // namespace

CallGraph build_call_graph(Program& program, const std::vector<const Method*>& entries,
                           const std::vector<Symbol>& instances, std::size_t most) {
  return Builder(program).run(entries, instances, most);
}

}  // namespace jury::program
