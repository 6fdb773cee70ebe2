#include "logic/rewriter.h"

#include <algorithm>

#include "logic/rewrite_support.h"
#include "logic/semantics.h"

namespace jury::logic {

namespace {

using Rule = Term (*)(TermManager&, const Redex&);

struct Row {
  RewriteRule rule;
  std::string_view name;
  Kind kind;
  Rule apply;
};

constexpr Row rows[] = {
#define JURY_GENERIC_RULE(name)
#define JURY_REWRITE_RULE(name, kind) {RewriteRule::name, #name, Kind::kind, &rules::name},
#include "logic/rewrite_rules.def"
#undef JURY_GENERIC_RULE
#undef JURY_REWRITE_RULE
};

constexpr std::string_view names[] = {
#define JURY_GENERIC_RULE(name) #name,
#define JURY_REWRITE_RULE(name, kind) #name,
#include "logic/rewrite_rules.def"
#undef JURY_GENERIC_RULE
#undef JURY_REWRITE_RULE
};

struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};

constexpr std::array<Range, kind_count> ranges_by_kind() {
  std::array<Range, kind_count> ranges{};
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    Range& range = ranges[static_cast<std::size_t>(rows[i].kind)];
    if (range.end == 0) range.begin = i;
    range.end = i + 1;
  }
  return ranges;
}

constexpr std::array<Range, kind_count> ranges = ranges_by_kind();

constexpr bool rules_of_a_kind_are_adjacent() {
  for (std::size_t i = 0; i < std::size(rows); ++i)
    for (std::size_t j = ranges[static_cast<std::size_t>(rows[i].kind)].begin; j < i; ++j)
      if (rows[j].kind != rows[i].kind) return false;
  return true;
}
static_assert(rules_of_a_kind_are_adjacent(), "rewrite_rules.def lists the rules of one kind together");

// Deeper results are still correct, only less simple.
constexpr int depth_limit = 64;

class DepthGuard {
 public:
  explicit DepthGuard(int& depth) : depth_(depth) { ++depth_; }
  ~DepthGuard() { --depth_; }
  DepthGuard(const DepthGuard&) = delete;
  DepthGuard& operator=(const DepthGuard&) = delete;

 private:
  int& depth_;
};

bool before(Term a, Term b) { return a.is_value() != b.is_value() ? b.is_value() : a.id() < b.id(); }

bool is_ite_of_values(Term term) {
  return term.kind() == Kind::if_then_else && term[1].is_value() && term[2].is_value();
}

}  // namespace

std::string_view to_string(RewriteRule rule) { return names[static_cast<std::size_t>(rule)]; }

Term Rewriter::rewrite(Kind kind, Sort sort, std::span<const Term> children, Parameters parameters) {
  if (depth_ >= depth_limit) return {};
  const DepthGuard guard(depth_);
  return apply_rules({kind, sort, children, parameters});
}

Term Rewriter::apply_rules(const Redex& redex) {
  if (const Term result = counted(RewriteRule::fold_values, fold_values(redex))) return result;
  if (const Term result = counted(RewriteRule::order_operands, order_operands(redex))) return result;
  if (const Term result = counted(RewriteRule::lift_ite_of_values, lift_ite_of_values(redex))) return result;
  const Range range = ranges[static_cast<std::size_t>(redex.kind)];
  for (std::size_t i = range.begin; i < range.end; ++i)
    if (const Term result = counted(rows[i].rule, rows[i].apply(manager_, redex))) return result;
  return {};
}

Term Rewriter::fold_values(const Redex& redex) {
  if (redex.sort.is_array() || !has_meaning(redex.kind)) return {};
  for (const Term child : redex.children)
    if (!child.is_value()) return {};
  std::vector<Value> values;
  for (const Term child : redex.children) values.push_back(*TermManager::value_of(child));
  return manager_.value(compute(redex.kind, redex.sort, redex.parameters, values));
}

Term Rewriter::order_operands(const Redex& redex) {
  if (!info(redex.kind).commutative || redex.children.size() != 2 || !before(redex[1], redex[0])) return {};
  return manager_.make(redex.kind, {redex[1], redex[0]}, redex.parameters);
}

Term Rewriter::lift_ite_of_values(const Redex& redex) {
  if (redex.children.size() > 2 || redex.sort.is_array() || !has_meaning(redex.kind)) return {};
  if (redex.kind == Kind::logical_not) return {};  // ite_pull_unary goes the other way
  std::size_t choice = redex.children.size();
  for (std::size_t i = 0; i < redex.children.size(); ++i) {
    if (redex[i].is_value()) continue;
    if (choice != redex.children.size() || !is_ite_of_values(redex[i])) return {};
    choice = i;
  }
  std::vector<Term> operands(redex.children.begin(), redex.children.end());
  const Term ite = redex[choice];
  operands[choice] = ite[1];
  const Term then_term = manager_.make(redex.kind, operands, redex.parameters);
  operands[choice] = ite[2];
  const Term else_term = manager_.make(redex.kind, operands, redex.parameters);
  return manager_.if_then_else(ite[0], then_term, else_term);
}

}  // namespace jury::logic
