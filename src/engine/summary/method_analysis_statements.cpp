// Statements: the transfer functions (seed 003 section 4.4.2).
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

void MethodAnalysis::execute(const ir::Statement& statement, Environment& environment) {
  const auto unsupported = [](const char* what) { throw Unsupported(what); };
  const auto forget = [&](ir::LocalId local) {
    environment.locals[local].reset();
    const auto& type = body_.locals[local].type;
    if (type.kind == Kind::Reference) environment.locals[local] = Bound{builder_.none(), builder_.univ()};
    if (is_int(type.kind)) environment.locals[local] = Bound{builder_.none(), builder_.integers()};
  };
  std::visit(ir::overloaded{
                 [&](const ir::Copy& s) {
                   if (s.value.is_local() && !environment.locals[s.value.local()])
                     environment.locals[s.target].reset();
                   else
                     environment.locals[s.target] = operand(s.value, environment);
                 },
                 [&](const ir::Unary& s) {
                   if (s.op != ir::UnaryOperator::Negate || !is_int(s.kind)) return forget(s.target);
                   const auto value = operand(s.value, environment);
                   if (!value.exact()) return forget(s.target);
                   environment.locals[s.target] =
                       exactly(builder_.to_expression(builder_.negate(builder_.value(value.upper))));
                 },
                 [&](const ir::Binary& s) { binary(s, environment); },
                 [&](const ir::Check&) {},
                 [&](const ir::LoadField& s) { load(s, environment); },
                 [&](const ir::StoreField& s) { store(s, environment); },
                 [&](const ir::LoadStatic&) { unsupported("it reads a static field"); },
                 [&](const ir::StoreStatic&) { unsupported("it writes a static field"); },
                 [&](const ir::LoadElement&) { unsupported("it reads an array"); },
                 [&](const ir::StoreElement&) { unsupported("it writes an array"); },
                 [&](const ir::ArrayLength&) { unsupported("it reads an array"); },
                 [&](const ir::New&) { unsupported("it allocates an object"); },
                 [&](const ir::NewArray&) { unsupported("it allocates an array"); },
                 [&](const ir::InstanceOf& s) {
                   const auto value = operand(s.value, environment);
                   if (!value.exact() || s.type.is_array()) return forget(s.target);
                   const auto fits = builder_.subset(value.upper, owner_.class_leaf(s.type.name));
                   environment.locals[s.target] = exactly(builder_.conditional(fits, number(1), number(0)));
                 },
                 [&](const ir::Call& s) { call(s, environment); },
                 [&](const ir::Operate&) { unsupported("it uses the library"); },
                 [&](const ir::InitializeClass& s) {
                   if (owner_.workspace_.program().needs_initialization(s.class_name))
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
  environment.locals[s.target] = Bound{builder_.none(), builder_.integers()};
  if (!kind) return;
  const auto left = operand(s.left, environment), right = operand(s.right, environment);
  if (!left.exact() || !right.exact()) return;
  environment.locals[s.target] = exactly(builder_.to_expression(
      builder_.arithmetic(*kind, builder_.value(left.upper), builder_.value(right.upper))));
}

// --- booleans are ints in the code, true and false in the heap ---

MethodAnalysis::Expression MethodAnalysis::truth_as_integer(Expression boolean) {
  return builder_.conditional(builder_.equal(boolean, owner_.constant_leaf(Meaning::Kind::truth)), number(1),
                              number(0));
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
  if (falsity(when_true) && truth(when_false)) return builder_.negation(condition);
  return builder_.disjunction(builder_.conjunction(condition, when_true),
                              builder_.conjunction(builder_.negation(condition), when_false));
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

MethodAnalysis::Formula MethodAnalysis::compare(ir::Relation relation, const ir::Operand& left,
                                                const ir::Operand& right, const Environment& environment) {
  const auto known = [&](const ir::Operand& o) { return !o.is_local() || environment.locals[o.local()]; };
  if (!known(left) || !known(right)) return {};
  const auto a = operand(left, environment), b = operand(right, environment);
  if (!a.exact() || !b.exact()) return {};
  const bool negated = relation == ir::Relation::NotEqual;
  if (relation == ir::Relation::Equal || negated) {
    Formula equal;
    if (is_reference(left))
      equal = builder_.equal(a.upper, b.upper);
    else if (right.tag() == ir::Operand::Tag::Int)
      equal = equals(a.upper, right.int_value());
    else
      equal = builder_.compare(NodeKind::IntegerEqual, builder_.value(a.upper), builder_.value(b.upper));
    return negated ? builder_.negation(equal) : equal;
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

RelationalBound MethodAnalysis::field(const ir::Field& field, const Environment& environment) const {
  const auto found = environment.fields.find(&field);
  return found == environment.fields.end() ? exactly(owner_.field_leaf(field)) : found->second;
}

void MethodAnalysis::load(const ir::LoadField& s, Environment& environment) {
  const auto& loaded = resolve(s.field);
  const auto object = operand(s.object, environment), value = field(loaded, environment);
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
  const auto before = field(stored, environment);
  if (object.exact() && value.exact()) {
    const auto update = builder_.product(object.upper, value.upper);
    environment.fields[&stored] = simplified(
        {builder_.override_with(before.lower, update), builder_.override_with(before.upper, update)});
    return;
  }
  environment.fields[&stored] =
      simplified({builder_.difference(before.lower, builder_.product(object.upper, builder_.univ())),
                  builder_.union_of(before.upper, builder_.product(object.upper, value.upper))});
}

// --- calls ---

const ir::Method& MethodAnalysis::only_target(const ir::Call& s) {
  auto& program = owner_.workspace_.program();
  const auto* declared = program.resolve(s.method);
  if (!declared) throw Unsupported("the method " + s.method.name.text() + " is missing");
  if (!owner_.workspace_.is_user_class(declared->owner)) throw Unsupported("it calls " + declared->display());
  if (s.kind == ir::CallKind::Static || s.kind == ir::CallKind::Special) return *declared;
  // A lambda may implement it as well.
  if (program.get_class(declared->owner).is_interface()) throw Unsupported("it calls " + declared->display());
  const ir::Method* only = nullptr;
  for (const auto& name : owner_.workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || cls->is_abstract() || cls->is_interface() || !program.is_subclass(name, declared->owner))
      continue;
    const auto* selected = program.select(name, *declared);
    if (only && selected != only)
      throw Unsupported("it calls " + declared->display() + ", which is overridden");
    only = selected;
  }
  if (!only || only->is_abstract())
    throw Unsupported("it calls " + declared->display() + ", which has no body");
  return *only;
}

void MethodAnalysis::call(const ir::Call& s, Environment& environment) {
  // The constructor of Object does nothing.
  if (s.method.owner == "java/lang/Object" && s.method.name == "<init>") return;
  const auto& callee = only_target(s);
  const auto& summary = owner_.summarize(callee);
  if (!summary.known()) throw Unsupported("it calls " + callee.display() + ": " + summary.reason);
  std::vector<Bound> arguments;
  for (const auto& argument : s.arguments) arguments.push_back(operand(argument, environment));
  apply(callee, summary, arguments, environment, s.target);
}

void MethodAnalysis::apply(const ir::Method& callee, const MethodSummary& summary,
                           const std::vector<Bound>& arguments, Environment& environment,
                           std::optional<ir::LocalId> target) {
  bool exact = true;
  std::map<const Node*, Expression> by;
  const auto signature = ir::Signature::from_descriptor(callee.descriptor.view());
  const std::size_t receiver = callee.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto type = i < receiver ? ir::Type::reference(callee.owner) : signature.parameters[i - receiver];
    exact = exact && arguments[i].exact();
    const auto leaf = owner_.parameter_leaf(callee, i, type);
    by[leaf.node()] = type.kind == Kind::Boolean && arguments[i].exact()
                          ? integer_as_truth(arguments[i].upper)
                          : arguments[i].upper;
  }
  for (const auto& [changed, bound] : environment.fields) {
    exact = exact && bound.exact();
    by[owner_.field_leaf(*changed).node()] = bound.upper;
  }
  const auto instantiated = [&](const Bound& bound, Expression top) {
    if (exact) return simplified({replace(bound.lower, by), replace(bound.upper, by)});
    return Bound{builder_.none(top->arity), top};
  };
  std::map<const ir::Field*, Bound> changes;
  for (const auto& change : summary.changes)
    changes.emplace(change.field, instantiated(change.bound, owner_.top_of(*change.field)));
  if (target && summary.result) {
    auto result = instantiated(*summary.result, owner_.top_of(signature.result));
    if (signature.result.kind == Kind::Boolean)
      result = result.exact() ? exactly(truth_as_integer(result.upper))
                              : Bound{builder_.none(), builder_.union_of(number(0), number(1))};
    environment.locals[*target] = result;
  }
  for (auto& [changed, bound] : changes) environment.fields[changed] = bound;
}

}  // namespace jury::engine
