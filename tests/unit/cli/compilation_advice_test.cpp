// What is said after javac's errors.
#include "cli/compilation_advice.h"

#include <gtest/gtest.h>

namespace jury::cli {
namespace {

TEST(CompilationAdvice, NamesTheMissingPackage) {
  EXPECT_EQ(compilation_advice("A.java:1: error: package org.example.charts does not exist\nimport ..."),
            "missing is the package org.example.charts: name the jars or directories that hold it with "
            "--classpath");
}

TEST(CompilationAdvice, LeavesTestsOut) {
  EXPECT_EQ(compilation_advice("src/A.java:1: error: package org.junit.jupiter.api does not exist"),
            "missing is the package org.junit.jupiter.api: name the jars or directories that hold it with "
            "--classpath, or leave tests out with --no-tests");
}

TEST(CompilationAdvice, KnowsAMissingClass) {
  EXPECT_EQ(
      compilation_advice("A.java:3: error: cannot find symbol\n  symbol:   class Chart\n"),
      "missing are classes that are not among the inputs: name the jars or directories that hold them with "
      "--classpath");
}

TEST(CompilationAdvice, AsksForANewerJdk) {
  const std::string advice = "this needs a newer JDK: name its directory with --java-home";
  EXPECT_EQ(compilation_advice("class file has wrong version 69.0, should be 61.0"), advice);
  EXPECT_EQ(
      compilation_advice(
          "error: records are not supported in -source 11\n  (use -source 16 or higher to enable records)"),
      advice);
  EXPECT_EQ(compilation_advice("error: release version 25 not supported"), advice);
}

TEST(CompilationAdvice, SaysNothingAboutOtherErrors) {
  EXPECT_EQ(compilation_advice("A.java:3: error: ';' expected"), "");
  EXPECT_EQ(compilation_advice("A.java:3: error: cannot find symbol\n  symbol:   variable depth\n"), "");
  EXPECT_EQ(compilation_advice("A.java:3: error: package "), "");
}

}  // namespace
}  // namespace jury::cli
