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
  struct VirtualSite {
    const Method* caller;
    const Method* target;
  };

  void reach(const Method& method) {
    if (!graph_.callees.try_emplace(&method).second) return;
    graph_.methods.push_back(&method);
    work_.push_back(&method);
  }

  void add_edge(const Method* caller, const Method& callee) {
    reach(callee);
    if (!caller) return;
    auto& callees = graph_.callees[caller];
    if (std::find(callees.begin(), callees.end(), &callee) == callees.end()) callees.push_back(&callee);
  }

  void instantiate(Symbol name) {
    if (!graph_.instantiated.insert(name).second) return;
    instances_.push_back(name);
    for (std::size_t i = 0; i < sites_.size(); ++i) connect(sites_[i], name);
  }

  void connect(const VirtualSite& site, Symbol receiver) {
    if (!program_.is_subtype(ir::Type::reference(receiver), ir::Type::reference(site.target->owner))) return;
    const auto* selected = program_.select(receiver, *site.target);
    if (selected && !selected->is_abstract()) add_edge(site.caller, *selected);
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
    const VirtualSite site{&caller, target};
    sites_.push_back(site);
    // Connecting instantiates nothing.
    for (const auto name : instances_) connect(site, name);
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
  std::vector<VirtualSite> sites_;
  std::vector<Symbol> instances_;  // graph_.instantiated in the order of discovery, which the result follows
};

}  // namespace

CallGraph build_call_graph(Program& program, const std::vector<const Method*>& entries,
                           const std::vector<Symbol>& instances, std::size_t most) {
  return Builder(program).run(entries, instances, most);
}

}  // namespace jury::program
