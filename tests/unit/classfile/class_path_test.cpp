// Where classes come from: files, directories, jars of every kind, and the order in which they are asked.
#include "classfile/class_path.h"

#include <gtest/gtest.h>
#include <zip.h>

#include <cstring>
#include <fstream>
#include <set>

#include "classfile/file_source.h"
#include "classfile/jar_source.h"
#include "classfile/jdk.h"
#include "classfile/stored_archive.h"
#include "reading.h"
#include "support/temporary_directory.h"

namespace jury::classfile {
namespace {

namespace fs = std::filesystem;

// The bytes of an empty class; `mark` becomes its only field so that versions can be told apart.
std::string class_named(std::string_view name, std::string_view mark = "x") {
  ClassBytes bytes;
  bytes.this_class = bytes.class_constant(name);
  bytes.field(1, mark, "I");
  const std::vector<unsigned char> built = bytes.build();
  return {built.begin(), built.end()};
}

void write(const fs::path& path, std::string_view content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

std::string read_bytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

using Entries = std::vector<std::pair<std::string, std::string>>;

void write_zip(const fs::path& path, const Entries& entries, bool compressed = true) {
  zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  ASSERT_NE(archive, nullptr);
  for (const auto& [name, content] : entries) {
    zip_source_t* source = zip_source_buffer(archive, content.data(), content.size(), 0);
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, 0);
    zip_set_file_compression(archive, static_cast<zip_uint64_t>(index),
                             compressed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0);
  }
  ASSERT_EQ(zip_close(archive), 0);
}

std::set<std::string> names_of(const ClassSource& source) {
  std::set<std::string> names;
  source.list([&](std::string_view name) { EXPECT_TRUE(names.emplace(name).second) << name << " twice"; });
  return names;
}

// The mark of a class; "absent" when the source has none of that name.
std::string mark_of(const ClassSource& source, std::string_view name) {
  const auto found = source.find(name);
  if (!found) return "absent";
  const ClassFile class_file = read_class(found->bytes, found->origin);
  EXPECT_EQ(class_file.name, Symbol(name));
  return class_file.fields.at(0).name.text();
}

TEST(FileSource, FindsItselfAndItsNeighbours) {
  const TemporaryDirectory directory;
  write(directory.path() / "a/b/C.class", class_named("a/b/C"));
  write(directory.path() / "a/b/C$D.class", class_named("a/b/C$D", "nested"));
  write(directory.path() / "a/E.class", class_named("a/E", "elsewhere"));
  write(directory.path() / "a/b/Wrong.class", class_named("a/b/Other"));
  const FileSource source(directory.path() / "a/b/C.class");
  EXPECT_EQ(names_of(source), std::set<std::string>{"a/b/C"});
  EXPECT_EQ(mark_of(source, "a/b/C"), "x");
  EXPECT_EQ(mark_of(source, "a/b/C$D"), "nested");
  EXPECT_EQ(mark_of(source, "a/E"), "elsewhere");
  EXPECT_FALSE(source.find("a/b/Wrong"));
  EXPECT_FALSE(source.find("java/lang/Object"));
  EXPECT_FALSE(source.find(std::string(5000, 'x')));
}

TEST(FileSource, WorksOutsideItsPackage) {
  const TemporaryDirectory directory;
  write(directory.path() / "Copy.class", class_named("a/b/C"));
  write(directory.path() / "C$D.class", class_named("a/b/C$D", "nested"));
  const FileSource source(directory.path() / "Copy.class");
  EXPECT_EQ(mark_of(source, "a/b/C"), "x");
  EXPECT_EQ(mark_of(source, "a/b/C$D"), "nested");
  EXPECT_FALSE(source.find("z/Z"));
}

TEST(FileSource, MissingAndBrokenFiles) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "A.class";
  EXPECT_EQ(user_error_of([&] { FileSource source(path); }), path.string() + ": no such file");
  write(path, "");
  const FileSource source(path);
  EXPECT_EQ(user_error_of([&] { source.find("A"); }),
            path.string() + ": not a class file: it is empty (at byte 0)");
}

TEST(DirectorySource, ByPackage) {
  const TemporaryDirectory directory;
  write(directory.path() / "a/B.class", class_named("a/B"));
  write(directory.path() / "C.class", class_named("C", "top"));
  write(directory.path() / "module-info.class", "not looked at");
  write(directory.path() / "a/package-info.class", "not looked at");
  write(directory.path() / "a/notes.txt", "");
  const DirectorySource source(directory.path(), DirectorySource::Layout::ByPackage);
  EXPECT_EQ(names_of(source), (std::set<std::string>{"a/B", "C"}));
  EXPECT_EQ(mark_of(source, "a/B"), "x");
  EXPECT_EQ(mark_of(source, "C"), "top");
  EXPECT_FALSE(source.find("B"));
  EXPECT_EQ(source.description(), directory.path().string());
}

TEST(DirectorySource, AnyLayout) {
  const TemporaryDirectory directory;
  write(directory.path() / "one/a/B.class", class_named("a/B"));
  write(directory.path() / "two/Flat.class", class_named("deep/er/Flat", "flat"));
  const DirectorySource source(directory.path(), DirectorySource::Layout::Any);
  EXPECT_EQ(names_of(source), (std::set<std::string>{"a/B", "deep/er/Flat"}));
  EXPECT_EQ(mark_of(source, "deep/er/Flat"), "flat");
  EXPECT_FALSE(source.find("one/a/B"));
}

TEST(DirectorySource, AClassThatIsThereTwiceIsAnError) {
  const TemporaryDirectory directory;
  write(directory.path() / "one/A.class", class_named("A"));
  write(directory.path() / "two/A.class", class_named("A"));
  const DirectorySource source(directory.path(), DirectorySource::Layout::Any);
  const std::string message = user_error_of([&] { source.find("A"); });
  EXPECT_TRUE(message.starts_with("class A is there twice: ")) << message;
  EXPECT_EQ(user_error_of([&] { DirectorySource(directory.path() / "no", DirectorySource::Layout::Any); }),
            (directory.path() / "no").string() + ": no such directory");
}

TEST(JarSource, ReadsCompressedAndStoredEntries) {
  for (const bool compressed : {true, false}) {
    const TemporaryDirectory directory;
    const fs::path path = directory.path() / "lib.jar";
    write_zip(path, {{"a/B.class", class_named("a/B")}, {"readme.txt", "hello"}, {"module-info.class", "?"}},
              compressed);
    const JarSource source(path, 17);
    EXPECT_EQ(names_of(source), std::set<std::string>{"a/B"});
    EXPECT_EQ(mark_of(source, "a/B"), "x");
    EXPECT_EQ(source.find("a/B")->origin, path.string() + "!/a/B.class");
    EXPECT_FALSE(source.find("a/C"));
  }
}

Entries multi_release_entries(const std::string& manifest) {
  return {{"META-INF/MANIFEST.MF", manifest},
          {"A.class", class_named("A", "base")},
          {"B.class", class_named("B", "base")},
          {"META-INF/versions/17/A.class", class_named("A", "seventeen")},
          {"META-INF/versions/9/A.class", class_named("A", "nine")},
          {"META-INF/versions/21/A.class", class_named("A", "twentyone")},
          {"META-INF/versions/11/Extra.class", class_named("Extra", "eleven")},
          {"META-INF/versions/8/B.class", class_named("B", "eight")},
          {"META-INF/versions/9x/B.class", class_named("B", "odd")},
          {"META-INF/versions/9/META-INF/C.class", class_named("C", "nested")},
          {"META-INF/D.class", class_named("D", "nested")}};
}

TEST(JarSource, MultiReleaseTakesTheHighestVersionThatFits) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "lib.jar";
  write_zip(path, multi_release_entries("Manifest-Version: 1.0\r\nmulti-release: TRUE \r\n\r\n"));
  EXPECT_EQ(mark_of(JarSource(path, 8), "A"), "base");
  EXPECT_EQ(mark_of(JarSource(path, 9), "A"), "nine");
  EXPECT_EQ(mark_of(JarSource(path, 20), "A"), "seventeen");
  EXPECT_EQ(mark_of(JarSource(path, 25), "A"), "twentyone");
  EXPECT_EQ(mark_of(JarSource(path, 25), "B"), "base");
  EXPECT_EQ(mark_of(JarSource(path, 10), "Extra"), "absent");
  EXPECT_EQ(mark_of(JarSource(path, 11), "Extra"), "eleven");
  EXPECT_EQ(names_of(JarSource(path, 11)), (std::set<std::string>{"A", "B", "Extra"}));
}

