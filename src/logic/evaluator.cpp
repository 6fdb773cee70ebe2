#include "logic/evaluator.h"

#include "logic/semantics.h"
#include "logic/term_manager.h"

namespace jury::logic {

std::optional<Value> Evaluator::evaluate(Term term) { return run(term); }

std::optional<bool> Evaluator::evaluate_boolean(Term term) {
  const Result result = run(term);
  return result ? std::optional(result->boolean()) : std::nullopt;
}

void Evaluator::bind(Term variable, Value value) {
  binding_.insert(variable, std::move(value));
  open_.clear();
}

const Evaluator::Result* Evaluator::known(Term term) const {
  return term.has_variable() ? open_.find(term) : closed_.find(term);
}

void Evaluator::remember(Term term, Result result) {
  (term.has_variable() ? open_ : closed_).insert(term, std::move(result));
}

Evaluator::Result Evaluator::run(Term root) {
  const std::size_t base = frames_.size();
  frames_.push_back({root});
  while (frames_.size() > base) {
    const Term term = frames_.back().term;
    if (known(term) != nullptr) {
      frames_.pop_back();
      continue;
    }
    Result result;
    if (step(frames_.size() - 1, &result) == Step::descended) continue;
    remember(term, std::move(result));
    frames_.pop_back();
  }
  return *known(root);
}

Evaluator::Step Evaluator::step(std::size_t frame_index, Result* result) {
  const Term term = frames_[frame_index].term;
  const Kind kind = term.kind();
  if (kind == Kind::logical_and || kind == Kind::logical_or) return step_connective(frame_index, result);
  if (kind == Kind::if_then_else) return step_if_then_else(frame_index, result);
  if (is_quantifier(kind)) return *result = quantifier(term), Step::done;
  if (term.size() == 0) return *result = leaf(term), Step::done;
  return step_operation(frame_index, result);
}

// An operand that decides ends the search; otherwise one without a value leaves the whole without one.
Evaluator::Step Evaluator::step_connective(std::size_t frame_index, Result* result) {
  const Term term = frames_[frame_index].term;
  const bool neutral = term.kind() == Kind::logical_and;
  Frame& frame = frames_[frame_index];
  for (; frame.next < term.size(); ++frame.next) {
    const Result* operand = known(term[frame.next]);
    if (operand == nullptr) return frames_.push_back({term[frame.next]}), Step::descended;
    if (!*operand)
      frame.undetermined = true;
    else if ((*operand)->boolean() != neutral)
      return *result = Value(!neutral), Step::done;
  }
  *result = frame.undetermined ? Result() : Value(neutral);
  return Step::done;
}

Evaluator::Step Evaluator::step_if_then_else(std::size_t frame_index, Result* result) {
  const Term term = frames_[frame_index].term;
  const Result* condition = known(term[0]);
  if (condition == nullptr) return frames_.push_back({term[0]}), Step::descended;
  if (!*condition) return *result = {}, Step::done;
  const Term branch = term[(*condition)->boolean() ? 1 : 2];
  const Result* value = known(branch);
  if (value == nullptr) return frames_.push_back({branch}), Step::descended;
  *result = *value;
  return Step::done;
}

Evaluator::Step Evaluator::step_operation(std::size_t frame_index, Result* result) {
  const Term term = frames_[frame_index].term;
  for (std::size_t& next = frames_[frame_index].next; next < term.size(); ++next) {
    const Result* operand = known(term[next]);
    if (operand == nullptr) return frames_.push_back({term[next]}), Step::descended;
    if (!*operand) return *result = {}, Step::done;
  }
  *result = compute_operation(term);
  return Step::done;
}

Evaluator::Result Evaluator::compute_operation(Term term) {
  operands_.clear();
  for (const Term child : term.children()) operands_.push_back(**known(child));
  if (term.kind() == Kind::apply) return model_.value(term.function(), operands_);
  if (term.kind() == Kind::pattern) return Value(true);
  if (operands_[0].is_array() && (term.kind() == Kind::equal || term.kind() == Kind::distinct))
    return compare_arrays(term.kind());
  const bool parameters = info(term.kind()).payload == Payload::parameters;
  return compute(term.kind(), term.sort(),
                 parameters ? Parameters{term.parameter(0), term.parameter(1)} : Parameters{}, operands_);
}

Evaluator::Result Evaluator::leaf(Term term) {
  if (term.kind() == Kind::constant) return model_.value(term.function());
  if (term.kind() != Kind::variable) return TermManager::value_of(term);
  const Value* bound = binding_.find(term);
  return bound != nullptr ? Result(*bound) : Result();
}

Evaluator::Result Evaluator::compare_arrays(Kind kind) const {
  bool undetermined = false;
  for (std::size_t i = 0; i < operands_.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const std::optional<bool> equal = values_equal(operands_[i], operands_[j]);
      if (equal == true) return Value(kind == Kind::equal);
      undetermined |= !equal;
    }
  return undetermined ? Result() : Value(kind == Kind::distinct);
}

// Over an uninterpreted index sort only the model knows which indices there are.
std::optional<bool> Evaluator::values_equal(const Value& left, const Value& right) const {
  if (!left.is_array() || !left.array().sort.index().is_uninterpreted()) return left == right;
  const Sort index = left.array().sort.index();
  const auto size = model_.domain_size(index);
  if (!size) return left == right ? std::optional(true) : std::nullopt;
  bool undetermined = false;
  for (std::uint64_t i = 0; i < *size; ++i) {
    const Value element = nth_value(index, i);
    const std::optional<bool> equal = values_equal(left.array().at(element), right.array().at(element));
    if (equal == false) return false;
    undetermined |= !equal;
  }
  return undetermined ? std::nullopt : std::optional(true);
}

Evaluator::Result Evaluator::quantifier(Term term) {
  std::vector<std::uint64_t> sizes;
  std::uint64_t product = 1;
  for (const Term variable : term.bound_variables()) {
    const auto size = model_.domain_size(variable.sort());
    if (!size || *size == 0 || *size > instance_limit_ || product * *size > instance_limit_) return {};
    product *= *size;
    sizes.push_back(*size);
  }
  TermMap<Result> outer_open;
  std::swap(outer_open, open_);
  TermMap<Value> outer_binding = binding_;
  Result result = instances(term, sizes);
  std::swap(outer_open, open_);
  std::swap(outer_binding, binding_);
  return result;
}

Evaluator::Result Evaluator::instances(Term term, const std::vector<std::uint64_t>& sizes) {
  const auto variables = term.bound_variables();
  const bool neutral = term.kind() == Kind::forall;
  std::vector<std::uint64_t> counters(sizes.size(), 0);
  bool undetermined = false;
  while (true) {
    for (std::size_t i = 0; i < variables.size(); ++i)
      binding_.insert(variables[i], nth_value(variables[i].sort(), counters[i]));
    open_.clear();
    const Result instance = run(term.body());
    if (!instance) undetermined = true;
    if (instance && instance->boolean() != neutral) return Value(!neutral);
    std::size_t position = 0;
    while (position < counters.size() && ++counters[position] == sizes[position]) counters[position++] = 0;
    if (position == counters.size()) break;
  }
  return undetermined ? Result() : Value(neutral);
}

}  // namespace jury::logic
