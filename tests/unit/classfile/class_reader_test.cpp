// The class reader: header, names, members; and the message for each way they can be wrong.
#include "classfile/class_reader.h"

#include "reading.h"

namespace jury::classfile {
namespace {

Bytes return_code() { return Bytes().u1(0xb1); }

TEST(ClassReader, ReadsAnEmptyClass) {
  ClassBytes bytes;
  bytes.interfaces = {bytes.class_constant("java/lang/Runnable")};
  const ClassFile class_file = read(bytes);
  EXPECT_EQ(class_file.origin, "Test.class");
  EXPECT_EQ(class_file.major_version, 61);
  EXPECT_EQ(class_file.name, Symbol("Test"));
  EXPECT_EQ(class_file.super_name, Symbol("java/lang/Object"));
  EXPECT_EQ(class_file.interfaces, symbols({"java/lang/Runnable"}));
  EXPECT_TRUE(class_file.access.has(AccessFlag::Public));
  EXPECT_FALSE(class_file.is_interface());
  EXPECT_EQ(read_class_name(bytes.build(), ""), "Test");
}

TEST(ClassReader, FindsMembers) {
  ClassBytes bytes;
  bytes.field(0x19, "x", "I");
  bytes.method(0x401, "f", "()V");
  bytes.method(9, "f", "(I)V", {bytes.code(return_code())});
  const ClassFile class_file = read(bytes);
  const Method* method = class_file.find_method(Symbol("f"), Symbol("(I)V"));
  ASSERT_NE(method, nullptr);
  EXPECT_TRUE(method->is_static());
  EXPECT_FALSE(method->is_native());
  EXPECT_TRUE(class_file.find_method(Symbol("f"), Symbol("()V"))->is_abstract());
  EXPECT_EQ(class_file.find_method(Symbol("f"), Symbol("(J)V")), nullptr);
  EXPECT_TRUE(class_file.find_field(Symbol("x"), Symbol("I"))->is_static());
  EXPECT_EQ(class_file.find_field(Symbol("x"), Symbol("J")), nullptr);
}

TEST(ClassReader, RefusesWhatIsNotAClass) {
  EXPECT_EQ(error_of(std::vector<unsigned char>()), "Test.class: not a class file: it is empty (at byte 0)");
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
  EXPECT_TRUE(read(bytes).uses_preview_features());
  bytes.major = 45;
  bytes.minor = 3;
  EXPECT_FALSE(read(bytes).uses_preview_features());
  bytes.major = 69;
  bytes.minor = 0;
  EXPECT_EQ(java_release(read(bytes).major_version), 25);
}

TEST(ClassReader, EveryTruncationIsAnError) {
  ClassBytes bytes;
  bytes.method(9, "f", "()V", {bytes.code(return_code())});
  const std::vector<unsigned char> whole = bytes.build();
  EXPECT_EQ(error_of(whole), "no error");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_NE(error_of({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}), "no error")
        << length;
  }
}

TEST(ClassReader, RefusesTrailingBytes) {
  std::vector<unsigned char> bytes = ClassBytes().build();
  const std::string size = std::to_string(bytes.size());
  bytes.push_back(0);
  EXPECT_EQ(error_of(bytes), "Test.class: 1 bytes follow the end of the class (at byte " + size + ")");
}

TEST(ClassReader, RefusesWrongSupertypes) {
  ClassBytes bytes;
  bytes.super_class = 0;
  EXPECT_EQ(error_of(bytes), "no superclass");
  bytes.super_class = bytes.class_constant("[I");
  EXPECT_EQ(error_of(bytes), "the superclass is an array");
  bytes.super_class = 1;
  EXPECT_EQ(error_of(bytes), "constant 1 is a Utf8 instead of a Class");
  bytes.super_class = bytes.class_constant("A");
  bytes.access = 0x0601;
  EXPECT_EQ(error_of(bytes), "the superclass of an interface is not java.lang.Object");
  bytes.access = 1;
  bytes.interfaces = {bytes.class_constant("[LA;")};
  EXPECT_EQ(error_of(bytes), "an array as interface");
  bytes.this_class = bytes.class_constant("[J");
  EXPECT_EQ(error_of(bytes), "the class is called [J");
}

TEST(ClassReader, OnlyObjectAndModulesLackASuperclass) {
  ClassBytes object;
  object.super_class = 0;
  object.this_class = object.class_constant("java/lang/Object");
  EXPECT_TRUE(read(object).super_name.empty());
  ClassBytes module;
  module.this_class = module.class_constant("module-info");
  module.super_class = 0;
  module.access = 0x8000;
  EXPECT_TRUE(read(module).is_module());
}

TEST(ClassReader, RefusesBadFields) {
  const auto error = [](const char* name, const char* descriptor) {
    ClassBytes bytes;
    bytes.field(1, name, descriptor);
    return error_of(bytes);
  };
  EXPECT_EQ(error("a.b", "I"), "field without a proper name");
  EXPECT_EQ(error("x", "V"), "field x without a proper descriptor");
  ClassBytes twice;
  twice.field(1, "x", "I");
  twice.field(1, "y", "I");
  EXPECT_EQ(error_of(twice), "no error");
  twice.field(1, "x", "I");
  EXPECT_EQ(error_of(twice), "two fields have one name and descriptor");
}

std::string error_of_method(unsigned flags, const std::string& name, const std::string& descriptor,
                            bool with_code, std::uint16_t major = 61) {
  ClassBytes bytes;
  bytes.major = major;
  std::vector<Bytes> attributes;
  if (with_code) attributes.push_back(bytes.code(return_code(), {}, {}, 4, 300));
  bytes.method(flags, name, descriptor, attributes);
  return error_of(bytes);
}

TEST(ClassReader, RefusesBadMethods) {
  EXPECT_EQ(error_of_method(1, "<f>", "()V", true), "method without a proper name");
  EXPECT_EQ(error_of_method(1, "f", "I", true), "method fI: not a method descriptor");
  EXPECT_EQ(error_of_method(1, "f", "()V", false), "method f(): no code");
  EXPECT_EQ(error_of_method(0x401, "f", "()V", true), "method f(): a native or abstract method has code");
  EXPECT_EQ(error_of_method(0x101, "f", "()V", true), "method f(): a native or abstract method has code");
  EXPECT_EQ(error_of_method(9, "<init>", "()V", true),
            "method <init>(): a constructor is neither static nor has a result");
  EXPECT_EQ(error_of_method(1, "<init>", "()I", true),
            "method <init>(): a constructor is neither static nor has a result");
  EXPECT_EQ(error_of_method(8, "<clinit>", "(I)V", true),
            "method <clinit>(int): a class initialiser is static and has neither parameters nor a result");
  EXPECT_EQ(error_of_method(0, "<clinit>", "()V", true),
            "method <clinit>(): a class initialiser is static and has neither parameters nor a result");
  EXPECT_EQ(error_of_method(0, "<clinit>", "()V", true, 50), "no error");
}

TEST(ClassReader, CountsTheWordsOfArguments) {
  const std::string longs(127, 'J');
  EXPECT_EQ(error_of_method(9, "f", "(" + longs + "I)V", true), "no error");
  EXPECT_EQ(error_of_method(1, "f", "(" + longs + ")V", true), "no error");
  EXPECT_NE(error_of_method(1, "f", "(" + longs + "I)V", true).find("more than 255 words of arguments"),
            std::string::npos);
}

TEST(ClassReader, RefusesTwoMethodsOfOneSignature) {
  ClassBytes bytes;
  bytes.method(0x401, "f", "()V");
  bytes.method(0x401, "f", "()I");
  EXPECT_EQ(error_of(bytes), "no error");
  bytes.method(0x401, "f", "()V");
  EXPECT_EQ(error_of(bytes), "two methods have one name and descriptor");
}

TEST(ClassReader, ErrorsInAMemberNameIt) {
  ClassBytes bytes;
  bytes.field(9, "x", "I", {bytes.attribute("ConstantValue", Bytes().u1(0))});
  EXPECT_EQ(error_of(bytes),
            "field x: attribute ConstantValue: longer than its declared length: 2 bytes needed, 1 left");
}

}  // namespace
}  // namespace jury::classfile
