#include "program/properties/evaluation_code.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "lower/body_builder.h"
#include "spec/predicates/printer.h"
#include "spec/predicates/updates.h"

namespace jury::program {

namespace {

using ir::Operand;
using ir::Type;
using spec::predicates::Expression;
using Kind = spec::predicates::ExpressionKind;

const Type object_type = Type::object();
const Type int_type = Type::primitive(ir::Kind::Int);

struct NotExecutable {
  std::string reason;
};

// x, x + c or x - c.
struct Shifted {
  std::string variable;
  std::int64_t shift;
};
std::optional<Shifted> shifted_variable(const Expression& e) {
  if (e.kind == Kind::name && e.is_logic_variable) return Shifted{e.text, 0};
  if (e.kind != Kind::add && e.kind != Kind::subtract) return std::nullopt;
  const auto& left = *e.children[0];
  const auto& right = *e.children[1];
  if (left.kind == Kind::name && left.is_logic_variable && right.kind == Kind::number)
    return Shifted{left.text, e.kind == Kind::add ? right.number : -right.number};
  if (e.kind == Kind::add && right.kind == Kind::name && right.is_logic_variable && left.kind == Kind::number)
    return Shifted{right.text, left.number};
  return std::nullopt;
}

bool mentions(const Expression& e, const std::string& variable) {
  if (e.kind == Kind::name) return e.is_logic_variable && e.text == variable;
  if ((e.kind == Kind::forall || e.kind == Kind::exists) &&
      std::find(e.variables.begin(), e.variables.end(), variable) != e.variables.end())
    return false;
  return std::any_of(e.children.begin(), e.children.end(),
                     [&](const auto& child) { return mentions(*child, variable); });
}

// Whether the variable is compared by order.
bool is_ordered(const Expression& e, const std::string& variable) {
  const auto is_it = [&](const Expression& child) {
    const auto shifted = shifted_variable(child);
    return shifted && shifted->variable == variable;
  };
  const bool by_order =
      e.kind == Kind::compare && e.relation != ir::Relation::Equal && e.relation != ir::Relation::NotEqual;
  if (by_order &&
      std::any_of(e.children.begin(), e.children.end(), [&](const auto& child) { return is_it(*child); }))
    return true;
  return std::any_of(e.children.begin(), e.children.end(),
                     [&](const auto& child) { return is_ordered(*child, variable); });
}

// Where the values that matter for a variable come from.
struct Source {
  enum class From { keys, indices, value } from;
  const Expression* of;
  std::int64_t shift;
};

class SourceFinder {
 public:
  // `whole`: the formula that the variable is bound in; `bound`: the variables around that have a value.
  SourceFinder(std::string variable, const Expression& whole, std::vector<std::string> bound,
               std::set<std::string> pending = {})
      : variable_(std::move(variable)),
        whole_(whole),
        bound_(std::move(bound)),
        pending_(std::move(pending)) {
    pending_.insert(variable_);
  }

  std::vector<Source> find() {
    visit(whole_);
    return std::move(sources_);
  }

