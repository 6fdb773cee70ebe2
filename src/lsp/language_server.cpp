#include "lsp/language_server.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "lsp/actions.h"
#include "lsp/status.h"
#include "lsp/text.h"
#include "report/html_report.h"
#include "report/wording.h"

namespace jury::lsp {

using nlohmann::json;
using serve::ErrorCode;

namespace {

namespace fs = std::filesystem;

enum MessageType { error_message = 1, warning_message = 2, info_message = 3, log_message = 4 };

// What is not there, or is of another type, is the fallback.
bool flag(const json& value, const char* path) {
  const auto found = value.is_object() ? value.value(json::json_pointer(path), json(false)) : json(false);
  return found == true;
}

std::string uri_in(const json& params) { return params.at("textDocument").at("uri").get<std::string>(); }
int line_in(const json& position) { return position.at("line").get<int>() + 1; }

}  // namespace

// What the check of a document tells.
class LanguageServer::DocumentCheck : public serve::CheckListener {
 public:
  DocumentCheck(LanguageServer& server, std::string uri) : server_(server), uri_(std::move(uri)) {
    if (!server_.client_.shows_progress) return;
    static std::size_t count = 0;
    token_ = "jury-" + std::to_string(++count);
    server_.peer_.request("window/workDoneProgress/create", {{"token", token_}});
    const auto name = fs::path(path_of(uri_)).filename().string();
    report({{"kind", "begin"}, {"title", "Jury"}, {"message", name}, {"percentage", 0}});
  }
  ~DocumentCheck() override { report({{"kind", "end"}}); }

  void note(const std::string& text) override {
    server_.peer_.notify("window/logMessage", {{"type", log_message}, {"message", text}});
  }
  void specification_error(const std::string& text) override { note(text); }
  void methods(const std::vector<serve::CheckedMethod>& methods) override {
    server_.document(uri_).set_methods(methods);
    server_.refresh_lenses();
  }
  void progress(const serve::Progress& progress) override {
    if (progress.properties > 0)
      report({{"kind", "report"}, {"percentage", 100 * std::min(progress.settled, progress.properties) / progress.properties}});
  }
  void results(const std::vector<engine::Result>& results, bool is_final) override {
    server_.document(uri_).add(results, is_final, server_.root_);
    server_.show(uri_);
  }
  void test_written(const std::string&, const std::string&) override {}
  void done() override {
    server_.runs_.erase(uri_);
    server_.document(uri_).end_check();
    server_.show(uri_);
  }
  void failed(const serve::Failure& failure) override {
    server_.runs_.erase(uri_);
    server_.show_failure(uri_, failure);
  }

 private:
  void report(const json& value) {
    if (!token_.empty()) server_.peer_.notify("$/progress", {{"token", token_}, {"value", value}});
  }

  LanguageServer& server_;
  const std::string uri_;
  std::string token_;
};

class LanguageServer::TestWriting : public serve::CheckListener {
 public:
  explicit TestWriting(LanguageServer& server) : server_(server) {}
  void note(const std::string&) override {}
  void specification_error(const std::string&) override {}
  void methods(const std::vector<serve::CheckedMethod>&) override {}
  void progress(const serve::Progress&) override {}
  void results(const std::vector<engine::Result>&, bool) override {}
  void done() override {}
  void test_written(const std::string& file, const std::string& obstacle) override {
    if (file.empty()) return server_.message(warning_message, "Jury: no test: " + obstacle);
    const auto path = fs::path(server_.root_) / file;
    server_.message(info_message, "Jury: the test is in " + path.string());
    server_.show_document(path.string(), false);
  }
  void failed(const serve::Failure& failure) override {
    server_.message(error_message, "Jury: no test: " + failure.message);
  }