TEST(JarSource, VersionsNeedTheManifest) {
  const TemporaryDirectory directory;
  for (const char* manifest :
       {"Manifest-Version: 1.0\n", "Multi-Release: false\n", "A: b\n\nMulti-Release: true\n", ""}) {
    const fs::path path = directory.path() / "lib.jar";
    write_zip(path, multi_release_entries(manifest));
    EXPECT_EQ(mark_of(JarSource(path, 25), "A"), "base") << manifest;
    EXPECT_EQ(names_of(JarSource(path, 25)), (std::set<std::string>{"A", "B"}));
  }
}

TEST(JarSource, ReadsJmods) {
  const TemporaryDirectory directory;
  const fs::path zip = directory.path() / "plain.zip";
  write_zip(zip, {{"classes/a/B.class", class_named("a/B")}, {"legal/Fake.class", "no"}});
  const fs::path path = directory.path() / "m.jmod";
  write(path, std::string("JM\1\0", 4) + read_bytes(zip));
  const JarSource source(path, 17);
  EXPECT_EQ(names_of(source), std::set<std::string>{"a/B"});
  EXPECT_EQ(mark_of(source, "a/B"), "x");
}

TEST(Jmods, AreOneSource) {
  const TemporaryDirectory directory;
  const fs::path modules = directory.path() / "jmods";
  fs::create_directory(modules);
  const auto write_module = [&](const char* name, const Entries& entries) {
    write_zip(directory.path() / "plain.zip", entries);
    write(modules / name, std::string("JM\1\0", 4) + read_bytes(directory.path() / "plain.zip"));
  };
  write_module("a.first.jmod", {{"classes/p/A.class", class_named("p/A", "wrong")},
                                {"classes/q/B.class", class_named("q/B")}});
  write_module("java.base.jmod", {{"classes/p/A.class", class_named("p/A", "base")}});
  const auto source = open_jdk_classes({directory.path(), 17});
  EXPECT_EQ(mark_of(*source, "p/A"), "base");
  EXPECT_EQ(mark_of(*source, "q/B"), "x");
  EXPECT_EQ(mark_of(*source, "q/C"), "absent");
  EXPECT_EQ(source->description(), modules.string());
  std::multiset<std::string> names;
  source->list([&](std::string_view name) { names.emplace(name); });
  EXPECT_EQ(names, (std::multiset<std::string>{"p/A", "p/A", "q/B"}));
}

