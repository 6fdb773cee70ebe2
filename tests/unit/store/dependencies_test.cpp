// Keys of stored results follow what code that does not run says about every state.
#include "store/dependencies.h"

#include <gtest/gtest.h>

#include <fstream>

#include "program/entries.h"
#include "support/temporary_directory.h"

namespace jury::store {
namespace {

// Of Asked.look(): the rest of the program is never called by it. Always the same file, whose path is part of
// the key.
Fingerprint key_of(const std::string& other) {
  static const TemporaryDirectory directory;
  const auto file = directory.path() / "Asked.java";
  std::ofstream(file) << "class Asked { static int look(Other other) { return other == null ? 0 : 1; } }\n" << other;
  program::Workspace workspace({{file}, "", std::nullopt});
  const auto entries = program::find_entries(workspace, "Asked.look");
  const engine::Problem problem{workspace, *entries.at(0), {engine::Property::Assert}, {}};
  return Dependencies(workspace, {}).key(problem, engine::Property::Assert, Fingerprint{});
}

struct Change {
  const char* fact;
  const char* before;
  const char* after;
};

constexpr Change changes[] = {
    {"a field that is never null",
     "class Other { private Object part; Other() { part = new Object(); } }",
     "class Other { private Object part; Other() { part = null; } }"},
    {"what a constructor lets through",
     "record Other(int low) { Other { if (low < 0) throw new IllegalArgumentException(); } }",
     "record Other(int low) { Other { if (low < 1) throw new IllegalArgumentException(); } }"},
    {"a table that is only read",
     "class Other { private static final int[] T = {1}; static void use() { int t = T[0]; } }",
     "class Other { private static final int[] T = {1}; static void use() { T[0] = 2; } }"},
    {"keys that stay equal",
     "class Other { private int x; Other() { x = 1; } void f() { int y = x; } public int hashCode() { return x; } }",
     "class Other { private int x; Other() { x = 1; } void f() { x = 2; } public int hashCode() { return x; } }"},
    {"what an initialiser reads",
     "class Base { static int n; } class Other { static final int SIZE = size(); static int size() { return 4; } }",
     "class Base { static int n; } class Other { static final int SIZE = size(); static int size() { return Base.n; } }"},
    {"lambdas that exist",
     "class Other { static Runnable f() { Runnable r = () -> {}; return r; } }",
     "class Other { static Runnable f() { Runnable r = () -> {}; r.run(); return null; } }"},
    {"arrays of a type variable",
     "class Other<T> { private T[] a; void f(T[] b) { a = b; } }",
     "class Other<T> { private T[] a; @SuppressWarnings(\"unchecked\") void f(T[] b) { a = (T[]) new Object[1]; } }"}};

TEST(Dependencies, FactsOfCodeThatDoesNotRunAreInTheKey) {
  for (const auto& change : changes) EXPECT_FALSE(key_of(change.before) == key_of(change.after)) << change.fact;
}

TEST(Dependencies, CodeThatDoesNotRunAndSaysNothingIsNot) {
  EXPECT_TRUE(key_of("class Other { static int f() { return 1; } }") ==
              key_of("class Other { static int f() { return 2; } }"));
}

}  // namespace
}  // namespace jury::store
