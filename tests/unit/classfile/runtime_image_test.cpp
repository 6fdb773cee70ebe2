// The JDK's runtime image: the one of the JDK the tests run with, and small ones built here to show
// compression, the other byte order, and damage.
#include "classfile/runtime_image.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <fstream>
#include <map>

#include "classfile/class_path.h"
#include "classfile/jdk.h"
#include "reading.h"
#include "support/temporary_directory.h"

namespace jury::classfile {
namespace {

namespace fs = std::filesystem;

TEST(RuntimeImage, FindsClassesOfAnyModule) {
  const RuntimeImage image(find_jdk().home / "lib" / "modules");
  EXPECT_EQ(image.module_of_package("java/util"), "java.base");
  EXPECT_EQ(image.module_of_package("java/util/logging"), "java.logging");
  EXPECT_EQ(image.module_of_package("no/such/package"), "");
  ASSERT_TRUE(image.find("java/util/Map$Entry"));
  ASSERT_TRUE(image.find("java/util/logging/Logger"));
  EXPECT_FALSE(image.find("java/util/NoSuchClass"));
  EXPECT_FALSE(image.find("NoPackage"));
  EXPECT_FALSE(image.find(""));
}

TEST(RuntimeImage, EveryClassOfJavaBaseReadsAndDecodes) {
  auto image = std::make_unique<RuntimeImage>(find_jdk().home / "lib" / "modules");
  const RuntimeImage& base = *image;
  ClassPath path;
  path.add(std::move(image));
  int classes = 0;
  int methods = 0;
  base.list_module("java.base", [&](std::string_view name) {
    const auto class_file = path.read(name);
    ASSERT_TRUE(class_file) << name;
    ++classes;
    EXPECT_TRUE(class_file->unknown.empty()) << name;
    for (const Method& method : class_file->methods) {
      if (!method.code) continue;
      decode_method(*class_file, method);
      ++methods;
    }
  });
  EXPECT_GT(classes, 5000);
  EXPECT_GT(methods, 50000);
}

// Builds an image. Every slot of the hash table is reached by a redirection of the negative kind, so the
// table is made large enough that no two paths share one.
class ImageBuilder {
 public:
  bool big_endian = false;
  std::uint32_t version = 0x00010000;

  struct Resource {
    std::string module, parent, base, extension;
    std::string content;
    std::uint64_t uncompressed_size = 0;  // of compressed content; else 0
  };

  void add(Resource resource) { resources_.push_back(std::move(resource)); }
  void add_class(const std::string& module, const std::string& package, const std::string& name,
                 const std::string& content, std::uint64_t uncompressed_size = 0) {
    add({module, package, name, "class", content, uncompressed_size});
    std::string dotted = package;
    std::replace(dotted.begin(), dotted.end(), '/', '.');
    // Empty in some other module first, as split packages look.
    const std::string entry = word(1) + word(string("other")) + word(0) + word(string(module));
    add({"", "/packages", dotted, "", entry, 0});
  }
  std::uint32_t string(const std::string& text) {
    const auto [place, added] = strings_.emplace(text, string_bytes_.size());
    if (added) string_bytes_ += text + std::string(1, '\0');
    return static_cast<std::uint32_t>(place->second);
  }
  std::string word(std::uint32_t value) const { return number(value, 4); }
  // A compressed resource begins so.
  std::string layer(const std::string& plugin, const std::string& content, std::uint64_t size) {
    return word(0xcafefafa) + number(content.size(), 8) + number(size, 8) + word(string(plugin)) + word(0) +
           std::string(1, '\1') + content;
  }

