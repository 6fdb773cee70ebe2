#include "program/preconditions.h"

#include <algorithm>
#include <array>
#include <map>

#include "program/array_field.h"

namespace jury::program {

namespace {

using ir::BlockId;
using ir::Body;
using ir::Kind;
using ir::LocalId;
using ir::Operand;
using Holds = Precondition::Kind;

bool is_whole_number(const ir::Type& type) {
  return type.kind == Kind::Int || type.kind == Kind::Long || type.kind == Kind::Short ||
         type.kind == Kind::Byte;
}

// A method without parameters that objects of the type answer.
std::optional<ir::MethodReference> question(Program& program, const ir::Type& type,
                                            std::initializer_list<const char*> names,
                                            const char* descriptor) {
  if (!type.is_reference() || type.is_array()) return std::nullopt;
  for (const char* name : names) {
    const auto* method = program.resolve({type.name, Symbol(name), Symbol(descriptor)});
    if (method && !method->is_static() && (method->flags & ir::access::is_public))
      return ir::MethodReference{type.name, method->name, method->descriptor};
  }
  return std::nullopt;
}

std::optional<ir::MethodReference> size_of(Program& program, const ir::Type& type) {
  return question(program, type, {"size", "length"}, "()I");
}

void add_for_reference(Program& program, const ir::Type& type, LocalId id,
                       std::vector<Precondition>& found) {
  found.push_back({Holds::NotNull, id});
  if (type.is_array()) {
    found.push_back({Holds::NotEmpty, id});
    if (type.element().is_reference()) found.push_back({Holds::NoNulls, id});
  } else if (const auto asks = question(program, type, {"isEmpty"}, "()Z")) {
    found.push_back({Holds::NotEmpty, id, 0, asks});
  }
}

// Arrays in fields of the object that the method indexes with the parameter itself.
void add_indexed_fields(const Body& body, LocalId id, std::vector<Precondition>& found) {
  std::map<LocalId, ir::FieldReference> loaded;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      if (const auto* load = std::get_if<ir::LoadField>(&statement.kind); load && load->object.is_this())
        loaded[load->target] = load->field;
      const auto* check = std::get_if<ir::Check>(&statement.kind);
      if (!check || check->kind != ir::CheckKind::InBounds || !check->first.is_local()) continue;
      const auto field = loaded.find(check->first.local());
      if (field == loaded.end() || check->second != Operand::local(id)) continue;
      const auto& [owner, name, type] = field->second;
      const Precondition precondition{Holds::BelowSize, id, 0,
                                      ir::MethodReference{owner, name, Symbol(type.descriptor())}};
      if (std::ranges::find(found, precondition) == found.end()) found.push_back(precondition);
    }
}

void add_for_number(Program& program, const Body& body, bool is_static, LocalId id,
                    std::vector<Precondition>& found) {
  found.push_back({Holds::NotNegative, id});
  found.push_back({Holds::NotZero, id});
  if (body.locals[id].type.kind != Kind::Int) return;
  for (LocalId other = 0; other < body.parameter_count; ++other) {
    const auto& type = body.locals[other].type;
    if (other == id) continue;
    if (type.is_array())
      found.push_back({Holds::BelowSize, id, other});
    else if (const auto asks = size_of(program, type))
      found.push_back({Holds::BelowSize, id, other, asks});
    else if (type.kind == Kind::Int && other > id)
      found.push_back({Holds::NotAbove, id, other});
  }
  if (!is_static) add_indexed_fields(body, id, found);
}

// Puts tests before the first block: where one fails, the execution is of no interest.
class Prologue {
 public:
  explicit Prologue(Body body) : body_(std::move(body)) {
    const auto& first = body_.blocks.front();
    position_ = first.statements.empty() ? first.terminator.position : first.statements.front().position;
    body_.blocks.push_back(std::move(body_.blocks.front()));
    start_ = last();
    body_.blocks.front() = ir::Block{};
  }

