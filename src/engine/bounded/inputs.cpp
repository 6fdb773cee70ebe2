#include "engine/bounded/inputs.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "engine/bounded/heap_builder.h"
#include "ir/member_types.h"
#include "program/entries.h"
#include "start/code_in_use.h"
#include "start/description.h"
#include "start/implementations.h"
#include "start/type_parameters.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::Value;
using ir::Kind;

namespace {

encode::HeapLimits heap_limits(const Limits& limits, std::optional<encode::ExactHeap> exact) {
  encode::HeapLimits result;
  result.objects = limits.objects;
  result.by_class = limits.objects_of;
  result.array_length = std::max(limits.objects, limits.loops);
  result.elements = limits.objects;
  result.exact = std::move(exact);
  return result;
}

// Whether the initialiser throws when no other class has run: there may be no state in which the class is
// initialised, and nothing can be said of an empty set of states.
bool throws_when_first(program::Workspace& workspace, Symbol name) {
  trace::Options options;
  options.seconds = 2;
  trace::Interpreter interpreter(workspace.program(), std::move(options));
  return !interpreter.initialize(name).exception_class.empty();
}

// Objects of the type, or what they contain, may be changed by whoever has one.
bool can_be_changed(const ir::Type& type) {
  return type.is_reference() && (type.is_array() || type.name != "java/lang/String");
}

// Whether initialising the class does something that is seen elsewhere: it assigns fields of other classes,
// calls them, or gets hold of an object that they have. Its own methods count as the initialiser.
bool acts_elsewhere(program::Workspace& workspace, Symbol name) {
  auto& program = workspace.program();
  const auto& cls = program.get_class(name);
  std::vector<const ir::Method*> open;
  for (const auto& method : cls.methods)
    if (method.name == "<clinit>" || method.name.view().starts_with("lambda$static$"))
      open.push_back(&method);
  std::set<const ir::Method*> seen(open.begin(), open.end());
  const auto is_other = [&](Symbol owner) { return workspace.is_user_class(owner) && owner != name; };
  const auto acts = [&](const ir::Statement& statement) {
    if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind))
      return is_other(store->field.owner);
    if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) {
      const auto* field = program.resolve(load->field);
      return field && is_other(field->owner) && can_be_changed(field->type) &&
             !(field->flags & ir::access::is_enum);
    }
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    if (!call || call->method.owner != name) return call && is_other(call->method.owner);
    const auto* callee = program.resolve(call->method);
    if (callee && seen.insert(callee).second) open.push_back(callee);
    return false;
  };
  for (std::size_t next = 0; next < open.size(); ++next) {
    const auto* body = program.body(*open[next]);
    if (body && std::ranges::any_of(body->blocks, [&](const auto& block) {
          return std::ranges::any_of(block.statements, acts);
        }))
      return true;
  }
  return false;
}

}  // namespace

InitialInputs::InitialInputs(const Problem& problem, encode::Executor& executor,
                             std::optional<encode::ExactHeap> exact)
    : problem_(problem),
      executor_(executor),
      heap_(problem.workspace, executor, heap_limits(problem.limits, std::move(exact))),
      contents_(problem.workspace) {}

bool InitialInputs::is_main() const { return program::is_main(problem_.entry); }

std::vector<Value> InitialInputs::make(encode::State& state) {
  const auto signature = ir::Signature::from_descriptor(problem_.entry.descriptor.view());
  if (is_main()) {
    const auto& type = signature.parameters[0];
    is_given_arguments_ = program::reads_arguments(problem_.workspace.program(), problem_.entry);
    arguments_.push_back(is_given_arguments_ ? heap_.arguments_of_main(type, state)
                                             : executor_.make_empty_array(state, type));
    kinds_.push_back(Kind::Reference);
    return arguments_;
  }
  free_statics(state);
  if (problem_.entry.name == "<init>") {
    constructed_ = executor_.make_instance(state, problem_.entry.owner);
    if (const auto assumption = start::assumption_of_constructor(problem_.workspace, problem_.entry))
      executor_.rely(*assumption);
    arguments_.emplace_back(executor_.values().single(*constructed_));
    kinds_.push_back(Kind::Reference);
  } else if (!problem_.entry.is_static()) {
    arguments_.emplace_back(heap_.receiver(problem_.entry, state));
    kinds_.push_back(Kind::Reference);
  }
  for (const auto& parameter :
       ir::declared_parameters(problem_.entry.signature.view(), problem_.entry.descriptor.view())) {
    arguments_.push_back(heap_.any(parameter, state));
    kinds_.push_back(parameter.type.kind);
  }
  make_besides(state);
  heap_.complete(state);
  return arguments_;
}

void InitialInputs::exist_besides(const std::set<Symbol>& classes, const std::set<Symbol>& statics) {
  statics_besides_ = statics;
  auto& program = problem_.workspace.program();
  for (const auto& name : problem_.workspace.user_classes()) {
    const auto& cls = program.get_class(name);
    if (!cls.is_abstract() && !cls.is_interface() &&
        std::any_of(classes.begin(), classes.end(),
                    [&](const Symbol& named) { return program.is_subclass(name, named); }))
      besides_.insert(name);
  }
}

