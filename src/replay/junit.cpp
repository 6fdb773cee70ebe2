#include "replay/junit.h"

#include <algorithm>
#include <cctype>

#include "replay/build_order.h"
#include "replay/embedded.h"
#include "support/diagnostics.h"
#include "support/output_file.h"

namespace jury::replay {

namespace {

namespace fs = std::filesystem;

void write_file_in_new_folders(const fs::path& path, std::string_view content) {
  std::error_code ignored;  // what is wrong shows when the file is written
  fs::create_directories(path.parent_path(), ignored);
  write_file(path, content);
}

// "withdraw" -> "Withdraw", for class names; what no name may hold is left out.
std::string capital(const std::string& name) {
  std::string result;
  for (const char c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_') result += c;
  if (!result.empty()) result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
  return result;
}

std::set<std::string> ghost_fields(const program::Workspace& workspace) {
  std::set<std::string> names;
  for (const auto& [name, contract] : workspace.contracts().classes)
    for (const auto& field : contract.ghost_fields)
      names.insert(ir::display_class(name.view()) + "." + field.text());
  return names;
}

}  // namespace

JunitWriter::JunitWriter(program::Workspace& workspace, fs::path directory)
    : workspace_(workspace), directory_(std::move(directory)) {
  std::error_code problem;
  fs::create_directories(directory_, problem);
  if (problem || !fs::is_directory(directory_))
    throw UserError(directory_.string() + ": is no directory that tests can be written to");
}

JunitWriter::Written JunitWriter::write(const TestCase& test) {
  const auto& scenario = test.scenario;
  const bool is_built = test.calls.empty();
  if (auto why = is_built ? obstacle(scenario.before) : ""; !why.empty()) return {{}, std::move(why)};
  if (scenario.statement) return {{}, "a specification inside a method is not part of the compiled program"};
  if (is_built) write_support(scenario);
  const auto dot = scenario.class_name.rfind('.');
  const auto package = dot == std::string::npos ? std::string() : scenario.class_name.substr(0, dot);
  const auto name = new_name(scenario);
  fs::path file = directory_;
  for (std::size_t start = 0; start < package.size();) {
    const auto end = std::min(package.find('.', start), package.size());
    file /= package.substr(start, end - start);
    start = end + 1;
  }
  file /= name + ".java";
  write_file_in_new_folders(file, test_source(test, package, name, ghost_fields(workspace_)));
  return {file, {}};
}

void JunitWriter::write_support(const trace::Scenario& scenario) {
  write_file_in_new_folders(directory_ / "jury" / "replay" / "Heap.java", heap_source());
  write_file_in_new_folders(directory_ / "jury" / "replay" / "State.java", state_source());
  const auto& objects = scenario.before.objects;
  const bool has_unknown = std::any_of(objects.begin(), objects.end(), [](const auto& object) {
    return object.kind == trace::PortableKind::Unknown;
  });
  if (has_unknown)
    write_file_in_new_folders(directory_ / "jury" / "replay" / "Unknown.java", unknown_source());
  if (scenario.choices.empty() && !has_unknown) return;
  write_file_in_new_folders(directory_ / "jury" / "rt" / "Choice.java", choice_source());
  if (!workspace_.is_user_class(Symbol("jury/Jury")))
    write_file_in_new_folders(directory_ / "jury" / "Jury.java", jury_source());
}

std::string JunitWriter::new_name(const trace::Scenario& scenario) {
  const auto simple = scenario.class_name.substr(scenario.class_name.rfind('.') + 1);
  const auto method = scenario.method == "<init>" ? "Constructor" : capital(scenario.method);
  const auto stem = capital(simple) + method;
  std::string name = stem + "Test";
  for (int i = 2; !names_.insert(scenario.class_name + name).second; ++i)
    name = stem + std::to_string(i) + "Test";
  return name;
}

}  // namespace jury::replay
