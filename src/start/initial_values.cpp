#include "start/initial_values.h"

#include <algorithm>
#include <numeric>

#include "ir/definitions.h"
#include "ir/visit.h"
#include "library/classes.h"
#include "library/types.h"
#include "start/static_contents.h"

namespace jury::start {

namespace {

// Initialisers that run more code than this are taken to read what changes.
constexpr std::size_t most_methods = 3'000;

constexpr int deepest_plain = 4;

// Constructors that keep what they are given, boxes, and the question whether assertions are on.
bool is_plain_call(const ir::MethodReference& method) {
  const auto owner = method.owner.view();
  if (method.name == "<init>")
    return owner == "java/lang/Object" || owner == "java/lang/Enum" || owner == "java/lang/Record" ||
           (library::is_in_util(owner) && (method.descriptor == "()V" || method.descriptor == "(I)V"));
  return method.name == "desiredAssertionStatus" || (owner.starts_with('[') && method.name == "clone") ||
         (method.name == "valueOf" && owner.starts_with("java/lang/") && owner != "java/lang/Enum" &&
          !method.descriptor.view().starts_with("(L"));
}

const ir::Method* initializer_of(program::Program& program, Symbol class_name) {
  static const Symbol name("<clinit>"), descriptor("()V");
  const auto* cls = program.find_class(class_name);
  return cls ? cls->find_method(name, descriptor) : nullptr;
}

bool is_initializer(const ir::Method& method) { return method.name == "<clinit>"; }

// Classes of the library with static state that programs may set.
bool is_set_by_users(const ir::Field& field) {
  constexpr std::string_view owners[] = {"java/lang/System", library::types::locale, library::types::time_zone};
  const auto owner = field.owner.view();
  return std::ranges::find(owners, owner) != std::end(owners) &&
         (!(field.flags & ir::access::is_final) || owner == owners[0]);
}

// The methods that run on behalf of this one, without initialisers that it asks for.
std::set<const ir::Method*> run_directly(const program::CallGraph& graph, const ir::Method& from) {
  std::set<const ir::Method*> found{&from};
  std::vector<const ir::Method*> open{&from};
  while (!open.empty()) {
    const auto callees = graph.callees.find(open.back());
    open.pop_back();
    if (callees == graph.callees.end()) continue;
    for (const auto* callee : callees->second)
      if (!is_initializer(*callee) && found.insert(callee).second) open.push_back(callee);
  }
  return found;
}

template <class Visit>
void for_each_statement(const ir::Body& body, Visit visit) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) visit(statement);
}

}  // namespace

// What flows together, by union of sets: a node for each local of the initialiser and for each static field
// of its class.
struct InitialValues::Groups {
  explicit Groups(std::size_t nodes) : parent(nodes), changing(nodes, false) {
    std::iota(parent.begin(), parent.end(), 0);
  }
  std::size_t find(std::size_t node) {
    while (parent[node] != node) node = parent[node] = parent[parent[node]];
    return node;
  }
  void join(std::size_t one, std::size_t other) {
    one = find(one);
    other = find(other);
    parent[other] = one;
    changing[one] = changing[one] || changing[other];
  }
  void change(std::size_t node) { changing[find(node)] = any_changing = true; }
  std::size_t add() {
    parent.push_back(parent.size());
    changing.push_back(false);
    return parent.back();
  }
  bool is_changing(std::size_t node) { return changing[find(node)]; }
  std::size_t node_of(const ir::Field& field) {
    const auto [entry, added] = fields.try_emplace(&field, parent.size());
    if (added) add();
    return entry->second;
  }

  std::vector<std::size_t> parent;
  std::vector<bool> changing;  // of the first node of a group
  bool any_changing = false;
  std::map<const ir::Field*, std::size_t> fields;
};

bool InitialValues::is_same_always(const ir::Field& field) {
  if (field.constant || !workspace_.is_user_class(field.owner)) return true;
  const auto& found = of(field.owner);
  return !found.all_change && found.changing.count(&field) == 0;
}

std::optional<std::set<const ir::Field*>> InitialValues::numbers_read(Symbol class_name) {
  const auto& found = of(class_name);
  return found.only_numbers ? std::optional(found.numbers) : std::nullopt;
}

