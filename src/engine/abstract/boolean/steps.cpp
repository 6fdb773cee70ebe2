#include "engine/abstract/boolean/steps.h"

#include <algorithm>

#include "engine/abstract/boolean/block_translator.h"
#include "ir/visit.h"
#include "library/types.h"
#include "logic/term_map.h"
#include "logic/traversal.h"
#include "program/properties/evaluation_code.h"
#include "spec/predicates/updates.h"
#include "start/lambdas.h"
#include "support/diagnostics.h"

namespace jury::engine::abstract {

using logic::Term;
using TermKind = logic::Kind;

StepMaker::StepMaker(program::Workspace& workspace, logic::TermManager& terms,
                     const program::ResolvedProperty* property)
    : workspace_(workspace),
      terms_(terms),
      property_(property),
      numbers_(terms, [this](ir::Kind) { return terms_.fresh_constant("any", terms_.integer_sort()); }) {}

const StepBlock& StepMaker::block(const ir::Method& method, ir::BlockId id) {
  const auto known = blocks_.find({&method, id});
  if (known != blocks_.end()) return known->second;
  const auto* body = workspace_.program().body(method);
  JURY_CHECK(body, "steps of a method without code");
  return blocks_[{&method, id}] = BlockTranslator(*this, method, *body, id).translate();
}

void StepMaker::note(const std::string& text) {
  if (std::find(notes_.begin(), notes_.end(), text) == notes_.end()) notes_.push_back(text);
}

namespace {

bool mentions(Term term, const std::function<bool(Term)>& is_it) {
  bool found = false;
  logic::TermMap<bool> seen;
  logic::visit_postorder(
      term, [&](Term each) { return seen.find(each) != nullptr; },
      [&](Term each) {
        seen.insert(each, true);
        found = found || is_it(each);
      });
  return found;
}

bool is_heap(const std::string& name) {
  return name.find('#') == std::string::npos && !name.starts_with("return ");
}

}  // namespace

BlockTranslator::BlockTranslator(StepMaker& maker, const ir::Method& method, const ir::Body& body,
                                 ir::BlockId id)
    : maker_(maker),
      terms_(maker.terms_),
      program_(maker.workspace_.program()),
      method_(method),
      body_(body),
      id_(id),
      now_(maker.terms_) {}

StepBlock BlockTranslator::translate() {
  for (const auto& each : body_.blocks[id_].statements) {
    position_ = each.position;
    statement(each);
  }
  position_ = body_.blocks[id_].terminator.position;
  terminator(body_.blocks[id_].terminator);
  return std::move(result_);
}

// A temporary that no other block reads.
bool BlockTranslator::stays_in_block(ir::LocalId local) const {
  if (body_.locals[local].from_source || local < body_.parameter_count) return false;
  for (ir::BlockId other = 0; other < body_.blocks.size(); ++other) {
    if (other == id_) continue;
    bool read = false;
    const auto look = [&](const ir::Operand& each) {
      read = read || (each.is_local() && each.local() == local);
    };
    for (const auto& each : body_.blocks[other].statements) ir::visit_operands(each.kind, look);
    ir::visit_operands(body_.blocks[other].terminator.kind, look);
    if (read) return false;
  }
  return true;
}

Term BlockTranslator::operand(const ir::Operand& operand) {
  using Tag = ir::Operand::Tag;
  switch (operand.tag()) {
    case Tag::Local: {
      const auto folded = folded_.find(operand.local());
      if (folded != folded_.end()) return folded->second;
      return now_.get(PredicateState::local_name(method_, body_.locals[operand.local()]));
    }
    case Tag::Int:
      return now_.integer(operand.int_value());
    case Tag::Long:
      return now_.integer(operand.long_value());
    case Tag::Null:
      return now_.null();
    case Tag::String:
      return terms_.constant("text:" + operand.text().text(), terms_.integer_sort());
    case Tag::Float:
    case Tag::Double:
    case Tag::Class:
      return unknown(ir::Kind::Reference, "constant");
  }
  return {};
}

std::string BlockTranslator::text(const ir::Operand& operand) const {
  using Tag = ir::Operand::Tag;
  switch (operand.tag()) {
    case Tag::Local: {
      const auto folded = texts_.find(operand.local());
      return folded != texts_.end() ? folded->second : body_.locals[operand.local()].name.text();
    }
    case Tag::Int:
      return std::to_string(operand.int_value());
    case Tag::Long:
      return std::to_string(operand.long_value());
    case Tag::Null:
      return "null";
    case Tag::String:
      return "\"" + operand.text().text() + "\"";
    case Tag::Float:
    case Tag::Double:
    case Tag::Class:
      break;
  }
  return "?";
}

Term BlockTranslator::unknown(ir::Kind kind, const char* name) {
  const Term result = terms_.fresh_constant(name, terms_.integer_sort());
  const bool number = kind != ir::Kind::Reference && kind != ir::Kind::Float && kind != ir::Kind::Double;
  facts_.push_back(number ? maker_.numbers_.in_range(kind, result) : terms_.distinct(result, now_.bottom()));
  return result;
}

Term BlockTranslator::unknown_boolean(const char* name) {
  return terms_.fresh_constant(name, terms_.boolean_sort());
}

Step& BlockTranslator::change(const std::string& text) {
  Step step;
  step.position = position_;
  step.text = text;
  result_.steps.push_back(std::move(step));
  return result_.steps.back();
}

void BlockTranslator::finish() {
  auto& step = result_.steps.back();
  step.facts.insert(step.facts.end(), facts_.begin(), facts_.end());
  step.fresh.insert(step.fresh.end(), fresh_.begin(), fresh_.end());
  // Once it is stored or passed on, there may be other ways to it.
  std::erase_if(fresh_, [&](Term object) {
    const auto is_object = [&](Term each) { return each == object; };
    return std::any_of(step.changes.begin(), step.changes.end(),
                       [&](const auto& change) { return mentions(change.second, is_object); }) ||
           std::any_of(step.arguments.begin(), step.arguments.end(),
                       [&](Term argument) { return mentions(argument, is_object); });
  });
  drop_stale(step.changes, step.forgets_heap);
}

// Temporaries and facts about values that have changed.
void BlockTranslator::drop_stale(const PredicateState::Changes& changes, bool heap) {
  const auto is_stale = [&](Term term) {
    return mentions(term, [&](Term each) {
      if (each.kind() != TermKind::constant) return false;
      const auto name = each.function().name().text();
      if (!name.starts_with("s:")) return false;
      return changes.contains(name.substr(2)) || (heap && is_heap(name.substr(2)));
    });
  };
  for (auto& [local, term] : folded_)
    if (is_stale(term)) term = unknown(body_.locals[local].type.kind, "before");
  std::erase_if(facts_, is_stale);
}

void BlockTranslator::assign(ir::LocalId local, Term value, const std::string& shown) {
  if (stays_in_block(local)) {
    folded_[local] = value;
    texts_[local] = shown;
    return;
  }
  auto& step = change(body_.locals[local].name.text() + " := " + shown);
  step.changes[PredicateState::local_name(method_, body_.locals[local])] = value;
  finish();
}

void BlockTranslator::statement(const ir::Statement& each) {
  std::visit(
      ir::overloaded{
          [&](const ir::Copy& s) { assign(s.target, operand(s.value), text(s.value)); },
          [&](const ir::Unary& s) {
            const auto kind = ir::result_kind(s.op, s.kind);
            const bool exact = s.kind != ir::Kind::Float && s.kind != ir::Kind::Double &&
                               kind != ir::Kind::Float && kind != ir::Kind::Double;
            assign(s.target,
                   exact ? maker_.numbers_.unary(s.op, s.kind, operand(s.value)) : unknown(kind, "float"),
                   std::string(ir::name_of(s.op)) + " " + text(s.value));
          },
          [&](const ir::Binary& s) {
            const auto kind = ir::result_kind(s.op, s.kind);
            const bool exact = s.kind != ir::Kind::Float && s.kind != ir::Kind::Double;
            assign(s.target,
                   exact ? maker_.numbers_.binary(s.op, s.kind, operand(s.left), operand(s.right))
                         : unknown(kind, "float"),
                   text(s.left) + " " + std::string(ir::name_of(s.op)) + " " + text(s.right));
          },
          [&](const ir::Check& s) { check(s); },
          [&](const ir::LoadField& s) { load_field(s); },
          [&](const ir::StoreField& s) { store_field(s); },
          [&](const ir::LoadStatic& s) { load_static(s); },
          [&](const ir::StoreStatic& s) {
            const auto* field = program_.resolve(s.field);
            if (!field) throw Unsupported("a static field that is missing");
            auto& step = change(ir::display_class(field->owner.view()) + "." + field->name.text() +
                                " := " + text(s.value));
            step.changes[PredicateState::static_name(*field)] = operand(s.value);
            finish();
          },
          [&](const ir::LoadElement& s) {
            const Term elements = terms_.select(now_.get("arr"), operand(s.array));
            assign(s.target, terms_.select(elements, operand(s.index)),
                   text(s.array) + "[" + text(s.index) + "]");
          },
          [&](const ir::StoreElement& s) {
            auto& step = change(text(s.array) + "[" + text(s.index) + "] := " + text(s.value));
            const Term array = operand(s.array);
            const Term elements =
                terms_.store(terms_.select(now_.get("arr"), array), operand(s.index), operand(s.value));
            step.changes["arr"] = terms_.store(now_.get("arr"), array, elements);
            finish();
          },
          [&](const ir::ArrayLength& s) {
            assign(s.target, terms_.select(now_.get("arrlen"), operand(s.array)), text(s.array) + ".length");
          },
          [&](const ir::New& s) { new_object(s.target, s.class_name); },
          [&](const ir::NewArray& s) { new_array(s); },
          [&](const ir::InstanceOf& s) {
            const Term is_one = unknown_boolean("is");
            facts_.push_back(terms_.implies(is_one, terms_.distinct(operand(s.value), now_.null())));
            assign(s.target, maker_.numbers_.of_condition(is_one),
                   text(s.value) + " instanceof " + s.type.display());
          },
          [&](const ir::Call& s) { call(s); },
          [&](const ir::Operate& s) {
            maker_.note("an operation of the library in the user's code is not followed");
            if (s.target) assign(*s.target, unknown(body_.locals[*s.target].type.kind, "operation"), "?");
          },
          [&](const ir::InitializeClass& s) { initialize(s.class_name); },
          [&](const ir::Monitor&) {},
          [&](const ir::Catch& s) {
            assign(s.target, unknown(ir::Kind::Reference, "exception"), "exception");
          },
      },
      each.kind);
}

void BlockTranslator::check(const ir::Check& check) {
  const Term first = operand(check.first);
  Term holds;
  switch (check.kind) {
    case ir::CheckKind::NotNull:
      holds = terms_.distinct(first, now_.null());
      break;
    case ir::CheckKind::InBounds: {
      const Term index = operand(check.second);
      holds = terms_.conjunction(
          terms_.make(TermKind::int_less_equal, {now_.integer(0), index}),
          terms_.make(TermKind::int_less, {index, terms_.select(now_.get("arrlen"), first)}));
      break;
    }
    case ir::CheckKind::NonZero:
      holds = terms_.distinct(first, now_.integer(0));
      break;
    case ir::CheckKind::NonNegative:
      holds = terms_.make(TermKind::int_less_equal, {now_.integer(0), first});
      break;
    case ir::CheckKind::Castable:
    case ir::CheckKind::Storable:
      maker_.note("casts and stores of references are taken to succeed");
      return;
  }
  if (holds.is_true()) return;
  auto& step = change("check " + std::string(ir::name_of(check.kind)) + " " + text(check.first));
  step.kind = Step::Kind::check;
  step.condition = holds;
  step.exception = Symbol(ir::exception_of(check.kind));
  finish();
}

void BlockTranslator::new_object(ir::LocalId target, Symbol class_name) {
  const Term object = terms_.fresh_constant("new", terms_.integer_sort());
  auto& step = change(body_.locals[target].name.text() + " := new " + ir::display_class(class_name.view()));
  step.fresh.push_back(object);
  PredicateState after(terms_);
  const auto put_default = [&](const std::string& name, Term value) {
    after.set(name, terms_.store(after.get(name), object, value));
  };
  if (is_a(class_name, library::types::map) || is_a(class_name, library::types::collection)) {
    put_default("map", terms_.constant_array(after.sort_of("msz"), after.bottom()));
    put_default("msz", after.integer(0));
  }
  for (const auto& supertype : program_.supertypes(class_name))
    if (maker_.workspace_.is_user_class(supertype))
      for (const auto& field : program_.get_class(supertype).fields)
        if (!field.is_static())
          put_default(PredicateState::field_name(field),
                      field.type.is_reference() ? after.null() : after.integer(0));
  step.changes = after.changes();
  if (!stays_in_block(target))
    step.changes[PredicateState::local_name(method_, body_.locals[target])] = object;
  finish();
  if (!stays_in_block(target)) return;
  folded_[target] = object;
  texts_[target] = "new " + ir::display_class(class_name.view());
  fresh_.push_back(object);
  // What the object holds until something changes, for the step that gives it a name.
  for (const auto& [name, value] : after.changes())
    facts_.push_back(equal(terms_.select(now_.get(name), object), value[2]));
}

void BlockTranslator::new_array(const ir::NewArray& statement) {
  const Term array = terms_.fresh_constant("new", terms_.integer_sort());
  auto& step = change(body_.locals[statement.target].name.text() + " := new " + statement.type.display());
  step.fresh.push_back(array);
  const bool plain = statement.lengths.size() == 1;
  if (!plain) maker_.note("the inner arrays of a new array of several dimensions are unknown");
  const Term value = statement.type.element().is_reference() ? now_.null() : now_.integer(0);
  if (plain)
    step.changes["arr"] =
        terms_.store(now_.get("arr"), array, terms_.constant_array(now_.sort_of("msz"), value));
  step.changes["arrlen"] = terms_.store(now_.get("arrlen"), array, operand(statement.lengths[0]));
  if (!plain) step.changes["arr"] = terms_.fresh_constant("arrays", now_.sort_of("arr"));
  if (!stays_in_block(statement.target))
    step.changes[PredicateState::local_name(method_, body_.locals[statement.target])] = array;
  finish();
  if (!stays_in_block(statement.target)) return;
  folded_[statement.target] = array;
  texts_[statement.target] = "new " + statement.type.display();
  facts_.push_back(terms_.distinct(array, now_.null()));
}

void BlockTranslator::load_field(const ir::LoadField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) throw Unsupported("a field that is missing");
  assign(statement.target,
         terms_.select(now_.get(PredicateState::field_name(*field)), operand(statement.object)),
         text(statement.object) + "." + field->name.text());
}

