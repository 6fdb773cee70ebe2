// Throwing: exceptions that checks create, with the JDK's messages, and the search for a handler.
#include <array>

#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/machine.h"
#include "trace/stack_trace.h"

namespace jury::trace {

namespace {

constexpr std::string_view takes_nothing = "()V";
constexpr std::string_view takes_text = "(Ljava/lang/String;)V";

const ClassInfo& innermost_element(const ClassInfo& type) {
  return type.is_array() ? innermost_element(*type.element) : type;
}

bool is_platform_class(const ClassInfo& type) {
  const ClassInfo& element = innermost_element(type);
  if (!element.declaration) return true;
  const auto name = element.name.view();
  return name.starts_with("java/") || name.starts_with("jdk/") || name.starts_with("sun/");
}

std::string home_of(const ClassInfo& type) {
  return is_platform_class(type) ? "module java.base of loader 'bootstrap'"
                                 : "unnamed module of loader 'app'";
}

std::string cast_message(const ClassInfo& from, const ClassInfo& to) {
  const std::string source = from.java_name();
  const std::string target = to.java_name();
  const std::string text = "class " + source + " cannot be cast to class " + target + " (";
  if (home_of(from) == home_of(to))
    return text + source + " and " + target + " are in " + home_of(from) + ")";
  return text + source + " is in " + home_of(from) + "; " + target + " is in " + home_of(to) + ")";
}

}  // namespace

Flow Machine::raise(std::string_view class_name, const std::optional<std::string>& message) {
  ClassInfo& type = classes_.get(Symbol(class_name));
  if (!message) return raise_with(type, takes_nothing, {});
  const std::array arguments{Value::of(new_text(*message))};
  return raise_with(type, takes_text, arguments);
}

// The constructor runs above a frame that throws the object when it is done; the class is initialised before.
Flow Machine::raise_with(ClassInfo& type, std::string_view constructor, std::span<const Value> arguments) {
  const ir::Method* method = type.declaration->find_method(Symbol("<init>"), Symbol(constructor));
  if (!method)
    unsupported("exception " + type.java_name() + " has no constructor " + std::string(constructor));
  Object* exception = allocate(type);
  if (depth_ >= depth_limit_) in_reserve_ = true;
  push(raising_code_, no_register).object = exception;
  std::vector<Value> all{Value::of(exception)};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const Flow flow = push_call(classes_.method(*method), all, no_register);
  JURY_CHECK(flow == Flow::Switched, "a constructor of " + type.name.text() + " is native");
  request_initialization(type);
  return Flow::Switched;
}

Flow Machine::raise_object(Frame& frame) {
  Object* exception = frame.object;
  --depth_;
  if (depth_ < depth_limit_ + 2) in_reserve_ = false;
  return throw_object(exception);
}

Flow Machine::fail_bounds(const Object& array, std::int32_t index) {
  return raise(
      "java/lang/ArrayIndexOutOfBoundsException",
      "Index " + std::to_string(index) + " out of bounds for length " + std::to_string(array.length));
}

Flow Machine::fail_cast(const Object& object, const ClassInfo& type) {
  return raise("java/lang/ClassCastException", cast_message(*object.type, type));
}

Flow Machine::fail_store(const Object& value) {
  return raise("java/lang/ArrayStoreException", value.type->java_name());
}

Flow Machine::throw_object(Object* exception) {
  refuse_platform_error(*exception);
  caught_ = exception;
  if (options_.observer && top().code->method) options_.observer->thrown(view(top()), *exception);
  thrown_ = {top().code->method ? top().code : nullptr, top().current()};
  return unwind(exception);
}

// Removes frames until one handles the exception.
Flow Machine::unwind(Object* exception) {
  for (;;) {
    Frame& frame = top();
    if (frame.code == &entry_code_) {
      finish_uncaught(exception);
      return Flow::Stopped;
    }
    if (frame.code == &initialization_code_) {
      ClassInfo& type = *frame.initializing;
      const bool own_initializer = frame.stage > 1;
      refuse_failed_platform_class(type, *exception);
      --depth_;
      if (Flow flow = fail_initialization(type, own_initializer, exception); flow != Flow::Next) return flow;
      continue;
    }
    if (frame.code->method) {
      if (find_handler(frame, exception)) return Flow::Switched;
      if (options_.observer) options_.observer->left(view(frame));
      if (frame.object) exit_monitor(*frame.object);
    }
    --depth_;
  }
}

bool Machine::find_handler(Frame& frame, Object* exception) {
  Code& code = *frame.code;
  for (LinkedHandler& handler : code.handlers[code.origins[frame.current()].block]) {
    if (!handler.class_name.empty()) {
      if (!handler.resolved) handler.resolved = classes_.find(handler.class_name);
      if (!handler.resolved || !classes_.is_instance(*exception, *handler.resolved)) continue;
    }
    frame.pc = code.instructions.data() + handler.target;
    caught_ = exception;
    return true;
  }
  return false;
}

}  // namespace jury::trace