  void add(const Precondition& precondition) {
    const auto parameter = Operand::local(precondition.parameter);
    switch (precondition.kind) {
      case Holds::NotNull:
        return require(ir::Relation::NotEqual, parameter, Operand::null());
      case Holds::NotNegative:
        return require(ir::Relation::GreaterEqual, number(parameter), Operand::of_int(0));
      case Holds::NotZero:
        return require(ir::Relation::NotEqual, number(parameter), Operand::of_int(0));
      case Holds::NotAbove:
        return require(ir::Relation::LessEqual, parameter, Operand::local(precondition.other));
      case Holds::NotEmpty:
        return unless_null(parameter, [&] {
          if (precondition.question)
            require(ir::Relation::Equal, ask(*precondition.question, parameter, Kind::Boolean),
                    Operand::of_int(0));
          else
            require(ir::Relation::Greater, length(parameter), Operand::of_int(0));
        });
      case Holds::BelowSize: {
        const auto other = Operand::local(precondition.other);
        if (const auto field = array_field(precondition))
          return below_array_in(*field, parameter, other);
        return unless_null(other, [&] {
          const auto size =
              precondition.question ? ask(*precondition.question, other, Kind::Int) : length(other);
          require(ir::Relation::Less, parameter, size);
        });
      }
      case Holds::NoNulls:
        return unless_null(parameter, [&] { require_elements(parameter); });
    }
  }

  Body finish() {
    current().terminator = {ir::Goto{start_}, position_};
    return std::move(body_);
  }

 private:
  BlockId last() const { return static_cast<BlockId>(body_.blocks.size() - 1); }
  ir::Block& current() { return body_.blocks[current_]; }
  BlockId new_block() {
    body_.blocks.emplace_back();
    return last();
  }
  LocalId add_local(const ir::Type& type) {
    const auto id = static_cast<LocalId>(body_.locals.size());
    body_.locals.push_back({Symbol("precondition$" + std::to_string(id)), type, false});
    return id;
  }

  void require(ir::Relation relation, const Operand& left, const Operand& right) {
    const auto failed = new_block(), next = new_block();
    current().terminator = {ir::If{relation, left, right, next, failed}, position_};
    body_.blocks[failed].statements.push_back(
        {ir::Operate{std::nullopt, ir::Operation::Assume, {Operand::of_int(0)}}, position_});
    body_.blocks[failed].terminator = {ir::Goto{next}, position_};
    current_ = next;
  }

  template <class Rest>
  void unless_null(const Operand& reference, Rest rest) {
    const auto there = new_block(), join = new_block();
    current().terminator = {ir::If{ir::Relation::NotEqual, reference, Operand::null(), there, join},
                            position_};
    current_ = there;
    rest();
    current().terminator = {ir::Goto{join}, position_};
    current_ = join;
  }

  // A long is compared by its sign.
  Operand number(const Operand& parameter) {
    if (body_.locals[parameter.local()].type.kind != Kind::Long) return parameter;
    const auto sign = add_local(ir::Type::primitive(Kind::Int));
    current().statements.push_back(
        {ir::Binary{sign, ir::BinaryOperator::Compare, Kind::Long, parameter, Operand::of_long(0)},
         position_});
    return Operand::local(sign);
  }

  Operand ask(const ir::MethodReference& method, const Operand& receiver, Kind kind) {
    const auto answer = add_local(ir::Type::primitive(kind));
    current().statements.push_back({ir::Call{answer, ir::CallKind::Virtual, method, {receiver}}, position_});
    return Operand::local(answer);
  }

  void below_array_in(const ir::FieldReference& field, const Operand& index, const Operand& object) {
    const auto array = add_local(field.type);
    current().statements.push_back({ir::LoadField{array, object, field}, position_});
    unless_null(Operand::local(array),
                [&] { require(ir::Relation::Less, index, length(Operand::local(array))); });
  }

  Operand length(const Operand& array) {
    const auto answer = add_local(ir::Type::primitive(Kind::Int));
    current().statements.push_back({ir::ArrayLength{answer, array}, position_});
    return Operand::local(answer);
  }