void BlockTranslator::store_field(const ir::StoreField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) throw Unsupported("a field that is missing");
  const auto name = PredicateState::field_name(*field);
  auto& step = change(text(statement.object) + "." + field->name.text() + " := " + text(statement.value));
  step.changes[name] = terms_.store(now_.get(name), operand(statement.object), operand(statement.value));
  finish();
}

void BlockTranslator::load_static(const ir::LoadStatic& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) throw Unsupported("a static field that is missing");
  if (field->name == "$assertionsDisabled") return assign(statement.target, now_.integer(0), "0");
  assign(statement.target, now_.get(PredicateState::static_name(*field)),
         ir::display_class(field->owner.view()) + "." + field->name.text());
}

// Only a class of the user whose initialiser does more than set up assertions.
void BlockTranslator::initialize(Symbol class_name) {
  if (!maker_.workspace_.is_user_class(class_name)) return;
  const auto* initializer = program_.get_class(class_name).find_method(Symbol("<clinit>"), Symbol("()V"));
  if (!initializer) return;
  const auto* body = program_.body(*initializer);
  bool stores = false;
  for (const auto& block : body->blocks)
    for (const auto& each : block.statements)
      if (const auto* store = std::get_if<ir::StoreStatic>(&each.kind))
        stores = stores || store->field.name != "$assertionsDisabled";
  if (!stores) return;
  auto& step = change("initialise " + ir::display_class(class_name.view()));
  step.kind = Step::Kind::call;
  step.callees = {initializer};
  step.optional = true;
  finish();
}

