#include "support/temporary_directory.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <optional>

namespace jury {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryDirectory, GoesWithEverythingInIt) {
  fs::path place;
  {
    const TemporaryDirectory directory("jury-test-");
    place = directory.path();
    EXPECT_TRUE(place.filename().string().starts_with("jury-test-"));
    fs::create_directories(place / "a" / "b");
    std::ofstream(place / "a" / "file") << "text";
  }
  EXPECT_FALSE(fs::exists(place));
}

TEST(TemporaryDirectory, MovesItsDuty) {
  std::optional<TemporaryDirectory> first(std::in_place);
  const auto place = first->path();
  TemporaryDirectory second(std::move(*first));
  first.reset();
  EXPECT_TRUE(fs::exists(place));
  TemporaryDirectory third;
  const auto replaced = third.path();
  third = std::move(second);
  EXPECT_FALSE(fs::exists(replaced));
  EXPECT_EQ(third.path(), place);
}

// A forked worker ends; what its parent made stays.
TEST(TemporaryDirectory, StaysWhenAChildLeaves) {
  TemporaryDirectory directory;
  const pid_t child = fork();
  if (child == 0) {
    { const TemporaryDirectory taken(std::move(directory)); }
    _exit(0);
  }
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(fs::exists(directory.path()));
}

}  // namespace
}  // namespace jury