 private:
  void visit(const Expression& e) {
    if (!mentions(e, variable_)) return;
    if (e.kind == Kind::compare) return visit_comparison(e);
    const bool keyed = e.kind == Kind::mget || e.kind == Kind::aread;
    for (std::size_t i = 0; i < e.children.size(); ++i)
      if (!(keyed && i == 2 && takes(e))) visit_part(e, i);
  }
  void visit_part(const Expression& e, std::size_t part) {
    const auto& child = *e.children[part];
    if (e.kind == Kind::morder && part >= 2 && child.kind == Kind::name && mentions(child, variable_))
      return add(Source::From::keys, *e.children[1], 0);
    if (child.kind == Kind::name && mentions(child, variable_))
      throw NotExecutable{"the variable '" + variable_ + "' stands in a place that cannot be executed"};
    visit(child);
  }
  // A key or an index that is the variable with a number added.
  bool takes(const Expression& e) {
    const auto key = shifted_variable(*e.children[2]);
    if (!key || key->variable != variable_) return false;
    add(e.kind == Kind::mget ? Source::From::keys : Source::From::indices, *e.children[1], key->shift);
    return true;
  }
  // Against another variable: whatever matters for that one. Against something that is itself read with this
  // variable: nothing more, as it is constant elsewhere.
  void visit_comparison(const Expression& e) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto here = shifted_variable(*e.children[side]);
      const auto& other = *e.children[1 - side];
      if (!here || here->variable != variable_) {
        if (!shifted_variable(*e.children[side])) visit(*e.children[side]);
      } else if (const auto second = shifted_variable(other)) {
        add_those_of(*second, here->shift);
      } else if (!mentions(other, variable_)) {
        add(Source::From::value, other, here->shift);
      }
    }
  }
  void add_those_of(const Shifted& other, std::int64_t shift) {
    if (other.variable == variable_) return;
    for (const auto& bound : bound_)
      if (bound == other.variable) return add_variable(other.variable, shift - other.shift);
    if (!pending_.insert(other.variable).second) return;
    SourceFinder finder(other.variable, whole_, bound_, pending_);
    for (auto source : finder.find())
      sources_.push_back({source.from, source.of, source.shift + shift - other.shift});
  }
  void add_variable(const std::string& name, std::int64_t shift) {
    if (const auto* found = find_variable(whole_, name)) add(Source::From::value, *found, shift);
  }
  static const Expression* find_variable(const Expression& e, const std::string& name) {
    if (e.kind == Kind::name && e.is_logic_variable && e.text == name) return &e;
    for (const auto& child : e.children)
      if (const auto* found = find_variable(*child, name)) return found;
    return nullptr;
  }
  void add(Source::From from, const Expression& of, std::int64_t shift) {
    if (mentions(of, variable_))
      throw NotExecutable{"the values of '" + variable_ + "' that matter depend on itself"};
    sources_.push_back({from, &of, shift});
  }

  std::string variable_;
  const Expression& whole_;
  std::vector<std::string> bound_;
  std::set<std::string> pending_;  // variables whose sources are being looked for
  std::vector<Source> sources_;
};

class CodeMaker {
 public:
  explicit CodeMaker(const std::vector<FormulaParameter>& parameters) {
    builder_.set_position({0, 0});
    for (const auto& parameter : parameters)
      parameters_[parameter.name] = builder_.add_parameter(parameter.name, parameter.type);
    builder_.set_block(builder_.add_block());
    // The entry has no predecessor.
    const auto first = builder_.add_block();
    builder_.end(ir::Goto{first});
    builder_.set_block(first);
    builder_.emit(ir::InitializeClass{Symbol("jury/rt/Predicates")});
  }

  ir::Body make(const Expression& e) {
    const auto result = formula(e);
    builder_.end(ir::Return{result});
    auto body = builder_.take();
    body.parameter_count = static_cast<std::uint32_t>(parameters_.size());
    return body;
  }

 private:
  Operand call(const char* name, const char* descriptor, std::vector<Operand> arguments) {
    return builder_.call(ir::CallKind::Static,
                         {Symbol("jury/rt/Predicates"), Symbol(name), Symbol(descriptor)},
                         std::move(arguments));
  }
  Operand value_call(const char* name, const Expression& e) {
    std::vector<Operand> arguments;
    std::string descriptor = "(";
    for (const auto& child : e.children) {
      if (child->kind == Kind::heap) continue;
      arguments.push_back(value(*child));
      descriptor += "Ljava/lang/Object;";
    }
    return call(name, (descriptor + ")Ljava/lang/Object;").c_str(), std::move(arguments));
  }
  Operand atom_call(const char* name, std::vector<Operand> arguments) {
    std::string descriptor = "(";
    for (std::size_t i = 0; i < arguments.size(); ++i) descriptor += "Ljava/lang/Object;";
    return call(name, (descriptor + ")Z").c_str(), std::move(arguments));
  }

