#include "cli/request.h"

#include <algorithm>
#include <thread>

#include "cli/commands.h"
#include "session/kept_results.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

using engine::Property;

// "a,b,c"; none for an empty text.
std::vector<std::string> parts_of(std::string text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto comma = std::min(text.find(','), text.size());
    parts.push_back(text.substr(0, comma));
    text.erase(0, comma + 1);
  }
  return parts;
}

Property property_of(const std::string& name) {
  const auto property = engine::property_named(name == "contracts" ? "contract" : name);
  if (property && property != Property::User) return *property;
  throw UserError(
      "--property takes assert, exceptions, cme, contracts, no-such-element, illegal-state and "
      "unmodifiable, not '" +
      name + "'" +
      suggestion(name, {"assert", "exceptions", "cme", "contracts", "no-such-element", "illegal-state",
                        "unmodifiable"}));
}

session::Calls calls_of(const std::string& name) {
  for (const auto calls :
       {session::Calls::Contract, session::Calls::Inline, session::Calls::Refine, session::Calls::Frame})
    if (session::name_of(calls) == name) return calls;
  return session::Calls::Automatic;
}

engine::ReadQuantifiers quantifiers_of(const std::string& name) {
  if (name == "keep") return engine::ReadQuantifiers::Keep;
  return name == "expand" ? engine::ReadQuantifiers::Expand : engine::ReadQuantifiers::Automatic;
}

session::Questions questions_of(const CommandLine& line) {
  session::Questions questions;
  questions.entries = line.list("entry");
  if (line.has("property")) {
    questions.properties.emplace();
    for (const auto& name : parts_of(line.text("property")))
      questions.properties->push_back(property_of(name));
  }
  questions.engine = line.text("engine");
  questions.property_files = line.list("property-file");
  questions.predicate_files = line.list("predicates");
  if (line.has("loops")) questions.loops = static_cast<std::uint32_t>(line.number("loops"));
  questions.bits = static_cast<std::uint32_t>(line.number("bits"));
  questions.objects = line.list("objects");
  questions.calls = calls_of(line.text("calls"));
  questions.quantifiers = quantifiers_of(line.text("quantifiers"));
  if (line.has("without")) questions.without = parts_of(line.text("without"));
  if (line.has("timeout")) questions.seconds = line.decimal("timeout");
  if (line.has("entry-timeout")) questions.entry_seconds = line.decimal("entry-timeout");
  if (questions.seconds && questions.entry_seconds)
    throw UserError("--timeout, for all of the search, and --entry-timeout exclude each other");
  questions.memory = static_cast<std::uint64_t>(line.number("memory"));
  return questions;
}

program::tests::Include tests_of(const CommandLine& line) {
  using program::tests::Include;
  if (!line.has("tests")) {
    if (line.has("beyond-rows")) throw UserError("--beyond-rows is for --tests");
    return Include::None;
  }
  if (line.has("no-tests")) throw UserError("--tests and --no-tests exclude each other");
  if (!line.list("property-file").empty() || line.text("engine") == "relational")
    throw UserError("--tests checks that no assertion of a test fails and no exception leaves it: neither the "
                    "properties of files nor the engine relational are for it");
  return line.has("beyond-rows") ? Include::BeyondRows : Include::Rows;
}

engine::KindSet kinds_of(const CommandLine& line, const char* option) {
  engine::KindSet kinds;
  for (const auto& name : parts_of(line.text(option))) {
    if (name == "all") return engine::KindSet::all();
    const auto kind = engine::finding_kind_named(name);
    if (!kind)
      throw UserError(std::string("--") + option + " takes reachable, argument, state, expected and all, not '" +
                      name + "'" + suggestion(name, {"reachable", "argument", "state", "expected", "all"}));
    kinds.add(*kind);
  }
  return kinds;
}

}  // namespace

std::optional<std::filesystem::path> store_of(const CommandLine& line) {
  if (!line.has("store")) return session::usual_store();
  if (line.text("store") == "none") return std::nullopt;
  return line.text("store");
}

std::uint32_t workers_of(const CommandLine& line) {
  return line.has("jobs") ? static_cast<std::uint32_t>(line.number("jobs"))
                          : std::max(1U, std::thread::hardware_concurrency());
}

session::Request asked_of(const CommandLine& line) {
  session::Request request;
  request.inputs = inputs_of(line);
  request.inputs.specifications = true;
  request.inputs.non_null_default = !line.has("nullable");
  request.questions = questions_of(line);
  request.store = store_of(line);
  return request;
}

void add_reporting(const CommandLine& line, std::vector<session::Suppression> suppressions,
                   session::Request& request) {
  if (line.has("baseline")) request.baseline = line.text("baseline");
  request.suppressions = std::move(suppressions);
  request.fails_on = kinds_of(line, "fail-on");
  request.shown = kinds_of(line, "show");
  request.replay = line.has("replay");
  request.needs_program = line.has("junit");
}

session::Request request_of(const CommandLine& line, std::vector<session::Suppression> suppressions) {
  auto request = asked_of(line);
  add_reporting(line, std::move(suppressions), request);
  request.workers = workers_of(line);
  request.tests = tests_of(line);
  return request;
}

}  // namespace jury::cli