std::string BlockTranslator::call_text(const ir::Call& statement) const {
  std::string result;
  std::size_t first = 0;
  if (statement.kind != ir::CallKind::Static && !statement.arguments.empty()) {
    result = text(statement.arguments[0]) + ".";
    first = 1;
  }
  result += statement.method.name.text() + "(";
  for (std::size_t i = first; i < statement.arguments.size(); ++i)
    result += (i > first ? ", " : "") + text(statement.arguments[i]);
  return result + ")";
}

void BlockTranslator::call(const ir::Call& statement) {
  if (call_box(statement) || call_choice(statement) || call_property(statement) ||
      call_collection(statement) || call_user(statement))
    return;
  call_unknown(statement);
}

// A box is its value.
bool BlockTranslator::call_box(const ir::Call& statement) {
  const auto* box = encode::unbounded::box_class(statement.method.owner);
  const auto& name = statement.method.name.text();
  if (!box || !statement.target || statement.arguments.size() != 1) return false;
  if (name != "valueOf" && !(name.ends_with("Value") && name != "doubleValue" && name != "floatValue"))
    return false;
  if (name == "valueOf" && statement.method.descriptor != box->value_of) return false;
  assign(*statement.target, operand(statement.arguments[0]), text(statement.arguments[0]));
  return true;
}

