#include "serve/serve_protocol.h"

#include "report/json_result.h"
#include "support/diagnostics.h"

namespace jury::serve {

using nlohmann::json;

namespace {

std::string_view name_of(FailureKind kind) {
  constexpr std::array<std::string_view, 4> names{"user", "compilation", "unsupported", "internal"};
  static_assert(names.size() == static_cast<std::size_t>(FailureKind::Internal) + 1);
  return names[static_cast<std::size_t>(kind)];
}

json data_of(const Failure& failure) {
  return {{"kind", name_of(failure.kind)},
          {"file", failure.position.file},
          {"line", failure.position.line},
          {"column", failure.position.column}};
}

}  // namespace

// What a check tells, as notifications and as the answer to its request.
class ServeProtocol::CheckRequest : public CheckListener {
 public:
  CheckRequest(ServeProtocol& protocol, json id) : protocol_(protocol), id_(std::move(id)) {}

  void note(const std::string& text) override { notify("note", {{"text", text}}); }
  void specification_error(const std::string& text) override { notify("specificationError", {{"text", text}}); }

  void methods(const std::vector<CheckedMethod>& methods) override {
    json list = json::array();
    for (const auto& [class_name, method, descriptor, file, line] : methods)
      list.push_back({{"class", class_name}, {"method", method + descriptor}, {"file", file}, {"line", line}});
    notify("methods", {{"methods", list}});
  }

  void progress(const Progress& progress) override {
    notify("progress", {{"settled", progress.settled}, {"properties", progress.properties}});
  }

  void results(const std::vector<engine::Result>& results, bool is_final) override {
    json list = json::array();
    for (const auto& result : results) list.push_back(report::json_of(result));
    if (is_final) all_.insert(all_.end(), list.begin(), list.end());
    notify("results", {{"results", list}, {"final", is_final}});
  }

  void test_written(const std::string&, const std::string&) override {}

  void done() override {
    protocol_.open_.erase(id_);
    protocol_.peer_.respond(id_, {{"tool", "jury"}, {"version", JURY_VERSION}, {"results", all_}});
  }

  void failed(const Failure& failure) override {
    protocol_.open_.erase(id_);
    const auto code =
        failure.kind == FailureKind::Internal ? ErrorCode::InternalError : ErrorCode::RequestFailed;
    protocol_.peer_.fail(id_, code, failure.message, data_of(failure));
  }

 private:
  void notify(const std::string& method, json params) {
    params["id"] = id_;
    protocol_.peer_.notify(method, std::move(params));
  }

  ServeProtocol& protocol_;
  const json id_;
  json all_ = json::array();
};

void ServeProtocol::request(const json& id, const std::string& method, const json& params) {
  if (method == "shutdown") {
    is_shut_down_ = true;
    while (!open_.empty()) cancel(json(open_.begin()->first));
    return peer_.respond(id, nullptr);
  }
  if (is_shut_down_) return peer_.fail(id, ErrorCode::InvalidRequest, "nothing is answered after shutdown");
  if (method == "check") return check(id, params);
  if (method == "status")
    return peer_.respond(id, {{"version", JURY_VERSION}, {"open", open_.size()}, {"loads", checks_.loads()}});
  peer_.fail(id, ErrorCode::MethodNotFound, "there is no method '" + method + "': check, status, shutdown");
}

void ServeProtocol::notification(const std::string& method, const json& params) {
  if (method == "exit") is_over_ = true;
  if (method == "$/cancelRequest") cancel(params.at("id"));
}

void ServeProtocol::check(const json& id, const json& params) {
  if (open_.contains(id)) throw UserError("a request with this id is open");
  Job job{to_question(params), std::nullopt, ""};
  open_[id] = checks_.ask(std::move(job), std::make_unique<CheckRequest>(*this, id));
}

void ServeProtocol::cancel(const json& id) {
  const auto found = open_.find(id);
  if (found == open_.end()) return;
  checks_.cancel(found->second);
  open_.erase(found);
  peer_.fail(id, ErrorCode::RequestCancelled, "cancelled");
}

}  // namespace jury::serve
