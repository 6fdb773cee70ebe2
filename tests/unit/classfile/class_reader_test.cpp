// The class reader: header, names, members; and the message for each way they can be wrong.
#include "classfile/class_reader.h"

#include <gtest/gtest.h>

#include "class_bytes.h"
#include "support/diagnostics.h"

namespace jury::classfile {
namespace {

std::string error_of(const std::vector<unsigned char>& bytes) {
  try {
    read_class(bytes, "Test.class");
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

TEST(ClassReader, ReadsAnEmptyClass) {
  ClassBytes bytes;
  bytes.interfaces = {bytes.class_constant("java/lang/Runnable")};
  const ClassFile read = read_class(bytes.build(), "Test.class");
  EXPECT_EQ(read.origin, "Test.class");
  EXPECT_EQ(read.major_version, 61);
  EXPECT_EQ(read.name, Symbol("Test"));
  EXPECT_EQ(read.super_name, Symbol("java/lang/Object"));
  EXPECT_EQ(read.interfaces, std::vector<Symbol>{Symbol("java/lang/Runnable")});
  EXPECT_TRUE(read.access.has(AccessFlag::Public));
  EXPECT_FALSE(read.is_interface());
}

TEST(ClassReader, RefusesWhatIsNotAClass) {
  EXPECT_EQ(error_of({}), "Test.class: not a class file: it is empty (at byte 0)");
  EXPECT_EQ(error_of({0xca, 0xfe}), "Test.class: not a class file: only 2 bytes (at byte 0)");
  EXPECT_EQ(error_of({'P', 'K', 3, 4}),
            "Test.class: not a class file: starts with 0x504b0304 instead of 0xcafebabe (at byte 0)");
}

TEST(ClassReader, RefusesVersionsItDoesNotKnow) {
  ClassBytes bytes;
  bytes.major = 70;
  EXPECT_EQ(
      error_of(bytes.build()),
      "Test.class: class file version 70 (Java 26) is newer than 69 (Java 25), the newest this Jury reads "
      "(at byte 6)");
  bytes.major = 44;
  EXPECT_EQ(
      error_of(bytes.build()),
      "Test.class: class file version 44 is older than 45 (JDK 1.0.2), the oldest there is (at byte 6)");
  bytes.major = 61;
  bytes.minor = 3;
  EXPECT_EQ(error_of(bytes.build()), "Test.class: class file version 61.3 does not exist (at byte 4)");
  bytes.minor = 0xffff;
  EXPECT_TRUE(read_class(bytes.build(), "").uses_preview_features());
}

TEST(ClassReader, EveryTruncationIsAnError) {
  ClassBytes bytes;
  bytes.method(9, "f", "()V", {bytes.code(Bytes().u1(0xb1))});
  const std::vector<unsigned char> whole = bytes.build();
  EXPECT_EQ(error_of(whole), "no error");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_NE(error_of({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}), "no error")
        << length;
  }
}

}  // namespace
}  // namespace jury::classfile
