// One end of a JSON-RPC 2.0 connection: messages in, answers and notifications out. What methods there are is
// the matter of a Protocol.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "serve/framing.h"

namespace jury::serve {

// The codes of JSON-RPC, and those that the Language Server Protocol adds.
enum class ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  NotInitialized = -32002,
  RequestCancelled = -32800,
  RequestFailed = -32803
};

// What goes to the other side. Nothing is sent after it has gone away.
class Peer {
 public:
  using Write = std::function<void(const std::string& bytes)>;
  explicit Peer(Write write) : write_(std::move(write)) {}

  void respond(const nlohmann::json& id, nlohmann::json result);
  void fail(const nlohmann::json& id, ErrorCode code, const std::string& message,
            nlohmann::json data = nullptr);
  void notify(const std::string& method, nlohmann::json params);
  // A request whose answer nobody waits for.
  void request(const std::string& method, nlohmann::json params);

 private:
  void send(const nlohmann::json& message);

  Write write_;
  std::int64_t requests_ = 0;
};

// What is to be done with what comes in. A request is answered now or later, by its id, but always.
class Protocol {
 public:
  virtual ~Protocol() = default;
  virtual void request(const nlohmann::json& id, const std::string& method, const nlohmann::json& params) = 0;
  virtual void notification(const std::string& method, const nlohmann::json& params) = 0;
  // Whether the other side wants the process to end, and with which exit code.
  virtual bool is_over() const = 0;
  virtual int exit_code() const = 0;
};

// Takes a message apart and hands it to the protocol; one that is none is answered with an error.
void receive(const std::string& message, Protocol& protocol, Peer& peer);

}  // namespace jury::serve
