#include "store/run_record.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/result_codec.h"

namespace jury::store {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

bool is_read(const fs::path& path) {
  static const std::set<std::string> extensions{".java", ".class", ".jar", ".jml"};
  return extensions.contains(path.extension().string());
}

// The names of what lies directly in a directory, and what its specifications say: a new source or contract
// counts.
Fingerprint fingerprint_of_listing(const fs::path& directory) {
  std::vector<fs::path> found;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(directory, ignored))
    if (is_read(entry.path())) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  Fingerprinter fingerprinter;
  for (const auto& path : found) {
    fingerprinter.add(path.string());
    if (path.extension() == ".jml") fingerprinter.add(fingerprint_of_file(path));
  }
  return fingerprinter.finish();
}

// What was read, by the way it is looked at.
using Manifest = std::map<std::string, Fingerprint>;

Fingerprint look_at(const std::string& entry) {
  const fs::path path = entry.substr(1);
  return entry[0] == '/' ? fingerprint_of_listing(path) : fingerprint_of_tree(path);
}

void add(Manifest& manifest, char how, const fs::path& path) {
  const auto entry = how + fs::absolute(path).lexically_normal().string();
  if (!manifest.contains(entry)) manifest[entry] = look_at(entry);
}

constexpr char whole = '=', listing = '/';

Manifest manifest_of(const program::Inputs& inputs, program::Workspace& workspace,
                     const std::vector<fs::path>& more_files) {
  Manifest manifest;
  for (const auto& path : inputs.paths) add(manifest, whole, path);
  for (std::size_t begin = 0; begin < inputs.class_path.size();) {
    const auto end = std::min(inputs.class_path.find(':', begin), inputs.class_path.size());
    if (end > begin) add(manifest, whole, inputs.class_path.substr(begin, end - begin));
    begin = end + 1;
  }
  for (const auto& name : workspace.user_classes()) {
    const auto source = workspace.source_of(name);
    if (!source) continue;
    add(manifest, whole, *source);
    add(manifest, listing, fs::absolute(*source).parent_path());
  }
  for (const auto& path : more_files) add(manifest, whole, path);
  return manifest;
}

std::vector<std::uint8_t> to_bytes(const Fingerprint& fingerprint) {
  return {fingerprint.begin(), fingerprint.end()};
}

}  // namespace

Fingerprint fingerprint_of_tree(const fs::path& path) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored)) return fingerprint_of_file(path);
  std::vector<fs::path> found;
  for (const auto& entry :
       fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, ignored))
    if (is_read(entry.path())) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  Fingerprinter fingerprinter;
  fingerprinter.add("a directory");
  for (const auto& file : found) {
    fingerprinter.add(file.string());
    fingerprinter.add(fingerprint_of_file(file));
  }
  return fingerprinter.finish();
}

Fingerprint fingerprint_of_program() {
  static const Fingerprint fingerprint = fingerprint_of_file("/proc/self/exe");
  return fingerprint;
}

Fingerprint run_key(const Fingerprint& asked, const fs::path& jdk_home) {
  Fingerprinter fingerprinter;
  fingerprinter.add("run");
  fingerprinter.add(fingerprint_of_program());
  fingerprinter.add(fs::current_path().string());
  fingerprinter.add(jdk_home.string());
  fingerprinter.add(fingerprint_of_file(jdk_home / "release"));
  fingerprinter.add(asked);
  return fingerprinter.finish();
}

std::optional<RunRecord> find_run(ResultStore& store, const Fingerprint& key) {
  const auto bytes = store.find_text(key);
  if (!bytes) return std::nullopt;
  const json document = json::from_cbor(*bytes, true, false);
  if (document.is_discarded()) return std::nullopt;
  for (const auto& [entry, expected] : document.at("files").items())
    if (to_bytes(look_at(entry)) != expected.get<std::vector<std::uint8_t>>()) return std::nullopt;
  RunRecord record;
  for (const auto& result : document.at("results")) {
    const auto text = result.get<std::vector<std::uint8_t>>();
    record.results.push_back(
        engine::decode_result({reinterpret_cast<const char*>(text.data()), text.size()}));
    record.results.back().stored = true;
  }
  document.at("notes").get_to(record.notes);
  return record;
}

void keep_run(ResultStore& store, const Fingerprint& key, const RunRecord& record,
              const program::Inputs& inputs, program::Workspace& workspace,
              const std::vector<fs::path>& more_files) {
  json document{{"files", json::object()}, {"results", json::array()}, {"notes", record.notes}};
  for (const auto& [entry, fingerprint] : manifest_of(inputs, workspace, more_files))
    document["files"][entry] = to_bytes(fingerprint);
  for (const auto& result : record.results) {
    const auto text = engine::encode_result(result);
    document["results"].push_back(std::vector<std::uint8_t>(text.begin(), text.end()));
  }
  const auto bytes = json::to_cbor(document);
  store.keep_text(key, {bytes.begin(), bytes.end()});
}

}  // namespace jury::store