  std::string build() {
    string("");
    const std::uint32_t length = find_table_length();
    std::vector<std::uint32_t> redirects(length, 0);
    std::vector<std::uint32_t> offsets(length, 0);
    std::string locations(1, '\0');  // what unused slots point at
    std::string content;
    for (const Resource& resource : resources_) {
      const std::uint32_t slot = hash(path(resource)) % length;
      redirects[slot] = static_cast<std::uint32_t>(-1 - static_cast<std::int32_t>(slot));
      offsets[slot] = static_cast<std::uint32_t>(locations.size());
      locations += location(resource, content.size());
      content += resource.content;
    }
    std::string image = word(0xcafedada) + word(version) + word(0) +
                        word(static_cast<std::uint32_t>(resources_.size())) + word(length) +
                        word(static_cast<std::uint32_t>(locations.size())) +
                        word(static_cast<std::uint32_t>(string_bytes_.size()));
    for (const std::uint32_t redirect : redirects) image += word(redirect);
    for (const std::uint32_t offset : offsets) image += word(offset);
    return image + locations + string_bytes_ + content;
  }

 private:
  static std::uint32_t hash(const std::string& text) {
    std::uint32_t value = 0x01000193;
    for (const char character : text) value = (value * 0x01000193) ^ static_cast<unsigned char>(character);
    return value & 0x7fffffff;
  }
  static std::string path(const Resource& resource) {
    std::string text;
    if (!resource.module.empty()) text += "/" + resource.module + "/";
    if (!resource.parent.empty()) text += resource.parent + "/";
    text += resource.base;
    return resource.extension.empty() ? text : text + "." + resource.extension;
  }
  std::uint32_t find_table_length() const {
    for (std::uint32_t length = 1;; ++length) {
      std::map<std::uint32_t, int> slots;
      for (const Resource& resource : resources_) ++slots[hash(path(resource)) % length];
      if (slots.size() == resources_.size()) return length;
    }
  }
  std::string number(std::uint64_t value, int bytes) const {
    std::string text;
    for (int index = 0; index < bytes; ++index) text += static_cast<char>(value >> (8 * index) & 0xff);
    if (big_endian) std::reverse(text.begin(), text.end());
    return text;
  }
  static std::string attribute(unsigned kind, std::uint64_t value) {
    std::string text(1, static_cast<char>(kind << 3 | 7));
    for (int shift = 56; shift >= 0; shift -= 8) text += static_cast<char>(value >> shift & 0xff);
    return text;
  }
  std::string location(const Resource& resource, std::uint64_t offset) {
    std::string text;
    if (!resource.module.empty()) text += attribute(1, string(resource.module));
    if (!resource.parent.empty()) text += attribute(2, string(resource.parent));
    text += attribute(3, string(resource.base));
    if (!resource.extension.empty()) text += attribute(4, string(resource.extension));
    if (offset != 0) text += attribute(5, offset);
    const bool compressed = resource.uncompressed_size != 0;
    if (compressed) text += attribute(6, resource.content.size());
    text += attribute(7, compressed ? resource.uncompressed_size : resource.content.size());
    text += attribute(9, 1);  // a kind that no JDK writes yet
    return text + std::string(1, '\0');
  }

  std::vector<Resource> resources_;
  std::map<std::string, std::size_t> strings_;
  std::string string_bytes_;
};

// An image in a file of its own.
class ImageFile {
 public:
  explicit ImageFile(const std::string& bytes) { replace(bytes); }
  void replace(const std::string& bytes) const { std::ofstream(path(), std::ios::binary) << bytes; }
  fs::path path() const { return directory_.path() / "modules"; }
  std::string content_of(std::string_view name) const {
    const RuntimeImage image(path());
    const auto found = image.find(name);
    if (!found) return "absent";
    return {found->bytes.begin(), found->bytes.end()};
  }
  // The message when everything is looked at, without the path.
  std::string error() const {
    const std::string message = user_error_of([&] {
      const RuntimeImage image(path());
      image.list([&](std::string_view name) { image.find(name); });
    });
    return message.starts_with(path().string()) ? message.substr(path().string().size()) : message;
  }

