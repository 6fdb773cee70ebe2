// A temporary directory goes with its owner, and only with its owner.
#include "support/temporary_directory.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <optional>

namespace jury {
namespace {

TEST(TemporaryDirectory, IsRemovedWithItsContent) {
  std::filesystem::path path;
  {
    const TemporaryDirectory directory("test-");
    path = directory.path();
    EXPECT_TRUE(path.filename().string().starts_with("test-"));
    std::filesystem::create_directory(path / "sub");
    std::ofstream(path / "sub" / "file") << "x";
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(TemporaryDirectory, MovesItsOwnership) {
  std::optional<TemporaryDirectory> first(std::in_place);
  const std::filesystem::path path = first->path();
  TemporaryDirectory second(std::move(*first));
  first.reset();
  EXPECT_TRUE(std::filesystem::exists(path));
  TemporaryDirectory third;
  const std::filesystem::path replaced = third.path();
  third = std::move(second);
  EXPECT_FALSE(std::filesystem::exists(replaced));
  EXPECT_EQ(third.path(), path);
}

TEST(TemporaryDirectory, SurvivesAForkedWorker) {
  std::optional<TemporaryDirectory> directory(std::in_place);
  const pid_t child = fork();
  if (child == 0) {
    directory.reset();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(std::filesystem::exists(directory->path()));
}

}  // namespace
}  // namespace jury
