// The JDK's own classes are lowered, also those that a model replaces in a Program; the Program answers what
// lowering asks about other classes. Everything lowered stays in memory until the end, so that the peak is
// that of a whole module.
#include "lowering.h"

#include <sys/resource.h>

#include <chrono>
#include <deque>

#include "classfile/class_reader.h"
#include "classfile/jdk.h"
#include "classfile/runtime_image.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "lower/lower.h"
#include "program/program.h"
#include "support/diagnostics.h"

namespace jury::bench {

namespace {

const ir::Refuse* refusal(const ir::Body& body) {
  for (const auto& block : body.blocks)
    if (const auto* refuse = std::get_if<ir::Refuse>(&block.terminator.kind)) return refuse;
  return nullptr;
}

class ProgramEnvironment : public lower::Environment {
 public:
  explicit ProgramEnvironment(program::Program& program) : program_(program) {}
  Symbol declaring_class(const ir::FieldReference& reference) override {
    const auto* field = program_.resolve(reference);
    return field ? field->owner : reference.owner;
  }
  Symbol declaring_class(const ir::MethodReference& reference) override {
    const auto* method = program_.resolve(reference);
    return method ? method->owner : reference.owner;
  }
  bool needs_initialization(Symbol class_name) override { return program_.needs_initialization(class_name); }
  void add_class(ir::Class cls) override { made.push_back(std::move(cls)); }

  std::vector<ir::Class> made;

 private:
  program::Program& program_;
};

class Measurement {
 public:
  Measurement(program::Program& program, bool thorough) : environment_(program), thorough_(thorough) {}

  void take(const classfile::FoundClass& found) {
    const auto file = classfile::read_class(found.bytes, found.origin);
    auto& cls = lowered_.emplace_back(lower::lower_class(file));
    ++figures.classes;
    for (std::size_t i = 0; i < file.methods.size(); ++i)
      if (file.methods[i].code) take(file, file.methods[i], cls.methods[i]);
  }

  LoweringFigures figures;

 private:
  void take(const classfile::ClassFile& file, const classfile::Method& source, ir::Method& method) {
    ++figures.methods;
    const auto problems_before = figures.wrong.size();
    try {
      method.body = std::make_shared<const ir::Body>(lower::lower_body(file, source, environment_));
      for (const auto& block : method.body->blocks)
        figures.statements += static_cast<long>(block.statements.size());
      if (const auto* refuse = refusal(*method.body))
        figures.refused.push_back(method.display() + ": " + refuse->reason);
      check(method);
      check_made();
    } catch (const std::exception& error) {
      figures.wrong.push_back(method.display() + ": " + error.what());
    }
    if (figures.wrong.size() > problems_before) ++figures.wrong_methods;
  }

  // The classes made up for the invokedynamic instructions of the last method count with it.
  void check_made() {
    for (auto& made : environment_.made) {
      for (const auto& method : made.methods) check(method);
      lowered_.push_back(std::move(made));
    }
    environment_.made.clear();
  }

  void check(const ir::Method& method) {
    for (const auto& problem : ir::verify(*method.body, method, {.positions = true, .checks = thorough_}))
      figures.wrong.push_back(method.display() + ": " + problem);
    if (thorough_ && ir::parse_body(ir::print(*method.body)) != *method.body)
      figures.wrong.push_back(method.display() + ": its text does not parse back to the same");
  }

  ProgramEnvironment environment_;
  bool thorough_;
  std::deque<ir::Class> lowered_;
};

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double cpu_seconds_of(const rusage& usage) { return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime); }

}  // namespace

LoweringFigures lower_module(const std::string& module, bool thorough) {
  const auto start = std::chrono::steady_clock::now();
  rusage before{};
  getrusage(RUSAGE_SELF, &before);
  const auto jdk = classfile::find_jdk();
  const classfile::RuntimeImage image(jdk.home / "lib" / "modules");
  auto path = std::make_unique<classfile::ClassPath>();
  path->add(classfile::open_jdk_classes(jdk));
  program::Program program(std::move(path));
  Measurement measurement(program, thorough);
  image.list_module(module, [&](std::string_view name) { measurement.take(*image.find(name)); });
  auto& figures = measurement.figures;
  figures.release = jdk.release;
  rusage after{};
  getrusage(RUSAGE_SELF, &after);
  figures.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  figures.cpu_seconds = cpu_seconds_of(after) - cpu_seconds_of(before);
  figures.megabytes = static_cast<double>(after.ru_maxrss) / 1024;
  return figures;
}

}  // namespace jury::bench