 private:
  TemporaryDirectory directory_;
};

ImageBuilder small_image(bool big_endian = false) {
  ImageBuilder builder;
  builder.big_endian = big_endian;
  builder.add_class("m", "a/b", "C", "first");
  builder.add_class("n", "x", "Y", "second");
  builder.add({"m", "", "module-info", "class", "third", 0});
  builder.add({"m", "META-INF/versions/9/a", "C", "class", "fourth", 0});
  builder.add({"m", "a/b", "text", "properties", "fifth", 0});
  return builder;
}

TEST(RuntimeImage, ReadsBothByteOrders) {
  for (const bool big_endian : {false, true}) {
    const ImageFile file(small_image(big_endian).build());
    EXPECT_EQ(file.content_of("a/b/C"), "first");
    EXPECT_EQ(file.content_of("x/Y"), "second");
    EXPECT_EQ(file.content_of("x/Z"), "absent");
    EXPECT_EQ(file.content_of("q/Z"), "absent");
    const RuntimeImage image(file.path());
    EXPECT_EQ(image.module_of_package("a/b"), "m");
    std::vector<std::string> names;
    image.list_module("m", [&](std::string_view name) { names.emplace_back(name); });
    EXPECT_EQ(names, std::vector<std::string>{"a/b/C"});
    EXPECT_EQ(image.find("a/b/C")->origin, file.path().string() + "!/m/a/b/C.class");
  }
}

std::string deflated(const std::string& text) {
  uLongf length = compressBound(text.size());
  std::string bytes(length, '\0');
  compress(reinterpret_cast<Bytef*>(bytes.data()), &length, reinterpret_cast<const Bytef*>(text.data()),
           text.size());
  bytes.resize(length);
  return bytes;
}

TEST(RuntimeImage, UndoesZip) {
  const std::string plain(1000, 'x');
  ImageBuilder builder;
  builder.add_class("m", "a", "C", builder.layer("zip", deflated(plain), plain.size()), plain.size());
  EXPECT_EQ(ImageFile(builder.build()).content_of("a/C"), plain);
  ImageBuilder twice;
  const std::string inner = twice.layer("zip", deflated(plain), plain.size());
  twice.add_class("m", "a", "C", twice.layer("zip", deflated(inner), inner.size()), plain.size());
  EXPECT_EQ(ImageFile(twice.build()).content_of("a/C"), plain);
}

// A class file with every kind of constant, and what compact-cp makes of it.
TEST(RuntimeImage, UndoesCompactConstantPools) {
  const auto text = [](const std::vector<unsigned char>& bytes) {
    return std::string(bytes.begin(), bytes.end());
  };
  const Bytes header = Bytes().u4(0xcafebabe).u2(0).u2(61).u2(11);
  const Bytes fixed = Bytes().u1(5).u8(77).u1(3).u4(1).u1(15).u1(6).u2(1).u1(7).u2(1).u1(10).u2(1).u2(2);
  const Bytes rest = Bytes().text("the rest of the class");
  Bytes plain = header;
  plain.u1(1).u2(6).text("shared");
  plain.u1(1).u2(3).text("own");
  plain.u1(1).u2(22).text("(La/b/C;[LD;)Llong/A;V").append(fixed);
  plain.append(Bytes().u1(1).u2(1).text("I")).append(rest);
  ImageBuilder builder;
  for (int index = 0; index < 20; ++index) builder.string("filler " + std::to_string(index));
  // Numbers: the length of the number in bits 5 and 6 of its first byte, or four plain bytes.
  const auto two = [](unsigned value) { return Bytes().u1(0x80 | 2 << 5 | value >> 8).u1(value & 0xff); };
  const auto four = [](unsigned value) { return Bytes().u4(value); };
  const unsigned shared = builder.string("shared");
  const unsigned pattern = builder.string("(L;[L;)L;V");
  Bytes numbers;
  numbers.append(two(builder.string("a/b"))).append(two(builder.string("C")));
  numbers.append(two(builder.string(""))).append(four(builder.string("D")));
  numbers.append(two(builder.string("long"))).append(two(builder.string("A")));
  Bytes packed = header;
  packed.u1(23).append(two(shared));
  packed.u1(1).u2(3).text("own");
  packed.u1(25)
      .append(two(pattern))
      .u1(0x80 | 1 << 5 | static_cast<unsigned>(numbers.size()))
      .append(numbers);
  packed.append(fixed);
  packed.u1(25).append(two(builder.string("I"))).u1(0x80 | 1 << 5).append(rest);
  const std::string content = text(packed.get());
  builder.add_class("m", "a", "C", builder.layer("compact-cp", content, plain.size()), plain.size());
  EXPECT_EQ(ImageFile(builder.build()).content_of("a/C"), text(plain.get()));
}

TEST(RuntimeImage, NamesPluginsItDoesNotKnow) {
  ImageBuilder builder;
  builder.add_class("m", "a", "C", builder.layer("lzma", "????", 10), 10);
  EXPECT_EQ(
      ImageFile(builder.build()).error(),
      "!/m/a/C.class: compressed by the jlink plug-in 'lzma', which this Jury does not know; use a JDK whose "
      "lib/modules is not compressed so");
}

TEST(RuntimeImage, RefusesDamagedCompression) {
  const auto error = [](const std::string& plugin, const std::string& content, std::uint64_t size) {
    ImageBuilder builder;
    builder.add_class("m", "a", "C", builder.layer(plugin, content, size), 10);
    return ImageFile(builder.build()).error();
  };
  EXPECT_EQ(error("zip", "no zlib stream", 10), "!/m/a/C.class: compressed data is damaged");
  EXPECT_EQ(error("zip", deflated("ten bytes!"), 11), "!/m/a/C.class: compressed data is damaged");
  EXPECT_EQ(error("zip", deflated("ten bytes!"), std::uint64_t{1} << 40),
            "!/m/a/C.class: compressed data is damaged");
  EXPECT_EQ(error("zip", deflated("eleven byte"), 11), "!/m/a/C.class: compressed data is damaged");
  EXPECT_EQ(error("compact-cp", "12345678" + std::string("\0\2\x63", 3), 100),
            "!/m/a/C.class: compressed constant pool is damaged: tag 99");
  EXPECT_EQ(error("compact-cp", "12345678" + std::string("\0\1", 2) + "more", 10),
            "!/m/a/C.class: compressed constant pool is damaged: longer than declared");
  EXPECT_EQ(error("compact-cp", "1234", 10), "!/m/a/C.class: truncated: 8 bytes needed, 4 left");
}

TEST(RuntimeImage, RefusesOtherFiles) {
  EXPECT_EQ(ImageFile("").error(), ": not a Java runtime image");
  EXPECT_EQ(ImageFile(std::string(100, 'x')).error(), ": not a Java runtime image");
  ImageBuilder newer;
  newer.version = 0x00020001;
  EXPECT_EQ(ImageFile(newer.build()).error(), ": runtime image version 2.1, this Jury reads version 1");
  EXPECT_EQ(ImageFile(small_image().build().substr(0, 60)).error(),
            ": damaged runtime image: its index is longer than the file");
}

TEST(RuntimeImage, SurvivesEveryDamagedByteAndTruncation) {
  const std::string whole = small_image().build();
  int errors = 0;
  ImageFile file(whole);
  const auto damage = [&](const std::string& bytes) {
    file.replace(bytes);
    errors += file.error() == "no error" ? 0 : 1;
  };
  for (std::size_t index = 0; index < whole.size(); ++index) {
    std::string bytes = whole;
    bytes[index] = static_cast<char>(static_cast<unsigned char>(bytes[index]) ^ 0x81);
    damage(bytes);
    damage(whole.substr(0, index));
  }
  EXPECT_GT(errors, 100);
}

}  // namespace
}  // namespace jury::classfile