TEST(JarSource, BadArchives) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "bad.jar";
  const auto error = [&] { return user_error_of([&] { JarSource(path, 17); }); };
  EXPECT_EQ(error(), path.string() + ": No such file or directory");
  write(path, "");
  EXPECT_EQ(error(), path.string() + ": not a jar file: it is empty");
  write(path, "this is no archive at all, just text");
  EXPECT_TRUE(error().starts_with(path.string() + ": not a jar file: ")) << error();
  EXPECT_EQ(user_error_of([&] { JarSource(directory.path(), 17); }),
            directory.path().string() + ": not a regular file");
}

TEST(JarSource, DamagedEntries) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "bad.jar";
  write_zip(path, {{"A.class", class_named("A")}}, false);
  std::string bytes = read_bytes(path);
  bytes[bytes.find("java/lang/Object")] = 'J';  // the checksum no longer fits
  write(path, bytes);
  const JarSource source(path, 17);
  EXPECT_TRUE(user_error_of([&] { source.find("A"); }).starts_with(path.string() + "!/A.class: "));
}

TEST(StoredArchive, IsReadInPlace) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "models.jar";
  write_zip(path, {{"a/B.class", class_named("a/B")}, {"C.class", class_named("C", "top")}}, false);
  const std::string text = read_bytes(path);
  const std::vector<unsigned char> bytes(text.begin(), text.end());
  const StoredArchive source(bytes, "<models>");
  EXPECT_EQ(names_of(source), (std::set<std::string>{"a/B", "C"}));
  EXPECT_EQ(mark_of(source, "a/B"), "x");
  EXPECT_EQ(source.find("C")->origin, "<models>!/C.class");
  EXPECT_FALSE(source.find("D"));
  const auto view = source.find("C")->bytes;
  EXPECT_TRUE(view.data() >= bytes.data() && view.data() < bytes.data() + bytes.size()) << "copied";
}

TEST(StoredArchive, RefusesOtherArchives) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "models.jar";
  write_zip(path, {{"C.class", class_named("C") + std::string(4000, ' ')}}, true);
  const std::string text = read_bytes(path);
  const std::vector<unsigned char> bytes(text.begin(), text.end());
  EXPECT_EQ(user_error_of([&] { StoredArchive(bytes, "m").find("C"); }), "m: entry C.class is compressed");
  EXPECT_EQ(user_error_of([] { StoredArchive({}, "m"); }), "m: not an archive");
  const std::vector<unsigned char> zeros(100);
  EXPECT_EQ(user_error_of([&] { StoredArchive(zeros, "m"); }), "m: not an archive");
}

