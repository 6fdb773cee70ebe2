// Compiling .java inputs: options, errors passed on as they are, temporary files gone afterwards.
#include "classfile/java_sources.h"

#include <gtest/gtest.h>

#include <fstream>

#include "classfile/class_path.h"
#include "reading.h"

namespace jury::classfile {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, std::string_view content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

TEST(JavaSources, CompilesWithDebugInformation) {
  const TemporaryDirectory directory;
  const fs::path source = directory.path() / "my file's.dir" / "Hello.java";
  write(source, "class Hello { static int twice(int number) { int result = 2 * number; return result; } }");
  fs::path output;
  {
    const CompiledSources compiled = compile_java(find_jdk(), {source});
    output = compiled.output();
    const auto classes = open_input(output, 17);
    const auto found = classes->find("Hello");
    ASSERT_TRUE(found);
    const ClassFile hello = read_class(found->bytes, found->origin);
    const Method* method = hello.find_method(Symbol("twice"), Symbol("(I)I"));
    EXPECT_EQ(method->parameters.at(0).name, Symbol("number"));
    EXPECT_EQ(method->code->variables.at(1).name, Symbol("result"));
    EXPECT_EQ(compiled.source_of(hello), source);
    EXPECT_EQ(compiled.messages(), "");
  }
  EXPECT_FALSE(fs::exists(output)) << "the temporary directory is still there";
}

TEST(JavaSources, PassesCompilerErrorsOn) {
  const TemporaryDirectory directory;
  const fs::path source = directory.path() / "Bad.java";
  write(source, "class Bad {\n  int f() { return \"text\"; }\n}\n");
  try {
    compile_java(find_jdk(), {source});
    FAIL() << "no error";
  } catch (const CompilationError& error) {
    const std::string expected =
        source.string() + ":2: error: incompatible types: String cannot be converted to int";
    EXPECT_TRUE(std::string(error.what()).starts_with(expected)) << error.what();
    EXPECT_TRUE(std::string(error.what()).ends_with("1 error\n")) << error.what();
  }
}

TEST(JavaSources, KeepsWarnings) {
  const TemporaryDirectory directory;
  const fs::path source = directory.path() / "Raw.java";
  write(source, "import java.util.*; class Raw { void f(List l) { l.add(1); } }");
  EXPECT_NE(compile_java(find_jdk(), {source}).messages().find("unchecked"), std::string::npos);
  CompilerOptions quiet;
  quiet.more_arguments = {"-Xlint:none", "-nowarn", "-XDsuppressNotes"};
  EXPECT_EQ(compile_java(find_jdk(), {source}, quiet).messages(), "");
}

TEST(JavaSources, FindsNeighboursFromTheRootOfThePackage) {
  const TemporaryDirectory directory;
  write(directory.path() / "a/b/Main.java",
        "/* one */ package a . b ; // two\n class Main { c.Helper helper; }");
  write(directory.path() / "c/Helper.java", "package c; public class Helper {}");
  const CompiledSources compiled = compile_java(find_jdk(), {directory.path() / "a/b/Main.java"});
  const auto classes = open_input(compiled.output(), 17);
  const auto found = classes->find("c/Helper");
  ASSERT_TRUE(found);
  EXPECT_EQ(compiled.source_of(read_class(found->bytes, "")), directory.path() / "c/Helper.java");
}

TEST(JavaSources, TellsFilesOfOneNameApart) {
  const TemporaryDirectory directory;
  write(directory.path() / "one.java", "package a; class A {}");
  write(directory.path() / "x/Same.java", "package x; class X {}");
  write(directory.path() / "y/Same.java", "package y; class Y {}");
  const CompiledSources compiled = compile_java(
      find_jdk(),
      {directory.path() / "one.java", directory.path() / "x/Same.java", directory.path() / "y/Same.java"});
  const auto classes = open_input(compiled.output(), 17);
  const auto source_of = [&](const char* name) {
    const auto found = classes->find(name);
    return compiled.source_of(read_class(found->bytes, ""))->lexically_relative(directory.path());
  };
  EXPECT_EQ(source_of("a/A"), "one.java");
  EXPECT_EQ(source_of("x/X"), "x/Same.java");
  EXPECT_EQ(source_of("y/Y"), "y/Same.java");
}

TEST(JavaSources, UsesTheClassPath) {
  const TemporaryDirectory directory;
  write(directory.path() / "lib/Lib.java", "public class Lib { public static int one() { return 1; } }");
  const CompiledSources library = compile_java(find_jdk(), {directory.path() / "lib/Lib.java"});
  write(directory.path() / "User.java", "class User { int two() { return Lib.one() + 1; } }");
  EXPECT_THROW(compile_java(find_jdk(), {directory.path() / "User.java"}), CompilationError);
  CompilerOptions options;
  options.class_path = library.output().string();
  EXPECT_NO_THROW(compile_java(find_jdk(), {directory.path() / "User.java"}, options));
}

TEST(JavaSources, MissingSourcesAndCompilers) {
  EXPECT_EQ(user_error_of([] { compile_java(find_jdk(), {"no/such/File.java"}); }),
            "no/such/File.java: no such file");
  const TemporaryDirectory directory;
  write(directory.path() / "A.java", "class A {}");
  const Jdk runtime_only{directory.path(), 17};
  EXPECT_EQ(user_error_of([&] { compile_java(runtime_only, {directory.path() / "A.java"}); }),
            directory.path().string() + " has no javac; a JDK is needed to compile .java files");
}

TEST(JavaSources, ListsSourcesOfADirectory) {
  const TemporaryDirectory directory;
  write(directory.path() / "b/B.java", "");
  write(directory.path() / "A.java", "");
  write(directory.path() / "module-info.java", "");
  write(directory.path() / "notes.txt", "");
  EXPECT_EQ(find_java_files(directory.path()),
            (std::vector<fs::path>{directory.path() / "A.java", directory.path() / "b/B.java"}));
  EXPECT_EQ(user_error_of([] { find_java_files("no/such/directory"); }),
            "no/such/directory: No such file or directory");
}

TEST(JavaSources, ReadsThePackageDeclaration) {
  EXPECT_EQ(declared_package("package a.b;"), "a/b");
  EXPECT_EQ(declared_package("\xef\xbb\xbf// c\n/* package x; */ package\n a /* . */ .\tb;"), "a/b");
  EXPECT_EQ(declared_package("packages.Foo x;"), "");
  EXPECT_EQ(declared_package("class A {}"), "");
  EXPECT_EQ(declared_package(""), "");
  EXPECT_EQ(declared_package("/* never closed"), "");
  EXPECT_EQ(declared_package("package"), "");
}

}  // namespace
}  // namespace jury::classfile
