// `jury serve`: checks for other programs, until they say exit or close the connection.
#include "cli/commands.h"
#include "cli/serving.h"
#include "cli/standard_output.h"
#include "serve/event_loop.h"
#include "serve/serve_protocol.h"

namespace jury::cli {

int serve_command(const CommandLine& line, const Terminal&) {
  keep_working_without_reader();
  serve::Connection connection;
  serve::Peer peer([&](const std::string& bytes) { connection.write(bytes); });
  serve::Checks checks(abilities_of(line));
  serve::ServeProtocol protocol(peer, checks);
  return serve::run_event_loop(connection, protocol, peer, checks);
}

}  // namespace jury::cli
