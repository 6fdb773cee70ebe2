// One thing that a client wants done with a program, and what only the command line knows how to do.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "program/workspace.h"
#include "serve/question.h"

namespace jury::serve {

// A check; or, of a refutation, a JUnit test that is written into a directory.
struct Job {
  Question question;
  std::optional<engine::Result> refutation;
  std::string test_directory;
};

std::string encode_job(const Job& job);
Job decode_job(const std::string& bytes);

struct WrittenTest {
  std::string file;      // empty: none could be made
  std::string obstacle;  // why not
};

struct Abilities {
  MakeRequest make_request;
  std::function<WrittenTest(program::Workspace&, const engine::Result&, const std::filesystem::path&)> write_test;
};

}  // namespace jury::serve