TEST(StoredArchive, SurvivesEverySingleDamagedByte) {
  const TemporaryDirectory directory;
  const fs::path path = directory.path() / "models.jar";
  write_zip(path, {{"a/B.class", class_named("a/B")}, {"C.class", class_named("C")}}, false);
  const std::string text = read_bytes(path);
  int errors = 0;
  for (std::size_t index = 0; index < text.size(); ++index) {
    std::vector<unsigned char> bytes(text.begin(), text.end());
    bytes[index] = static_cast<unsigned char>(bytes[index] ^ 0xff);
    const std::string message = user_error_of([&] {
      const StoredArchive source(bytes, "m");
      source.find("a/B");
      source.find("C");
    });
    errors += message == "no error" ? 0 : 1;
  }
  EXPECT_GT(errors, 10);
}

TEST(ClassPath, TheFirstSourceWins) {
  const TemporaryDirectory directory;
  write(directory.path() / "one/A.class", class_named("A", "one"));
  write(directory.path() / "two/A.class", class_named("A", "two"));
  write(directory.path() / "two/B.class", class_named("B", "two"));
  ClassPath path;
  std::vector<std::string> missing;
  const std::string root = directory.path().string();
  add_class_path(path, root + "/one:" + root + "/gone.jar::" + root + "/two", 17, missing);
  EXPECT_EQ(missing, std::vector<std::string>{root + "/gone.jar"});
  ASSERT_EQ(path.sources().size(), 2U);
  EXPECT_EQ(path.read("A")->fields[0].name, Symbol("one"));
  EXPECT_EQ(path.read("B")->fields[0].name, Symbol("two"));
  EXPECT_FALSE(path.read("C"));
  EXPECT_FALSE(path.find("[LA;"));
  EXPECT_FALSE(path.find("../one/A"));
  std::multiset<std::string> names;
  path.list([&](std::string_view name) { names.emplace(name); });
  EXPECT_EQ(names, (std::multiset<std::string>{"A", "A", "B"}));
}

TEST(ClassPath, AStarStandsForAllJars) {
  const TemporaryDirectory directory;
  write_zip(directory.path() / "b.jar", {{"A.class", class_named("A", "b")}});
  write_zip(directory.path() / "a.jar", {{"A.class", class_named("A", "a")}});
  write(directory.path() / "notes.txt", "");
  ClassPath path;
  std::vector<std::string> missing;
  add_class_path(path, directory.path().string() + "/*", 17, missing);
  EXPECT_EQ(path.sources().size(), 2U);
  EXPECT_EQ(path.read("A")->fields[0].name, Symbol("a"));
  ClassPath single;
  add_class_path(single, (directory.path() / "b.jar").string(), 17, missing);
  EXPECT_EQ(single.read("A")->fields[0].name, Symbol("b"));
  EXPECT_EQ(single.sources()[0]->description(), (directory.path() / "b.jar").string());
}

TEST(ClassPath, RefusesAClassUnderAnotherName) {
  const TemporaryDirectory directory;
  write(directory.path() / "A.class", class_named("pack/B"));
  ClassPath path;
  path.add(std::make_unique<DirectorySource>(directory.path(), DirectorySource::Layout::ByPackage));
  EXPECT_EQ(user_error_of([&] { path.read("A"); }),
            (directory.path() / "A.class").string() + ": holds class pack.B, its place says A");
}

TEST(OpenInput, GoesByWhatTheInputIs) {
  const TemporaryDirectory directory;
  write(directory.path() / "A.class", class_named("A"));
  write_zip(directory.path() / "a.jar", {{"A.class", class_named("A")}});
  write(directory.path() / "notes.txt", "");
  EXPECT_EQ(mark_of(*open_input(directory.path() / "A.class", 17), "A"), "x");
  EXPECT_EQ(mark_of(*open_input(directory.path() / "a.jar", 17), "A"), "x");
  EXPECT_EQ(mark_of(*open_input(directory.path(), 17), "A"), "x");
  const std::string root = directory.path().string();
  EXPECT_EQ(user_error_of([&] { open_input(root + "/no.class", 17); }),
            root + "/no.class: no such file or directory");
  EXPECT_EQ(user_error_of([&] { open_input(root + "/notes.txt", 17); }),
            root + "/notes.txt: neither a .java, .class or .jar file nor a directory");
}

}  // namespace
}  // namespace jury::classfile
