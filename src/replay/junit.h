// Refutations as JUnit 5 tests: each builds the heap, gives the answers to free choices and calls the method,
// so that it fails as long as the program does what Jury found. Where public calls are known that lead there,
// the test is these calls and nothing else. The others need nothing of Jury but the few
// sources that are written beside them (jury.replay, and jury.rt.Choice where choices are made).
//
// A violated contract or property is not evaluated again: the test fails when the execution ends in the very
// state that violates it.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "trace/scenario.h"

namespace jury::replay {

struct TestCase {
  const trace::Scenario& scenario;
  std::string violation;           // "java.lang.AssertionError", "ensures \result >= 0"
  std::string place;               // "Foo.java:12"; may be empty
  std::vector<std::string> story;  // lines for the comment
  // Java statements that do it by public calls only; empty: the heap is built without constructors.
  std::vector<std::string> calls = {};
};

class JunitWriter {
 public:
  // Makes the directory. Throws UserError when it cannot be written to.
  JunitWriter(program::Workspace& workspace, std::filesystem::path directory);

  // The file that was written; empty when no test can be made, and then why.
  struct Written {
    std::filesystem::path file;
    std::string obstacle;
  };
  Written write(const TestCase& test);

 private:
  void write_support(const trace::Scenario& scenario);
  std::string new_name(const trace::Scenario& scenario);

  program::Workspace& workspace_;
  std::filesystem::path directory_;
  std::set<std::string> names_;
};

// The source of one test class.
std::string test_source(const TestCase& test, const std::string& package, const std::string& class_name,
                        const std::set<std::string>& ghost_fields);

}  // namespace jury::replay
