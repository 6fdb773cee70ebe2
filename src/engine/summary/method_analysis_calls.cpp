// Calls of methods of the program, which instantiate the summary of what they call (Karun section 4.4.2),
// and allocation. Where a method is overridden, the class of the receiver decides.
#include <algorithm>

#include "engine/summary/method_analysis.h"
#include "support/diagnostics.h"

namespace jury::engine {

using ir::Kind;
using logic::relational::NodeKind;

// What takes the place of the leaves of a summary.
struct MethodAnalysis::Instantiation {
  std::map<const Node*, Expression> lower, upper;
  std::set<const Node*> inexact;
};

std::vector<MethodAnalysis::Target> MethodAnalysis::targets(const ir::Call& s) {
  auto& program = owner_.workspace_.program();
  const auto* declared = program.resolve(s.method);
  if (!declared) throw Unsupported("the method " + s.method.name.text() + " is missing");
  if (!owner_.workspace_.is_user_class(declared->owner)) throw Unsupported("it calls " + declared->display());
  if (s.kind == ir::CallKind::Static || s.kind == ir::CallKind::Special) return {{declared, {}}};
  // A lambda may implement it as well.
  if (program.get_class(declared->owner).is_interface()) throw Unsupported("it calls " + declared->display());
  std::vector<Target> found;
  for (const auto& name : owner_.workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || cls->is_abstract() || cls->is_interface() || !program.is_subclass(name, declared->owner))
      continue;
    const auto* selected = program.select(name, *declared);
    if (!selected || selected->is_abstract())
      throw Unsupported("it calls " + declared->display() + ", which has no body");
    const auto same =
        std::find_if(found.begin(), found.end(), [&](const Target& t) { return t.method == selected; });
    if (same == found.end())
      found.push_back({selected, {name}});
    else
      same->classes.push_back(name);
  }
  if (found.empty()) throw Unsupported("it calls " + declared->display() + ", which has no body");
  return found;
}

void MethodAnalysis::call(const ir::Call& s, Environment& environment) {
  // The constructor of Object does nothing.
  if (s.method.owner == "java/lang/Object" && s.method.name == "<init>") return;
  if (library_call(s, environment)) return;
  const auto found = targets(s);
  std::vector<Bound> arguments;
  for (const auto& argument : s.arguments) arguments.push_back(operand(argument, environment));
  auto result = apply(*found.front().method, arguments, environment, s.target);
  for (std::size_t i = 1; i < found.size(); ++i) {
    const auto other = apply(*found[i].method, arguments, environment, s.target);
    Formula chosen;
    // The objects of a class, without those of its subclasses, which may be made here: then it is not known.
    if (arguments[0].exact() && allocations_.empty()) {
      std::vector<Formula> cases;
      for (const auto& name : found[i].classes)
        cases.push_back(builder_.subset(arguments[0].upper, owner_.class_leaf(name)));
      chosen = builder_.disjunction(cases);
      for (const auto& target : found)
        for (const auto& name : target.classes)
          for (const auto& above : found[i].classes)
            if (target.method != found[i].method && name != above &&
                owner_.workspace_.program().is_subclass(name, above))
              chosen = {};
    }
    auto path = result.path;
    result = join(chosen, other, result);
    result.path = std::move(path);
  }
  environment = std::move(result);
}

MethodAnalysis::Instantiation MethodAnalysis::instantiation(const ir::Method& callee,
                                                            const std::vector<Bound>& arguments,
                                                            const Environment& environment) {
  Instantiation by;
  const auto put = [&](Expression leaf, const Bound& value) {
    by.lower[leaf.node()] = value.lower;
    by.upper[leaf.node()] = value.upper;
    if (!value.exact()) by.inexact.insert(leaf.node());
  };
  const auto signature = ir::Signature::from_descriptor(callee.descriptor.view());
  const std::size_t receiver = callee.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto type = i < receiver ? ir::Type::reference(callee.owner) : signature.parameters[i - receiver];
    const auto leaf = owner_.parameter_leaf(callee, i, type);
    if (type.kind != Kind::Boolean)
      put(leaf, arguments[i]);
    else if (arguments[i].exact())
      put(leaf, exactly(integer_as_truth(arguments[i].upper)));
    else
      put(leaf, {builder_.none(), owner_.top_of(type)});
  }
  for (const auto& [relation, bound] : environment.relations) put(owner_.leaf(relation), bound);
  return by;
}