const InitialValues::Initializer& InitialValues::of(Symbol class_name) {
  // While a class is looked at, what it asks for may ask for it in turn: the answer then is the one that is
  // right in any case.
  const auto [entry, added] = known_.try_emplace(class_name, Initializer{true, {}, {}, false, false, {}});
  if (!added) return entry->second;
  const auto* initializer = initializer_of(workspace_.program(), class_name);
  const bool may_change =
      initializer && workspace_.is_user_class(class_name) && !is_plain(*initializer, class_name, 0);
  auto found = may_change ? look_at(*initializer) : Initializer();
  return known_[class_name] = std::move(found);
}

// Most initialisers make constants, arrays of constants and empty collections: that is seen without asking
// what else may run.
bool InitialValues::is_plain(const ir::Method& method, Symbol initialized, int depth) {
  auto& program = workspace_.program();
  const auto* body = program.body(method);
  if (!body || depth > deepest_plain) return false;
  bool plain = true;
  for_each_statement(*body, [&](const ir::Statement& statement) {
    if (!plain) return;
    if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) {
      const auto* field = program.resolve(load->field);
      plain = field && (field->constant || field->owner == initialized);
    } else if (const auto* asked = std::get_if<ir::InitializeClass>(&statement.kind)) {
      plain = !workspace_.is_user_class(asked->class_name) || asked->class_name == initialized ||
              !program.needs_initialization(asked->class_name);
    } else if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
      const auto* callee = program.resolve(call->method);
      const bool direct = call->kind == ir::CallKind::Static || call->kind == ir::CallKind::Special;
      plain = callee && (is_plain_call(call->method) ||
                         (direct && (workspace_.is_user_class(callee->owner) || is_made_up(*callee)) &&
                          is_plain(*callee, initialized, depth + 1)));
    } else if (const auto* operate = std::get_if<ir::Operate>(&statement.kind)) {
      plain = operate->operation != ir::Operation::ClassEnumConstants;
    }
  });
  return plain;
}

// The class of a lambda.
bool InitialValues::is_made_up(const ir::Method& method) {
  const auto* cls = workspace_.program().find_class(method.owner);
  return cls && (cls->flags & ir::access::is_synthetic);
}

const program::CallGraph& InitialValues::graph(const ir::Method& initializer) {
  const auto known = graphs_.find(&initializer);
  if (known != graphs_.end()) return known->second;
  return graphs_[&initializer] =
             program::build_call_graph(workspace_.program(), {&initializer}, {}, most_methods);
}

InitialValues::Initializer InitialValues::look_at(const ir::Method& initializer) {
  Initializer result;
  const auto* body = workspace_.program().body(initializer);
  const auto& calls = graph(initializer);
  if (!body || !calls.is_complete || depends_on_order(initializer, calls)) {
    result.all_change = true;
    result.only_numbers = false;
    result.outside = !body || !calls.is_complete;
    return result;
  }
  look_at(*body, calls, initializer, result);
  return result;
}

void InitialValues::look_at(const ir::Body& body, const program::CallGraph& graph,
                            const ir::Method& initializer, Initializer& result) {
  auto& program = workspace_.program();
  Groups groups(body.locals.size());
  for_each_statement(body, [&](const ir::Statement& statement) {
    std::optional<std::size_t> node;
    const auto touch = [&](std::size_t other) {
      if (node)
        groups.join(*node, other);
      else
        node = other;
    };
    if (const auto target = ir::target_of(statement)) touch(*target);
    ir::visit_operands(statement.kind, [&](const ir::Operand& operand) {
      if (operand.is_local()) touch(operand.local());
    });
    const auto touch_field = [&](const ir::FieldReference& reference) {
      const auto* field = program.resolve(reference);
      if (field && field->owner == initializer.owner) touch(groups.node_of(*field));
    };
    if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) touch_field(load->field);
    if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind)) touch_field(store->field);
    const bool changes = reads_changing(statement, initializer.owner, result);
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
      // A call without arguments and result may still load and store.
      if (!node) node = groups.add();
      join_call(*call, graph, initializer, *node, groups, result);
    }
    if (changes && node) groups.change(*node);
  });
  for (const auto& block : body.blocks) {
    if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) result.all_change = true;
    if (std::holds_alternative<ir::Throw>(block.terminator.kind)) continue;
    ir::visit_operands(block.terminator.kind, [&](const ir::Operand& operand) {
      if (operand.is_local() && groups.is_changing(operand.local())) result.all_change = true;
    });
  }
  // What is thrown and caught is a branch, too.
  const bool catches = std::ranges::any_of(body.blocks, [](const auto& b) { return !b.handlers.empty(); });
  result.all_change = result.all_change || (catches && groups.any_changing);
  for (const auto& [field, node] : groups.fields)
    if (groups.is_changing(node)) result.changing.insert(field);
}