  // A value of the program as an object.
  Operand boxed(const Operand& operand, const Type& type) {
    switch (type.kind) {
      case ir::Kind::Boolean:
        return call("truth", "(Z)Ljava/lang/Object;", {operand});
      case ir::Kind::Long:
        return call("number", "(J)Ljava/lang/Object;", {operand});
      case ir::Kind::Byte:
      case ir::Kind::Char:
      case ir::Kind::Short:
      case ir::Kind::Int: {
        const auto wide = builder_.add_temporary(Type::primitive(ir::Kind::Long));
        builder_.emit(ir::Unary{wide, ir::UnaryOperator::IntToLong, ir::Kind::Int, operand});
        return call("number", "(J)Ljava/lang/Object;", {Operand::local(wide)});
      }
      case ir::Kind::Reference:
        return operand;
      case ir::Kind::Float:
      case ir::Kind::Double:
      case ir::Kind::Void:
        break;
    }
    throw NotExecutable{"a floating-point number"};
  }

  Operand value(const Expression& e) {
    switch (e.kind) {
      case Kind::number:
        return call("number", "(J)Ljava/lang/Object;", {Operand::of_long(e.number)});
      case Kind::truth:
        return call("truth", "(Z)Ljava/lang/Object;", {Operand::of_int(static_cast<std::int32_t>(e.number))});
      case Kind::null:
        return Operand::null();
      case Kind::bottom:
        return call("bottom", "()Ljava/lang/Object;", {});
      case Kind::result:
        return boxed(Operand::local(parameters_.at("return")), e.type);
      case Kind::name:
        if (e.is_logic_variable) return Operand::local(variables_.at(e.text));
        return boxed(Operand::local(parameters_.at(e.text)), e.type);
      case Kind::sfread:
        return static_field(*e.fields.front());
      case Kind::fread:
        return field(e);
      case Kind::mget:
        return value_call("get", e);
      case Kind::msize:
        return value_call("size", e);
      case Kind::aread:
        return value_call("element", e);
      case Kind::alength:
        return value_call("length", e);
      case Kind::negate:
        return call("subtract", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                    {call("number", "(J)Ljava/lang/Object;", {Operand::of_long(0)}), value(*e.children[0])});
      case Kind::add:
        return value_call("add", e);
      case Kind::subtract:
        return value_call("subtract", e);
      case Kind::multiply:
        return value_call("multiply", e);
      case Kind::morder:
      case Kind::mkeys:
      case Kind::mvalues:
        return call("truth", "(Z)Ljava/lang/Object;", {formula(e)});
      case Kind::heap:
      case Kind::mupdate:
      case Kind::mresize:
      case Kind::fwrite:
      case Kind::awrite:
      case Kind::compare:
      case Kind::negation:
      case Kind::conjunction:
      case Kind::disjunction:
      case Kind::implication:
      case Kind::equivalence:
      case Kind::forall:
      case Kind::exists:
        break;
    }
    internal_error(__FILE__, __LINE__, "a formula where a value is expected");
  }

  Operand static_field(const ir::Field& field) {
    const auto target = builder_.add_temporary(field.type);
    builder_.emit(ir::LoadStatic{target, {field.owner, field.name, field.type}});
    return boxed(Operand::local(target), field.type);
  }

  // By the class of the object, which may be any.
  Operand field(const Expression& e) {
    const auto object = value(*e.children[1]);
    const auto result = builder_.add_temporary(object_type);
    const auto done = builder_.add_block();
    for (const auto* field : e.children[0]->fields) {
      const auto type = Type::reference(field->owner);
      const auto is_one = builder_.add_temporary(int_type);
      builder_.emit(ir::InstanceOf{is_one, object, type});
      const auto here = builder_.add_block();
      const auto next = builder_.add_block();
      builder_.end(ir::If{ir::Relation::NotEqual, Operand::local(is_one), Operand::of_int(0), here, next});
      builder_.set_block(here);
      const auto read =
          builder_.load_field(builder_.cast(object, type), {field->owner, field->name, field->type});
      builder_.emit(ir::Copy{result, boxed(read, field->type)});
      builder_.end(ir::Goto{done});
      builder_.set_block(next);
    }
    builder_.emit(ir::Copy{result, call("undefined", "()Ljava/lang/Object;", {})});
    builder_.end(ir::Goto{done});
    builder_.set_block(done);
    return Operand::local(result);
  }

