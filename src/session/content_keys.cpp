#include "session/content_keys.h"

#include <algorithm>

namespace jury::session {

namespace {

// Annotations are no part of the code that the key is made of.
store::Fingerprint with_preconditions(const store::Fingerprint& options, const engine::Problem& problem) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add(options);
  for (const auto& precondition : problem.restriction.preconditions)
    fingerprinter.add(program::to_text(problem.workspace, problem.entry, precondition));
  return fingerprinter.finish();
}

}  // namespace

ContentKeys::ContentKeys(const Request& request, program::Workspace& workspace)
    : dependencies_(workspace, entries_of_class_path(request.inputs.class_path)),
      options_(options_key(request.questions, request.inputs)) {}

std::vector<store::Fingerprint> ContentKeys::of(const engine::Problem& problem) {
  const auto options = with_preconditions(options_, problem);
  std::vector<store::Fingerprint> keys;
  for (const auto property : problem.properties) keys.push_back(dependencies_.key(problem, property, options));
  return keys;
}

std::vector<std::filesystem::path> entries_of_class_path(const std::string& class_path) {
  std::vector<std::filesystem::path> result;
  for (std::size_t begin = 0; begin < class_path.size();) {
    const auto end = std::min(class_path.find(':', begin), class_path.size());
    if (end > begin) result.emplace_back(class_path.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

}  // namespace jury::session
