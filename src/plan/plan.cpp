#include "plan/plan.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "classfile/jdk.h"
#include "plan/request_codec.h"
#include "plan/task_results.h"
#include "store/run_record.h"
#include "support/output_file.h"

namespace jury::plan {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int format = 1;
constexpr const char* file_name = "plan.json";

json to_json(const Origin& origin) {
  const auto& [version, program, jdk_home, jdk_release] = origin;
  return {{"version", version}, {"program", program}, {"jdk", jdk_home}, {"jdkRelease", jdk_release}};
}

Origin to_origin(const json& value) {
  return {value.at("version").get<std::string>(), value.at("program").get<std::string>(),
          value.at("jdk").get<std::string>(), value.at("jdkRelease").get<std::string>()};
}

json to_json(const session::WorkItem& item) {
  json list = json::array();
  for (const auto& [asked, key, seconds, known] : item.questions)
    list.push_back({{"property", engine::name_of(asked.property)},
                    {"class", asked.class_name},
                    {"method", asked.method},
                    {"descriptor", asked.descriptor},
                    {"file", asked.file},
                    {"line", asked.line},
                    {"key", store::to_text(key)},
                    {"seconds", seconds ? json(*seconds) : json(nullptr)}});
  return {{"statements", item.statements}, {"questions", list}};
}

session::WorkItem to_item(const json& value) {
  session::WorkItem item;
  value.at("statements").get_to(item.statements);
  for (const auto& each : value.at("questions")) {
    auto& [asked, key, seconds, known] = item.questions.emplace_back();
    asked.property = engine::property_named(each.at("property").get<std::string>()).value();
    each.at("class").get_to(asked.class_name);
    each.at("method").get_to(asked.method);
    each.at("descriptor").get_to(asked.descriptor);
    each.at("file").get_to(asked.file);
    each.at("line").get_to(asked.line);
    asked.engine = "auto";
    key = store::fingerprint_of_text(each.at("key").get<std::string>()).value();
    if (!each.at("seconds").is_null()) seconds = each.at("seconds").get<double>();
  }
  return item;
}

json body_of(const Plan& plan) {
  json items = json::array(), tasks = json::array();
  for (const auto& item : plan.items) items.push_back(to_json(item));
  for (const auto& [places, seconds] : plan.tasks) tasks.push_back({{"seconds", seconds}, {"items", places}});
  return {{"id", plan.id},
          {"directory", plan.directory.string()},
          {"origin", to_json(plan.origin)},
          {"inputs", jury::plan::to_json(plan.inputs)},
          {"questions", jury::plan::to_json(plan.questions)},
          {"notes", plan.notes},
          {"startSeconds", plan.start_seconds},
          {"items", items},
          {"tasks", tasks}};
}

Plan plan_of(const json& body) {
  Plan plan;
  body.at("id").get_to(plan.id);
  plan.directory = body.at("directory").get<std::string>();
  plan.origin = to_origin(body.at("origin"));
  plan.inputs = to_inputs(body.at("inputs"));
  plan.questions = to_questions(body.at("questions"));
  body.at("notes").get_to(plan.notes);
  body.at("startSeconds").get_to(plan.start_seconds);
  for (const auto& item : body.at("items")) plan.items.push_back(to_item(item));
  for (const auto& task : body.at("tasks"))
    plan.tasks.push_back(
        {task.at("items").get<std::vector<std::size_t>>(), task.at("seconds").get<double>()});
  return plan;
}

std::string seal_of(const json& body) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add(body.dump(-1, ' ', false, json::error_handler_t::replace));
  return store::to_text(fingerprinter.finish());
}

std::string identity_of(const std::vector<session::WorkItem>& items) {
  store::Fingerprinter fingerprinter;
  for (const auto& item : items)
    for (const auto& question : item.questions) {
      fingerprinter.add(question.asked.question());
      fingerprinter.add(question.key);
    }
  return store::to_text(fingerprinter.finish());
}

// Without an earlier run: hardly any entry is quicker than its processes start, code takes time by its size, and no
// more than the limits of two engines allow.
double guess(const session::WorkItem& item, double entry_seconds) {
  constexpr double least = 0.5, per_statement = 0.0003, engines = 2;
  const double by_size = least + per_statement * static_cast<double>(item.statements);
  return entry_seconds > 0 ? std::min(engines * entry_seconds, by_size) : by_size;
}

// What earlier runs say about the items that they had tells how far the guesses about the others are off.
std::vector<double> costs_of(const std::vector<session::WorkItem>& items, double entry_seconds) {
  const auto guess_of_question = [&](const session::WorkItem& item) {
    return guess(item, entry_seconds) / static_cast<double>(item.questions.size());
  };
  double measured = 0, guessed = 0;
  for (const auto& item : items)
    for (const auto& question : item.questions)
      if (question.seconds) {
        measured += *question.seconds;
        guessed += guess_of_question(item);
      }
  const double scale = guessed > 0 ? std::max(0.01, measured / guessed) : 1;
  std::vector<double> costs;
  for (const auto& item : items) {
    double seconds = 0;
    for (const auto& question : item.questions)
      seconds += question.seconds.value_or(scale * guess_of_question(item));
    costs.push_back(seconds);
  }
  return costs;
}