bool BlockTranslator::call_choice(const ir::Call& statement) {
  const auto& owner = statement.method.owner;
  if (owner != "jury/Jury" && owner != "jury/rt/Choice") return false;
  const auto& name = statement.method.name.text();
  if (name == "assume") {
    auto& step = change("assume " + text(statement.arguments[0]));
    step.kind = Step::Kind::assume;
    step.condition = terms_.distinct(operand(statement.arguments[0]), now_.integer(0));
    finish();
    return true;
  }
  if (!statement.target) return false;
  const Term chosen =
      unknown(ir::Signature::from_descriptor(statement.method.descriptor.view()).result.kind, "choice");
  if (name == "chooseInt" && statement.arguments.size() == 2) {
    facts_.push_back(terms_.make(TermKind::int_less_equal, {operand(statement.arguments[0]), chosen}));
    facts_.push_back(terms_.make(TermKind::int_less_equal, {chosen, operand(statement.arguments[1])}));
  }
  assign(*statement.target, chosen, call_text(statement));
  return true;
}

bool BlockTranslator::call_property(const ir::Call& statement) {
  if (!maker_.property_ || statement.method.owner != program::property_class) return false;
  const auto plain = spec::predicates::without_updates(*maker_.property_->property.formula);
  PredicateState before(terms_);
  const auto parameters = program::parameters_of(*maker_.property_->property.formula);
  // The names as they are here: the temporaries of this block aside, these are the locals.
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i].name == "return")
      before.set("return " + method_.owner.text() + "." + method_.name.text(),
                 operand(statement.arguments[i]));
  assign(*statement.target, maker_.numbers_.of_condition(formula_term(*plain, before, &method_, &body_)),
         "property");
  return true;
}

