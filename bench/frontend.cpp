// Lowers and verifies every method of the JDK's java.base: classes, methods, seconds, peak memory, and by
// name whatever did not become verified IR. One line of JSON-free text per figure; bench/run formats it.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "classfile/class_reader.h"
#include "classfile/jdk.h"
#include "classfile/runtime_image.h"
#include "ir/verifier.h"
#include "program/program.h"
#include "support/diagnostics.h"

namespace {

using namespace jury;

struct Figures {
  int classes = 0;
  int methods = 0;
  long statements = 0;
  std::map<std::string, int> refused;
  std::vector<std::string> wrong;
};

const ir::Refuse* refusal(const ir::Body& body) {
  for (const auto& block : body.blocks)
    if (const auto* refuse = std::get_if<ir::Refuse>(&block.terminator.kind)) return refuse;
  return nullptr;
}

void measure(program::Program& program, const ir::Method& method, Figures& figures) {
  const ir::Body* body = nullptr;
  try {
    body = program.body(method);
  } catch (const std::exception& error) {
    figures.wrong.push_back(method.display() + ": " + error.what());
    ++figures.methods;
    return;
  }
  if (!body) return;
  ++figures.methods;
  for (const auto& block : body->blocks) figures.statements += static_cast<long>(block.statements.size());
  if (const auto* refuse = refusal(*body)) ++figures.refused[method.display() + ": " + refuse->reason];
  for (const auto& problem : ir::verify(*body, method))
    figures.wrong.push_back(method.display() + ": " + problem);
}

}  // namespace

int main(int argc, char** argv) {
  const auto start = std::chrono::steady_clock::now();
  const std::string module = argc > 1 ? argv[1] : "java.base";
  const auto jdk = classfile::find_jdk();
  const classfile::RuntimeImage image(jdk.home / "lib" / "modules");
  std::vector<std::string> names;
  image.list_module(module, [&](std::string_view name) { names.emplace_back(name); });
  auto path = std::make_unique<classfile::ClassPath>();
  path->add(classfile::open_jdk_classes(jdk));
  program::Program program(std::move(path));
  Figures figures;
  for (const auto& name : names) {
    const auto* cls = program.find_class(Symbol(name));
    if (!cls) continue;
    ++figures.classes;
    for (const auto& method : cls->methods) measure(program, method, figures);
  }
  for (const auto& [what, count] : figures.refused) std::printf("refused  %s\n", what.c_str());
  for (const auto& what : figures.wrong) std::printf("wrong    %s\n", what.c_str());
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  std::printf(
      "%s of Java %d: %d classes, %d methods with a body, %ld statements, %zu refused, %zu wrong, %.2f s, "
      "%ld MB\n",
      module.c_str(), jdk.release, figures.classes, figures.methods, figures.statements,
      figures.refused.size(), figures.wrong.size(), elapsed.count(), usage.ru_maxrss / 1024);
  return figures.wrong.empty() ? 0 : 1;
}
