#include "change/revision_keys.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <nlohmann/json.hpp>

#include "classfile/file_queries.h"
#include "classfile/jdk.h"
#include "session/content_keys.h"
#include "session/session.h"
#include "store/run_record.h"
#include "support/diagnostics.h"
#include "support/interruption.h"
#include "support/output_file.h"

namespace jury::change {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class Silent : public session::Listener {
 public:
  void note(const std::string&) override {}
  void specification_error(const std::string&) override {}
};

json to_json(const std::vector<session::WorkItem>& items) {
  json keys = json::object();
  for (const auto& item : items)
    for (const auto& question : item.questions) keys[question.asked.question()] = store::to_text(question.key);
  return keys;
}

std::optional<Keys> to_keys(const json& value) {
  if (!value.is_object()) return std::nullopt;
  Keys keys;
  for (const auto& [question, text] : value.items())
    if (const auto key = store::fingerprint_of_text(text.get<std::string>())) keys[question] = *key;
  return keys;
}

// In the process of its own: {"keys": ...} or {"error": ...}.
json answer(const RevisionKeys::MakeRequest& make_request, const std::vector<fs::path>& inputs) {
  try {
    auto request = make_request(inputs);
    request.store.reset();
    Silent listener;
    session::Session session(std::move(request), listener);
    session.open();
    return {{"keys", to_json(session.work_list())}};
  } catch (const std::exception& error) {
    return {{"error", error.what()}};
  }
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

fs::path without_star(const fs::path& entry) { return entry.filename() == "*" ? entry.parent_path() : entry; }

}  // namespace

RevisionKeys::RevisionKeys(const Revision& revision, const session::Request& today,
                           const std::vector<fs::path>& inputs, const MakeRequest& make_request)
    : revision_(revision), store_(today.store) {
  check_out();
  link_class_path(today.inputs.class_path);
  const auto there = inputs_there(inputs);
  store::Fingerprinter key;
  key.add("keys of a revision");
  key.add(session::run_key(today, classfile::find_jdk(today.inputs.java_home).home));
  key.add(revision_.tree);
  for (const auto& input : there) key.add(input.string());
  for (const auto& entry : session::entries_of_class_path(today.inputs.class_path))
    key.add(store::fingerprint_of_tree(without_star(entry)));
  cache_key_ = key.finish();
  if (there.empty()) keys_.emplace();  // all is new
  if (!keys_) keys_ = known();
  if (!keys_) begin(there, make_request);
}

RevisionKeys::~RevisionKeys() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void RevisionKeys::check_out() { change::check_out(revision_, directory_.path() / "files"); }

void RevisionKeys::link_class_path(const std::string& class_path) {
  const auto here = directory_.path() / "files" / revision_.prefix;
  fs::create_directories(here);
  for (const auto& given : session::entries_of_class_path(class_path)) {
    const auto entry = without_star(given);
    const bool is_beyond = (revision_.prefix / entry).lexically_normal().string().starts_with("..");
    if (entry.is_relative() && is_beyond)
      throw UserError("--since: " + entry.string() + ", of the class path, is outside the repository: name it by an "
                      "absolute path");
    if (entry.is_relative() && fs::exists(here / entry)) continue;
    notes_.push_back(entry.string() + ", of the class path, is not in " + revision_.name +
                     ": it is taken as it is now for both");
    if (entry.is_absolute()) continue;
    std::error_code failed;
    fs::create_directories((here / entry).parent_path(), failed);
    fs::create_symlink(fs::absolute(entry), here / entry, failed);
    if (failed) throw UserError("--since: " + (here / entry).string() + ": cannot be made: " + failed.message());
  }
}

std::vector<fs::path> RevisionKeys::inputs_there(const std::vector<fs::path>& inputs) {
  const auto here = directory_.path() / "files" / revision_.prefix;
  std::vector<fs::path> result;
  for (const auto& input : inputs) {
    if (fs::exists(here / input)) {
      result.push_back(input);
      continue;
    }
    const auto ending = input.extension();
    const bool is_built = ending == ".class" || ending == ".jar" ||
                          (fs::is_directory(input) && classfile::there_are_classes_below(input));
    if (is_built)
      throw UserError("--since: " + input.string() + " is not in " + revision_.name +
                      ": what is built has no history in git. Name the sources instead (a folder such as "
                      "src/main/java, and --classpath for what they need). Without --since, entries whose code has "
                      "not changed are answered by the store, of whatever the inputs are");
  }
  return result;
}

std::optional<Keys> RevisionKeys::known() const {
  if (!store_) return std::nullopt;
  store::ResultStore store(*store_);
  const auto text = store.find_text(cache_key_);
  return text ? to_keys(json::parse(*text, nullptr, false)) : std::nullopt;
}

void RevisionKeys::begin(const std::vector<fs::path>& inputs, const MakeRequest& make_request) {
  process_ = ::fork();
  if (process_ < 0) internal_error(__FILE__, __LINE__, "fork");
  if (process_ > 0) return;
  leave_interruptions_to_the_parent();
  int code = 1;
  try {
    fs::current_path(directory_.path() / "files" / revision_.prefix);
    write_file(directory_.path() / "keys.json",
               answer(make_request, inputs).dump(-1, ' ', false, json::error_handler_t::replace));
    code = 0;
  } catch (const std::exception&) {
  }
  ::_exit(code);
}

std::optional<Keys> RevisionKeys::take() {
  if (keys_) return keys_;
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  if (interrupted()) throw Interrupted();
  std::ifstream stream(directory_.path() / "keys.json");
  const auto said = json::parse(stream, nullptr, false);
  if (said.is_discarded() || !said.contains("keys")) {
    const auto why = said.is_object() ? said.value("error", "") : "its process has ended";
    notes_.push_back(revision_.name + " cannot be read as it was, so that nothing is left out: " + first_line(why));
    return std::nullopt;
  }
  keys_ = to_keys(said.at("keys"));
  if (store_ && keys_) store::ResultStore(*store_).keep_text(cache_key_, said.at("keys").dump());
  return keys_;
}

}  // namespace jury::change