bool BlockTranslator::call_user(const ir::Call& statement) {
  const auto* method = program_.resolve(statement.method);
  if (!method) throw Unsupported("a method that is missing: " + statement.method.name.text());
  std::set<const ir::Method*> callees;
  const bool dispatched =
      statement.kind == ir::CallKind::Virtual || statement.kind == ir::CallKind::Interface;
  if (!dispatched) callees.insert(method);
  if (dispatched)
    for (const auto& name : maker_.workspace_.user_classes())
      if (program_.is_subclass(name, method->owner) && !program_.get_class(name).is_abstract() &&
          !program_.get_class(name).is_interface())
        if (const auto* selected = program_.select(name, *method)) callees.insert(selected);
  // What a lambda does is not translated.
  if (dispatched && program_.get_class(method->owner).is_interface() &&
      start::makes_lambda(maker_.workspace_, method->owner))
    return false;
  if (dispatched && callees.empty()) callees.insert(method);
  for (const auto* callee : callees)
    if (!maker_.workspace_.is_user_class(callee->owner) || !program_.body(*callee)) return false;
  auto& step = change(call_text(statement));
  step.kind = Step::Kind::call;
  step.callees.assign(callees.begin(), callees.end());
  for (const auto& argument : statement.arguments) step.arguments.push_back(operand(argument));
  if (statement.target) step.result = PredicateState::local_name(method_, body_.locals[*statement.target]);
  step.forgets_heap = true;  // for the temporaries only: the callee's steps change the heap
  finish();
  result_.steps.back().forgets_heap = false;
  if (statement.target) folded_.erase(*statement.target);
  return true;
}

