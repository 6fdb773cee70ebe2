// The keys. The structured bindings name every member: one that is added and not thought of does not compile.
#include "session/request.h"

#include <array>

#include "store/run_record.h"

namespace jury::session {

namespace {

constexpr std::array<std::string_view, 5> calls_names{"auto", "contract", "inline", "refine", "frame"};
static_assert(calls_names.size() == static_cast<std::size_t>(Calls::Frame) + 1);

void add(store::Fingerprinter& into, const std::vector<std::string>& texts) {
  into.add(static_cast<std::int64_t>(texts.size()));
  for (const auto& text : texts) into.add(text);
}

// What changes every answer, whichever the question.
void add_options(store::Fingerprinter& into, const Questions& questions, const program::Inputs& inputs) {
  const auto& [entries, sources, properties, engine, property_files, predicate_files, loops, bits, objects, calls,
               quantifiers, without, seconds, entry_seconds, memory] = questions;
  into.add(engine);
  add(into, property_files);
  add(into, predicate_files);
  into.add(loops ? static_cast<std::int64_t>(*loops) : -1);
  into.add(static_cast<std::int64_t>(bits));
  add(into, objects);
  into.add(static_cast<std::int64_t>(calls));
  into.add(static_cast<std::int64_t>(quantifiers));
  add(into, without);
  into.add(seconds ? std::to_string(*seconds) : "no limit given");
  into.add(entry_seconds ? std::to_string(*entry_seconds) : "the usual share");
  into.add(static_cast<std::int64_t>(memory));
  into.add(entries.empty() ? "what guards throw is expected" : "every refutation");
  into.add(static_cast<std::int64_t>(inputs.specifications) + 2 * inputs.non_null_default);
}

}  // namespace

std::string_view name_of(Calls calls) { return calls_names[static_cast<std::size_t>(calls)]; }

std::vector<std::string> files_of(const Questions& questions, std::string_view ending) {
  std::vector<std::string> files;
  for (const auto& path : questions.property_files) {
    if (!path.ends_with(".rel") && !path.ends_with(".prop") && !path.ends_with(".pred"))
      throw UserError(path + ": --property-file takes a .prop, .rel or .pred file");
    if (path.ends_with(ending)) files.push_back(path);
  }
  for (const auto& path : questions.predicate_files) {
    if (!path.ends_with(".pred")) throw UserError(path + ": --predicates takes a .pred file");
    if (ending == ".pred") files.push_back(path);
  }
  return files;
}

store::Fingerprint options_key(const Questions& questions, const program::Inputs& inputs) {
  store::Fingerprinter fingerprinter;
  add_options(fingerprinter, questions, inputs);
  return fingerprinter.finish();
}

store::Fingerprint run_key(const Request& request, const std::filesystem::path& jdk_home) {
  const auto& [paths, class_path, java_home, specifications, non_null_default] = request.inputs;
  store::Fingerprinter fingerprinter;
  add_options(fingerprinter, request.questions, request.inputs);
  add(fingerprinter, request.questions.entries);
  add(fingerprinter, request.questions.sources);
  const auto& properties = request.questions.properties;
  fingerprinter.add(properties ? static_cast<std::int64_t>(properties->size()) : -1);
  if (properties)
    for (const auto property : *properties) fingerprinter.add(engine::name_of(property));
  fingerprinter.add(class_path);
  fingerprinter.add(java_home ? java_home->string() : "");
  fingerprinter.add(static_cast<std::int64_t>(paths.size()));
  for (const auto& path : paths) fingerprinter.add(path.string());
  fingerprinter.add(static_cast<std::int64_t>(request.tests));
  return store::run_key(fingerprinter.finish(), jdk_home);
}

}  // namespace jury::session
