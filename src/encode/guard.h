// Path conditions as a chain of decisions. States split by adding a literal and meet again at their common
// ancestor: two branches of one test give back exactly the condition before it, however large that is, and
// what differs between them is told apart by the decisions since, not by the whole condition.
#pragma once

#include <cstdint>
#include <memory>

#include "logic/term_manager.h"

namespace jury::encode {

class Guard {
 public:
  static Guard always(logic::TermManager& terms);

  // This condition and one more literal.
  Guard with(logic::TermManager& terms, logic::Term literal) const;
  logic::Term term() const { return node_->whole; }
  bool is_false() const { return node_->whole.is_false(); }
  std::uint32_t depth() const { return node_->depth; }
  bool operator==(const Guard& other) const = default;

  struct Joined;
  // Where two conditions, of which at most one holds, meet.
  static Joined join(logic::TermManager& terms, const Guard& first, const Guard& second);
  // The length of the chain that both share.
  static std::uint32_t common_depth(const Guard& first, const Guard& second);

 private:
  struct Node {
    std::shared_ptr<const Node> parent;
    logic::Term literal;
    logic::Term whole;
    std::uint32_t depth;
  };
  explicit Guard(std::shared_ptr<const Node> node) : node_(std::move(node)) {}

  std::shared_ptr<const Node> node_;
};

struct Guard::Joined {
  Guard guard;              // either of the two
  logic::Term first_taken;  // tells which, given that one of them holds
};

}  // namespace jury::encode
