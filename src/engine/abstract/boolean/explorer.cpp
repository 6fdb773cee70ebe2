#include "engine/abstract/boolean/explorer.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::engine::abstract {

namespace {

using logic::Term;

struct Place {
  const ir::Method* method;
  ir::BlockId block;
  std::size_t step;
  auto operator<=>(const Place&) const = default;
};

// Where control came along, newest first.
struct Trail {
  std::shared_ptr<const Trail> before;
  std::string method;
  std::uint32_t line;
};

struct AbstractState {
  std::vector<Place> stack;
  std::vector<Truth> values;
  std::shared_ptr<const Trail> trail;
};

class Explorer {
 public:
  Explorer(StepMaker& steps, Decisions& decisions, const ExplorerOptions& options)
      : steps_(steps), decisions_(decisions), options_(options) {}

  Exploration run(const ir::Method& entry) {
    AbstractState start;
    start.stack.push_back({&entry, 0, 0});
    start.values.assign(decisions_.predicates().size(), Truth::unknown);
    arrive(std::move(start));
    try {
      while (!waiting_.empty()) {
        if (result_.states > options_.states || (options_.out_of_time && options_.out_of_time())) {
          result_.reason = "the limit of states or time was reached";
          return std::move(result_);
        }
        auto state = std::move(waiting_.back());
        waiting_.pop_back();
        follow(std::move(state));
      }
      result_.complete = true;
    } catch (const Unsupported& problem) {
      result_.reason = problem.what();
    }
    return std::move(result_);
  }

 private:
  const StepBlock& block_of(const Place& place) { return steps_.block(*place.method, place.block); }

