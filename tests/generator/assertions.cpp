// Probing, choosing asserts, enumerating. See assertions.h.
#include "generator/assertions.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace jury::generator {
namespace {

// Seconds for one execution: generous, since a busy machine must not decide which programs there are.
constexpr double time_limit = 30;

// What one probe saw over all executions. Truth values are 0 and 1.
struct Observations {
  std::set<int> values;
  bool is_boolean = false;
};

std::vector<std::string> all_inputs(const std::vector<InputRange>& ranges) {
  std::vector<std::string> result = {""};
  for (const InputRange& range : ranges) {
    std::vector<std::string> longer;
    for (const std::string& prefix : result)
      for (int value = range.low; value <= range.high; ++value)
        longer.push_back(prefix + (prefix.empty() ? "" : ",") + std::to_string(value));
    result = std::move(longer);
  }
  return result;
}

// Where the probe number stands in "probe(7, #0);", or nothing.
std::optional<int> probe_number(const Node& node) {
  const std::string head = "probe(";
  if (node.category != Category::Statement || node.pattern.rfind(head, 0) != 0) return std::nullopt;
  return std::stoi(node.pattern.substr(head.size()));
}

// The number that a probe looks at.
std::string probed_text(const Node& probe) {
  for (const char* text : {"(int) $0", "$0.size()"})
    if (probe.pattern.find(text) != std::string::npos) return text;
  return "$0";
}

// Evaluating it, or not, makes no difference.
bool is_pure(const Node& probe) {
  const Node& expression = probe.children[0];
  return expression.atomic && expression.children.empty() && probed_text(probe) != "$0.size()";
}

// A probe that became no assert still does what its expression does: the other asserts were chosen with that
// in mind.
void keep_effects(Node& statement) {
  std::optional<int> number = probe_number(statement);
  if (!number) return;
  const char* type = statement.children[0].type.is("boolean") ? "boolean" : "int";
  statement.pattern =
      std::string("final ") + type + " d" + std::to_string(*number) + " = " + probed_text(statement) + ";";
}

void visit_sequences(Node& node, const std::function<void(std::vector<Node>&)>& action) {
  if (is_sequence(node.category)) action(node.children);
  for (Node& child : node.children) visit_sequences(child, action);
}

class AssertionMaker {
 public:
  AssertionMaker(Workshop& workshop, const Settings& settings)
      : workshop_(workshop), generator_(settings), random_(settings.seed ^ 0x9e3779b9) {}

  std::optional<AssertionProgram> make() {
    AssertionProgram result;
    result.seed = generator_.settings.seed;
    result.class_name = generator_.class_name();
    result.program = generator_.program();
    result.inputs = generator_.inputs;
    if (!observe(result)) return std::nullopt;
    result.asserts = place_asserts(result.program);
    if (result.asserts == 0 || !workshop_.remake(result.class_name, print(result.program)))
      return std::nullopt;
    return find_truth(result) ? std::optional(std::move(result)) : std::nullopt;
  }

 private:
  static Node with_probe_methods(Node program) {
    std::vector<Node>& members = program.children.back().children[0].children;
    members.push_back(
        member("static void probe(int number, int value) { System.out.println(number + \" \" + value); }"));
    members.push_back(
        member("static void probe(int number, boolean value) { System.out.println(number + (value ? \" "
               "true\" : \" false\")); }"));
    return program;
  }

  bool observe(const AssertionProgram& program) {
    if (!workshop_.remake(program.class_name, print(with_probe_methods(program.program)))) return false;
    for (const std::string& values : all_inputs(program.inputs)) {
      Transcript transcript = workshop_.harness().run(workshop_.classes_of(program.class_name),
                                                      program.class_name, values, time_limit);
      if (transcript.ending == Transcript::Ending::TimeLimit) return false;
      record(transcript.output);
    }
    return !observations_.empty();
  }

  void record(const std::string& output) {
    std::istringstream lines(output);
    int number = 0;
    for (std::string value; lines >> number >> value;) {
      Observations& seen = observations_[number];
      seen.is_boolean = value == "true" || value == "false";
      seen.values.insert(seen.is_boolean ? value == "true" : std::stoi(value));
    }
  }

  // Turns probes into asserts; the rest disappears.
  int place_asserts(Node& program) {
    bool wants_failure = random_.chance(generator_.settings.failing);
    std::vector<int> numbers;
    for (const auto& [number, seen] : observations_) numbers.push_back(number);
    int failing = wants_failure ? random_.pick(numbers) : -1;
    int placed = 0;
    visit_sequences(program, [&](std::vector<Node>& statements) {
      for (Node& statement : statements)
        if (std::optional<int> number = probe_number(statement)) placed += place(statement, *number, failing);
      std::erase_if(statements,
                    [](const Node& statement) { return probe_number(statement) && is_pure(statement); });
      for (Node& statement : statements) keep_effects(statement);
    });
    return placed;
  }

