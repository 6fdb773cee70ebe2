// The programs in java/: a comment "/* ir ... */" before a method holds the blocks it must be lowered to.
// Every class compiles, verifies and survives a round trip through text, with and without debug tables.
// JURY_UPDATE=1 in the environment writes the comments anew; read the difference before committing it.
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "lowering.h"

namespace jury::lower {
namespace {

struct Expectation {
  std::string method;
  std::vector<std::string> lines;
};

// A source text as the pieces between expectations, which can be put together again.
struct AnnotatedSource {
  std::vector<std::string> pieces;  // one more than expectations
  std::vector<Expectation> expectations;
};

const std::string opening = "/* ir\n";

std::string method_after(const std::string& text) {
  static const std::regex declaration(R"((\w+)\s*\()");
  std::smatch match;
  const std::string head = text.substr(0, text.find('{'));
  if (!std::regex_search(head, match, declaration)) throw UserError("no method after an expectation");
  return match[1];
}

AnnotatedSource read_annotated(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream buffer;
  buffer << file.rdbuf();
  const std::string text = buffer.str();
  AnnotatedSource source;
  std::size_t done = 0;
  for (auto start = text.find(opening); start != std::string::npos; start = text.find(opening, done)) {
    const auto end = text.find("*/", start);
    source.pieces.push_back(text.substr(done, start - done));
    Expectation expectation{method_after(text.substr(end + 2)), {}};
    std::istringstream body(text.substr(start + opening.size(), end - start - opening.size()));
    for (std::string line; std::getline(body, line);) {
      const auto first = line.find_first_not_of(' ');
      if (first != std::string::npos) expectation.lines.push_back(line.substr(first));
    }
    source.expectations.push_back(std::move(expectation));
    done = end + 2;
  }
  source.pieces.push_back(text.substr(done));
  return source;
}

std::string commented(const std::vector<std::string>& lines) {
  std::string text = opening;
  for (const auto& line : lines) {
    const bool head = std::regex_search(line, std::regex("^b[0-9]+:"));
    text += (head ? "    " : "      ") + line + "\n";
  }
  return text + "    */";
}

class Programs : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Programs, LowerToTheExpectedBlocks) {
  auto source = read_annotated(GetParam());
  const auto lowered = lower_whole(compiled_programs().at(GetParam().stem().string()));
  const bool update = std::getenv("JURY_UPDATE") != nullptr;
  std::string rewritten = source.pieces[0];
  for (std::size_t i = 0; i < source.expectations.size(); ++i) {
    const auto& expectation = source.expectations[i];
    const auto lines = lines_of(*lowered.method(expectation.method).body);
    if (!update) {
      EXPECT_EQ(expectation.lines, lines) << expectation.method;
    }
    rewritten += commented(lines) + source.pieces[i + 1];
  }
  if (update) std::ofstream(GetParam()) << rewritten;
}

INSTANTIATE_TEST_SUITE_P(Java, Programs, testing::ValuesIn(sources_in(java_directory())),
                         [](const auto& instance) { return instance.param.stem().string(); });

void expect_all_well_formed(const CompiledJava& compiled) {
  ASSERT_FALSE(compiled.classes().empty());
  for (const auto& [name, file] : compiled.classes()) {
    SCOPED_TRACE(name);
    const auto lowered = lower_whole(file);
    expect_well_formed(lowered);
    for (const auto& method : lowered.cls.methods)
      if (method.body) {
        EXPECT_EQ(refusal_in(*method.body), nullptr) << method.display();
      }
  }
}

TEST(AllPrograms, AreWellFormedWithDebugTables) { expect_all_well_formed(compiled_programs()); }

const CompiledJava& bare_programs() {
  static const CompiledJava compiled(classfile::find_jdk(), {"-g:none"}, sources_in(java_directory()));
  return compiled;
}

TEST(AllPrograms, AreWellFormedWithoutDebugTables) { expect_all_well_formed(bare_programs()); }

// Without tables nothing is named or has a line; the code is the same apart from names.
TEST(AllPrograms, WithoutDebugTablesNothingComesFromTheSource) {
  for (const auto& [name, file] : bare_programs().classes()) {
    const auto plain = lower_whole(file);
    const auto full = lower_whole(compiled_programs().at(name));
    for (std::size_t i = 0; i < plain.cls.methods.size(); ++i) {
      const auto& method = plain.cls.methods[i];
      if (!method.body) continue;
      for (const auto& local : method.body->locals) EXPECT_FALSE(local.from_source) << method.display();
      for (const auto& block : method.body->blocks) EXPECT_EQ(block.terminator.position.line, 0u);
      ASSERT_EQ(method.name, full.cls.methods[i].name);
      EXPECT_EQ(method.body->blocks.size(), full.cls.methods[i].body->blocks.size()) << method.display();
    }
  }
}

}  // namespace
}  // namespace jury::lower
