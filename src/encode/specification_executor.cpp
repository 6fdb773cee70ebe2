#include "encode/specification_executor.h"

#include <algorithm>

#include "library/types.h"
#include "spec/contracts.h"
#include "support/diagnostics.h"

namespace jury::encode {

using TermKind = logic::Kind;

namespace {

constexpr std::uint64_t longest_constant_range = 20'000;

bool is_range(std::string_view operation) {
  constexpr std::string_view operations[] = {"forall", "exists", "sum", "product", "numOf", "min", "max"};
  return std::find(std::begin(operations), std::end(operations), operation) != std::end(operations);
}

bool ends_with_to(std::string_view name) { return name.ends_with("To"); }

// "forall" of "forallWideTo": whether numbers can be tried one by one does not matter here.
std::string_view operation_of(std::string_view name) {
  for (const std::string_view ending : {"To", "Wide"})
    if (name.ends_with(ending)) name.remove_suffix(ending.size());
  return name;
}

}  // namespace

std::optional<Exit> SpecificationExecutor::run(const ir::Method& method, const std::vector<Value>& arguments,
                                               const State& state) {
  arguments_ = arguments;
  state_ = state;
  thrown_.clear();
  const auto name = method.name.view();
  if (method.owner == "jury/Reach") return run_set(name);
  if (method.owner != "jury/Spec") return std::nullopt;
  if (name == "reach") return run_reach(method);
  if (name.ends_with("Objects")) return run_objects(name);
  return run_range(method, name);
}

Exit SpecificationExecutor::finish(std::optional<Value> value) {
  auto exits = std::move(thrown_);
  for (const auto& exit : exits) {
    const Term fails = exit.thrown->state.guard.term();
    state_.guard = state_.guard.with(terms(), terms().negation(fails));
  }
  if (!state_.guard.is_false()) exits.push_back({Returned{state_, std::move(value)}, std::nullopt});
  return executor_.join(std::move(exits));
}

Exit SpecificationExecutor::finish_boolean(Term condition) {
  return finish(values().boolean_as_int(condition));
}

// What the function answers; nothing where it never returns.
std::optional<Value> SpecificationExecutor::apply(const Application& application, const Reference& function,
                                                  const Value& argument, Term condition) {
  const State there = state_.under(state_.guard.with(terms(), condition));
  if (there.guard.is_false()) return std::nullopt;
  const auto* method = executor_.program_.resolve(ir::MethodReference{
      Symbol(application.interface_name), Symbol(application.method), Symbol(application.descriptor)});
  JURY_CHECK(method, "a function interface is missing");
  auto exit = executor_.call_selected(*method, {function, argument}, there);
  if (exit.thrown) {
    thrown_.emplace_back();
    thrown_.back().thrown = std::move(exit.thrown);
  }
  if (!exit.returned) return std::nullopt;
  // Objects that the function made are part of the heap from now on; nothing else has changed.
  Heap::differences(state_.heap, exit.returned->state.heap,
                    [&](ObjectId object, const ContentsPointer& here, const ContentsPointer& made) {
                      if (!here && made) state_.heap.set(object, made);
                    });
  return exit.returned->value;
}

Term SpecificationExecutor::test(const Application& application, const Value& argument, Term condition) {
  const auto answer =
      apply(application,
            reference(arguments_[application.interface_name.ends_with("util/function/Predicate") ? 1 : 2]),
            argument, condition);
  return answer ? values().is_nonzero(term(*answer)) : terms().true_term();
}

// Ranges of numbers.

std::vector<SpecificationExecutor::Member> SpecificationExecutor::members(const ir::Method& method,
                                                                          bool inclusive) {
  const bool is_long = method.descriptor.view().starts_with("(J");
  const std::uint32_t bits = is_long ? 64 : 32;
  const Term from = term(arguments_[0]);
  const Term to = term(arguments_[1]);
  const auto number = [&](std::uint64_t value) { return terms().bit_vector(bits, value); };
  // How many there are: to - from, one more when both ends belong to the range.
  const Term none =
      inclusive ? terms().make(TermKind::bv_slt, {to, from}) : terms().make(TermKind::bv_sle, {to, from});
  const Term last = terms().make(TermKind::bv_sub, {to, from});  // the offset of the last one, or one more
  std::uint64_t most = executor_.limits_.array_length + 1;
  if (none.is_true()) return {};
  if (none.is_false() && last.is_value() && last.bit_vector_value().bits() < longest_constant_range)
    most = last.bit_vector_value().bits() + (inclusive ? 1 : 0);
  std::vector<Member> result;
  const auto is_inside = [&](std::uint64_t offset) {
    const Term reaches =
        terms().make(inclusive ? TermKind::bv_ule : TermKind::bv_ult, {number(offset), last});
    return terms().conjunction(terms().negation(none), reaches);
  };
  for (std::uint64_t offset = 0; offset < most; ++offset) {
    const Term inside = is_inside(offset);
    if (inside.is_false()) break;
    result.push_back({terms().make(TermKind::bv_add, {from, number(offset)}), inside});
  }
  leave_out_beyond(method, inclusive, most, is_inside(most));
  return result;
}

// Over so many numbers, whatever the state is, that those which are tried say little: the bounds of a check
// speak of sizes of states, and do not explain why the others are left out.
bool SpecificationExecutor::is_endless(const ir::Method& method, bool inclusive) {
  if (method.name.view().find("Wide") != std::string_view::npos) return true;
  const Term from = term(arguments_[0]);
  const Term to = term(arguments_[1]);
  if (!from.is_value() || !to.is_value()) return false;
  const auto compared = terms().make(inclusive ? TermKind::bv_slt : TermKind::bv_sle, {to, from});
  const Term last = terms().make(TermKind::bv_sub, {to, from});
  return compared.is_false() && last.bit_vector_value().bits() >= longest_constant_range;
}

// `inside`: there are more numbers than the `most` that were tried.
void SpecificationExecutor::leave_out_beyond(const ir::Method& method, bool inclusive, std::uint64_t most,
                                             Term inside) {
  const auto beyond = state_.guard.with(terms(), inside);
  if (beyond.is_false() || !executor_.feasible_(beyond.term())) return;
  if (is_endless(method, inclusive))
    executor_.gap(Gap::Kind::Quantifier, beyond, "a quantifier over all numbers");
  else
    executor_.gap(Gap::Kind::Size, beyond,
                  "a quantifier over more than " + std::to_string(most) + " numbers");
}

// A statement of the specification in the code of a method that a clause calls: it is not part of the clause.
bool SpecificationExecutor::is_in_code() const {
  return std::any_of(executor_.stack_.begin(), executor_.stack_.end(), [](const auto* frame) {
    return !spec::is_generated(frame->method->name.view()) &&
           !frame->method->owner.view().starts_with("jury/");
  });
}

std::optional<Exit> SpecificationExecutor::run_range(const ir::Method& method, std::string_view name) {
  const auto operation = operation_of(name);
  if (is_range(operation) && executor_.limits_.modular && is_kept(method, ends_with_to(name)) &&
      operation != "forall" && operation != "exists")
    return fold(method, operation, ends_with_to(name));
  if (operation == "sum") return add_up(method, ends_with_to(name));
  if (operation == "numOf") return count(method, ends_with_to(name));
  if (operation != "forall" && operation != "exists") return std::nullopt;
  const bool all = operation == "forall";
  if (!executor_.deferred_ || is_in_code()) return quantify(method, all, ends_with_to(name));
  const auto read = [&executor = executor_, &method, all, inclusive = ends_with_to(name),
                     arguments = arguments_, state = state_](bool as_instance) {
    SpecificationExecutor later(executor);
    later.arguments_ = arguments;
    later.state_ = state;
    return as_instance ? later.instance(method, all, inclusive)
                       : later.read(later.quantify(method, all, inclusive));
  };
  return finish_boolean(executor_.deferred_->defer(all, read));
}

SpecificationExecutor::Application SpecificationExecutor::predicate_of(const ir::Method& method) {
  const bool is_long = method.descriptor.view().starts_with("(J");
  return {is_long ? library::types::long_predicate : library::types::int_predicate, "test",
          is_long ? "(J)Z" : "(I)Z"};
}

Exit SpecificationExecutor::quantify(const ir::Method& method, bool all, bool inclusive) {
  if (is_kept(method, inclusive)) {
    if (executor_.limits_.modular) return keep(method, all, inclusive);
    if (auto kept = try_to_keep(method, all, inclusive)) return std::move(*kept);
  }
  std::vector<Term> conditions;
  Term decided = terms().false_term();  // by one number: the others are not looked at
  for (const auto& member : members(method, inclusive)) {
    const auto thrown_before = thrown_.size();
    const Term holds = test(predicate_of(method), member.index, member.condition);
    for (std::size_t i = thrown_before; i < thrown_.size(); ++i) {
      auto& guard = thrown_[i].thrown->state.guard;
      guard = guard.with(terms(), terms().negation(decided));
    }
    decided = terms().disjunction(
        decided, terms().conjunction(member.condition, all ? terms().negation(holds) : holds));
    conditions.push_back(all ? terms().disjunction(terms().negation(member.condition), holds)
                             : terms().conjunction(member.condition, holds));
  }
  return finish_boolean(all ? terms().conjunction(conditions) : terms().disjunction(conditions));
}

// For one unknown number of the range.
DeferredQuantifiers::Reading SpecificationExecutor::instance(const ir::Method& method, bool all,
                                                             bool inclusive) {
  const bool is_long = method.descriptor.view().starts_with("(J");
  const Term index = executor_.deferred_->next_instance(terms().bit_vector_sort(is_long ? 64 : 32));
  const Term inside = terms().conjunction(
      terms().make(TermKind::bv_sle, {term(arguments_[0]), index}),
      terms().make(inclusive ? TermKind::bv_sle : TermKind::bv_slt, {index, term(arguments_[1])}));
  const Term holds = test(predicate_of(method), index, inside);
  return read(finish_boolean(all ? terms().disjunction(terms().negation(inside), holds)
                                 : terms().conjunction(inside, holds)));
}

DeferredQuantifiers::Reading SpecificationExecutor::read(const Exit& exit) {
  const Term undefined = exit.thrown ? exit.thrown->state.guard.term() : terms().false_term();
  if (!exit.returned) return {terms().false_term(), undefined};
  return {values().is_nonzero(term(*exit.returned->value)), undefined};
}

Exit SpecificationExecutor::count(const ir::Method& method, bool inclusive) {
  Term result = values().long_integer(0);
  for (const auto& member : members(method, inclusive)) {
    const Term fits =
        terms().conjunction(member.condition, test(predicate_of(method), member.index, member.condition));
    result = terms().make(TermKind::bv_add, {result, terms().if_then_else(fits, values().long_integer(1),
                                                                          values().long_integer(0))});
  }
  return finish(result);
}

SpecificationExecutor::Application SpecificationExecutor::body_of(const ir::Method& method) {
  const bool over_long = method.descriptor.view().starts_with("(J");
  const bool to_int = method.descriptor.view().back() == 'I';
  if (over_long)
    return to_int ? Application{library::types::long_to_int_function, "applyAsInt", "(J)I"}
                  : Application{library::types::long_unary_operator, "applyAsLong", "(J)J"};
  return to_int ? Application{library::types::int_unary_operator, "applyAsInt", "(I)I"}
                : Application{library::types::int_to_long_function, "applyAsLong", "(I)J"};
}

// sum(from, to, counts, body) over int and long; the others run as Java code.
std::optional<Exit> SpecificationExecutor::add_up(const ir::Method& method, bool inclusive) {
  const auto result = method.descriptor.view().back();
  if (result != 'I' && result != 'J') return std::nullopt;
  const Application body = body_of(method);
  const Term zero = terms().bit_vector(result == 'I' ? 32 : 64, 0);
  Term sum = zero;
  for (const auto& member : members(method, inclusive)) {
    const Term counts =
        terms().conjunction(member.condition, test(predicate_of(method), member.index, member.condition));
    const auto value = apply(body, reference(arguments_[3]), member.index, counts);
    if (value) sum = terms().make(TermKind::bv_add, {sum, terms().if_then_else(counts, term(*value), zero)});
  }
  return finish(sum);
}

// All objects of a class.

std::optional<ir::Type> SpecificationExecutor::class_argument(const Value& value) {
  const auto& reference = encode::reference(value);
  if (!reference.is_single() || reference.single() == null_object) return std::nullopt;
  const auto name = executor_.objects_.info(reference.single()).class_name;
  return ir::Type::reference(name);
}

std::optional<Exit> SpecificationExecutor::run_objects(std::string_view name) {
  const auto type = class_argument(arguments_[0]);
  if (!type) return std::nullopt;
  const Application predicate{library::types::predicate, "test", "(Ljava/lang/Object;)Z"};
  std::vector<Term> conditions;
  Term count = values().long_integer(0);
  const auto existing = static_cast<ObjectId>(executor_.objects_.size());
  for (ObjectId object = 1; object < existing; ++object) {
    const auto& info = executor_.objects_.info(object);
    if (!state_.heap.find(object) || !executor_.program_.is_subtype(info.type, *type)) continue;
    const Term exists = info.allocated ? info.allocated : terms().true_term();
    const Term holds = test(predicate, values().single(object), exists);
    const Term fits = terms().conjunction(exists, holds);
    conditions.push_back(name == "forallObjects" ? terms().disjunction(terms().negation(exists), holds)
                                                 : fits);
    count =
        terms().make(TermKind::bv_add,
                     {count, terms().if_then_else(fits, values().long_integer(1), values().long_integer(0))});
  }
  if (name == "numOfObjects") return finish(count);
  return finish_boolean(name == "forallObjects" ? terms().conjunction(conditions)
                                                : terms().disjunction(conditions));
}

// \reach.

std::optional<Exit> SpecificationExecutor::run_reach(const ir::Method& method) {
  const auto& start = reference(arguments_[0]);
  const bool by_fields = method.descriptor.view().find("Function") != std::string_view::npos;
  std::optional<ir::Type> type;
  if (arguments_.size() > 1) {
    type = class_argument(arguments_[1]);
    if (!type) return std::nullopt;
  }
  const auto is_of_type = [&, type](ObjectId object) {
    return !type || executor_.program_.is_subtype(executor_.objects_.info(object).type, *type);
  };
  if (!by_fields)
    return reach_from(
        start, [&](ObjectId object) { return references_of(object); }, is_of_type);
  return reach_from(
      start,
      [&](ObjectId object) {
        return is_of_type(object) ? fields_of(reference(arguments_[2]), object) : std::vector<Reference>{};
      },
      [](ObjectId) { return true; });
}

// What an object refers to: fields, elements, content.
std::vector<Reference> SpecificationExecutor::references_of(ObjectId object) {
  const auto& contents = executor_.contents(state_, object);
  const bool sized = executor_.objects_.info(object).shape != Shape::Instance && contents.size;
  std::vector<Reference> result;
  for (std::size_t i = 0; i < contents.slots.size(); ++i) {
    if (!std::holds_alternative<Reference>(contents.slots[i])) continue;
    Term used = terms().true_term();
    if (sized)
      used = terms().make(TermKind::bv_slt, {values().integer(static_cast<std::int32_t>(i)), contents.size});
    if (i < contents.flags.size()) used = contents.flags[i];
    result.push_back(values().choose(used, reference(contents.slots[i]), values().null()));
    if (i < contents.values.size() && std::holds_alternative<Reference>(contents.values[i]))
      result.push_back(values().choose(used, reference(contents.values[i]), values().null()));
  }
  return result;
}

// The array of targets that the specification's function makes of an object.
std::vector<Reference> SpecificationExecutor::fields_of(const Reference& function, ObjectId object) {
  const Application step{library::types::function, "apply", "(Ljava/lang/Object;)Ljava/lang/Object;"};
  const auto array = apply(step, function, values().single(object), terms().true_term());
  if (!array || !reference(*array).is_single()) return {};
  std::vector<Reference> result;
  for (const auto& slot : executor_.contents(state_, reference(*array).single()).slots)
    result.push_back(reference(slot));
  return result;
}

// Every object that may be reached gets a condition: reached in at most as many steps as there are objects.
Exit SpecificationExecutor::reach_from(const Reference& start,
                                       const std::function<std::vector<Reference>(ObjectId)>& steps,
                                       const std::function<bool(ObjectId)>& keep) {
  std::vector<ObjectId> found;
  std::vector<Term> flags;
  const auto number_of = [&](ObjectId object) {
    const auto known = std::find(found.begin(), found.end(), object);
    if (known != found.end()) return static_cast<std::size_t>(known - found.begin());
    found.push_back(object);
    flags.push_back(terms().false_term());
    return found.size() - 1;
  };
  for (const auto& target : start.targets())
    if (target.object != null_object) flags[number_of(target.object)] = target.guard;
  struct Edge {
    std::size_t from, to;
    Term guard;
  };
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const auto& step : steps(found[i]))
      for (const auto& target : step.targets())
        if (target.object != null_object && target.object != found[i])
          edges.push_back({i, number_of(target.object), target.guard});
  for (std::size_t round = 1; round < found.size(); ++round) {
    auto next = flags;
    for (const auto& edge : edges)
      next[edge.to] = terms().disjunction(next[edge.to], terms().conjunction(flags[edge.from], edge.guard));
    if (next == flags) break;
    flags = std::move(next);
  }
  for (std::size_t i = found.size(); i-- > 0;) {
    if (keep(found[i])) continue;
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
    flags.erase(flags.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return make_set(found, flags);
}

Exit SpecificationExecutor::make_set(const std::vector<ObjectId>& objects, const std::vector<Term>& flags) {
  auto contents = std::make_shared<Contents>();
  for (const auto object : objects) contents->slots.emplace_back(values().single(object));
  contents->flags = flags;
  const auto set =
      executor_.allocate(state_, executor_.instance_info(Symbol("jury/Reach")), std::move(contents));
  return finish(values().single(set));
}

Term SpecificationExecutor::in_set(const Reference& set, ObjectId object) {
  std::vector<Term> cases;
  for (const auto& target : set.targets()) {
    if (target.object == null_object) continue;
    const auto& contents = executor_.contents(state_, target.object);
    for (std::size_t i = 0; i < contents.slots.size(); ++i)
      cases.push_back(terms().conjunction(std::vector<Term>{
          target.guard, contents.flags[i], values().is(reference(contents.slots[i]), object)}));
  }
  return terms().disjunction(cases);
}

std::vector<ObjectId> SpecificationExecutor::objects_of_sets(const Reference& a, const Reference& b) {
  std::vector<ObjectId> result;
  for (const auto* set : {&a, &b})
    for (const auto& target : set->targets())
      if (target.object != null_object)
        for (const auto& slot : executor_.contents(state_, target.object).slots)
          for (const auto& element : reference(slot).targets()) result.push_back(element.object);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::optional<Exit> SpecificationExecutor::run_set(std::string_view name) {
  // The others run their code, which comes back to these.
  constexpr std::string_view known[] = {"has", "size", "isEmpty", "containsAll", "disjoint", "equalSet"};
  if (std::find(std::begin(known), std::end(known), name) == std::end(known)) return std::nullopt;
  const auto& set = reference(arguments_[0]);
  if (name == "has") {
    std::vector<Term> cases;
    for (const auto& target : reference(arguments_[1]).targets())
      if (target.object != null_object)
        cases.push_back(terms().conjunction(target.guard, in_set(set, target.object)));
    return finish_boolean(terms().disjunction(cases));
  }
  const bool of_two = arguments_.size() == 2;
  const auto& other = of_two ? reference(arguments_[1]) : set;
  std::vector<Term> conditions;
  Term size = values().integer(0);
  for (const auto object : objects_of_sets(set, other)) {
    const Term here = in_set(set, object);
    const Term there = in_set(other, object);
    size = terms().make(TermKind::bv_add,
                        {size, terms().if_then_else(here, values().integer(1), values().integer(0))});
    if (name == "isEmpty") conditions.push_back(terms().negation(here));
    if (name == "containsAll") conditions.push_back(terms().implies(there, here));
    if (name == "disjoint") conditions.push_back(terms().negation(terms().conjunction(here, there)));
    if (name == "equalSet") conditions.push_back(terms().equal(here, there));
  }
  if (name == "size") return finish(size);
  return finish_boolean(terms().conjunction(conditions));
}

}  // namespace jury::encode
