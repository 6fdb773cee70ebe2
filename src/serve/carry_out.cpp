#include "serve/carry_out.h"

#include "session/session.h"
#include "session/step_by_step.h"

namespace jury::serve {

namespace {

class Forwarder : public session::Listener {
 public:
  explicit Forwarder(CheckListener& listener) : listener_(listener) {}
  void note(const std::string& text) override { listener_.note(text); }
  void specification_error(const std::string& text) override { listener_.specification_error(text); }

 private:
  CheckListener& listener_;
};

// The first line of its code: where it is declared, or just below.
int line_of(program::Workspace& workspace, const ir::Method& method) {
  const auto* body = workspace.program().body(method);
  std::uint32_t first = 0;
  if (!body) return 0;
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements)
      if (statement.position.line > 0 && (first == 0 || statement.position.line < first)) first = statement.position.line;
  return static_cast<int>(first);
}

std::vector<CheckedMethod> methods_of(const std::vector<engine::Problem>& problems) {
  std::vector<CheckedMethod> methods;
  for (const auto& problem : problems) {
    const auto asked = engine::unanswered(problem, engine::Property::Assert, "");
    int line = 0;
    try {
      line = line_of(problem.workspace, problem.entry);
    } catch (const Unsupported&) {
      // What cannot be lowered is told as an answer.
    }
    methods.push_back({asked.class_name, asked.method, asked.descriptor, asked.file, line});
  }
  return methods;
}

void tell_progress(const std::vector<engine::Problem>& problems, std::size_t settled, CheckListener& listener) {
  Progress progress;
  progress.settled = settled;
  for (const auto& problem : problems) progress.properties += problem.properties.size();
  listener.progress(progress);
}

void check(const Job& job, const Abilities& abilities, std::unique_ptr<program::Workspace> program,
           CheckListener& listener) {
  const auto request = abilities.make_request(job.question);
  Forwarder forwarder(listener);
  session::Session session(request, forwarder);
  session.open(std::move(program));
  if (!session::StepByStep::is_possible(request.questions) || request.replay) {
    listener.results(session.answer().results, true);
    return;
  }
  std::size_t settled = 0;
  session::StepByStep steps(session, request.workers, [&](const auto& results, bool is_final) {
    listener.results(results, is_final);
    if (is_final) tell_progress(session.problems(), settled += results.size(), listener);
  });
  listener.methods(methods_of(session.problems()));
  steps.run();
}

void write_test(const Job& job, const Abilities& abilities, program::Workspace& program, CheckListener& listener) {
  const auto written = abilities.write_test(program, *job.refutation, job.test_directory);
  listener.test_written(written.file, written.obstacle);
}

}  // namespace

void carry_out(const Job& job, const Abilities& abilities, std::unique_ptr<program::Workspace> program,
               CheckListener& listener) {
  try {
    if (job.refutation)
      write_test(job, abilities, *program, listener);
    else
      check(job, abilities, std::move(program), listener);
  } catch (...) {
    return listener.failed(current_failure());
  }
  listener.done();
}

}  // namespace jury::serve