 private:
  LanguageServer& server_;
};

void LanguageServer::request(const json& id, const std::string& method, const json& params) {
  if (method == "initialize") return peer_.respond(id, initialize(params));
  if (!is_initialized_) return peer_.fail(id, ErrorCode::NotInitialized, "initialize comes first");
  if (method == "shutdown") {
    is_shut_down_ = true;
    for (const auto& [uri, number] : std::exchange(runs_, {})) checks_.cancel(number);
    return peer_.respond(id, nullptr);
  }
  if (is_shut_down_) return peer_.fail(id, ErrorCode::InvalidRequest, "nothing is answered after shutdown");
  auto result = answer(method, params);
  if (result.is_discarded()) return peer_.fail(id, ErrorCode::MethodNotFound, "there is no method '" + method + "'");
  peer_.respond(id, std::move(result));
}

// Discarded: there is no such method.
json LanguageServer::answer(const std::string& method, const json& params) {
  if (method == "textDocument/codeLens") return code_lenses(document(uri_in(params)), uri_in(params));
  if (method == "textDocument/hover") return hover(document(uri_in(params)), line_in(params.at("position")));
  if (method == "textDocument/codeAction") {
    const auto& range = params.at("range");
    return code_actions(document(uri_in(params)), uri_in(params), line_in(range.at("start")), line_in(range.at("end")));
  }
  if (method == "workspace/executeCommand")
    return execute(params.at("command").get<std::string>(), params.value("arguments", json::array()));
  return json(json::value_t::discarded);
}

void LanguageServer::notification(const std::string& method, const json& params) {
  if (method == "exit") is_over_ = true;
  if (!is_initialized_ || is_shut_down_) return;
  if (method == "textDocument/didOpen") opened(params.at("textDocument"));
  if (method == "textDocument/didChange") changed(params);
  if (method == "textDocument/didSave") saved(uri_in(params));
  if (method == "textDocument/didClose") closed(uri_in(params));
  if (method == "workspace/didChangeConfiguration") {
    const auto& settings = params.value("settings", json::object());
    read_settings(settings.is_object() ? settings.value("jury", json::object()) : json::object());
  }
}

json LanguageServer::initialize(const json& params) {
  const auto capabilities = params.value("capabilities", json::object());
  client_.has_related_places = flag(capabilities, "/textDocument/publishDiagnostics/relatedInformation");
  client_.refreshes_lenses = flag(capabilities, "/workspace/codeLens/refreshSupport");
  client_.shows_progress = flag(capabilities, "/window/workDoneProgress");
  client_.shows_documents = flag(capabilities, "/window/showDocument/support");
  const auto folders = params.value("workspaceFolders", json());
  if (folders.is_array() && !folders.empty())
    root_ = path_of(folders.front().at("uri").get<std::string>());
  else if (const auto uri = params.value("rootUri", json()); uri.is_string())
    root_ = path_of(uri.get<std::string>());
  read_settings(params.value("initializationOptions", json::object()));
  is_initialized_ = true;
  return {{"serverInfo", {{"name", "Jury"}, {"version", JURY_VERSION}}},
          {"capabilities",
           {{"textDocumentSync", {{"openClose", true}, {"change", 1}, {"save", {{"includeText", false}}}}},
            {"codeLensProvider", {{"resolveProvider", false}}},
            {"hoverProvider", true},
            {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
            {"executeCommandProvider",
             {{"commands", {"jury.check", "jury.explain", "jury.openPage", "jury.writeTest"}}}}}}};
}

// Those that are not given stay as they are.
void LanguageServer::read_settings(const json& settings) {
  if (!settings.is_object()) return;
  if (const auto found = settings.find("options"); found != settings.end() && found->is_object()) options_ = *found;
  if (const auto found = settings.find("inputs"); found != settings.end() && found->is_array()) found->get_to(inputs_);
  if (const auto found = settings.find("testDirectory"); found != settings.end() && found->is_string())
    found->get_to(test_directory_);
  if (settings.contains("status")) client_.wants_status = flag(settings, "/status");
}

Document& LanguageServer::document(const std::string& uri) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) throw UserError(uri + ": the document is not open");
  return found->second;
}

void LanguageServer::opened(const json& opened) {
  const auto uri = opened.at("uri").get<std::string>();
  const auto path = path_of(uri);
  if (!path.ends_with(".java")) return;
  documents_.insert_or_assign(uri, Document(path, opened.at("text").get<std::string>()));
  check(uri);
}

// The whole text comes: a class is small.
void LanguageServer::changed(const json& params) {
  const auto uri = uri_in(params);
  if (!documents_.contains(uri)) return;
  const auto& changes = params.at("contentChanges");
  if (changes.empty()) return;
  end_check_of(uri);
  document(uri).change(changes.back().at("text").get<std::string>());
  show(uri);
}

void LanguageServer::saved(const std::string& uri) {
  if (documents_.contains(uri)) check(uri);
}

void LanguageServer::closed(const std::string& uri) {
  if (!documents_.contains(uri)) return;
  end_check_of(uri);
  documents_.erase(uri);
  publish(uri, json::array());
  published_.erase(uri);
}

serve::Question LanguageServer::question_of(const std::string& path) const {
  const auto directory = root_.empty() ? fs::path(path).parent_path().string() : root_;
  return serve::to_question(
      {{"directory", directory}, {"inputs", inputs_}, {"document", path}, {"options", options_}});
}

