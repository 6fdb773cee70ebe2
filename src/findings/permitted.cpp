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

// Negative numbers that the test tells from others, and where it goes for them.
std::optional<std::pair<Negatives, ir::BlockId>> when_negative(const ir::If& test, LocalId local) {
  if (test.left != Operand::local(local) || test.right.tag() != Operand::Tag::Int) return std::nullopt;
  const auto number = test.right.int_value();
  const bool is_near_zero = -1 <= number && number <= 1;
  switch (test.relation) {
    case Relation::Less:
    case Relation::LessEqual:
      if (is_near_zero) return std::pair(Negatives{true}, test.then_block);
      return std::nullopt;
    case Relation::Greater:
    case Relation::GreaterEqual:
      if (is_near_zero) return std::pair(Negatives{true}, test.else_block);
      return std::nullopt;
    case Relation::Equal:
      if (number < 0) return std::pair(Negatives{false, {number}}, test.then_block);
      return std::nullopt;
    case Relation::NotEqual:
      if (number < 0) return std::pair(Negatives{false, {number}}, test.else_block);
      return std::nullopt;
  }
  return std::nullopt;
}

// Whether a test for zero tells nothing of negative numbers: `length > 0`.
bool is_about_zero(const ir::If& test) {
  const auto number = test.right.int_value();
  const bool is_strict = test.relation == Relation::Greater || test.relation == Relation::LessEqual;
  return is_strict ? number >= 0 : number > 0;
}

bool is_assigned(const Body& body, LocalId local) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements,
                               [&](const ir::Statement& one) { return ir::target_of(one) == local; });
  });
}

}  // namespace

void Permitted::add_tests(const Body& body, LocalId local, Of of, Answers& tested) {
  for (const auto& block : body.blocks) {
    const auto* test = std::get_if<ir::If>(&block.terminator.kind);
    if (!test) continue;
    if (const auto target = when_null(*test, local)) (only_throws(body, *target) ? tested.refuses_null : tested.null) = true;
    const auto found = when_negative(*test, local);
    if (found && of == Of::Field && is_about_zero(*test)) continue;
    if (found && only_throws(body, found->second)) {
      tested.refuses_negative = true;
    } else if (found) {
      tested.negative.are_any = tested.negative.are_any || found->first.are_any;
      tested.negative.some.insert(found->first.some.begin(), found->first.some.end());
    }
  }
}

// The field is negative before anybody has set it: who tests its sign asks whether it was set.
bool Permitted::begins_negative(const ir::FieldReference& field) {
  const auto* cls = workspace_.program().find_class(field.owner);
  const auto is_negative = [&](const ir::Statement& statement) {
    const auto* store = std::get_if<ir::StoreField>(&statement.kind);
    return store && store->field == field && store->value.tag() == Operand::Tag::Int && store->value.int_value() < 0;
  };
  return cls && std::ranges::any_of(cls->methods, [&](const ir::Method& method) {
           const auto* body = method.name == "<init>" ? workspace_.program().body(method) : nullptr;
           return body && std::ranges::any_of(body->blocks, [&](const ir::Block& block) {
                    return std::ranges::any_of(block.statements, is_negative);
                  });
         });
}

// What a sibling refuses of the field is a matter of its own.
Permitted::Answers Permitted::of_field(Symbol class_name, const ir::FieldReference& field) {
  Answers tested;
  for (const auto& sibling : workspace_.program().get_class(class_name).methods) {
    const auto* body = workspace_.program().body(sibling);
    if (!body) continue;
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements)
        if (const auto* load = std::get_if<ir::LoadField>(&statement.kind); load && load->field == field)
          add_tests(*body, load->target, Of::Field, tested);
  }
  if (begins_negative(field)) tested.negative = {};
  return tested;
}

void Permitted::add_fields(const ir::Method& method, LocalId parameter, Answers& tested) {
  for (const auto& block : workspace_.program().body(method)->blocks)
    for (const auto& statement : block.statements) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      if (!store || store->value != Operand::local(parameter)) continue;
      const auto of_fields = of_field(method.owner, store->field);
      tested.null = tested.null || of_fields.null;
      tested.negative.are_any = tested.negative.are_any || of_fields.negative.are_any;
      tested.negative.some.insert(of_fields.negative.some.begin(), of_fields.negative.some.end());
    }
}

void Permitted::add_callees(const ir::Method& method, LocalId parameter, int depth, Answers& tested) {
  for (const auto& block : workspace_.program().body(method)->blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (!call || call->kind == ir::CallKind::Interface || !workspace_.is_user_class(call->method.owner)) continue;
      const auto* callee = workspace_.program().resolve(call->method);
      for (LocalId i = 0; callee && i < call->arguments.size(); ++i)
        if (call->arguments[i] == Operand::local(parameter) && (i > 0 || callee->is_static()))
          add_code(*callee, i, depth + 1, tested);
    }
}

void Permitted::add_code(const ir::Method& method, LocalId parameter, int depth, Answers& tested) {
  const auto* body = workspace_.program().body(method);
  if (!body || depth > deepest_callee || is_assigned(*body, parameter)) return;
  add_tests(*body, parameter, Of::Parameter, tested);
  add_fields(method, parameter, tested);
  add_callees(method, parameter, depth, tested);
}

std::string Permitted::sentence(const ir::Method& method, LocalId parameter) {
  const auto& said = javadoc_.of(method).parameters;
  const auto number = parameter - (method.is_static() ? 0 : 1);
  return number < said.size() ? said[number] : std::string();
}

// Words come before code.
const Permitted::Answers& Permitted::answers(const ir::Method& method, LocalId parameter) {
  const auto [entry, inserted] = known_.try_emplace({&method, parameter});
  if (!inserted) return entry->second;
  Answers result;
  add_code(method, parameter, 0, result);
  result.null = result.null && !result.refuses_null;
  if (result.refuses_negative) result.negative = {};
  const auto said = sentence(method, parameter);
  if (const auto word = about_null(said); word != Word::Silent) result.null = word == Word::Allowed;
  if (const auto word = about_negative(said); word == Word::Forbidden)
    result.negative = {};
  else if (word == Word::Allowed)
    result.negative = said.find("negative") == std::string::npos ? Negatives{false, {-1}} : Negatives{true};
  return known_[{&method, parameter}] = std::move(result);
}

bool Permitted::null(const ir::Method& method, LocalId parameter) {
  const auto annotated = nullness_.parameters(method)[parameter];
  return annotated == Nullness::Unknown ? answers(method, parameter).null : annotated == Nullness::Nullable;
}

const Negatives& Permitted::negative(const ir::Method& method, LocalId parameter) {
  return answers(method, parameter).negative;
}

std::string Permitted::reason_for_null(const ir::Method& method, LocalId parameter) {
  if (nullness_.parameters(method)[parameter] != Nullness::Unknown) return "an annotation permits null";
  return about_null(sentence(method, parameter)) == Word::Allowed ? "its Javadoc permits null" : "";
}

}  // namespace jury::findings
