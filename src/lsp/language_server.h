// `jury lsp`: the Language Server Protocol over the checks of src/serve (docs/user/editors.md).
//
// A document is checked when it is opened and when it is saved, by itself, the project's other classes being
// there for it; a change of its text ends the check. Answers appear as they come: what the store knows, quick
// ones, the rest.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "lsp/diagnostics.h"
#include "lsp/document.h"
#include "serve/checks.h"
#include "serve/peer.h"
#include "support/temporary_directory.h"

namespace jury::lsp {

class LanguageServer : public serve::Protocol {
 public:
  LanguageServer(serve::Peer& peer, serve::Checks& checks) : peer_(peer), checks_(checks) {}

  void request(const nlohmann::json& id, const std::string& method, const nlohmann::json& params) override;
  void notification(const std::string& method, const nlohmann::json& params) override;
  bool is_over() const override { return is_over_; }
  int exit_code() const override { return is_shut_down_ ? 0 : 1; }

 private:
  class DocumentCheck;
  class TestWriting;

  struct Client {
    bool has_related_places = false;
    bool refreshes_lenses = false;
    bool shows_progress = false;
    bool shows_documents = false;
    bool wants_status = false;  // of our own extensions
  };

  nlohmann::json initialize(const nlohmann::json& params);
  void read_settings(const nlohmann::json& settings);
  nlohmann::json answer(const std::string& method, const nlohmann::json& params);
  void opened(const nlohmann::json& document);
  void changed(const nlohmann::json& params);
  void saved(const std::string& uri);
  void closed(const std::string& uri);

  void check(const std::string& uri, const nlohmann::json& options = nullptr);
  void end_check_of(const std::string& uri);
  void show(const std::string& uri);
  void show_failure(const std::string& uri, const serve::Failure& failure);
  void publish(const std::string& uri, nlohmann::json diagnostics);
  void refresh_lenses();

  nlohmann::json execute(const std::string& command, const nlohmann::json& arguments);
  nlohmann::json explain(const std::string& uri, const std::string& method);
  nlohmann::json open_page(const engine::Result& result);
  void write_test(const engine::Result& result);
  void show_document(const std::string& path, bool is_external);
  void message(int type, const std::string& text);

  Document& document(const std::string& uri);
  serve::Question question_of(const std::string& path) const;

  serve::Peer& peer_;
  serve::Checks& checks_;
  Client client_;
  std::string root_;  // of the project
  nlohmann::json options_ = nlohmann::json::object();  // of jury check, as the editor's settings have them
  std::vector<std::string> inputs_;
  std::string test_directory_;
  std::map<std::string, Document> documents_;          // by URI
  std::map<std::string, serve::Checks::Number> runs_;  // by URI
  std::map<std::string, nlohmann::json> published_;    // by URI: what the editor shows
  std::optional<TemporaryDirectory> pages_;
  std::size_t page_count_ = 0;
  bool is_initialized_ = false;
  bool is_shut_down_ = false;
  bool is_over_ = false;
};

}  // namespace jury::lsp
