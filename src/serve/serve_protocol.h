// `jury serve`: the methods for build tools and other programs (docs/user/serving.md).
//
//   check            a Question; answered with all results when the check has ended
//   status           what is loaded and what runs
//   shutdown         null; then the notification exit ends the process
//   $/cancelRequest  {"id": ...}: the check is ended and its request answered with an error
//
// While a check runs, the notifications methods, results, progress, note and specificationError tell of it,
// with the id of its request.
#pragma once

#include <map>

#include "serve/checks.h"
#include "serve/peer.h"

namespace jury::serve {

class ServeProtocol : public Protocol {
 public:
  ServeProtocol(Peer& peer, Checks& checks) : peer_(peer), checks_(checks) {}

  void request(const nlohmann::json& id, const std::string& method, const nlohmann::json& params) override;
  void notification(const std::string& method, const nlohmann::json& params) override;
  bool is_over() const override { return is_over_; }
  // As the Language Server Protocol has it: well only after a shutdown.
  int exit_code() const override { return is_shut_down_ ? 0 : 1; }

 private:
  class CheckRequest;

  void check(const nlohmann::json& id, const nlohmann::json& params);
  void cancel(const nlohmann::json& id);

  Peer& peer_;
  Checks& checks_;
  std::map<nlohmann::json, Checks::Number> open_;  // by the id of the request
  bool is_shut_down_ = false;
  bool is_over_ = false;
};

}  // namespace jury::serve