  // At the start of a block, where states are matched.
  void arrive(AbstractState state) {
    auto& seen = visited_[state.stack];
    const auto covers = [&](const std::vector<Truth>& known) {
      for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i] != state.values[i] && !(options_.subsumption && known[i] == Truth::unknown))
          return false;
      return true;
    };
    if (std::any_of(seen.begin(), seen.end(), covers)) return;
    seen.push_back(state.values);
    ++result_.states;
    waiting_.push_back(std::move(state));
  }

  void visit_line(AbstractState& state, const ir::Position& position) {
    const auto& name = state.stack.back().method->owner.text();
    const auto method = ir::display_class(name) + "." + state.stack.back().method->name.text();
    if (state.trail && state.trail->line == position.line && state.trail->method == method) return;
    state.trail = std::make_shared<const Trail>(Trail{state.trail, method, position.line});
    if (!options_.lazy) return;
    // Outside of its lines a predicate has no value.
    for (std::size_t i = 0; i < state.values.size(); ++i) {
      const auto& predicate = decisions_.predicates()[i];
      const int line = static_cast<int>(position.line);
      if (predicate.lines && predicate.method == state.stack.back().method &&
          (line < predicate.lines->first || line > predicate.lines->last))
        state.values[i] = Truth::unknown;
    }
  }

  void follow(AbstractState state) {
    while (true) {
      auto& place = state.stack.back();
      const auto& block = block_of(place);
      if (place.step >= block.steps.size()) return leave_block(std::move(state), block.end);
      const auto& step = block.steps[place.step];
      ++place.step;
      visit_line(state, step.position);
      switch (step.kind) {
        case Step::Kind::change: {
          const auto open = apply(state, step);
          if (options_.split && !open.empty()) return split(std::move(state), open, 0);
          break;
        }
        case Step::Kind::assume:
          if (!assume(state, &step, step.condition, step.facts)) return;
          break;
        case Step::Kind::check:
          if (!pass_check(state, step)) return;
          break;
        case Step::Kind::call:
          return call(std::move(state), step);
      }
    }
  }

  // Returns the predicates that the step leaves open.
  std::vector<std::size_t> apply(AbstractState& state, const Step& step) {
    std::vector<std::size_t> open;
    auto values = state.values;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Term after = decisions_.after(step, i);
      if (after == decisions_.predicates()[i].before) continue;
      values[i] = decisions_.decide({&step, i, after, &step.facts, &step.fresh}, state.values);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
      if (values[i] == Truth::unknown && state.values[i] != values[i]) open.push_back(i);
    for (std::size_t i = 0; i < values.size(); ++i)
      if (values[i] == Truth::unknown && state.values[i] == values[i] && in_scope(state, i) &&
          !(decisions_.after(step, i) == decisions_.predicates()[i].before))
        open.push_back(i);
    state.values = std::move(values);
    return open;
  }

  // Both ways for each, unless the others tell it.
  void split(AbstractState state, const std::vector<std::size_t>& open, std::size_t next) {
    constexpr std::size_t most = 8;
    if (next == open.size() || next == most) return follow(std::move(state));
    const auto i = open[next];
    const auto told =
        decisions_.decide({this, i, decisions_.predicates()[i].before, nullptr, nullptr}, state.values);
    for (const auto value : {Truth::yes, Truth::no}) {
      if (told != Truth::unknown && told != value) continue;
      auto one = state;
      one.values[i] = value;
      split(std::move(one), open, next + 1);
    }
  }

  // Keeps what the condition allows, and lets it tell more predicates, until nothing more follows. False:
  // impossible.
  bool assume(AbstractState& state, const void* step, Term condition, const std::vector<Term>& facts) {
    constexpr std::size_t condition_number = 1'000'000;
    const std::size_t number = condition_number + condition.id();
    if (decisions_.decide({step, number, condition, &facts, nullptr}, state.values) == Truth::no)
      return false;
    auto known = facts;
    known.push_back(condition);
    const auto affected = decisions_.relevant(condition);
    for (bool grown = true; grown;) {
      grown = false;
      for (const auto i : affected) {
        if (state.values[i] != Truth::unknown || !in_scope(state, i)) continue;
        const std::size_t question = condition_number * (i + 2) + condition.id();
        state.values[i] = decisions_.decide(
            {step, question, decisions_.predicates()[i].before, &known, nullptr}, state.values);
        grown = grown || state.values[i] != Truth::unknown;
      }
    }
    return true;
  }

  bool in_scope(const AbstractState& state, std::size_t predicate) const {
    const auto* method = decisions_.predicates()[predicate].method;
    return !method || std::any_of(state.stack.begin(), state.stack.end(),
                                  [&](const Place& place) { return place.method == method; });
  }

  bool pass_check(AbstractState& state, const Step& step) {
    AbstractState failing = state;
    if (assume(failing, &step, steps_.terms().negation(step.condition), step.facts))
      raise(std::move(failing), step.exception);
    return assume(state, &step, step.condition, step.facts);
  }

  void raise(AbstractState state, Symbol exception) {
    auto& program = steps_.workspace().program();
    while (!state.stack.empty()) {
      const auto& place = state.stack.back();
      const auto& body = *program.body(*place.method);
      for (const auto& handler : body.blocks[place.block].handlers) {
        if (!handler.class_name.empty() && !program.is_subclass(exception, handler.class_name)) continue;
        state.stack.back().block = handler.target;
        state.stack.back().step = 0;
        return arrive(std::move(state));
      }
      forget_method(state, *place.method);
      state.stack.pop_back();
    }
    violate(exception, state.trail);
  }

  void violate(Symbol exception, const std::shared_ptr<const Trail>& trail) {
    AbstractViolation violation{exception, {}};
    for (auto at = trail.get(); at; at = at->before.get()) violation.path.emplace_back(at->method, at->line);
    std::reverse(violation.path.begin(), violation.path.end());
    for (const auto& known : result_.violations)
      if (known.exception == exception && known.path.back() == violation.path.back()) return;
    result_.violations.push_back(std::move(violation));
  }

  void forget_method(AbstractState& state, const ir::Method& method) {
    for (std::size_t i = 0; i < state.values.size(); ++i)
      if (decisions_.predicates()[i].method == &method) state.values[i] = Truth::unknown;
  }

  void call(AbstractState state, const Step& step) {
    if (step.optional) {
      auto skipped = state;
      follow(std::move(skipped));
    }
    for (const auto* callee : step.callees) {
      for (const auto& place : state.stack)
        if (place.method == callee) throw Unsupported("the method " + callee->display() + " calls itself");
      auto inside = state;
      apply(inside, entering(step, *callee));
      inside.stack.push_back({callee, 0, 0});
      arrive(std::move(inside));
    }
  }

  // The parameters get the arguments.
  const Step& entering(const Step& step, const ir::Method& callee) {
    auto& kept = entering_[{&step, &callee}];
    if (kept) return *kept;
    kept = std::make_unique<Step>();
    kept->position = step.position;
    kept->facts = step.facts;
    const auto& body = *steps_.workspace().program().body(callee);
    for (std::size_t i = 0; i < step.arguments.size() && i < body.parameter_count; ++i)
      kept->changes[PredicateState::local_name(callee, body.locals[i])] = step.arguments[i];
    return *kept;
  }

  const Step& returning(const StepEnd& end, const std::string& result) {
    auto& kept = returning_[{&end, result}];
    if (kept) return *kept;
    kept = std::make_unique<Step>();
    kept->position = end.position;
    kept->facts = end.facts;
    kept->changes[result] = *end.value;
    return *kept;
  }

  void leave_block(AbstractState state, const StepEnd& end) {
    visit_line(state, end.position);
    switch (end.kind) {
      case StepEnd::Kind::throws:
        return raise(std::move(state), end.exception);
      case StepEnd::Kind::returns:
        return return_from(std::move(state), end);
      case StepEnd::Kind::ways:
        break;
    }
    for (const auto& way : end.ways) {
      auto next = state;
      if (!way.condition.is_true() && !assume(next, &end, way.condition, end.facts)) continue;
      next.stack.back().block = way.target;
      next.stack.back().step = 0;
      arrive(std::move(next));
    }
  }

  void return_from(AbstractState state, const StepEnd& end) {
    const auto* method = state.stack.back().method;
    if (state.stack.size() == 1) return;
    const auto& caller = state.stack[state.stack.size() - 2];
    const auto& step = block_of(caller).steps[caller.step - 1];
    if (step.result && end.value) apply(state, returning(end, *step.result));
    forget_method(state, *method);
    state.stack.pop_back();
    follow(std::move(state));
  }

  StepMaker& steps_;
  Decisions& decisions_;
  const ExplorerOptions& options_;
  Exploration result_;
  std::vector<AbstractState> waiting_;
  std::map<std::vector<Place>, std::vector<std::vector<Truth>>> visited_;
  std::map<std::pair<const Step*, const ir::Method*>, std::unique_ptr<Step>> entering_;
  std::map<std::pair<const StepEnd*, std::string>, std::unique_ptr<Step>> returning_;
};

}  // namespace

Exploration explore(StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                    const ExplorerOptions& options) {
  return Explorer(steps, decisions, options).run(entry);
}

}  // namespace jury::engine::abstract
