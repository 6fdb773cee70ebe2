// The loop of a process that serves: messages from standard input to the protocol, and what checks tell.
#pragma once

#include <functional>
#include <memory>

#include "serve/checks.h"
#include "serve/peer.h"

namespace jury::serve {

// The connection of this process: standard input, and what standard output was. From now on what anything else
// here prints goes to standard error, because a stray line would be taken for a message.
class Connection {
 public:
  Connection();
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  int input() const { return input_; }
  // Nothing any more, when the other side has gone away.
  void write(const std::string& bytes);

 private:
  int input_;
  int output_;
};

// Until the protocol is over, or the input ends. Returns the exit code.
int run_event_loop(Connection& connection, Protocol& protocol, Peer& peer, Checks& checks);

}  // namespace jury::serve