  void require_elements(const Operand& array) {
    const auto size = length(array);
    const auto index = add_local(ir::Type::primitive(Kind::Int));
    const auto element =
        add_local(body_.locals[array.local()].type.element());
    current().statements.push_back({ir::Copy{index, Operand::of_int(0)}, position_});
    const auto head = new_block(), inside = new_block(), after = new_block();
    current().terminator = {ir::Goto{head}, position_};
    body_.blocks[head].terminator = {
        ir::If{ir::Relation::Less, Operand::local(index), size, inside, after}, position_};
    current_ = inside;
    current().statements.push_back(
        {ir::LoadElement{element, Kind::Reference, array, Operand::local(index)}, position_});
    require(ir::Relation::NotEqual, Operand::local(element), Operand::null());
    current().statements.push_back({ir::Binary{index, ir::BinaryOperator::Add, Kind::Int,
                                               Operand::local(index), Operand::of_int(1)},
                                    position_});
    current().terminator = {ir::Goto{head}, position_};
    current_ = after;
  }

  Body body_;
  ir::Position position_;
  BlockId start_ = 0;
  BlockId current_ = 0;
};

// Abstract methods have no body.
std::string name_of(const ir::Method& method, const Body* body, LocalId id) {
  if (id == 0 && !method.is_static()) return "this";
  const auto number = id - (method.is_static() ? 0 : 1);
  if (!(body && body->locals[id].from_source) && number < method.parameter_names.size() &&
      !method.parameter_names[number].empty())
    return method.parameter_names[number].text();
  return body ? body->locals[id].name.text() : "parameter " + std::to_string(number + 1);
}

}  // namespace

std::optional<ir::FieldReference> array_field(const Precondition& precondition) {
  const auto& asked = precondition.question;
  if (!asked || !asked->descriptor.view().starts_with('[')) return std::nullopt;
  return ir::FieldReference{asked->owner, asked->name, ir::Type::from_descriptor(asked->descriptor.view())};
}

std::vector<Precondition> simple_preconditions(Workspace& workspace, const ir::Method& method) {
  std::vector<Precondition> found;
  auto& program = workspace.program();
  const auto* body = program.body(method);
  if (!body) return found;
  for (LocalId id = method.is_static() ? 0 : 1; id < body->parameter_count; ++id) {
    const auto& type = body->locals[id].type;
    if (type.is_reference())
      add_for_reference(program, type, id, found);
    else if (is_whole_number(type))
      add_for_number(program, *body, method.is_static(), id, found);
  }
  return found;
}

std::string to_text(Workspace& workspace, const ir::Method& method, const Precondition& precondition) {
  const auto* body = workspace.program().body(method);
  const auto name = name_of(method, body, precondition.parameter);
  const auto asked = [&](const std::string& of) {
    if (const auto field = array_field(precondition)) return field->name.text() + ".length";
    if (!precondition.question) return of + ".length";
    return (of == "this" ? "" : of + ".") + precondition.question->name.text() + "()";
  };
  switch (precondition.kind) {
    case Holds::NotNull:
      return name + " != null";
    case Holds::NotNegative:
      return name + " >= 0";
    case Holds::NotZero:
      return name + " != 0";
    case Holds::NotEmpty:
      return precondition.question ? "!" + asked(name) : asked(name) + " > 0";
    case Holds::NoNulls:
      return "no element of " + name + " is null";
    case Holds::BelowSize:
      return name + " < " + asked(name_of(method, body, precondition.other));
    case Holds::NotAbove:
      return name + " <= " + name_of(method, body, precondition.other);
  }
  return "";
}

ir::Body with_preconditions(ir::Body body, const std::vector<Precondition>& preconditions) {
  Prologue prologue(std::move(body));
  for (const auto& precondition : preconditions) prologue.add(precondition);
  return prologue.finish();
}

}  // namespace jury::program
