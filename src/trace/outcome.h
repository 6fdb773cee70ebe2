// How a run of the interpreter ended.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/method.h"
#include "trace/choices.h"
#include "trace/limits.h"
#include "trace/value.h"

namespace jury::trace {

enum class Ending : std::uint8_t {
  Returned,          // `value`
  Uncaught,          // `exception`
  Exited,            // System.exit: `status`
  AssumptionFailed,  // an execution that is not of interest
  LimitReached,      // `limit`
  Unsupported,       // `reason`: something without a model, or missing
};

std::string_view name_of(Ending ending);

// One call in progress, with the place it had reached.
struct StackEntry {
  const ir::Method* method;
  ir::Position position;
  std::string to_string() const;  // "Foo.bar(Foo.java:12)" without the file, which the class knows
};

struct Outcome {
  Ending ending = Ending::Returned;
  Value value = Value::zero();
  Object* exception = nullptr;  // valid until the next run or reset
  std::string exception_class;  // "java.lang.ArithmeticException"
  std::string message;          // its detail message in UTF-8; empty when it has none
  bool has_message = false;
  std::int32_t status = 0;
  Limit limit = Limit::Steps;
  std::string reason;
  // Where it ended, innermost first: for an exception, where it was created.
  std::vector<StackEntry> stack;
  // For an exception, the statement that threw it for the last time.
  std::vector<StackEntry> thrown_at;
  // The answers that were given to free choices, in order.
  std::vector<Choice> choices;
  std::uint64_t steps = 0;

  bool returned() const { return ending == Ending::Returned; }
  // One line for people: "returned", "uncaught java.lang.ArithmeticException: / by zero", "limit reached:
  // steps".
  std::string to_string() const;
};

}  // namespace jury::trace
