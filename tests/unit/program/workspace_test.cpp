// Inputs of every form, alone and mixed.
#include "program/workspace.h"

#include <fstream>

#include "program/given_classes.h"
#include "programs.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::program {
namespace {

namespace fs = std::filesystem;

// One directory for all tests: sources, their class files, a jar.
class Inputs : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = new TemporaryDirectory("jury-workspace-");
    write("src/shop/Main.java",
          "package shop; public class Main { int x = Part.value(); static class Nested {} }");
    write("src/shop/Part.java", "package shop; class Part { static int value() { return 1; } }");
    write("src/Lonely.java", "public class Lonely { }");
    write("user/User.java", "public class User extends shop.Main { }");
    write("broken/Broken.java", "class Broken { int x = ; }");
    write("shadow/java/util/Extra.txt", "nothing");
    fs::create_directories(at("classes"));
    const auto jdk = classfile::find_jdk();
    run({jdk.javac().string(), "-g", "-d", at("classes").string(), at("src/shop/Main.java").string(),
         at("src/shop/Part.java").string()});
    run({(jdk.home / "bin" / "jar").string(), "--create", "--file", at("shop.jar").string(), "-C",
         at("classes").string(), "."});
  }
  static void TearDownTestSuite() {
    delete directory_;
    directory_ = nullptr;
  }

  static void run(const std::vector<std::string>& command) {
    const auto result = run_subprocess(command);
    ASSERT_EQ(result.exit_code, 0) << result.output;
  }
  static fs::path at(const std::string& name) { return directory_->path() / name; }
  static void write(const std::string& name, const std::string& text) {
    fs::create_directories(at(name).parent_path());
    std::ofstream(at(name)) << text;
  }
  static std::vector<std::string> names(const std::vector<Symbol>& classes) {
    std::vector<std::string> result;
    for (const auto& name : classes) result.push_back(name.text());
    return result;
  }
  static std::vector<std::string> names(const Workspace& workspace) { return names(workspace.input_classes()); }
  static std::string error(const std::vector<fs::path>& paths) {
    auto message = user_error_of([&] { Workspace({paths, "", std::nullopt}); });
    const auto place = directory_->path().string() + "/";
    for (auto found = message.find(place); found != std::string::npos; found = message.find(place))
      message.erase(found, place.size());
    return message;
  }

  static TemporaryDirectory* directory_;
};

TemporaryDirectory* Inputs::directory_ = nullptr;

using Names = std::vector<std::string>;

TEST_F(Inputs, JavaFileWithTheSourcesItNeeds) {
  Workspace workspace({{at("src/shop/Main.java")}, "", std::nullopt});
  EXPECT_EQ(names(workspace), (Names{"shop/Main", "shop/Main$Nested", "shop/Part"}));
  EXPECT_EQ(workspace.source_of(Symbol("shop/Main$Nested")), at("src/shop/Main.java"));
  EXPECT_TRUE(workspace.is_user_class(Symbol("shop/Part")));
  EXPECT_FALSE(workspace.is_user_class(Symbol("java/lang/String")));
}

TEST_F(Inputs, DirectoryOfSources) {
  const Workspace workspace({{at("src")}, "", std::nullopt});
  EXPECT_EQ(names(workspace), (Names{"Lonely", "shop/Main", "shop/Main$Nested", "shop/Part"}));
}

TEST_F(Inputs, DirectoryOfClasses) {
  Workspace workspace({{at("classes")}, "", std::nullopt});
  EXPECT_EQ(names(workspace), (Names{"shop/Main", "shop/Main$Nested", "shop/Part"}));
  EXPECT_EQ(workspace.source_of(Symbol("shop/Main")), std::nullopt);
}

TEST_F(Inputs, ClassFileFindsItsNeighbours) {
  Workspace workspace({{at("classes/shop/Main.class")}, "", std::nullopt});
  EXPECT_EQ(names(workspace), Names{"shop/Main"});
  EXPECT_NE(workspace.program().find_class(Symbol("shop/Part")), nullptr);
  EXPECT_TRUE(workspace.is_user_class(Symbol("shop/Part")));
  EXPECT_FALSE(workspace.is_input_class(Symbol("shop/Part")));
}

TEST_F(Inputs, Jar) {
  Workspace workspace({{at("shop.jar")}, "", std::nullopt});
  EXPECT_EQ(names(workspace).size(), 3u);
  EXPECT_NE(workspace.program().find_class(Symbol("shop/Main$Nested")), nullptr);
}

