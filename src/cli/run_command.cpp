// `jury run`: executes a main method in the interpreter and leaves with the program's own status. An uncaught
// exception is reported as java reports it, without the frames of the library.
#include <algorithm>
#include <cstdio>

#include "cli/commands.h"
#include "program/entries.h"
#include "program/surroundings.h"
#include "support/unicode.h"
#include "trace/choices.h"
#include "trace/interpreter.h"

namespace jury::cli {

namespace {

using trace::Choice;
using trace::Ending;
using trace::Outcome;

// What the JVM can start, and static methods without parameters.
const ir::Method& startable(const ir::Method& method) {
  const auto parameters = method.descriptor.view().substr(0, method.descriptor.view().find(')'));
  if (!method.is_static() || (parameters != "(" && parameters != "([Ljava/lang/String;"))
    throw UserError("run cannot start " + method.display() +
                    ": it takes a static method without parameters or with String[]");
  return method;
}

const ir::Method& entry_of(const CommandLine& line, program::Workspace& workspace) {
  const auto written = line.list("entry");
  if (written.size() > 1) throw UserError("run takes one --entry");
  const auto found =
      written.empty() ? program::find_mains(workspace) : program::find_entries(workspace, written[0]);
  if (found.empty())
    throw UserError("none of the inputs has a main method; name one with --entry Class.method");
  if (found.size() == 1) return startable(*found[0]);
  std::string message = written.empty() ? "several classes have a main method; choose one with --entry:"
                                        : "several methods fit --entry; add the parameter types:";
  for (const auto* method : found) message += "\n  " + method->display();
  throw UserError(message);
}

// The answers given on the command line, then random ones.
class CommandLineChoices : public trace::ChoiceSource {
 public:
  CommandLineChoices(std::vector<Choice> script, std::uint64_t seed)
      : scripted_(std::move(script)), random_(seed) {}
  std::optional<Choice> choose(ir::Kind kind) override {
    if (auto choice = scripted_.choose(kind)) return choice;
    return random_.choose(kind);
  }

 private:
  trace::ScriptedChoices scripted_;
  trace::RandomChoices random_;
};

Choice parse_choice(const std::string& text) {
  if (text == "true" || text == "false") return Choice::of_boolean(text == "true");
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
    return Choice::of_text(from_utf8(std::string_view(text).substr(1, text.size() - 2)));
  try {
    std::size_t used = 0;
    if (text.find_first_of(".eE") != std::string::npos) {
      const double value = std::stod(text, &used);
      if (used == text.size()) return {ir::Kind::Double, trace::Value::of(value), {}};
    }
    const long long value = std::stoll(text, &used);
    if (used == text.size()) return {ir::Kind::Long, trace::Value::of(static_cast<std::int64_t>(value)), {}};
  } catch (const std::exception&) {
    // Reported below.
  }
  throw UserError("--choices takes numbers, true, false and \"texts\", not '" + text + "'");
}

std::vector<Choice> parse_choices(const std::string& list) {
  std::vector<Choice> choices;
  std::size_t start = 0;
  while (start < list.size()) {
    const auto end = std::min(list.find(',', start), list.size());
    choices.push_back(parse_choice(list.substr(start, end - start)));
    start = end + 1;
  }
  return choices;
}

trace::Options options_of(const CommandLine& line) {
  trace::Options options;
  options.assertions_enabled = line.has("assertions");
  if (line.number("steps") > 0) options.step_limit = static_cast<std::uint64_t>(line.number("steps"));
  options.seconds = line.decimal("timeout");
  options.memory_bytes = static_cast<std::size_t>(line.number("memory")) << 20;
  options.output = [](int stream, std::string_view text) {
    if (stream == program::conventions_stream) return;
    std::fwrite(text.data(), 1, text.size(), stream == 2 ? stderr : stdout);
  };
  options.input = [] { return std::getchar(); };
  return options;
}

// As the JVM does it: what the exception's toString answers.
void print_uncaught(const Outcome& outcome, trace::Interpreter& interpreter, program::Workspace& workspace) {
  const auto text = interpreter.describe(*outcome.exception);
  std::fprintf(stderr, "Exception in thread \"main\" %s\n", text.c_str());
  for (const auto& entry : outcome.stack) {
    if (!workspace.is_input_class(entry.method->owner)) continue;
    const auto& cls = workspace.program().get_class(entry.method->owner);
    std::fprintf(stderr, "\tat %s.%s(%s:%u)\n", ir::display_class(entry.method->owner.view()).c_str(),
                 entry.method->name.text().c_str(), cls.source_file.c_str(), entry.position.line);
  }
}

int report(const Outcome& outcome, trace::Interpreter& interpreter, program::Workspace& workspace,
           const Terminal& terminal) {
  switch (outcome.ending) {
    case Ending::Returned:
      return 0;
    case Ending::Exited:
      return outcome.status & 0xff;
    case Ending::Uncaught:
      print_uncaught(outcome, interpreter, workspace);
      return 1;
    case Ending::AssumptionFailed:
      terminal.note("an assumption of the program does not hold for these choices");
      return 0;
    case Ending::LimitReached:
    case Ending::Unsupported:
      break;
  }
  terminal.error(outcome.to_string());
  constexpr std::size_t most_frames = 12;
  for (std::size_t i = 0; i < std::min(most_frames, outcome.stack.size()); ++i)
    std::fprintf(stderr, "  in %s\n", outcome.stack[i].to_string().c_str());
  return undecided;
}

}  // namespace

int run_command(const CommandLine& line, const Terminal& terminal) {
  program::Workspace workspace(inputs_of(line));
  for (const auto& note : workspace.notes()) terminal.note(note);
  const auto& entry = entry_of(line, workspace);
  CommandLineChoices choices(parse_choices(line.text("choices")),
                             static_cast<std::uint64_t>(line.number("seed")));
  auto options = options_of(line);
  options.choices = &choices;
  trace::Interpreter interpreter(workspace.program(), std::move(options));
  const auto outcome = interpreter.run_main(entry, line.program_arguments);
  std::fflush(stdout);
  return report(outcome, interpreter, workspace, terminal);
}

}  // namespace jury::cli
