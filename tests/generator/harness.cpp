// Talking to the resident JVM. See harness.h.
#include "generator/harness.h"

#include <sstream>

#include "support/diagnostics.h"

namespace jury::generator {

Harness::Harness(std::filesystem::path classes) : classes_(std::move(classes)) {
  if (!std::filesystem::exists(classes_ / "Harness.class"))
    throw UserError("no compiled harness in " + classes_.string());
  start();
}

std::filesystem::path Harness::beside_program() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "harness";
}

void Harness::start() {
  process_ = std::make_unique<ChildProcess>(std::vector<std::string>{
      "java", "-Xss8m", "-Xshare:auto", "-Xlog:disable", "-Xlog:all=warning:stderr", "-XX:+UseSerialGC",
      "-XX:TieredStopAtLevel=1", "-XX:-OmitStackTraceInFastThrow", "-cp", classes_.string(), "Harness"});
}

Harness::Reply Harness::ask(const std::string& request) {
  process_->write(request + "\n");
  std::istringstream header(process_->read_line());
  Reply reply{};
  std::size_t output_bytes = 0;
  std::size_t error_bytes = 0;
  if (!(header >> reply.code >> reply.milliseconds >> output_bytes >> error_bytes))
    throw UserError("the harness gave no answer");
  reply.output = process_->read_bytes(output_bytes);
  reply.error = process_->read_bytes(error_bytes);
  if (reply.code == 3) start();
  return reply;
}

std::string Harness::compile(const std::filesystem::path& out,
                             const std::vector<std::filesystem::path>& sources) {
  std::string request = "compile\t" + out.string();
  for (const std::filesystem::path& source : sources) request += "\t" + source.string();
  Reply reply = ask(request);
  if (reply.code == 0) return "";
  return reply.error.empty() ? "the compiler gave no reason" : reply.error;
}

Transcript Harness::run(const std::filesystem::path& classes, const std::string& class_name,
                        const std::string& values, double seconds) {
  Reply reply = ask("run\t" + std::to_string(seconds) + "\t" + classes.string() + "\t" + class_name +
                    (values.empty() ? "" : "\t" + values));
  Transcript transcript;
  transcript.ending = static_cast<Transcript::Ending>(reply.code);
  transcript.milliseconds = reply.milliseconds;
  transcript.output = std::move(reply.output);
  transcript.error = std::move(reply.error);
  return transcript;
}

}  // namespace jury::generator