  Operand combine(ir::BinaryOperator op, const Operand& a, const Operand& b) {
    const auto target = builder_.add_temporary(int_type);
    builder_.emit(ir::Binary{target, op, ir::Kind::Int, a, b});
    return Operand::local(target);
  }
  Operand negated(const Operand& a) { return combine(ir::BinaryOperator::Xor, a, Operand::of_int(1)); }

  Operand comparison(const Expression& e) {
    const auto left = value(*e.children[0]);
    const auto right = value(*e.children[1]);
    switch (e.relation) {
      case ir::Relation::Equal:
        return atom_call("equal", {left, right});
      case ir::Relation::NotEqual:
        return atom_call("notEqual", {left, right});
      case ir::Relation::Less:
        return atom_call("less", {left, right});
      case ir::Relation::LessEqual:
        return atom_call("lessEqual", {left, right});
      case ir::Relation::Greater:
        return atom_call("less", {right, left});
      case ir::Relation::GreaterEqual:
        return atom_call("lessEqual", {right, left});
    }
    return {};
  }

  // 0 or 1.
  Operand formula(const Expression& e) {
    switch (e.kind) {
      case Kind::compare:
        return comparison(e);
      case Kind::morder:
        return atom_call("order", {value(*e.children[1]), value(*e.children[2]), value(*e.children[3])});
      case Kind::mkeys:
        return atom_call("keysView", {value(*e.children[1]), value(*e.children[2])});
      case Kind::mvalues:
        return atom_call("valuesView", {value(*e.children[1]), value(*e.children[2])});
      case Kind::negation:
        return negated(formula(*e.children[0]));
      case Kind::conjunction:
        return combine(ir::BinaryOperator::And, formula(*e.children[0]), formula(*e.children[1]));
      case Kind::disjunction:
        return combine(ir::BinaryOperator::Or, formula(*e.children[0]), formula(*e.children[1]));
      case Kind::implication: {
        const auto premise = negated(formula(*e.children[0]));
        return combine(ir::BinaryOperator::Or, premise, formula(*e.children[1]));
      }
      case Kind::equivalence:
        return negated(combine(ir::BinaryOperator::Xor, formula(*e.children[0]), formula(*e.children[1])));
      case Kind::forall:
      case Kind::exists:
        return quantified(e, 0);
      case Kind::number:
      case Kind::truth:
      case Kind::null:
      case Kind::bottom:
      case Kind::result:
      case Kind::name:
      case Kind::heap:
      case Kind::sfread:
      case Kind::mget:
      case Kind::mupdate:
      case Kind::msize:
      case Kind::mresize:
      case Kind::fread:
      case Kind::fwrite:
      case Kind::aread:
      case Kind::awrite:
      case Kind::alength:
      case Kind::negate:
      case Kind::add:
      case Kind::subtract:
      case Kind::multiply:
        return atom_call("isTrue", {value(e)});
    }
    return {};
  }

  Operand domain(const Expression& e, const std::string& variable) {
    const auto result = call("domain", "()Ljava/lang/Object;", {});
    const auto near = Operand::of_int(is_ordered(*e.children[0], variable) ? 1 : 0);
    std::vector<std::string> bound;
    for (const auto& [name, local] : variables_) bound.push_back(name);
    for (const auto& source : SourceFinder(variable, *e.children[0], bound).find()) {
      if (mentions_unbound(*source.of))
        throw NotExecutable{"the values of '" + variable +
                            "' that matter depend on a variable further inside"};
      const char* name = source.from == Source::From::keys      ? "addKeys"
                         : source.from == Source::From::indices ? "addIndices"
                                                                : "addValue";
      call(name, "(Ljava/lang/Object;Ljava/lang/Object;JZ)V",
           {result, value(*source.of), Operand::of_long(source.shift), near});
    }
    call("addOthers", "(Ljava/lang/Object;)V", {result});
    return result;
  }

  bool mentions_unbound(const Expression& e) const {
    if (e.kind == Kind::name && e.is_logic_variable) return !variables_.contains(e.text);
    return std::any_of(e.children.begin(), e.children.end(),
                       [&](const auto& child) { return mentions_unbound(*child); });
  }