void InitialInputs::make_besides(encode::State& state) {
  for (const auto& name : besides_) {
    const auto own = problem_.limits.objects_of.find(name);
    const auto count = own == problem_.limits.objects_of.end() ? problem_.limits.objects : own->second;
    for (std::uint32_t i = 0; i < count; ++i)
      values_besides_.push_back(heap_.any(ir::erased(ir::Type::reference(name)), state));
  }
}

// The classes are initialised; what is not final may have been changed since, and what objects contain.
void InitialInputs::free_statics(encode::State& state) {
  auto code = start::code_in_use(problem_.workspace, problem_.entry);
  auto expected = start::type_arguments_named(problem_.workspace, problem_.entry);
  expected.insert(code.types_asked.begin(), code.types_asked.end());
  heap_.begin(problem_.entry, code.classes);
  heap_.expect(std::move(expected));
  auto& program = problem_.workspace.program();
  for (const auto& name : statics_besides_) {
    if (std::find(code.classes.begin(), code.classes.end(), name) == code.classes.end())
      code.classes.push_back(name);
    for (const auto& field : program.get_class(name).fields)
      if (field.is_static()) code.statics_read.insert({field.owner, field.name});
  }
  initialize_from_any_state(code, state);
  for (const auto& name : code.classes) initialize(name, code, state);
  std::vector<const ir::Field*> changing;
  for (const auto& name : code.classes) {
    if (not_followed_.count(name)) continue;
    for (const auto& field : program.get_class(name).fields) {
      if (contents_.is_free(field, code))
        changing.push_back(&field);
      else if (code.statics_read.count({field.owner, field.name}))
        heap_.share(field, state);
    }
  }
  for (const auto* field : changing) {
    const auto value = changed(*field, state);
    executor_.set_static(state, *field, value);
    if (!made_up_.count(field)) statics_.push_back({field->owner, field, value});
  }
}

void InitialInputs::initialize(Symbol name, const start::CodeInUse& code, encode::State& state) {
  auto& program = problem_.workspace.program();
  if (!program.is_subclass(problem_.entry.owner, name) && acts_elsewhere(problem_.workspace, name))
    executor_.rely(ir::display_class(name.view()) + " has been initialised before");
  for (const auto* field : contents_.values().contents_read(name))
    executor_.rely("what " + ir::display_class(field->owner.view()) + "." + field->name.text() +
                   " contains is changed by the classes given only");
  if (auto exit = executor_.initialize_at_start(name, state)) {
    state = std::move(*exit);
    if (const auto of_enum = start::enum_of(program, name)) heap_.enum_pool(*of_enum, state);
  } else {
    take_as_initialized(program.get_class(name), code, state);
  }
}

bool InitialInputs::is_initialized(Symbol name, const encode::State& state) {
  auto& objects = executor_.objects();
  return !encode::term(objects.contents(state, objects.statics(name)).slots[0]).is_false();
}

// Initialisers that read numbers which others may have assigned before run from any such numbers: the numbers
// that they leave are then the ones that there can be. Each class has been initialised at a time of its own.
// (start/initial_values.h; the fields that were read are free again in the state of the check.)
void InitialInputs::initialize_from_any_state(const start::CodeInUse& code, encode::State& state) {
  using Numbers = std::set<std::pair<std::string, const ir::Field*>>;  // in an order that is the same always
  std::map<Symbol, Numbers> open;
  Numbers all;
  for (const auto& name : code.classes) {
    const auto read = contents_.values().numbers_read(name);
    if (!read || read->empty()) continue;
    for (const auto* field : *read) open[name].emplace(field->owner.text() + "." + field->name.text(), field);
    all.insert(open[name].begin(), open[name].end());
  }
  for (const auto& [name, field] : all)
    if (!open.count(field->owner)) initialize(field->owner, code, state);
  // Fields of a class that is not initialised yet cannot be given any numbers: those who read them wait.
  const auto is_ready = [&](Symbol name) {
    return !is_initialized(name, state) && std::ranges::all_of(open[name], [&](const auto& read) {
      return is_initialized(read.second->owner, state);
    });
  };
  for (bool found = true; found;) {
    std::vector<Symbol> ready;
    std::ranges::copy_if(code.classes, std::back_inserter(ready),
                         [&](Symbol name) { return open.count(name) && is_ready(name); });
    found = !ready.empty();
    if (!found) break;
    for (const auto& [name, field] : all)
      if (is_initialized(field->owner, state))
        executor_.set_static(state, *field, heap_.any(ir::declared_type_of(*field), state));
    for (const auto& name : ready) heap_.initialized_from_any_state(name);
    initialize(ready.front(), code, state);
    // Those that it asked for ran with it.
    for (const auto& name : ready)
      if (is_initialized(name, state) && !not_followed_.count(name)) from_any_state_.insert(name);
  }
}

