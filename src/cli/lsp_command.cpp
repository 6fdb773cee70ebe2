// `jury lsp`: the language server, until the editor says exit or closes the connection.
#include "cli/commands.h"
#include "cli/serving.h"
#include "cli/standard_output.h"
#include "lsp/language_server.h"
#include "serve/event_loop.h"

namespace jury::cli {

namespace {

// Who saves a file waits: what takes longer can be asked for again with more time.
constexpr const char* seconds_in_an_editor = "10";

void set_unless_given(CommandLine& line, std::string_view name, const std::string& value) {
  if (line.has(name)) return;
  for (const auto& option : options())
    if (option.name == name && (option.commands & only(Command::Lsp))) return line.set(option, std::vector{value});
}

}  // namespace

int lsp_command(const CommandLine& given, const Terminal&) {
  CommandLine line = given;
  set_unless_given(line, "entry-timeout", seconds_in_an_editor);
  keep_working_without_reader();
  serve::Connection connection;
  serve::Peer peer([&](const std::string& bytes) { connection.write(bytes); });
  serve::Checks checks(abilities_of(line));
  lsp::LanguageServer server(peer, checks);
  return serve::run_event_loop(connection, server, peer, checks);
}

}  // namespace jury::cli