// So that starting costs a tenth of the work at most, and nobody waits for a task that is much longer than others.
std::size_t task_count(const std::vector<double>& costs, const Division& division, double start_seconds) {
  constexpr double share_of_start = 10;
  if (division.tasks) return *division.tasks;
  double sum = 0;
  for (const auto cost : costs) sum += cost;
  const double each = std::max(division.seconds_per_task, share_of_start * start_seconds);
  return std::clamp<std::size_t>(static_cast<std::size_t>(std::ceil(sum / each)), 1, division.most_tasks);
}

// Of the plan that is there; nothing: none is, or none that can be read.
std::optional<std::string> id_in(const fs::path& folder) {
  try {
    return read_plan(folder).id;
  } catch (const UserError&) {
    return std::nullopt;
  }
}

}  // namespace

Origin origin_here(const program::Inputs& inputs) {
  const auto jdk = classfile::find_jdk(inputs.java_home).home;
  return {JURY_VERSION, store::to_text(store::fingerprint_of_program()), jdk.string(),
          store::to_text(store::fingerprint_of_file(jdk / "release"))};
}

std::string difference(const Origin& planned, const Origin& here) {
  if (planned.version != here.version)
    return "it was made by Jury " + planned.version + ", and this is " + here.version;
  if (planned.program != here.program)
    return "it was made by another build of Jury " + planned.version + " (" + planned.program.substr(0, 8) +
           ", this is " + here.program.substr(0, 8) + ")";
  if (planned.jdk_home != here.jdk_home)
    return "it was made with the JDK " + planned.jdk_home + ", and here it is " + here.jdk_home;
  if (planned.jdk_release != here.jdk_release)
    return "the JDK " + planned.jdk_home + " is of another release here";
  return "";
}

std::size_t Plan::question_count() const {
  std::size_t count = 0;
  for (const auto& item : items) count += item.questions.size();
  return count;
}

Plan make_plan(const session::Request& request, session::Session& session, const Division& division,
               double start_seconds) {
  if (request.questions.seconds)
    throw UserError(
        "--timeout is for all of the search on one machine; where it is split up, --entry-timeout limits each "
        "engine on each entry");
  Plan plan;
  plan.directory = fs::current_path();
  plan.origin = origin_here(request.inputs);
  plan.inputs = request.inputs;
  plan.questions = request.questions;
  plan.items = session.work_list();
  plan.notes = session.notes();
  plan.id = identity_of(plan.items);
  plan.start_seconds = start_seconds;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < plan.items.size(); ++i)
    if (!plan.items[i].is_known()) open.push_back(i);
  const auto costs =
      costs_of(plan.items, plan.questions.entry_seconds.value_or(session::seconds_without_timeout));
  std::vector<double> open_costs;
  for (const auto place : open) open_costs.push_back(costs[place]);
  plan.tasks = balance(open_costs, task_count(open_costs, division, start_seconds));
  for (auto& task : plan.tasks)
    for (auto& item : task.items) item = open[item];
  return plan;
}

bool write_plan(const Plan& plan, const fs::path& folder) {
  std::error_code failed;
  if (const auto id = id_in(folder)) {
    if (*id == plan.id) return false;
    throw UserError(folder.string() +
                    " holds a plan of something else, or of an earlier version of it: remove it, or name another "
                    "folder");
  }
  if (fs::exists(folder) && !fs::is_empty(folder, failed) && !fs::is_directory(folder / "results", failed))
    throw UserError(folder.string() + " is no plan, and not empty: name another folder");
  fs::create_directories(folder / "results", failed);
  if (failed) throw UserError(folder.string() + ": cannot be made: " + failed.message());
  std::vector<Answer> known;
  for (const auto& item : plan.items)
    for (const auto& question : item.questions)
      if (question.known) known.push_back({question.key, {*question.known}});
  if (!known.empty()) write_answers(folder, plan.id, 0, known);
  const auto body = body_of(plan);
  const json document{{"tool", "jury"}, {"format", format}, {"seal", seal_of(body)}, {"plan", body}};
  const auto text = document.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
  // Two that plan at once may divide the work in different ways: the tasks of one of them count.
  if (!fs::exists(folder / file_name)) return write_file_once(folder / file_name, text);
  write_file_at_once(folder / file_name, text);  // what is there is damaged
  return true;
}

Plan read_plan(const fs::path& folder) {
  const auto file = folder / file_name;
  std::ifstream stream(file);
  if (!stream) throw UserError(folder.string() + " is no plan: 'jury plan --to FOLDER' makes one");
  const auto document = json::parse(stream, nullptr, false);
  if (document.is_discarded() || !document.contains("plan") || !document.contains("seal"))
    throw UserError(file.string() + " is damaged: make the plan anew; what is in results stays of use");
  if (document.value("format", 0) != format)
    throw UserError(file.string() + " is of another version of Jury: make the plan anew");
  if (document.at("seal") != seal_of(document.at("plan")))
    throw UserError(file.string() + " was changed or is damaged: make the plan anew");
  try {
    return plan_of(document.at("plan"));
  } catch (const std::exception&) {  // another build's words
    throw UserError(file.string() + " is of another version of Jury: make the plan anew");
  }
}

session::Request request_of(const Plan& plan) {
  session::Request request;
  request.inputs = plan.inputs;
  request.questions = plan.questions;
  return request;
}

}  // namespace jury::plan
