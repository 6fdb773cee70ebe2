// Runs javac with an argument file, so that any number of sources fits and no name needs a shell's quoting.
#include "classfile/java_sources.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "classfile/descriptor.h"
#include "classfile/file_queries.h"
#include "support/subprocess.h"
#include "support/unicode.h"

namespace jury::classfile {

namespace {

namespace fs = std::filesystem;

std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file) throw UserError(path.string() + ": cannot be read");
  return text;
}

void skip_blanks_and_comments(std::string_view& text) {
  for (;;) {
    const std::size_t start = text.find_first_not_of(" \t\r\n\f\x1a");
    text.remove_prefix(std::min(start, text.size()));
    if (text.starts_with("//")) {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    } else if (text.starts_with("/*")) {
      const std::size_t end = text.find("*/", 2);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    } else {
      return;
    }
  }
}

bool is_name_part(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         byte == '_' || byte == '$' || byte >= 0x80;
}

std::string_view take_name(std::string_view& text) {
  skip_blanks_and_comments(text);
  const auto end = std::find_if_not(text.begin(), text.end(), is_name_part);
  const std::string_view name(text.data(), static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(name.size());
  return name;
}

// The directory that holds the package's own; nothing when the file lies elsewhere.
std::optional<fs::path> source_root(const fs::path& source, const std::string& package) {
  const std::string directory = fs::absolute(source).lexically_normal().parent_path().generic_string();
  if (package.empty()) return directory;
  if (!directory.ends_with("/" + package)) return std::nullopt;
  const std::string root = directory.substr(0, directory.size() - package.size() - 1);
  return root.empty() ? "/" : root;
}

// One argument per line, quoted as javac's argument files want it.
void write_argument_file(const fs::path& path, const std::vector<std::string>& arguments) {
  std::ofstream file(path, std::ios::binary);
  for (const std::string& argument : arguments) {
    file << '"';
    for (const char character : argument) {
      if (character == '"' || character == '\\') file << '\\';
      file << character;
    }
    file << "\"\n";
  }
  file.close();
  if (!file) throw UserError(path.string() + ": cannot be written");
}

std::string joined_by_colon(const std::vector<fs::path>& paths) {
  std::string text;
  for (const fs::path& path : paths) text += (text.empty() ? "" : ":") + path.string();
  return text;
}

std::vector<std::string> compiler_arguments(const CompilerOptions& options, const fs::path& output,
                                            const std::vector<fs::path>& roots,
                                            const std::vector<fs::path>& sources) {
  std::vector<std::string> arguments = {"-g",    "-parameters", "-proc:none",   "-encoding",
                                        "UTF-8", "-d",          output.string()};
  // Without these two javac would look into the current directory and CLASSPATH.
  arguments.insert(arguments.end(),
                   {"-cp", options.class_path.empty() ? output.string() : options.class_path});
  arguments.insert(arguments.end(),
                   {"-sourcepath", roots.empty() ? output.string() : joined_by_colon(roots)});
  arguments.insert(arguments.end(), options.more_arguments.begin(), options.more_arguments.end());
  for (const fs::path& source : sources) {
    // A name that begins with - or @ would be taken for an option.
    const auto copy = options.copies.find(source);
    const std::string text = (copy == options.copies.end() ? source : copy->second).string();
    arguments.push_back(text.starts_with('-') || text.starts_with('@') ? "./" + text : text);
  }
  return arguments;
}

SubprocessResult run_javac(const Jdk& jdk, const fs::path& argument_file) {
  if (!there_is_file(jdk.javac())) {
    throw UserError(jdk.home.string() + " has no javac; a JDK is needed to compile .java files");
  }
  // A short run: the quick compiler and the simplest collector start about a third faster.
  return run_subprocess({jdk.javac().string(), "-J-XX:+IgnoreUnrecognizedVMOptions",
                         "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "@" + argument_file.string()});
}

}  // namespace

std::string declared_package(std::string_view source_text) {
  if (source_text.starts_with("\xef\xbb\xbf")) source_text.remove_prefix(3);
  if (take_name(source_text) != "package") return {};
  std::string package;
  for (;;) {
    package += take_name(source_text);
    skip_blanks_and_comments(source_text);
    if (!source_text.starts_with('.')) return package;
    package += '/';
    source_text.remove_prefix(1);
  }
}

CompiledSources compile_java(const Jdk& jdk, const std::vector<fs::path>& sources,
                             const CompilerOptions& options) {
  CompiledSources compiled;
  std::set<fs::path> roots;
  for (const fs::path& source : sources) {
    if (!there_is_file(source)) throw UserError(source.string() + ": no such file");
    const std::string package = declared_package(read_text(source));
    if (const auto root = source_root(source, package)) roots.insert(*root);
    compiled.sources_.emplace(std::pair(package, source.filename().string()), source);
  }
  compiled.roots_.assign(roots.begin(), roots.end());
  compiled.classes_ = compiled.directory_.path() / "classes";
  fs::create_directory(compiled.classes_);
  const fs::path argument_file = compiled.directory_.path() / "arguments";
  write_argument_file(argument_file,
                      compiler_arguments(options, compiled.classes_, compiled.roots_, sources));
  SubprocessResult result = run_javac(jdk, argument_file);
  if (result.exit_code != 0) {
    throw CompilationError(result.output.empty()
                               ? "javac failed with exit code " + std::to_string(result.exit_code)
                               : result.output);
  }
  compiled.messages_ = std::move(result.output);
  return compiled;
}

std::optional<fs::path> CompiledSources::source_of(const ClassFile& class_file) const {
  const std::string package = printable(package_of(class_file.name.view()));
  const std::string file = printable(class_file.source_file.view());
  const auto found = sources_.find({package, file});
  if (found != sources_.end()) return found->second;
  if (file.empty()) return std::nullopt;
  for (const fs::path& root : roots_) {
    const fs::path candidate = root / package / file;
    if (there_is_file(candidate)) return candidate;
  }
  return std::nullopt;
}

std::vector<fs::path> find_java_files(const fs::path& directory) {
  std::vector<fs::path> files;
  try {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
      if (entry.path().extension() != ".java" || !entry.is_regular_file()) continue;
      if (entry.path().filename() != "module-info.java") files.push_back(entry.path());
    }
  } catch (const fs::filesystem_error& error) {
    throw UserError(directory.string() + ": " + error.code().message());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace jury::classfile
