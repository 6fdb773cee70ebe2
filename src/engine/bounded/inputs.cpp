#include "engine/bounded/inputs.h"

#include <algorithm>
#include <bit>
#include <set>

#include "program/call_graph.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using encode::ObjectId;
using encode::Value;
using ir::Kind;
using trace::Choice;

constexpr std::size_t longest_shown_text = 64;

// The objects of a model in the interpreter's heap.
class HeapBuilder {
 public:
  HeapBuilder(encode::Executor& executor, const encode::InitialHeap& heap, trace::Interpreter& interpreter,
              const Inputs::Evaluate& evaluate)
      : executor_(executor), heap_(heap), interpreter_(interpreter), evaluate_(evaluate) {}

  trace::Value value(Kind kind, const Value& symbolic) {
    if (std::holds_alternative<logic::Term>(symbolic))
      return to_choice(kind, evaluate_(encode::term(symbolic))).value;
    return trace::Value::of(object(target(encode::reference(symbolic))));
  }

  // Like a Java constructor call: Node#1{value=3, next=Node#2{...}}; an object is spelled out once.
  std::string show(Kind kind, const Value& symbolic) {
    if (std::holds_alternative<logic::Term>(symbolic))
      return engine::show(to_choice(kind, evaluate_(encode::term(symbolic))));
    return show_object(target(encode::reference(symbolic)));
  }

  ObjectId target(const encode::Reference& reference) {
    for (const auto& candidate : reference.targets())
      if (candidate.guard.is_true() || evaluate_(candidate.guard).boolean()) return candidate.object;
    return encode::null_object;
  }

 private:
  const encode::Contents& contents(ObjectId id) {
    for (const auto& initial : heap_.objects())
      if (initial.id == id) return *initial.contents;
    internal_error(__FILE__, __LINE__, "an initial object without contents");
  }

  trace::Object* object(ObjectId id) {
    if (id == encode::null_object) return nullptr;
    const auto known = built_.find(id);
    if (known != built_.end()) return known->second;
    const auto& info = executor_.objects().info(id);
    if (info.shape == encode::Shape::Text)
      return built_[id] = interpreter_.new_string(std::string_view("text"));
    if (info.shape == encode::Shape::Array) return build_array(id, info.type);
    auto* instance = built_[id] = interpreter_.new_object(info.type.name);
    const auto& layout = executor_.objects().layout(info.type.name);
    for (std::size_t i = 0; i < layout.fields.size(); ++i)
      interpreter_.set_field(*instance, layout.fields[i]->name.view(),
                             value(layout.fields[i]->type.kind, contents(id).slots[i]));
    return instance;
  }

  std::uint32_t length(ObjectId id) {
    return static_cast<std::uint32_t>(evaluate_(contents(id).size).bit_vector().bits());
  }

  trace::Object* build_array(ObjectId id, const ir::Type& type) {
    auto* array = built_[id] = interpreter_.new_array(type, length(id));
    for (std::uint32_t i = 0; i < length(id); ++i)
      interpreter_.set_element(*array, i, value(type.element().kind, contents(id).slots[i]));
    return array;
  }

  std::string show_object(ObjectId id) {
    if (id == encode::null_object) return "null";
    const auto& info = executor_.objects().info(id);
    if (info.shape == encode::Shape::Text) return "\"text\"";
    auto type = info.type.display();
    type = type.substr(type.find_last_of(".$") + 1);
    const auto [entry, first] = numbers_.try_emplace(id, numbers_.size() + 1);
    const std::string name = type + "#" + std::to_string(entry->second);
    if (!first) return name;
    std::string text = name + "{";
    if (info.shape == encode::Shape::Array) {
      for (std::uint32_t i = 0; i < length(id); ++i)
        text += (i == 0 ? "" : ", ") + show(info.type.element().kind, contents(id).slots[i]);
      return text + "}";
    }
    const auto& layout = executor_.objects().layout(info.type.name);
    for (std::size_t i = 0; i < layout.fields.size(); ++i)
      text += (i == 0 ? "" : ", ") + layout.fields[i]->name.text() + "=" +
              show(layout.fields[i]->type.kind, contents(id).slots[i]);
    return text + "}";
  }

  encode::Executor& executor_;
  const encode::InitialHeap& heap_;
  trace::Interpreter& interpreter_;
  const Inputs::Evaluate& evaluate_;
  std::unordered_map<ObjectId, trace::Object*> built_;
  std::unordered_map<ObjectId, std::size_t> numbers_;
};

}  // namespace

Choice to_choice(Kind kind, const logic::Value& value) {
  Choice choice;
  choice.kind = kind;
  if (value.is_boolean())
    choice.value = trace::Value::of(static_cast<std::int32_t>(value.boolean()));
  else if (kind == Kind::Float)
    choice.value =
        trace::Value::of(std::bit_cast<float>(static_cast<std::uint32_t>(value.floating().bits().bits())));
  else if (kind == Kind::Double)
    choice.value = trace::Value::of(std::bit_cast<double>(value.floating().bits().bits()));
  else if (kind == Kind::Long)
    choice.value = trace::Value::of(static_cast<std::int64_t>(value.bit_vector().bits()));
  else
    choice.value =
        trace::Value::of(static_cast<std::int32_t>(static_cast<std::uint32_t>(value.bit_vector().bits())));
  return choice;
}

