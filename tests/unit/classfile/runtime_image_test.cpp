// The JDK's own classes, from the image of the JDK the tests run with.
#include "classfile/runtime_image.h"

#include <gtest/gtest.h>

#include "classfile/class_path.h"
#include "classfile/jdk.h"

namespace jury::classfile {
namespace {

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

TEST(ClassPath, ReadsEveryClassOfJavaBase) {
  const auto jdk = find_jdk();
  auto image = std::make_unique<RuntimeImage>(jdk.home / "lib" / "modules");
  const RuntimeImage& base = *image;
  ClassPath path;
  path.add(std::move(image));
  int classes = 0;
  base.list_module("java.base", [&](std::string_view name) {
    ++classes;
    EXPECT_TRUE(path.read(name)) << name;
  });
  EXPECT_GT(classes, 5000);
}

}  // namespace
}  // namespace jury::classfile