RelationalBound MethodAnalysis::instantiated(const Instantiation& by, const Bound& bound, Expression top) {
  const auto usable = [&](Expression expression) {
    return !mentions(expression.node(), by.inexact) || is_monotone(expression.node(), by.inexact);
  };
  const Bound result{usable(bound.lower) ? replace(bound.lower, by.lower) : builder_.none(top->arity),
                     usable(bound.upper) ? replace(bound.upper, by.upper) : top};
  return simplified(result);
}

MethodAnalysis::Environment MethodAnalysis::apply(const ir::Method& callee,
                                                  const std::vector<Bound>& arguments,
                                                  const Environment& environment,
                                                  std::optional<ir::LocalId> target) {
  const auto summary = owner_.summarize(callee);
  if (!summary.known()) throw Unsupported("it calls " + callee.display() + ": " + summary.reason);
  uses_collections_ = uses_collections_ || summary.uses_collections;
  auto by = instantiation(callee, arguments, environment);
  for (const auto& allocation : summary.allocations) {
    auto condition = condition_from(environment.path, 0);
    if (condition && allocation.condition && !mentions(allocation.condition.node(), by.inexact))
      condition = allocation.condition->kind == NodeKind::True
                      ? condition
                      : builder_.conjunction(condition, replace(allocation.condition, by.upper));
    else
      condition = {};
    const auto object = make_object(allocation.class_name, condition);
    by.lower[allocation.object.node()] = by.upper[allocation.object.node()] = object;
  }
  if (summary.returns && !mentions(summary.returns.node(), by.inexact))
    note_throw(environment, negation(replace(summary.returns, by.upper)));
  Environment result = environment;
  for (const auto& change : summary.changes)
    result.relations[change.relation] = instantiated(by, change.bound, top_of(change.relation));
  if (!target) return result;
  result.traversals.erase(*target);
  if (!summary.result) return result;
  const auto type = ir::Signature::from_descriptor(callee.descriptor.view()).result;
  auto value = instantiated(by, *summary.result, top_of(type));
  if (type.kind == Kind::Boolean)
    value = value.exact() ? exactly(truth_as_integer(value.upper))
                          : Bound{builder_.none(), builder_.union_of(number(0), number(1))};
  result.locals[*target] = value;
  return result;
}

// --- allocation ---

MethodAnalysis::Expression MethodAnalysis::make_object(Symbol class_name, Formula condition) {
  if (loop_depth_ > 0) throw Unsupported("it allocates in a loop");
  const auto text = class_name.view();
  const auto name = "new" + std::to_string(allocations_.size() + 1) + "$" +
                    std::string(text.substr(text.find_last_of("/$") + 1));
  const auto object = builder_.relation(name, 1);
  allocations_.push_back({object, class_name, condition});
  return object;
}

// The fields of a new object have their default values. Those that have no relational view cannot be read.
void MethodAnalysis::allocate(const ir::New& s, Environment& environment) {
  auto& program = owner_.workspace_.program();
  std::vector<const ir::Field*> fields;
  if (family_of(s.class_name) == Family::none)
    for (Symbol name = s.class_name; name != "java/lang/Object"; name = program.get_class(name).superclass) {
      if (!owner_.workspace_.is_user_class(name))
        throw Unsupported("it allocates a " + ir::display_class(s.class_name.view()));
      for (const auto& field : program.get_class(name).fields)
        if (!field.is_static()) fields.push_back(&field);
    }
  const auto object = make_object(s.class_name, condition_from(environment.path, 0));
  environment.traversals.erase(s.target);
  environment.locals[s.target] = exactly(object);
  for (const auto* field : fields) {
    const auto kind = field->type.kind;
    if (kind == Kind::Long || kind == Kind::Float || kind == Kind::Double) continue;
    if (kind == Kind::Reference && !owner_.is_atom(field->type)) continue;
    const auto value = kind == Kind::Reference ? null()
                       : kind == Kind::Boolean ? owner_.constant_leaf(encode::RelationMeaning::Kind::falsity)
                                               : number(0);
    const auto relation = StateRelation::of(*field);
    const auto before = value_of(relation, environment);
    const auto update = builder_.product(object, value);
    environment.relations[relation] = {builder_.union_of(before.lower, update),
                                       builder_.union_of(before.upper, update)};
  }
}

}  // namespace jury::engine
