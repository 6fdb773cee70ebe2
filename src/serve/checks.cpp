#include "serve/checks.h"

#include <algorithm>

#include "serve/file_stamps.h"

namespace jury::serve {

namespace {

// Two jobs with the same key are about the same program, as long as its files stay the same.
std::string key_of(const std::filesystem::path& directory, const program::Inputs& inputs) {
  const auto& [paths, class_path, java_home, specifications, non_null_default] = inputs;
  std::string key = directory.string() + '\0' + class_path + '\0' + (java_home ? java_home->string() : "") + '\0';
  for (const auto& path : paths) key += path.string() + '\0';
  return key + (specifications ? "s" : "") + (non_null_default ? "n" : "");
}

}  // namespace

Checks::Checks(Abilities abilities, std::size_t most_programs)
    : abilities_(std::move(abilities)), most_programs_(std::max<std::size_t>(1, most_programs)) {}

Checks::~Checks() = default;

Checks::Number Checks::ask(Job job, std::unique_ptr<CheckListener> listener) {
  waiting_.push_back({++numbers_, std::move(job), std::move(listener)});
  return numbers_;
}

bool Checks::cancel(Number number) {
  if (running_ && running_->number == number) {
    running_->host->cancel(number);
    running_.reset();
    return true;
  }
  return std::erase_if(waiting_, [&](const Waiting& job) { return job.number == number; }) > 0;
}

int Checks::descriptor() const { return running_ ? running_->answers->descriptor() : -1; }

// A listener may ask for more, or cancel; not the job that is telling it something.
void Checks::step() {
  if (running_ && !running_->answers->receive(*running_->listener)) running_.reset();
  while (!running_ && !waiting_.empty()) start_next();
}

void Checks::start_next() {
  auto next = std::move(waiting_.front());
  waiting_.pop_front();
  try {
    std::filesystem::current_path(next.job.question.directory);
    auto& host = host_for(next.job, abilities_.make_request(next.job.question).inputs);
    auto answers = host.start(next.job, next.number);
    if (!answers) {
      std::erase_if(loaded_, [&](const Loaded& program) { return program.host.get() == &host; });
      throw UserError("the process with the program has ended");
    }
    running_.emplace(Running{next.number, std::move(next.listener), std::move(answers), &host});
  } catch (...) {
    next.listener->failed(current_failure());
  }
}

ProgramHost& Checks::host_for(const Job& job, const program::Inputs& inputs) {
  const auto key = key_of(job.question.directory, inputs);
  const auto stamp = stamp_of(inputs);
  const auto found = std::ranges::find(loaded_, key, &Loaded::key);
  if (found != loaded_.end() && found->stamp == stamp) {
    std::rotate(loaded_.begin(), found, found + 1);
    return *loaded_.front().host;
  }
  if (found != loaded_.end()) loaded_.erase(found);
  while (loaded_.size() >= most_programs_) loaded_.pop_back();
  ++loads_;
  loaded_.push_front({key, stamp, std::make_unique<ProgramHost>(inputs, abilities_)});
  return *loaded_.front().host;
}

}  // namespace jury::serve
