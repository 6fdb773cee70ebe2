#include "findings/permitted.h"

#include <algorithm>
#include <optional>

namespace jury::findings {

namespace {

using ir::Body;
using ir::LocalId;
using ir::Operand;
using ir::Relation;

constexpr int deepest_callee = 2;
constexpr int longest_way_to_throw = 4;

// Straight on, without a choice, to a throw.
bool only_throws(const Body& body, ir::BlockId at) {
  for (int i = 0; i < longest_way_to_throw; ++i) {
    const auto& terminator = body.blocks[at].terminator.kind;
    if (std::holds_alternative<ir::Throw>(terminator)) return true;
    const auto* next = std::get_if<ir::Goto>(&terminator);
    if (!next) return false;
    at = next->target;
  }
  return false;
}

// Where the test goes when the local is null; nothing: it is no such test.
std::optional<ir::BlockId> when_null(const ir::If& test, LocalId local) {
  const bool is_about = test.left == Operand::local(local) && test.right.tag() == Operand::Tag::Null;
  if (!is_about) return std::nullopt;
  return test.relation == Relation::Equal ? test.then_block : test.else_block;
}

// Where it goes when the local is -1, of a test that tells some negative number from some other.
std::optional<ir::BlockId> when_negative(const ir::If& test, LocalId local) {
  if (test.left != Operand::local(local) || test.right.tag() != Operand::Tag::Int) return std::nullopt;
  const auto number = test.right.int_value();
  const bool is_near_zero = -1 <= number && number <= 1;
  switch (test.relation) {
    case Relation::Less:
    case Relation::LessEqual:
      return is_near_zero ? std::optional(test.then_block) : std::nullopt;
    case Relation::Greater:
    case Relation::GreaterEqual:
      return is_near_zero ? std::optional(test.else_block) : std::nullopt;
    case Relation::Equal:
      return number < 0 ? std::optional(test.then_block) : std::nullopt;
    case Relation::NotEqual:
      return number < 0 ? std::optional(test.else_block) : std::nullopt;
  }
  return std::nullopt;
}

bool is_assigned(const Body& body, LocalId local) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements,
                               [&](const ir::Statement& one) { return ir::target_of(one) == local; });
  });
}

template <class When>
bool goes_on(const Body& body, LocalId local, When when) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    const auto* test = std::get_if<ir::If>(&block.terminator.kind);
    const auto target = test ? when(*test, local) : std::nullopt;
    return target && !only_throws(body, *target);
  });
}

}  // namespace

Word Permitted::by_javadoc(Question question, const ir::Method& method, LocalId parameter) {
  const auto& said = javadoc_.of(method).parameters;
  const auto number = parameter - (method.is_static() ? 0 : 1);
  if (number >= said.size()) return Word::Silent;
  return question == Question::Null ? about_null(said[number]) : about_negative(said[number]);
}

bool Permitted::by_fields(Question question, const ir::Method& method, LocalId parameter) {
  const auto* body = workspace_.program().body(method);
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      if (!store || store->value != Operand::local(parameter)) continue;
      for (const auto& sibling : workspace_.program().get_class(method.owner).methods) {
        const auto* other = workspace_.program().body(sibling);
        if (!other) continue;
        for (const auto& place : other->blocks)
          for (const auto& read : place.statements)
            if (const auto* load = std::get_if<ir::LoadField>(&read.kind); load && load->field == store->field)
              if (question == Question::Null ? goes_on(*other, load->target, when_null)
                                             : goes_on(*other, load->target, when_negative))
                return true;
      }
    }
  return false;
}

bool Permitted::by_callees(Question question, const ir::Method& method, LocalId parameter, int depth) {
  const auto* body = workspace_.program().body(method);
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (!call || call->kind == ir::CallKind::Interface || !workspace_.is_user_class(call->method.owner)) continue;
      const auto* callee = workspace_.program().resolve(call->method);
      for (LocalId i = 0; callee && i < call->arguments.size(); ++i)
        if (call->arguments[i] == Operand::local(parameter) && (i > 0 || callee->is_static()) &&
            by_code(question, *callee, i, depth + 1))
          return true;
    }
  return false;
}

bool Permitted::by_code(Question question, const ir::Method& method, LocalId parameter, int depth) {
  const auto* body = workspace_.program().body(method);
  if (!body || depth > deepest_callee || is_assigned(*body, parameter)) return false;
  const bool is_tested = question == Question::Null ? goes_on(*body, parameter, when_null)
                                                    : goes_on(*body, parameter, when_negative);
  return is_tested || by_fields(question, method, parameter) || by_callees(question, method, parameter, depth);
}

bool Permitted::is_said(Question question, const ir::Method& method, LocalId parameter) {
  const auto [entry, inserted] =
      known_[static_cast<std::size_t>(question)].try_emplace({&method, parameter}, false);
  if (!inserted) return entry->second;
  const auto word = by_javadoc(question, method, parameter);
  const bool result = word == Word::Silent ? by_code(question, method, parameter, 0) : word == Word::Allowed;
  return known_[static_cast<std::size_t>(question)][{&method, parameter}] = result;
}

bool Permitted::null(const ir::Method& method, LocalId parameter) {
  const auto annotated = nullness_.parameters(method)[parameter];
  if (annotated != Nullness::Unknown) return annotated == Nullness::Nullable;
  return is_said(Question::Null, method, parameter);
}

bool Permitted::negative(const ir::Method& method, LocalId parameter) {
  return is_said(Question::Negative, method, parameter);
}

std::string Permitted::reason_for_null(const ir::Method& method, LocalId parameter) {
  if (nullness_.parameters(method)[parameter] != Nullness::Unknown) return "an annotation permits null";
  if (by_javadoc(Question::Null, method, parameter) == Word::Allowed) return "its Javadoc permits null";
  return "";
}

}  // namespace jury::findings