// What the called methods load and store of the class that is being initialised flows together with the
// arguments and the result.
void InitialValues::join_call(const ir::Call& call, const program::CallGraph& graph,
                              const ir::Method& initializer, std::size_t node, Groups& groups,
                              Initializer& result) {
  auto& program = workspace_.program();
  std::set<const ir::Method*> run;
  const auto add = [&](const ir::Method& method) {
    const auto more = run_directly(graph, method);
    run.insert(more.begin(), more.end());
  };
  const auto* resolved = program.resolve(call.method);
  if (!resolved) {
    groups.change(node);
    result.only_numbers = false;
    return;
  }
  if (call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special)
    add(*resolved);
  else if (const auto callees = graph.callees.find(&initializer); callees != graph.callees.end())
    for (const auto* callee : callees->second)
      if (callee->name == resolved->name && callee->descriptor == resolved->descriptor) add(*callee);
  for (const auto* method : run) {
    if (reads_changing(*method, initializer.owner, result)) groups.change(node);
    const auto* body = workspace_.is_user_class(method->owner) ? program.body(*method) : nullptr;
    if (!body) continue;
    for_each_statement(*body, [&](const ir::Statement& statement) {
      const auto* load = std::get_if<ir::LoadStatic>(&statement.kind);
      const auto* store = std::get_if<ir::StoreStatic>(&statement.kind);
      const auto* field = load    ? program.resolve(load->field)
                          : store ? program.resolve(store->field)
                                  : nullptr;
      if (field && field->owner == initializer.owner) groups.join(node, groups.node_of(*field));
    });
  }
}

bool InitialValues::reads_changing(const ir::Method& method, Symbol initialized, Initializer& result) {
  const auto* body = workspace_.program().body(method);
  if (!body) {
    if (method.is_native()) {
      result.only_numbers = false;
      result.outside = true;
    }
    return method.is_native();
  }
  bool found = false;
  for_each_statement(*body, [&](const ir::Statement& statement) {
    found = reads_changing(statement, initialized, result) || found;
  });
  return found;
}

bool InitialValues::reads_changing(const ir::Statement& statement, Symbol initialized, Initializer& result) {
  if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind))
    return is_changing(load->field, initialized, result);
  const auto* operate = std::get_if<ir::Operate>(&statement.kind);
  if (!operate || operate->operation != ir::Operation::ClassEnumConstants) return false;
  if (!are_constants_changing(initialized)) return false;
  result.only_numbers = false;
  return true;
}

// All constants of any enum may be asked for by its class.
bool InitialValues::are_constants_changing(Symbol initialized) {
  auto& program = workspace_.program();
  return std::ranges::any_of(workspace_.user_classes(), [&](Symbol name) {
    const auto* cls = program.find_class(name);
    if (!cls || !cls->is_enum() || name == initialized) return false;
    const auto& found = of(name);
    return found.all_change || !found.changing.empty() || !contents_.is_immutable(ir::Type::reference(name));
  });
}

bool InitialValues::is_changing(const ir::FieldReference& reference, Symbol initialized,
                                Initializer& result) {
  const auto* field = workspace_.program().resolve(reference);
  const auto unknown = [&] {
    result.only_numbers = false;
    return true;
  };
  if (!field) return unknown();
  if (field->constant || field->owner == initialized || field->name == "$assertionsDisabled") return false;
  const bool is_final = field->flags & ir::access::is_final;
  // Of the library's own fields most that are not final are caches, which nobody sees.
  if (!workspace_.is_user_class(field->owner)) {
    if (!is_set_by_users(*field)) return false;
    result.outside = true;
    return unknown();
  }
  if (!is_final && is_assigned_elsewhere(*field)) {
    if (field->type.is_reference()) return unknown();
    result.numbers.insert(field);
    return true;
  }
  if (!is_same_always(*field)) {
    // The class that it comes from says of which numbers it was made.
    const auto more = field->type.is_reference() ? std::nullopt : numbers_read(field->owner);
    if (!more) return unknown();
    result.numbers.insert(more->begin(), more->end());
    return true;
  }
  if (field->flags & ir::access::is_enum) return !contents_.is_immutable(field->type) && unknown();
  auto element = field->type;
  while (element.is_array()) element = element.element();
  if (field->flags & ir::access::is_synthetic) return !contents_.is_immutable(element) && unknown();
  if (!contents_.are_kept(*field)) return unknown();
  if (!contents_.is_immutable(field->type) && !(field->flags & ir::access::is_private))
    result.contents.insert(field);
  return false;
}