// Nothing but texts that literals mean, and null: the same objects in every run.
bool InitialInputs::is_literal(const Value& value) const {
  return std::ranges::all_of(encode::reference(value).targets(), [&](const encode::Target& target) {
    if (target.object == encode::null_object) return true;
    const auto& info = executor_.objects().info(target.object);
    return info.literal && info.initial && executor_.objects().constant_content(*info.initial).has_value();
  });
}

// What a static field holds now that it need not have held after the first use of its class.
Value InitialInputs::changed(const ir::Field& field, encode::State& state) {
  const auto type = ir::declared_type_of(field);
  if (!(field.flags & ir::access::is_final)) return heap_.any(type, state);
  auto& values = contents_.values();
  if (values.is_same_always(field)) return heap_.held(field, contents_.exact_class(field), state);
  auto& objects = executor_.objects();
  if (from_any_state_.count(field.owner)) {
    const auto& left = objects.contents(state, objects.statics(field.owner))
                           .slots[objects.static_layout(field.owner).slot.at(&field)];
    if (!field.type.is_reference() || is_literal(left)) return left;
  }
  // Any number is too many. Which ones there can be, nobody can tell: a run has the one that the initialiser gives it there.
  if (!field.type.is_reference() && values.reads_outside(field.owner)) made_up_.insert(&field);
  const auto owner = ir::display_class(field.owner.view());
  executor_.approximate(owner + "." + field.name.text() +
                        ", whose initialiser reads what may have changed, holds any value");
  executor_.rely(owner + " has been initialised before");
  return values.is_never_null(field) ? heap_.something(type, state) : heap_.any(type, state);
}

// A class whose initialiser cannot be followed: its static fields hold anything, those that are final
// something. The initialisers of other classes may read what the code itself does not.
void InitialInputs::take_as_initialized(const ir::Class& cls, const start::CodeInUse& code,
                                        encode::State& state) {
  const auto name = ir::display_class(cls.name.view());
  if (throws_when_first(problem_.workspace, cls.name))
    throw Unsupported("the initialiser of " + name + " throws: whoever uses the class gets an error");
  if (cls.is_enum()) throw Unsupported("the initialiser of " + name + " could not be followed");
  if (!problem_.workspace.program().is_subclass(problem_.entry.owner, cls.name))
    executor_.rely(name + " has been initialised before");
  not_followed_.insert(cls.name);
  executor_.set_initialized(state, cls.name);
  executor_.approximate("the static fields of " + name +
                        ", whose initialiser cannot be followed, hold any value");
  for (const auto& field : cls.fields) {
    const std::pair place{field.owner, field.name};
    const bool is_read = code.statics_read.count(place) || code.statics_read_before.count(place);
    if (!field.is_static() || field.constant || !is_read) continue;
    const bool is_final = field.flags & ir::access::is_final;
    if (is_final && field.type.is_reference())
      executor_.rely(name + "." + field.name.text() + " is not null");
    const auto type = ir::declared_type_of(field);
    const auto value =
        is_final && field.type.is_reference() ? heap_.something(type, state) : heap_.any(type, state);
    executor_.set_static(state, field, value);
    if (!is_final) statics_.push_back({field.owner, &field, value});
  }
}

void InitialInputs::for_each(const std::function<void(Kind, const Value&)>& visit) const {
  for (std::size_t i = 0; i < arguments_.size(); ++i) visit(kinds_[i], arguments_[i]);
  for (const auto& input : statics_) visit(input.field->type.kind, input.value);
}

Inputs::Concrete InitialInputs::build(trace::Interpreter& interpreter, const Evaluate& evaluate) const {
  Concrete result;
  if (is_main() && !is_given_arguments_) return result;
  HeapBuilder builder(executor_, heap_, problem_.workspace.program(), interpreter, evaluate);
  for (const auto& input : statics_) {
    interpreter.initialize(input.class_name);
    interpreter.set_static(input.class_name, input.field->name.view(),
                           builder.value(input.field->type.kind, input.value));
  }
  builder.build_constants();
  if (constructed_) builder.set_built(*constructed_, interpreter.new_object(problem_.entry.owner));
  for (std::size_t i = 0; i < arguments_.size(); ++i)
    result.arguments.push_back(builder.value(kinds_[i], arguments_[i]));
  for (const auto& value : values_besides_) builder.value(Kind::Reference, value);
  result.objects = builder.objects();
  return result;
}

std::vector<trace::SnapshotRoot> InitialInputs::statics(trace::Interpreter& interpreter) const {
  std::vector<trace::SnapshotRoot> result;
  for (const auto& input : statics_)
    result.push_back({ir::display_class(input.class_name.view()) + "." + input.field->name.text(),
                      input.field->type.kind,
                      interpreter.get_static(input.class_name, input.field->name.view())});
  return result;
}

}  // namespace jury::engine
