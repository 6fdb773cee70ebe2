// Statements: the transfer functions (Karun section 4.4.2).
#include "engine/summary/method_analysis.h"
#include "support/diagnostics.h"

namespace jury::engine {

using ir::Kind;
using logic::relational::NodeKind;
using Meaning = encode::RelationMeaning;

namespace {

bool is_int(Kind kind) { return ir::computational(kind) == Kind::Int; }

std::optional<NodeKind> arithmetic_of(ir::BinaryOperator op) {
  switch (op) {
    case ir::BinaryOperator::Add:
      return NodeKind::Plus;
    case ir::BinaryOperator::Subtract:
      return NodeKind::Minus;
    case ir::BinaryOperator::Multiply:
      return NodeKind::Times;
    case ir::BinaryOperator::And:
      return NodeKind::BitAnd;
    case ir::BinaryOperator::Or:
      return NodeKind::BitOr;
    case ir::BinaryOperator::Xor:
      return NodeKind::BitXor;
    case ir::BinaryOperator::Divide:
    case ir::BinaryOperator::Remainder:
    case ir::BinaryOperator::ShiftLeft:
    case ir::BinaryOperator::ShiftRight:
    case ir::BinaryOperator::UnsignedShiftRight:
    case ir::BinaryOperator::Compare:
    case ir::BinaryOperator::CompareLess:
    case ir::BinaryOperator::CompareGreater:
      break;
  }
  return std::nullopt;
}

}  // namespace

void MethodAnalysis::forget(ir::LocalId local, Environment& environment) {
  environment.locals[local].reset();
  environment.traversals.erase(local);
  const auto& type = body_.locals[local].type;
  if (type.kind == Kind::Reference) environment.locals[local] = Bound{builder_.none(), builder_.univ()};
  if (is_int(type.kind)) environment.locals[local] = Bound{builder_.none(), builder_.integers()};
}

void MethodAnalysis::copy(const ir::Copy& s, Environment& environment) {
  environment.traversals.erase(s.target);
  if (!s.value.is_local() || environment.locals[s.value.local()]) {
    environment.locals[s.target] = operand(s.value, environment);
    return;
  }
  environment.locals[s.target].reset();
  const auto found = environment.traversals.find(s.value.local());
  if (found != environment.traversals.end()) environment.traversals.emplace(s.target, found->second);
}

void MethodAnalysis::negate(const ir::Unary& s, Environment& environment) {
  if (s.op != ir::UnaryOperator::Negate || !is_int(s.kind)) return forget(s.target, environment);
  const auto value = operand(s.value, environment);
  if (!value.exact()) return forget(s.target, environment);
  environment.locals[s.target] =
      exactly(builder_.to_expression(builder_.negate(builder_.value(value.upper))));
}

void MethodAnalysis::instance_of(const ir::InstanceOf& s, Environment& environment) {
  const auto value = operand(s.value, environment);
  std::set<const Node*> made;
  for (const auto& allocation : allocations_) made.insert(allocation.object.node());
  // The objects of a class are those that were there before.
  if (!value.exact() || s.type.is_array() || mentions(value.upper.node(), made))
    return forget(s.target, environment);
  const auto fits = builder_.subset(value.upper, owner_.class_leaf(s.type.name));
  environment.locals[s.target] = exactly(builder_.conditional(fits, number(1), number(0)));
}

void MethodAnalysis::execute(const ir::Statement& statement, Environment& environment) {
  const auto unsupported = [](const char* what) { throw Unsupported(what); };
  std::visit(ir::overloaded{
                 [&](const ir::Copy& s) { copy(s, environment); },
                 [&](const ir::Unary& s) { negate(s, environment); },
                 [&](const ir::Binary& s) { binary(s, environment); },
                 [&](const ir::Check& s) {
                   const bool known = s.kind == ir::CheckKind::NotNull && s.first.is_local() &&
                                      environment.locals[s.first.local()];
                   if (!known) return;
                   const auto value = operand(s.first, environment);
                   if (value.exact()) note_throw(environment, builder_.equal(value.upper, null()));
                 },
                 [&](const ir::LoadField& s) { load(s, environment); },
                 [&](const ir::StoreField& s) { store(s, environment); },
                 [&](const ir::LoadStatic&) { unsupported("it reads a static field"); },
                 [&](const ir::StoreStatic&) { unsupported("it writes a static field"); },
                 [&](const ir::LoadElement&) { unsupported("it reads an array"); },
                 [&](const ir::StoreElement&) { unsupported("it writes an array"); },
                 [&](const ir::ArrayLength&) { unsupported("it reads an array"); },
                 [&](const ir::New& s) { allocate(s, environment); },
                 [&](const ir::NewArray&) { unsupported("it allocates an array"); },
                 [&](const ir::InstanceOf& s) { instance_of(s, environment); },
                 [&](const ir::Call& s) { call(s, environment); },
                 [&](const ir::Operate&) { unsupported("it uses the library"); },
                 [&](const ir::InitializeClass& s) {
                   if (family_of(s.class_name) == Family::none &&
                       owner_.workspace_.program().needs_initialization(s.class_name))
                     unsupported("it may initialise a class");
                 },
                 [&](const ir::Monitor&) {},
                 [&](const ir::Catch&) { unsupported("it handles exceptions"); },
             },
             statement.kind);
}

RelationalBound MethodAnalysis::operand(const ir::Operand& operand, const Environment& environment) const {
  switch (operand.tag()) {
    case ir::Operand::Tag::Local:
      if (!environment.locals[operand.local()])
        throw Unsupported("a value of type " + body_.locals[operand.local()].type.display());
      return *environment.locals[operand.local()];
    case ir::Operand::Tag::Int:
      return exactly(number(operand.int_value()));
    case ir::Operand::Tag::Null:
      return exactly(null());
    case ir::Operand::Tag::Long:
    case ir::Operand::Tag::Float:
    case ir::Operand::Tag::Double:
    case ir::Operand::Tag::String:
    case ir::Operand::Tag::Class:
      break;
  }
  throw Unsupported("a constant that is neither an int nor null");
}

void MethodAnalysis::binary(const ir::Binary& s, Environment& environment) {
  const auto kind = is_int(s.kind) ? arithmetic_of(s.op) : std::nullopt;
  if (!is_int(ir::result_kind(s.op, s.kind))) {
    environment.locals[s.target].reset();
    return;
  }
  const Bound unknown{builder_.none(), builder_.integers()};
  const auto left = kind ? operand(s.left, environment) : unknown;
  const auto right = kind ? operand(s.right, environment) : unknown;
  environment.locals[s.target] = unknown;
  if (!left.exact() || !right.exact()) return;
  environment.locals[s.target] = exactly(builder_.to_expression(
      builder_.arithmetic(*kind, builder_.value(left.upper), builder_.value(right.upper))));
}

// --- booleans are ints in the code, true and false in the heap ---

MethodAnalysis::Formula MethodAnalysis::negation(Formula formula) const {
  return formula->kind == NodeKind::Not ? Formula(formula->children[0]) : builder_.negation(formula);
}

MethodAnalysis::Expression MethodAnalysis::truth_as_integer(Expression boolean) {
  const auto yes = owner_.constant_leaf(Meaning::Kind::truth);
  if (boolean == yes) return number(1);
  if (boolean == owner_.constant_leaf(Meaning::Kind::falsity)) return number(0);
  if (boolean->kind == NodeKind::ConditionalExpression)
    return builder_.conditional(Formula(boolean->children[0]),
                                truth_as_integer(Expression(boolean->children[1])),
                                truth_as_integer(Expression(boolean->children[2])));
  return builder_.conditional(builder_.equal(boolean, yes), number(1), number(0));
}

MethodAnalysis::Expression MethodAnalysis::integer_as_truth(Expression integer) {
  const auto yes = owner_.constant_leaf(Meaning::Kind::truth),
             no = owner_.constant_leaf(Meaning::Kind::falsity);
  const auto zero = equals(integer, 0);
  if (zero->kind == NodeKind::True) return no;
  if (zero->kind == NodeKind::False) return yes;
  if (zero->kind == NodeKind::Not) return builder_.conditional(Formula(zero->children[0]), yes, no);
  return builder_.conditional(zero, no, yes);
}

MethodAnalysis::Formula MethodAnalysis::decided(Formula condition, Formula when_true, Formula when_false) {
  const auto truth = [](Formula f) { return f->kind == NodeKind::True; };
  const auto falsity = [](Formula f) { return f->kind == NodeKind::False; };
  if (truth(when_true) && truth(when_false)) return when_true;
  if (falsity(when_true) && falsity(when_false)) return when_true;
  if (truth(when_true) && falsity(when_false)) return condition;
  if (falsity(when_true) && truth(when_false)) return negation(condition);
  return builder_.disjunction(builder_.conjunction(condition, when_true),
                              builder_.conjunction(negation(condition), when_false));
}

MethodAnalysis::Formula MethodAnalysis::equals(Expression integer, std::int64_t number) {
  if (integer->kind == NodeKind::IntegerToExpression && integer->children[0]->kind == NodeKind::Literal)
    return builder_.constant(integer->children[0]->value == number);
  if (integer->kind == NodeKind::ConditionalExpression)
    return decided(Formula(integer->children[0]), equals(Expression(integer->children[1]), number),
                   equals(Expression(integer->children[2]), number));
  return builder_.compare(NodeKind::IntegerEqual, builder_.value(integer), builder_.literal(number));
}

// --- conditions ---

bool MethodAnalysis::is_reference(const ir::Operand& operand) const {
  if (operand.is_local()) return body_.locals[operand.local()].type.kind == Kind::Reference;
  return operand.tag() != ir::Operand::Tag::Int;
}

// Relations show boxes as the integers they hold: equal boxes need not be the same.
bool MethodAnalysis::may_be_box(const ir::Operand& operand) const {
  return operand.is_local() && body_.locals[operand.local()].type.name == "java/lang/Object";
}

MethodAnalysis::Formula MethodAnalysis::compare(ir::Relation relation, const ir::Operand& left,
                                                const ir::Operand& right, const Environment& environment) {
  const auto known = [&](const ir::Operand& o) { return !o.is_local() || environment.locals[o.local()]; };
  if (!known(left) || !known(right)) return {};
  const auto a = operand(left, environment), b = operand(right, environment);
  if (!a.exact() || !b.exact()) return {};
  const bool negated = relation == ir::Relation::NotEqual;
  if (relation == ir::Relation::Equal || negated) {
    Formula equal;
    if (is_reference(left) && may_be_box(left) && may_be_box(right)) return {};
    if (is_reference(left))
      equal = builder_.equal(a.upper, b.upper);
    else if (right.tag() == ir::Operand::Tag::Int)
      equal = equals(a.upper, right.int_value());
    else
      equal = builder_.compare(NodeKind::IntegerEqual, builder_.value(a.upper), builder_.value(b.upper));
    return negated ? negation(equal) : equal;
  }
  const auto x = builder_.value(a.upper), y = builder_.value(b.upper);
  if (relation == ir::Relation::Less) return builder_.compare(NodeKind::IntegerLess, x, y);
  if (relation == ir::Relation::LessEqual) return builder_.compare(NodeKind::IntegerAtMost, x, y);
  if (relation == ir::Relation::Greater) return builder_.compare(NodeKind::IntegerLess, y, x);
  return builder_.compare(NodeKind::IntegerAtMost, y, x);
}

// --- fields ---

const ir::Field& MethodAnalysis::resolve(const ir::FieldReference& reference) const {
  const auto* field = owner_.workspace_.program().resolve(reference);
  if (!field) throw Unsupported("the field " + reference.name.text() + " is missing");
  const auto kind = field->type.kind;
  if (kind == Kind::Long || kind == Kind::Float || kind == Kind::Double)
    throw Unsupported("the field " + field->name.text() + " is of type " + field->type.display());
  if (kind == Kind::Reference && !owner_.is_atom(field->type))
    throw Unsupported("the field " + field->name.text() + " is of type " + field->type.display());
  return *field;
}

RelationalBound MethodAnalysis::value_of(const StateRelation& relation,
                                         const Environment& environment) const {
  const auto found = environment.relations.find(relation);
  return found == environment.relations.end() ? exactly(owner_.leaf(relation)) : found->second;
}

MethodAnalysis::Expression MethodAnalysis::top_of(const StateRelation& relation) const {
  if (allocations_.empty() || relation.kind != StateRelation::Kind::field) return owner_.top_of(relation);
  return builder_.product(builder_.univ(), builder_.univ());
}

MethodAnalysis::Expression MethodAnalysis::top_of(const ir::Type& type) const {
  return type.kind == Kind::Reference && !allocations_.empty() ? builder_.univ() : owner_.top_of(type);
}

void MethodAnalysis::load(const ir::LoadField& s, Environment& environment) {
  const auto& loaded = resolve(s.field);
  environment.traversals.erase(s.target);
  const auto object = operand(s.object, environment),
             value = value_of(StateRelation::of(loaded), environment);
  const Bound result{builder_.join(object.lower, value.lower), builder_.join(object.upper, value.upper)};
  if (loaded.type.kind != Kind::Boolean)
    environment.locals[s.target] = simplified(result);
  else if (result.exact())
    environment.locals[s.target] = exactly(truth_as_integer(result.upper));
  else
    environment.locals[s.target] = Bound{builder_.none(), builder_.union_of(number(0), number(1))};
}

void MethodAnalysis::store(const ir::StoreField& s, Environment& environment) {
  const auto& stored = resolve(s.field);
  const auto object = operand(s.object, environment);
  auto value = operand(s.value, environment);
  if (stored.type.kind == Kind::Boolean)
    value = value.exact() ? exactly(integer_as_truth(value.upper))
                          : Bound{builder_.none(), owner_.top_of(stored.type)};
  if (stored.type.kind == Kind::Byte || stored.type.kind == Kind::Char || stored.type.kind == Kind::Short)
    value = Bound{builder_.none(), builder_.integers()};
  const auto relation = StateRelation::of(stored);
  const auto before = value_of(relation, environment);
  if (object.exact() && value.exact()) {
    const auto update = builder_.product(object.upper, value.upper);
    environment.relations[relation] = simplified(
        {builder_.override_with(before.lower, update), builder_.override_with(before.upper, update)});
    return;
  }
  environment.relations[relation] =
      simplified({builder_.difference(before.lower, builder_.product(object.upper, builder_.univ())),
                  builder_.union_of(before.upper, builder_.product(object.upper, value.upper))});
}

}  // namespace jury::engine