  // One loop per variable; it ends as soon as the answer is known.
  Operand quantified(const Expression& e, std::size_t which) {
    if (which == e.variables.size()) return formula(*e.children[0]);
    const bool universal = e.kind == Kind::forall;
    const auto& variable = e.variables[which];
    const auto values = domain(e, variable);
    const auto count = call("domainSize", "(Ljava/lang/Object;)I", {values});
    const auto result = builder_.add_temporary(int_type);
    const auto index = builder_.add_temporary(int_type);
    builder_.emit(ir::Copy{result, Operand::of_int(universal ? 1 : 0)});
    builder_.emit(ir::Copy{index, Operand::of_int(0)});
    const auto head = builder_.add_block(), body = builder_.add_block(), next = builder_.add_block(),
               found = builder_.add_block(), done = builder_.add_block();
    builder_.end(ir::Goto{head});
    builder_.set_block(head);
    builder_.end(ir::If{ir::Relation::Less, Operand::local(index), count, body, done});
    builder_.set_block(body);
    const auto known = variables_.find(variable);
    const std::optional<ir::LocalId> hidden =
        known == variables_.end() ? std::nullopt : std::optional(known->second);
    variables_[variable] =
        call("domainValue", "(Ljava/lang/Object;I)Ljava/lang/Object;", {values, Operand::local(index)})
            .local();
    const auto holds = quantified(e, which + 1);
    variables_.erase(variable);
    if (hidden) variables_[variable] = *hidden;
    builder_.end(ir::If{universal ? ir::Relation::Equal : ir::Relation::NotEqual, holds, Operand::of_int(0),
                        found, next});
    builder_.set_block(next);
    builder_.emit(
        ir::Binary{index, ir::BinaryOperator::Add, ir::Kind::Int, Operand::local(index), Operand::of_int(1)});
    builder_.end(ir::Goto{head});
    builder_.set_block(found);
    builder_.emit(ir::Copy{result, Operand::of_int(universal ? 0 : 1)});
    builder_.end(ir::Goto{done});
    builder_.set_block(done);
    return Operand::local(result);
  }

  lower::BodyBuilder builder_;
  std::map<std::string, ir::LocalId> parameters_;
  std::map<std::string, ir::LocalId> variables_;  // of the quantifiers around
};

void collect(const Expression& e, std::vector<FormulaParameter>& result) {
  const bool is_name = (e.kind == Kind::name && !e.is_logic_variable) || e.kind == Kind::result;
  if (is_name) {
    const std::string name = e.kind == Kind::result ? "return" : e.text;
    if (std::none_of(result.begin(), result.end(), [&](const auto& known) { return known.name == name; }))
      result.push_back({name, e.type});
  }
  for (const auto& child : e.children) collect(*child, result);
}

// Reaching it leaves the question open.
ir::Body refusing_body(const std::vector<FormulaParameter>& parameters, const std::string& reason) {
  lower::BodyBuilder builder;
  builder.set_position({0, 0});
  for (const auto& parameter : parameters) builder.add_parameter(parameter.name, parameter.type);
  builder.set_block(builder.add_block());
  builder.end(ir::Refuse{"a property that cannot be executed: " + reason});
  auto body = builder.take();
  body.parameter_count = static_cast<std::uint32_t>(parameters.size());
  return body;
}

}  // namespace

std::vector<FormulaParameter> parameters_of(const Expression& formula) {
  std::vector<FormulaParameter> result;
  collect(formula, result);
  return result;
}

ir::Method evaluation_method(const Expression& formula) {
  const auto parameters = parameters_of(formula);
  ir::Method method;
  method.owner = Symbol(property_class);
  method.name = Symbol(property_method);
  std::string descriptor = "(";
  for (const auto& parameter : parameters) {
    descriptor += parameter.type.descriptor();
    method.parameter_names.emplace_back(parameter.name);
  }
  method.descriptor = Symbol(descriptor + ")Z");
  method.flags = ir::access::is_public | ir::access::is_static;
  ir::Body body;
  try {
    body = CodeMaker(parameters).make(*spec::predicates::without_updates(formula));
  } catch (const NotExecutable& problem) {
    body = refusing_body(parameters, problem.reason);
  }
  method.body = std::make_shared<const ir::Body>(std::move(body));
  return method;
}

}  // namespace jury::program