  bool place(Node& statement, int number, int failing) {
    auto seen = observations_.find(number);
    if (seen == observations_.end() || (number != failing && random_.chance(35))) return false;
    std::string subject = probed_text(statement);
    // An expression with effects must not be evaluated twice.
    bool pure = is_pure(statement);
    std::string condition =
        number == failing ? false_condition(seen->second) : true_condition(seen->second, pure);
    if (condition.empty()) return false;
    std::string pattern = "assert " + condition + ";";
    for (std::size_t at = pattern.find('@'); at != std::string::npos;
         at = pattern.find('@', at + subject.size()))
      pattern.replace(at, 1, subject);
    statement.pattern = pattern;
    return true;
  }

  // Holds in every execution; empty when there is nothing to say.
  std::string true_condition(const Observations& seen, bool pure) {
    int low = *seen.values.begin();
    int high = *seen.values.rbegin();
    if (seen.is_boolean) return low == high ? (low ? "@" : "!@") : "";
    if (low == high && random_.chance(50)) return "@ == " + std::to_string(low);
    switch (random_.below(pure ? 4 : 3)) {
      case 0:
        return "@ <= " + std::to_string(high);
      case 1:
        return "@ >= " + std::to_string(low);
      case 2:
        return "@ != " + std::to_string(unseen(seen));
      default:
        return "@ >= " + std::to_string(low) + " && @ <= " + std::to_string(high);
    }
  }

  // Fails in at least one execution that gets this far.
  std::string false_condition(const Observations& seen) {
    int low = *seen.values.begin();
    int high = *seen.values.rbegin();
    if (seen.is_boolean) return low == high ? (low ? "!@" : "@") : (random_.chance(50) ? "@" : "!@");
    std::vector<int> values(seen.values.begin(), seen.values.end());
    switch (random_.below(4)) {
      case 0:
        return "@ < " + std::to_string(high);
      case 1:
        return "@ > " + std::to_string(low);
      default:
        return "@ != " + std::to_string(random_.pick(values));
    }
  }

  // A value between the seen ones, or just beside them.
  int unseen(const Observations& seen) {
    long value = *seen.values.begin();
    while (seen.values.count(static_cast<int>(value)) && value < 2147483647L) ++value;
    return seen.values.count(static_cast<int>(value)) ? *seen.values.begin() - 1 : static_cast<int>(value);
  }

  bool find_truth(AssertionProgram& program) {
    const std::string prefix = "Exception in thread \"main\" ";
    for (const std::string& values : all_inputs(program.inputs)) {
      Transcript transcript = workshop_.harness().run(workshop_.classes_of(program.class_name),
                                                      program.class_name, values, time_limit);
      if (transcript.ending == Transcript::Ending::TimeLimit ||
          transcript.ending == Transcript::Ending::Assumption)
        return false;
      ++program.truth.executions;
      if (transcript.ending != Transcript::Ending::Uncaught) continue;
      std::string name = transcript.error.substr(prefix.size());
      name.resize(std::min(name.find_first_of(":\n"), name.size()));
      if (name == "java.lang.StackOverflowError" || name == "java.lang.OutOfMemoryError") return false;
      if (name != "java.lang.AssertionError")
        program.truth.exceptions.emplace(name, values);
      else if (!program.truth.failing_assert)
        program.truth.failing_assert = values;
    }
    return true;
  }

  Workshop& workshop_;
  Generator generator_;
  Random random_;
  std::map<int, Observations> observations_;
};

}  // namespace

std::optional<AssertionProgram> make_assertion_program(Workshop& workshop, const Settings& settings) {
  Settings own = settings;
  own.assertions = true;
  return AssertionMaker(workshop, own).make();
}

std::string truth_json(const AssertionProgram& program) {
  nlohmann::ordered_json json;
  json["class"] = program.class_name;
  json["entry"] = program.class_name + ".main";
  json["inputs"] = nlohmann::ordered_json::array();
  for (const InputRange& range : program.inputs) json["inputs"].push_back({range.low, range.high});
  json["executions"] = program.truth.executions;
  json["asserts"] = program.asserts;
  bool has_cme = program.truth.exceptions.count("java.util.ConcurrentModificationException") > 0;
  json["assert"] = program.truth.failing_assert ? "violated" : "holds";
  json["exceptions"] = program.truth.exceptions.empty() ? "holds" : "violated";
  json["cme"] = has_cme ? "violated" : "holds";
  json["assert_witness"] = program.truth.failing_assert
                               ? nlohmann::ordered_json(*program.truth.failing_assert)
                               : nlohmann::ordered_json();
  json["exception_witnesses"] = nlohmann::ordered_json::object();
  for (const auto& [name, values] : program.truth.exceptions) json["exception_witnesses"][name] = values;
  return json.dump(2) + "\n";
}

}  // namespace jury::generator
