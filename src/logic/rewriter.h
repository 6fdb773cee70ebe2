// Simplification while terms are built. The rules are in rewrite_rules.def, one function each in
// rewrite_*.cpp, tried by kind in the order of that file; every result goes through the manager and so
// through the rules again. In the manner of Bitwuzla's rewriter: local rules only, no search, no context.
//
// A rule looks a bounded way into its operands, and nested rewriting stops at a fixed depth, so building a
// term needs bounded stack and, apart from sorting large conjunctions, bounded time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>

#include "logic/term_manager.h"

namespace jury::logic {

enum class RewriteRule : std::uint16_t {
#define JURY_GENERIC_RULE(name) name,
#define JURY_REWRITE_RULE(name, kind) name,
#include "logic/rewrite_rules.def"
#undef JURY_GENERIC_RULE
#undef JURY_REWRITE_RULE
};

inline constexpr std::size_t rewrite_rule_count = 0
#define JURY_GENERIC_RULE(name) +1
#define JURY_REWRITE_RULE(name, kind) +1
#include "logic/rewrite_rules.def"
#undef JURY_GENERIC_RULE
#undef JURY_REWRITE_RULE
    ;

std::string_view to_string(RewriteRule rule);

// An operation about to be built. The span lives as long as the rule's call.
struct Redex {
  Kind kind;
  Sort sort;
  std::span<const Term> children;
  Parameters parameters;

  Term operator[](std::size_t index) const { return children[index]; }
};

class Rewriter {
 public:
  explicit Rewriter(TermManager& manager) : manager_(manager) {}

  // A simpler term equal to the operation, or null when no rule matches.
  Term rewrite(Kind kind, Sort sort, std::span<const Term> children, Parameters parameters);

  // How often each rule has matched.
  std::uint64_t count(RewriteRule rule) const { return counts_[static_cast<std::size_t>(rule)]; }

 private:
  Term apply_rules(const Redex& redex);
  Term fold_values(const Redex& redex);
  Term order_operands(const Redex& redex);
  Term lift_ite_of_values(const Redex& redex);
  Term counted(RewriteRule rule, Term result) {
    if (result) ++counts_[static_cast<std::size_t>(rule)];
    return result;
  }

  TermManager& manager_;
  std::array<std::uint64_t, rewrite_rule_count> counts_{};
  int depth_ = 0;
  // Selects from if-then-else trees: without it, shared arrays are walked once per path.
  std::unordered_map<std::uint64_t, Term> lifted_selects_;
  friend struct SelectCache;
};

// Access for the rule select_ite.
struct SelectCache {
  static Term& entry(Rewriter& rewriter, Term array, Term index) {
    return rewriter.lifted_selects_[std::uint64_t{array.id()} << 32 | index.id()];
  }
};

}  // namespace jury::logic