// Library code: anything may have changed. Constructors of library objects without arguments do nothing here.
void BlockTranslator::call_unknown(const ir::Call& statement) {
  if (statement.method.name == "<init>" &&
      (statement.method.owner == "java/lang/Object" || is_a(statement.method.owner, "java/lang/Throwable") ||
       (statement.method.descriptor == "()V" && (is_a(statement.method.owner, library::types::collection) ||
                                                 is_a(statement.method.owner, library::types::map)))))
    return;
  auto& step = change(call_text(statement) + "  // not followed");
  step.forgets_heap = true;
  maker_.note("the call of " + ir::display_class(statement.method.owner.view()) + "." +
              statement.method.name.text() + " is taken to change anything");
  finish();
  if (statement.target)
    assign(*statement.target, unknown(body_.locals[*statement.target].type.kind, "result"), "?");
}

void BlockTranslator::give(const ir::Call& statement, Term value, const std::string& shown) {
  if (statement.target) assign(*statement.target, value, shown);
}

void BlockTranslator::terminator(const ir::Terminator& terminator) {
  auto& end = result_.end;
  end.position = terminator.position;
  end.facts = facts_;
  std::visit(ir::overloaded{
                 [&](const ir::Goto& s) {
                   end.ways.push_back({terms_.true_term(), s.target});
                 },
                 [&](const ir::If& s) {
                   const auto kind =
                       s.left.is_local() ? body_.locals[s.left.local()].type.kind : ir::Kind::Int;
                   const Term left = operand(s.left), right = operand(s.right);
                   const bool exact = kind != ir::Kind::Float && kind != ir::Kind::Double;
                   const Term holds =
                       exact ? maker_.numbers_.relate(s.relation, left, right) : unknown_boolean("float");
                   end.text = text(s.left) + " " + std::string(ir::name_of(s.relation)) + " " + text(s.right);
                   end.ways.push_back({holds, s.then_block});
                   end.ways.push_back({terms_.negation(holds), s.else_block});
                 },
                 [&](const ir::Switch& s) {
                   end.text = "switch " + text(s.value);
                   std::vector<Term> others;
                   for (const auto& each : s.cases) {
                     const Term here = equal(operand(s.value), now_.integer(each.value));
                     end.ways.push_back({here, each.target});
                     others.push_back(terms_.negation(here));
                   }
                   end.ways.push_back({terms_.conjunction(others), s.default_block});
                 },
                 [&](const ir::Return& s) {
                   end.kind = StepEnd::Kind::returns;
                   if (s.value) end.value = operand(*s.value);
                   end.text = "return" + (s.value ? " " + text(*s.value) : "");
                 },
                 [&](const ir::Throw& s) {
                   end.kind = StepEnd::Kind::throws;
                   const auto type =
                       s.exception.is_local() ? body_.locals[s.exception.local()].type : ir::Type::object();
                   end.exception = type.name;
                   end.text = "throw " + text(s.exception);
                 },
                 [&](const ir::Refuse& s) { throw Unsupported(s.reason); },
             },
             terminator.kind);
}

}  // namespace jury::engine::abstract