// Two classes that ask for each other are initialised in the order in which they are first used, and the one
// that is later sees the other unfinished.
bool InitialValues::depends_on_order(const ir::Method& initializer, const program::CallGraph& calls) {
  auto& program = workspace_.program();
  const auto own = run_directly(calls, initializer);
  for (const auto* other : calls.methods) {
    if (!is_initializer(*other) || other == &initializer || !workspace_.is_user_class(other->owner)) continue;
    const auto& back = graph(*other);
    if (!back.is_complete) return true;
    if (!back.contains(initializer)) continue;
    const auto touches = [&](const std::set<const ir::Method*>& methods, Symbol owner, bool stores) {
      return std::ranges::any_of(methods, [&](const ir::Method* method) {
        const auto* body = workspace_.is_user_class(method->owner) ? program.body(*method) : nullptr;
        bool found = false;
        if (body)
          for_each_statement(*body, [&](const ir::Statement& statement) {
            const auto* load = std::get_if<ir::LoadStatic>(&statement.kind);
            const auto* store = stores ? std::get_if<ir::StoreStatic>(&statement.kind) : nullptr;
            const auto* field = load && !stores ? program.resolve(load->field)
                                : store         ? program.resolve(store->field)
                                                : nullptr;
            found = found || (field && field->owner == owner && !field->constant &&
                              field->name != "$assertionsDisabled");
          });
        return found;
      });
    };
    if (touches(own, other->owner, false) || touches(run_directly(back, *other), initializer.owner, true))
      return true;
  }
  return false;
}

// Not private: code that is not given may assign it.
bool InitialValues::is_assigned_elsewhere(const ir::Field& field) {
  if (!(field.flags & ir::access::is_private)) return true;
  if (!assigned_) {
    assigned_.emplace();
    auto& program = workspace_.program();
    for (const auto& name : workspace_.user_classes()) {
      const auto* cls = program.find_class(name);
      if (!cls) continue;
      for (const auto& method : cls->methods) {
        const auto* body = program.body(method);
        if (!body) continue;
        for_each_statement(*body, [&](const ir::Statement& statement) {
          const auto* store = std::get_if<ir::StoreStatic>(&statement.kind);
          const auto* found = store ? program.resolve(store->field) : nullptr;
          if (found && !(is_initializer(method) && method.owner == found->owner))
            assigned_->emplace(found->owner, found->name);
        });
      }
    }
  }
  return assigned_->count({field.owner, field.name}) > 0;
}

namespace {

// What stands in a local at a place was just made there, whichever way led to it.
bool is_just_made(const ir::Body& body, const ir::Operand& value, ir::Place place, int copies) {
  using Tag = ir::Operand::Tag;
  if (!value.is_local()) return value.tag() == Tag::String || value.tag() == Tag::Class;
  const auto definitions = ir::definitions_before(body, value.local(), place);
  if (!definitions.is_complete || definitions.places.empty()) return false;
  return std::ranges::all_of(definitions.places, [&](const ir::Place& made) {
    const auto& statement = body.blocks[made.block].statements[made.statement];
    if (std::holds_alternative<ir::New>(statement.kind) ||
        std::holds_alternative<ir::NewArray>(statement.kind) || makes_unchanging(statement))
      return true;
    const auto* copy = copies > 0 ? std::get_if<ir::Copy>(&statement.kind) : nullptr;
    return copy && is_just_made(body, copy->value, made, copies - 1);
  });
}

}  // namespace

bool InitialValues::is_never_null(const ir::Field& field) {
  const auto* initializer = initializer_of(workspace_.program(), field.owner);
  const auto* body = initializer ? workspace_.program().body(*initializer) : nullptr;
  if (!body) return false;
  constexpr int most_copies = 4;
  bool found = false;
  for (ir::BlockId block = 0; block < body->blocks.size(); ++block)
    for (std::size_t i = 0; i < body->blocks[block].statements.size(); ++i) {
      const auto* store = std::get_if<ir::StoreStatic>(&body->blocks[block].statements[i].kind);
      if (!store || workspace_.program().resolve(store->field) != &field) continue;
      if (!is_just_made(*body, store->value, {block, i}, most_copies)) return false;
      found = true;
    }
  return found;
}

}  // namespace jury::start