// Sources are compiled against the other inputs.
TEST_F(Inputs, SourcesAndJarTogether) {
  Workspace workspace({{at("user/User.java"), at("shop.jar")}, "", std::nullopt});
  EXPECT_EQ(names(workspace), (Names{"User", "shop/Main", "shop/Main$Nested", "shop/Part"}));
  EXPECT_TRUE(workspace.program().is_subclass(Symbol("User"), Symbol("shop/Main")));
}

TEST_F(Inputs, SourcesAgainstTheClassPath) {
  Workspace workspace({{at("user/User.java")}, at("shop.jar").string(), std::nullopt});
  EXPECT_EQ(names(workspace), Names{"User"});
  EXPECT_NE(workspace.program().find_class(Symbol("shop/Part")), nullptr);
}

// What the inputs use, and what may be handed over in its place: Main, by way of it Part, and the subclass Sub.
TEST_F(Inputs, ClassesOfTheClassPathThatAreUsed) {
  write("more/src/Sub.java", "class Sub extends shop.Main { }");
  write("more/src/Alone.java", "class Alone { }");
  fs::create_directories(at("more/classes"));
  run({classfile::find_jdk().javac().string(), "-cp", at("classes").string(), "-d", at("more/classes").string(),
       at("more/src/Sub.java").string(), at("more/src/Alone.java").string()});
  const auto path = at("shop.jar").string() + ":" + at("more/classes").string();
  const Workspace workspace({{at("user/User.java")}, path, std::nullopt});
  EXPECT_EQ(names(workspace), Names{"User"});
  EXPECT_EQ(names(workspace.user_classes()), (Names{"Sub", "User", "shop/Main", "shop/Main$Nested", "shop/Part"}));
  EXPECT_TRUE(workspace.has_all_classes());
}

TEST_F(Inputs, TooManyClassesOfTheClassPath) {
  classfile::ClassPath path;
  path.add(classfile::open_jdk_classes(classfile::find_jdk()));
  path.add(classfile::open_input(at("classes"), 17));
  const auto all = given_classes(path, 1, {Symbol("shop/Main")});
  EXPECT_EQ(all.classes.size(), 2u);
  EXPECT_TRUE(all.is_complete);
  const auto one = given_classes(path, 1, {Symbol("shop/Main")}, 1);
  EXPECT_EQ(one.classes.size(), 1u);
  EXPECT_FALSE(one.is_complete);
}

TEST_F(Inputs, TheSameClassTwiceIsOne) {
  const Workspace workspace({{at("shop.jar"), at("classes")}, "", std::nullopt});
  EXPECT_EQ(names(workspace).size(), 3u);
}

TEST_F(Inputs, MissingClassPathEntriesAreNoted) {
  const Workspace workspace({{at("shop.jar")}, "/nowhere/at/all.jar", std::nullopt});
  EXPECT_EQ(workspace.notes(), Names{"the class path entry /nowhere/at/all.jar does not exist"});
}

TEST_F(Inputs, ThatDoNotExist) {
  EXPECT_EQ(error({at("Gone.java")}), "Gone.java: no such file or directory");
  EXPECT_EQ(error({at("shop.jar"), at("gone.jar")}), "gone.jar: no such file or directory");
}

TEST_F(Inputs, WithoutClasses) {
  EXPECT_EQ(error({at("shadow")}), "shadow: the directory holds neither class files nor Java sources");
  EXPECT_EQ(error({at("shadow/java/util/Extra.txt")}),
            "shadow/java/util/Extra.txt: neither a .java, .class or .jar file nor a directory");
}

TEST_F(Inputs, ThatDoNotCompile) {
  EXPECT_THROW(Workspace({{at("broken/Broken.java")}, "", std::nullopt}), classfile::CompilationError);
}

TEST_F(Inputs, JavaHomeWithoutJdk) {
  EXPECT_NE(user_error_of([&] { Workspace({{at("shop.jar")}, "", at("shadow")}); }), "no error");
}

// As in the JVM, a class of the platform cannot be replaced by the user's.
TEST_F(Inputs, PlatformClassesComeFirst) {
  const Workspace workspace({{at("shop.jar")}, "", std::nullopt});
  EXPECT_FALSE(workspace.is_user_class(Symbol("java/lang/Object")));
}

}  // namespace
}  // namespace jury::program