void LanguageServer::end_check_of(const std::string& uri) {
  const auto run = runs_.find(uri);
  if (run == runs_.end()) return;
  checks_.cancel(run->second);
  runs_.erase(run);
  document(uri).set_state(CheckState::None);
}

void LanguageServer::check(const std::string& uri, const json& options) {
  end_check_of(uri);
  auto& asked = document(uri);
  if (root_.empty()) root_ = fs::path(asked.path()).parent_path().string();
  try {
    auto question = question_of(asked.path());
    if (options.is_object())
      for (const auto& [name, value] : serve::to_question({{"options", options}}).options) question.options[name] = value;
    asked.begin_check();
    runs_[uri] = checks_.ask({std::move(question), std::nullopt, ""}, std::make_unique<DocumentCheck>(*this, uri));
    refresh_lenses();
  } catch (const UserError& error) {
    show_failure(uri, {serve::FailureKind::User, error.what(), error.position()});
  }
}

void LanguageServer::publish(const std::string& uri, json diagnostics) {
  const auto [shown, is_first] = published_.try_emplace(uri, diagnostics);
  if (!is_first && shown->second == diagnostics) return;
  shown->second = diagnostics;
  peer_.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", std::move(diagnostics)}});
}

void LanguageServer::show(const std::string& uri) {
  const auto& shown = document(uri);
  publish(uri, diagnostics_of(shown, {client_.has_related_places, root_}));
  if (client_.wants_status) peer_.notify("jury/status", status_notification(shown, uri));
  refresh_lenses();
}

void LanguageServer::show_failure(const std::string& uri, const serve::Failure& failure) {
  auto& shown = document(uri);
  shown.set_state(CheckState::Failed);
  publish(uri, diagnostics_of_failure(shown, failure));
  if (client_.wants_status) peer_.notify("jury/status", status_notification(shown, uri));
  refresh_lenses();
}

void LanguageServer::refresh_lenses() {
  if (client_.refreshes_lenses) peer_.request("workspace/codeLens/refresh", nullptr);
}

json LanguageServer::execute(const std::string& command, const json& arguments) {
  const auto uri = arguments.at(0).get<std::string>();
  if (command == "jury.check") {
    check(uri, arguments.size() > 1 ? arguments.at(1) : json());
    return nullptr;
  }
  const auto name = arguments.at(1).get<std::string>();
  if (command == "jury.explain") return explain(uri, name);
  const auto* answer = document(uri).find(name);
  if (!answer) throw UserError("there is no such result any more");
  if (command == "jury.openPage") return open_page(answer->result);
  if (command != "jury.writeTest") throw UserError("there is no command '" + command + "'");
  write_test(answer->result);
  return nullptr;
}

json LanguageServer::explain(const std::string& uri, const std::string& method) {
  const auto& shown = document(uri);
  for (const auto* status : shown.methods()) {
    if (key_of(status->method) != method) continue;
    std::string text;
    for (const auto& answer : status->answers)
      text += std::string(engine::name_of(answer.result.verdict)) + ": " + report::meaning(answer.result) +
              (answer.result.reasons.empty() ? "" : ": " + engine::sentences_of(answer.result.reasons)) + "\n";
    message(info_message, text.empty() ? "not checked yet" : text);
    return text;
  }
  return nullptr;
}

// The pages stay as long as the server.
json LanguageServer::open_page(const engine::Result& result) {
  if (!pages_) pages_.emplace("jury-pages-");
  const auto directory = pages_->path() / std::to_string(++page_count_);
  fs::current_path(root_);  // what its paths are relative to
  report::write_html({result}, directory, report::Layout::BuiltIn);
  const auto page = (directory / "index.html").string();
  show_document(page, true);
  return {{"page", page}};
}

void LanguageServer::write_test(const engine::Result& result) {
  std::string directory = test_directory_;
  if (directory.empty()) directory = fs::is_directory(fs::path(root_) / "src/test/java") ? "src/test/java" : "jury-tests";
  const auto path = fs::path(root_) / result.file;
  checks_.ask({question_of(path.lexically_normal().string()), result, directory}, std::make_unique<TestWriting>(*this));
}

void LanguageServer::show_document(const std::string& path, bool is_external) {
  if (client_.shows_documents)
    peer_.request("window/showDocument", {{"uri", uri_of(path)}, {"external", is_external}, {"takeFocus", true}});
  else if (is_external)
    message(info_message, "Jury: the page is " + path);
}

void LanguageServer::message(int type, const std::string& text) {
  peer_.notify("window/showMessage", {{"type", type}, {"message", text}});
}

}  // namespace jury::lsp