std::string show(const Choice& choice) {
  const auto& value = choice.value;
  switch (choice.kind) {
    case Kind::Boolean:
      return value.as_int() != 0 ? "true" : "false";
    case Kind::Char: {
      const int code = value.as_int() & 0xffff;
      return code >= 32 && code < 127 ? "'" + std::string(1, static_cast<char>(code)) + "'"
                                      : "(char) " + std::to_string(code);
    }
    case Kind::Long:
      return std::to_string(value.as_long()) + "L";
    case Kind::Float:
      return std::to_string(value.as_float()) + "f";
    case Kind::Double:
      return std::to_string(value.as_double());
    case Kind::Reference:
      return "\"" + std::string(choice.text.begin(), choice.text.end()).substr(0, longest_shown_text) + "\"";
    case Kind::Void:
    case Kind::Byte:
    case Kind::Short:
    case Kind::Int:
      break;
  }
  return std::to_string(value.as_int());
}

Inputs::Inputs(const Problem& problem, encode::Executor& executor)
    : problem_(problem),
      executor_(executor),
      heap_(problem.workspace, executor, problem.limits.objects,
            std::max(problem.limits.objects, problem.limits.loops)) {}

bool Inputs::is_main() const {
  return problem_.entry.is_static() && problem_.entry.name == "main" &&
         problem_.entry.descriptor == "([Ljava/lang/String;)V";
}

bool Inputs::reads_parameter(std::size_t local) const {
  const auto* body = problem_.workspace.program().body(problem_.entry);
  if (!body) return true;
  const auto reads = [&](const std::vector<ir::Operand>& operands) {
    return std::any_of(operands.begin(), operands.end(),
                       [&](const ir::Operand& o) { return o.is_local() && o.local() == local; });
  };
  return std::any_of(body->blocks.begin(), body->blocks.end(), [&](const ir::Block& block) {
    return reads(ir::operands_of(block.terminator)) ||
           std::any_of(block.statements.begin(), block.statements.end(),
                       [&](const ir::Statement& s) { return reads(ir::operands_of(s)); });
  });
}

std::vector<Value> Inputs::make(encode::State& state) {
  const auto signature = ir::Signature::from_descriptor(problem_.entry.descriptor.view());
  if (is_main()) {
    if (reads_parameter(0))
      throw Unsupported("a main that looks at its arguments is not supported by this engine yet");
    arguments_.emplace_back(executor_.make_empty_array(state, signature.parameters[0]));
    return arguments_;
  }
  free_statics(state);
  if (!problem_.entry.is_static()) {
    arguments_.emplace_back(heap_.receiver(problem_.entry, state));
    kinds_.push_back(Kind::Reference);
  }
  for (const auto& type : signature.parameters) {
    arguments_.push_back(heap_.any(type, state));
    kinds_.push_back(type.kind);
  }
  return arguments_;
}

// The user's classes that the entry may touch.
std::vector<Symbol> Inputs::classes_in_use() const {
  const auto graph = program::build_call_graph(problem_.workspace.program(), {&problem_.entry});
  std::set<Symbol> names{problem_.entry.owner};
  for (const auto* method : graph.methods) names.insert(method->owner);
  std::vector<Symbol> result;
  for (const auto& name : names)
    if (problem_.workspace.is_user_class(name)) result.push_back(name);
  return result;
}

// The classes are initialised; what is not final may have been changed since.
void Inputs::free_statics(encode::State& state) {
  for (const auto& name : classes_in_use()) {
    auto exit = executor_.initialize_at_start(name, std::move(state));
    if (!exit)
      throw Unsupported("the initialiser of " + ir::display_class(name.view()) + " could not be followed");
    state = std::move(*exit);
    for (const auto& field : problem_.workspace.program().get_class(name).fields) {
      if (!field.is_static() || (field.flags & ir::access::is_final) ||
          (field.flags & ir::access::is_synthetic))
        continue;
      const auto value = heap_.any(field.type, state);
      executor_.set_static(state, field, value);
      statics_.push_back({name, &field, value});
    }
  }
}

Inputs::Concrete Inputs::build(trace::Interpreter& interpreter, const Evaluate& evaluate) const {
  Concrete result;
  if (is_main()) return result;
  HeapBuilder builder(executor_, heap_, interpreter, evaluate);
  for (const auto& input : statics_) {
    interpreter.initialize(input.class_name);
    interpreter.set_static(input.class_name, input.field->name.view(),
                           builder.value(input.field->type.kind, input.value));
    result.shown.emplace_back(ir::display_class(input.class_name.view()) + "." + input.field->name.text(),
                              builder.show(input.field->type.kind, input.value));
  }
  const auto* body = problem_.workspace.program().body(problem_.entry);
  for (std::size_t i = 0; i < arguments_.size(); ++i) {
    result.arguments.push_back(builder.value(kinds_[i], arguments_[i]));
    result.shown.emplace_back(body->locals[i].name.text(), builder.show(kinds_[i], arguments_[i]));
  }
  return result;
}

}  // namespace jury::engine
