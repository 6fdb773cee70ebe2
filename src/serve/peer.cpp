#include "serve/peer.h"

#include "support/diagnostics.h"

namespace jury::serve {

using nlohmann::json;

void Peer::send(const json& message) {
  write_(framed(message.dump(-1, ' ', false, json::error_handler_t::replace)));
}

void Peer::respond(const json& id, json result) {
  send({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

void Peer::fail(const json& id, ErrorCode code, const std::string& message, json data) {
  json error{{"code", static_cast<int>(code)}, {"message", message}};
  if (!data.is_null()) error["data"] = std::move(data);
  send({{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

void Peer::notify(const std::string& method, json params) {
  send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

void Peer::request(const std::string& method, json params) {
  send({{"jsonrpc", "2.0"},
        {"id", "jury-" + std::to_string(++requests_)},
        {"method", method},
        {"params", std::move(params)}});
}

namespace {

bool is_id(const json& id) { return id.is_string() || id.is_number_integer(); }

void hand_over(const json& message, Protocol& protocol, Peer& peer) {
  const json id = message.value("id", json(nullptr));
  const json params = message.value("params", json::object());
  const auto method = message.at("method").get<std::string>();
  if (!message.contains("id")) {
    try {
      protocol.notification(method, params);
    } catch (const std::exception& error) {
      peer.notify("window/logMessage", {{"type", 1}, {"message", method + ": " + error.what()}});
    }
    return;
  }
  try {
    protocol.request(id, method, params);
  } catch (const UserError& error) {
    peer.fail(id, ErrorCode::InvalidParams, error.what());
  } catch (const json::exception& error) {
    peer.fail(id, ErrorCode::InvalidParams, error.what());
  } catch (const std::exception& error) {
    peer.fail(id, ErrorCode::InternalError, error.what());
  }
}

}  // namespace

void receive(const std::string& text, Protocol& protocol, Peer& peer) {
  const auto message = json::parse(text, nullptr, false);
  if (message.is_discarded()) return peer.fail(nullptr, ErrorCode::ParseError, "this is not JSON");
  if (!message.is_object()) return peer.fail(nullptr, ErrorCode::InvalidRequest, "a message is an object");
  const bool is_answer = !message.contains("method") && (message.contains("result") || message.contains("error"));
  if (is_answer) return;  // of a request that nobody waits for
  const auto method = message.find("method");
  const auto id = message.find("id");
  if (method == message.end() || !method->is_string() || (id != message.end() && !is_id(*id)))
    return peer.fail(id != message.end() && is_id(*id) ? *id : json(nullptr), ErrorCode::InvalidRequest,
                     "a message has a method, and an id that is a text or a whole number or none");
  hand_over(message, protocol, peer);
}

}  // namespace jury::serve
