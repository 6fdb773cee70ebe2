#include "program/properties/instrumentation.h"

#include <algorithm>

#include "program/properties/evaluation_code.h"
#include "spec/predicates/printer.h"

namespace jury::program {

namespace {

using ir::Operand;
using spec::predicates::Expression;

class CheckInserter {
 public:
  CheckInserter(ir::Body body, const ResolvedProperty& property)
      : body_(std::move(body)), property_(property) {
    parameters_ = parameters_of(*property.property.formula);
    for (const auto& parameter : parameters_) descriptor_ += parameter.type.descriptor();
    descriptor_ = "(" + descriptor_ + ")Z";
  }

  // From the last place of a block to its first, so that the numbers of the others stay right.
  ir::Body insert() {
    auto places = property_.places;
    std::sort(places.begin(), places.end(), [](const PropertyPlace& a, const PropertyPlace& b) {
      return std::pair(a.block, a.statement) > std::pair(b.block, b.statement);
    });
    for (const auto& place : places) insert_at(place);
    return std::move(body_);
  }

 private:
  ir::LocalId add_local(const ir::Type& type) {
    const auto id = static_cast<ir::LocalId>(body_.locals.size());
    body_.locals.push_back({Symbol("property$" + std::to_string(id)), type, false});
    return id;
  }

  Operand argument(const std::string& name, const PropertyPlace& place) const {
    if (name != "return") return Operand::local(place.locals.at(name));
    return *std::get<ir::Return>(body_.blocks[place.block].terminator.kind).value;
  }

  void insert_at(const PropertyPlace& place) {
    const auto rest_id = static_cast<ir::BlockId>(body_.blocks.size());
    const auto failure_id = rest_id + 1;
    const auto holds = add_local(ir::Type::primitive(ir::Kind::Boolean));
    std::vector<Operand> arguments;
    for (const auto& parameter : parameters_) arguments.push_back(argument(parameter.name, place));
    auto& block = body_.blocks[place.block];
    const auto cut = block.statements.begin() + place.statement;
    const ir::Position position = cut == block.statements.end() ? block.terminator.position : cut->position;
    ir::Block rest{{cut, block.statements.end()}, block.terminator, block.handlers};
    block.statements.erase(cut, block.statements.end());
    block.statements.push_back(
        {ir::Call{holds,
                  ir::CallKind::Static,
                  {Symbol(property_class), Symbol(property_method), Symbol(descriptor_)},
                  std::move(arguments)},
         position});
    block.terminator = {
        ir::If{ir::Relation::NotEqual, Operand::local(holds), Operand::of_int(0), rest_id, failure_id},
        position};
    body_.blocks.push_back(std::move(rest));
    body_.blocks.push_back(failure(position));
  }

  ir::Block failure(const ir::Position& position) {
    const Symbol name(violation_class);
    const auto error = add_local(ir::Type::reference(name));
    ir::Block block;
    block.statements.push_back({ir::New{error, name}, position});
    block.statements.push_back({ir::Call{std::nullopt,
                                         ir::CallKind::Special,
                                         {name, Symbol("<init>"), Symbol("(Ljava/lang/String;)V")},
                                         {Operand::local(error), Operand::of_string(Symbol(text()))}},
                                position});
    block.terminator = {ir::Throw{Operand::local(error)}, position};
    return block;
  }

  std::string text() const {
    const auto& property = property_.property;
    return (property.name.empty() ? "" : property.name + ": ") + spec::predicates::to_text(*property.formula);
  }

  ir::Body body_;
  const ResolvedProperty& property_;
  std::vector<FormulaParameter> parameters_;
  std::string descriptor_;
};

}  // namespace

ir::Body with_checks(const ir::Body& body, const ResolvedProperty& property) {
  return CheckInserter(body, property).insert();
}

Instrumentation::Instrumentation(Workspace& workspace, const ResolvedProperty& property)
    : workspace_(workspace), method_(*property.method) {
  auto& program = workspace.program();
  const auto& body = *program.body(method_);
  ir::Class cls;
  cls.name = Symbol(property_class);
  cls.superclass = Symbol("java/lang/Object");
  cls.flags = ir::access::is_public;
  cls.methods.push_back(evaluation_method(*property.property.formula));
  program.add_class(std::move(cls));
  original_ = program.replace_body(method_, std::make_shared<const ir::Body>(with_checks(body, property)));
}

Instrumentation::~Instrumentation() { workspace_.program().replace_body(method_, original_); }

bool may_hide_violations(Workspace& workspace) {
  const auto hides = [](const ir::Handler& handler) {
    return handler.class_name.empty() || handler.class_name == "java/lang/Throwable" ||
           handler.class_name == "java/lang/Error";
  };
  auto& program = workspace.program();
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods)
      if (const auto* body = program.body(method))
        for (const auto& block : body->blocks)
          if (std::any_of(block.handlers.begin(), block.handlers.end(), hides)) return true;
  }
  return false;
}

}  // namespace jury::program
