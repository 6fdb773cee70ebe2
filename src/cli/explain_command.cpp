// `jury explain WHAT`: what a verdict or a property means, or everything that is known about a result of the
// last run, named as in "exceptions:Shop.main".
#include <cstdio>
#include <map>

#include "cli/commands.h"
#include "report/rules.h"
#include "report/text_report.h"
#include "session/kept_results.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

const std::map<std::string, std::string>& meanings() {
  static const std::map<std::string, std::string> texts{
      {"proved",
       "proved: the property holds for every execution, whatever the inputs, sizes and heaps. The evidence "
       "(invariants, summaries, or an "
       "unwinding that is known to be complete) has been checked again by another solver. The assumptions "
       "that are listed with it belong "
       "to it: one thread, for instance.\n"},
      {"bounded",
       "bounded: no execution within the bounds that are printed violates the property. There may be one "
       "beyond them. Raise the bound "
       "that was reached (--loops, --objects), give loops an invariant, or try --engine abstract or pdr for "
       "a proof.\n"},
      {"refuted",
       "refuted: the execution that is shown violates the property. Jury's interpreter has run it to the "
       "violation; --replay runs it on "
       "the JVM as well, --junit DIR writes it as a test, --html DIR lets you step through it.\n"},
      {"undecided",
       "undecided: neither a proof nor a violation was found. The reason says what stood in the way: a limit "
       "(--timeout, --memory), "
       "something that is not modelled, or an engine that cannot express what a proof would need.\n"},
      {"reachable",
       "reachable: a refutation that public calls with permitted arguments bring about. The calls are shown, "
       "and --junit writes them as a test. It counts: the exit code is 1.\n"},
      {"argument",
       "argument: a refutation that needs an argument which the method does not promise to take: null, out of "
       "range, empty. With the precondition that is shown it does not happen. --show argument tells it in "
       "full, --fail-on argument lets it count; @Nullable or JML say what is meant.\n"},
      {"state",
       "state: a refutation from a state that type checks, of which no construction by public calls was "
       "found and which nothing excludes either. An invariant (JML) would exclude it. --show state tells it in "
       "full, --fail-on state lets it count.\n"},
      {"expected",
       "expected: the method says that it throws: a guard at its start, or a method to which it hands an "
       "argument, tests it and throws on purpose. Its throws clause says so as well. It is not counted.\n"},
  };
  return texts;
}

// By the names that options, reports and SARIF have for it: exceptions, jury/exceptions, ExceptionEscapes.
std::string meaning_of_property(const std::string& what) {
  const auto* rule = report::rule_named(what);
  if (const auto property = engine::property_named(what); !rule && property)
    rule = &report::rules()[report::rule_index(*property)];
  if (!rule) return "";
  return std::string(engine::name_of(rule->property)) + ": " + std::string(rule->meaning) + "\nWhat to do: " +
         std::string(rule->advice) + "\n";
}

}  // namespace

int explain_command(const CommandLine& line, const Terminal&) {
  if (line.inputs.size() > 1)
    throw UserError("explain takes one word: a verdict, a property, or a result as in exceptions:Shop.main");
  auto what = line.inputs.front().string();
  if (what == "contracts") what = "contract";
  if (const auto text = meaning_of_property(what); !text.empty()) {
    std::fputs(text.c_str(), stdout);
    return holds;
  }
  if (const auto found = meanings().find(what); found != meanings().end()) {
    std::fputs(found->second.c_str(), stdout);
    return holds;
  }
  if (const auto results = session::find_last_results(what); !results.empty()) {
    std::fputs(report::to_text(results, {false, false, true}).c_str(), stdout);
    return holds;
  }
  std::vector<std::string> names;
  for (const auto& [name, text] : meanings()) names.push_back(name);
  for (const auto& rule : report::rules()) names.emplace_back(engine::name_of(rule.property));
  throw UserError(
      "nothing is known of '" + what + "'" + suggestion(what, names) +
      "\nA result of the last check here is named property:Class.method, as in exceptions:Shop.main.");
}

}  // namespace jury::cli
