// Finding the JDK: by its path, by JAVA_HOME, by javac on the PATH; and what is said when there is none.
#include "classfile/jdk.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "classfile/jar_source.h"
#include "reading.h"
#include "support/temporary_directory.h"

namespace jury::classfile {
namespace {

namespace fs = std::filesystem;

// Sets a variable of the environment for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    const char* before = std::getenv(name);
    if (before != nullptr) before_ = before;
    setenv(name, value.c_str(), 1);
  }
  ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

void write(const fs::path& path, std::string_view content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

TEST(Jdk, ExplicitHomeComesFirst) {
  const TemporaryDirectory directory;
  write(directory.path() / "lib/modules", "");
  write(directory.path() / "release", "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"21.0.2\"\n");
  const Jdk jdk = find_jdk(directory.path());
  EXPECT_EQ(jdk.home, directory.path());
  EXPECT_EQ(jdk.release, 21);
  EXPECT_EQ(jdk.javac(), directory.path() / "bin/javac");
}

TEST(Jdk, JavaHomeComesSecond) {
  const TemporaryDirectory directory;
  fs::create_directory(directory.path() / "jmods");
  const Variable home("JAVA_HOME", directory.path().string());
  EXPECT_EQ(find_jdk().home, directory.path());
  EXPECT_EQ(find_jdk().release, 0);
}

TEST(Jdk, JavacOnThePathComesLast) {
  const TemporaryDirectory directory;
  write(directory.path() / "jdk/bin/javac", "");
  fs::permissions(directory.path() / "jdk/bin/javac", fs::perms::owner_all);
  write(directory.path() / "jdk/lib/modules", "");
  write(directory.path() / "bin/other", "");
  fs::create_symlink(directory.path() / "jdk/bin/javac", directory.path() / "bin/javac");
  const Variable home("JAVA_HOME", "");
  const Variable path("PATH", "/no/such/place:" + (directory.path() / "bin").string());
  EXPECT_EQ(find_jdk().home, fs::canonical(directory.path() / "jdk"));
}

TEST(Jdk, OldStyleVersions) {
  const TemporaryDirectory directory;
  write(directory.path() / "lib/modules", "");
  write(directory.path() / "release", "JAVA_VERSION=\"1.8.0_392\"\n");
  EXPECT_EQ(find_jdk(directory.path()).release, 8);
}

TEST(Jdk, SaysWhyThereIsNone) {
  const TemporaryDirectory directory;
  const std::string root = directory.path().string();
  const std::string reason = " is not a JDK of version 9 or later: it has neither lib/modules nor jmods";
  EXPECT_EQ(user_error_of([&] { find_jdk(directory.path()); }), root + reason);
  {
    const Variable home("JAVA_HOME", root);
    EXPECT_EQ(user_error_of([] { find_jdk(); }), "JAVA_HOME=" + root + reason);
  }
  const Variable home("JAVA_HOME", "");
  const Variable path("PATH", root);
  EXPECT_EQ(user_error_of([] { find_jdk(); }),
            "no JDK found: JAVA_HOME is not set and there is no javac on the PATH");
}

TEST(Jdk, TheOneOfTheTestsHasAVersion) {
  const Jdk jdk = find_jdk();
  EXPECT_GE(jdk.release, 17);
  EXPECT_TRUE(open_jdk_classes(jdk)->find("java/lang/Object"));
}

TEST(Jdk, FallsBackToJmods) {
  const TemporaryDirectory directory;
  fs::create_directory(directory.path() / "jmods");
  const Jdk jdk{directory.path(), 17};
  EXPECT_EQ(user_error_of([&] { open_jdk_classes(jdk); }),
            (directory.path() / "jmods").string() + ": no jmod files");
  // The names of broken modules show the order in which they are tried.
  write(directory.path() / "jmods/a.jmod", "broken");
  write(directory.path() / "jmods/java.base.jmod", "broken");
  const auto classes = open_jdk_classes(jdk);
  EXPECT_TRUE(user_error_of([&] {
                classes->find("A");
              }).starts_with((directory.path() / "jmods/java.base.jmod").string()));
}

}  // namespace
}  // namespace jury::classfile
