// What may be written after --entry.
#include "program/entries.h"

#include "programs.h"

namespace jury::program {
namespace {

std::vector<std::string> found(const std::string& text) {
  std::vector<std::string> names;
  for (const auto* method : find_entries(workspace(), text)) names.push_back(method->display());
  return names;
}

std::string error(const std::string& text) {
  return user_error_of([&] { find_entries(workspace(), text); });
}

using Names = std::vector<std::string>;

TEST(Entries, NameAllOverloads) { EXPECT_EQ(found("Entries.over").size(), 4u); }

TEST(Entries, ByJavaTypes) {
  EXPECT_EQ(found("Entries.over()"), Names{"Entries.over()"});
  EXPECT_EQ(found("Entries.over(int)"), Names{"Entries.over(int)"});
  EXPECT_EQ(found("Entries.over(int, String)"), Names{"Entries.over(int, java.lang.String)"});
  EXPECT_EQ(found("Entries.over( int ,java.lang.String )"), Names{"Entries.over(int, java.lang.String)"});
  EXPECT_EQ(found("Entries.over(String[],long[][])"), Names{"Entries.over(java.lang.String[], long[][])"});
}

TEST(Entries, ByDescriptor) {
  EXPECT_EQ(found("Entries.over(I)"), Names{"Entries.over(int)"});
  EXPECT_EQ(found("Entries.over(ILjava/lang/String;)V"), Names{"Entries.over(int, java.lang.String)"});
  EXPECT_EQ(found("Entries.over([Ljava/lang/String;[[J)V").size(), 1u);
}

TEST(Entries, NestedTypesOfParameters) {
  EXPECT_EQ(found("Entries.nested(Entry, Deep)").size(), 1u);
  EXPECT_EQ(found("Entries.nested(Map.Entry, Entries.Inner.Deep)").size(), 1u);
  EXPECT_EQ(found("Entries.nested(java.util.Map$Entry, Inner.Deep)").size(), 1u);
  EXPECT_EQ(found("Entries.nested(java.util.Map.Entry, Entries$Inner$Deep)").size(), 1u);
}

TEST(Entries, OfNestedClasses) {
  EXPECT_EQ(found("Entries.Inner.m"), Names{"Entries$Inner.m()"});
  EXPECT_EQ(found("Entries$Inner.m"), Names{"Entries$Inner.m()"});
  EXPECT_EQ(found("Entries.Inner.Deep.m"), Names{"Entries$Inner$Deep.m()"});
  EXPECT_EQ(found("Entries$Inner.Deep.m"), Names{"Entries$Inner$Deep.m()"});
}

TEST(Entries, OfPackages) {
  EXPECT_EQ(found("p.Base.who"), Names{"p.Base.who()"});
  EXPECT_EQ(found("p/Base.who"), Names{"p.Base.who()"});
}

TEST(Entries, Constructors) {
  EXPECT_EQ(found("Entries.<init>").size(), 2u);
  EXPECT_EQ(found("Entries.<init>(int)").size(), 1u);
}

TEST(Entries, OfTheLibrary) { EXPECT_EQ(found("java.util.Objects.isNull").size(), 1u); }

TEST(Entries, WrongNamesGetASuggestion) {
  EXPECT_EQ(error("Entrys.over"), "there is no class Entrys among the inputs; did you mean Entries?");
  EXPECT_EQ(error("Entries.ovr"), "the class Entries has no method ovr; did you mean over?");
  EXPECT_EQ(error("Completely.other"), "there is no class Completely among the inputs");
  EXPECT_EQ(error("Entries.somethingElse"), "the class Entries has no method somethingElse");
}

TEST(Entries, WrongParametersGetTheOverloads) {
  EXPECT_EQ(error("Calls.direct(long)"),
            "the class Calls has no method direct(long); there is Calls.direct(int)");
}

TEST(Entries, UnfinishedParametersAreWrong) {
  EXPECT_NE(error("Entries.over("), "no error");
  EXPECT_NE(error("Entries.over(int"), "no error");
  EXPECT_NE(error("Entries.over(int)x"), "no error");
}

TEST(Entries, NeedClassAndMethod) {
  for (const char* text : {"", ".", "over", "Entries.", ".over", "(int)", "over(int)"})
    EXPECT_EQ(error(text),
              "'" + std::string(text) + "' is not an entry: write Class.method, for example Main.main");
}

TEST(Mains, AreStaticWithAnArrayOfStrings) {
  Names names;
  for (const auto* method : find_mains(workspace())) names.push_back(method->display());
  EXPECT_EQ(names, (Names{"Entries.main(java.lang.String[])", "Entries$Inner.main(java.lang.String[])",
                          "Selection.main(java.lang.String[])"}));
}

TEST(NamedClass, InAnyForm) {
  for (const char* name : {"Entries.Inner.Deep", "Entries$Inner$Deep", "Entries/Inner/Deep"})
    EXPECT_EQ(find_named_class(workspace(), name)->name, "Entries$Inner$Deep") << name;
  EXPECT_EQ(find_named_class(workspace(), "java.util.Map.Entry")->name, "java/util/Map$Entry");
  EXPECT_EQ(find_named_class(workspace(), "Nothing"), nullptr);
  EXPECT_EQ(find_named_class(workspace(), ""), nullptr);
}

}  // namespace
}  // namespace jury::program
