// The constant pool: every tag is read, and every wrong reference has a message that names the constant.
#include "classfile/constant_pool.h"

#include "classfile/format_error.h"
#include "reading.h"

namespace jury::classfile {
namespace {

TEST(ConstantPool, ReadsNumbersAndTexts) {
  ClassBytes bytes;
  const auto text = bytes.utf8("h\xc3\xa9");
  const auto integer = bytes.integer(-7);
  const auto single = bytes.constant(Bytes().u1(4).u4(0x3fc00000));
  const auto wide = bytes.constant(Bytes().u1(5).u8(0x8000000000000000U), 2);
  const auto real = bytes.constant(Bytes().u1(6).u8(0x3ff8000000000000U), 2);
  const auto string = bytes.string("value");
  const auto name = bytes.class_constant("[Ljava/lang/String;");
  const ConstantPool pool = read(bytes).constants;
  EXPECT_EQ(pool.utf8(text), Symbol("h\xc3\xa9"));
  EXPECT_EQ(pool.integer(integer), -7);
  EXPECT_EQ(pool.single_float(single), 1.5F);
  EXPECT_EQ(pool.long_integer(wide), INT64_MIN);
  EXPECT_EQ(pool.tag(static_cast<std::uint16_t>(wide + 1)), ConstantTag::Unusable);
  EXPECT_EQ(pool.double_float(real), 1.5);
  EXPECT_EQ(pool.string(string), Symbol("value"));
  EXPECT_EQ(pool.class_name(name), Symbol("[Ljava/lang/String;"));
}

TEST(ConstantPool, ReadsMembers) {
  ClassBytes bytes;
  const auto field = bytes.member(9, "a/B", "x", "I");
  const auto method = bytes.member(10, "a/B", "<init>", "(J)V");
  const auto interface_method = bytes.member(11, "a/I", "f", "()V");
  const auto named = bytes.name_and_type("y", "[D");
  const ConstantPool pool = read(bytes).constants;
  EXPECT_EQ(pool.field(field).owner, Symbol("a/B"));
  EXPECT_EQ(pool.field(field).name, Symbol("x"));
  EXPECT_EQ(pool.field(field).descriptor, Symbol("I"));
  EXPECT_EQ(pool.method(method).descriptor, Symbol("(J)V"));
  EXPECT_FALSE(pool.method(method).in_interface);
  EXPECT_TRUE(pool.method(interface_method).in_interface);
  EXPECT_EQ(pool.name_and_type(named).descriptor, Symbol("[D"));
}

TEST(ConstantPool, ReadsHandlesTypesAndDynamicConstants) {
  ClassBytes bytes;
  const auto to_method = bytes.method_handle(6, bytes.member(10, "a/B", "bootstrap", "()V"));
  const auto to_field = bytes.method_handle(1, bytes.member(9, "a/B", "x", "I"));
  const auto type = bytes.reference(16, bytes.utf8("(I)J"));
  const auto dynamic = bytes.pair(17, 0, bytes.name_and_type("c", "J"));
  const auto invoke = bytes.pair(18, 0, bytes.name_and_type("run", "()Ljava/lang/Runnable;"));
  bytes.class_attribute("BootstrapMethods", ClassBytes::list({Bytes().u2(to_method).u2(0)}));
  const ConstantPool pool = read(bytes).constants;
  EXPECT_EQ(pool.method_handle(to_method).kind, ReferenceKind::InvokeStatic);
  EXPECT_EQ(pool.method_handle(to_method).member.name, Symbol("bootstrap"));
  EXPECT_EQ(pool.method_handle(to_field).kind, ReferenceKind::GetField);
  EXPECT_EQ(pool.method_handle(to_field).member.descriptor, Symbol("I"));
  EXPECT_EQ(pool.method_type(type), Symbol("(I)J"));
  EXPECT_EQ(pool.dynamic(dynamic).descriptor, Symbol("J"));
  EXPECT_EQ(pool.dynamic(invoke).name, Symbol("run"));
  EXPECT_EQ(pool.dynamic(invoke).bootstrap_method, 0);
}

TEST(ConstantPool, ReadsModulesAndPackages) {
  ClassBytes bytes;
  const auto module = bytes.reference(19, bytes.utf8("java.base"));
  const auto package = bytes.reference(20, bytes.utf8("java/util"));
  const ConstantPool pool = read(bytes).constants;
  EXPECT_EQ(pool.module_name(module), Symbol("java.base"));
  EXPECT_EQ(pool.package_name(package), Symbol("java/util"));
}

TEST(ConstantPool, AccessorsRefuseOtherTags) {
  const ConstantPool pool = read(ClassBytes()).constants;
  EXPECT_THROW(pool.integer(1), FormatError);
  EXPECT_THROW(pool.utf8(0), FormatError);
  EXPECT_THROW(pool.utf8(999), FormatError);
  EXPECT_THROW(pool.dynamic(1), FormatError);
  EXPECT_THROW(pool.method(1), FormatError);
}

// One constant after the four that every ClassBytes starts with.
std::string error_of_constant(const Bytes& constant, std::uint16_t major = 61) {
  ClassBytes bytes;
  bytes.major = major;
  bytes.constant(constant);
  return error_of(bytes);
}

TEST(ConstantPool, RefusesUnknownTags) {
  EXPECT_EQ(error_of_constant(Bytes().u1(2)), "constant 5: unknown constant tag 2");
  EXPECT_EQ(error_of_constant(Bytes().u1(0)), "constant 5: unknown constant tag 0");
  EXPECT_EQ(error_of_constant(Bytes().u1(255)), "constant 5: unknown constant tag 255");
}

TEST(ConstantPool, RefusesTagsOfLaterVersions) {
  EXPECT_EQ(error_of_constant(Bytes().u1(16).u2(1), 50),
            "constant 5: a MethodType needs class file version 51, this one is 50");
  EXPECT_EQ(error_of_constant(Bytes().u1(17).u2(0).u2(1), 54),
            "constant 5: a Dynamic needs class file version 55, this one is 54");
  EXPECT_EQ(error_of_constant(Bytes().u1(19).u2(1), 52),
            "constant 5: a Module needs class file version 53, this one is 52");
}

TEST(ConstantPool, RefusesBadTexts) {
  EXPECT_EQ(error_of_constant(Bytes().u1(1).u2(1).u1(0)), "constant 5: not modified UTF-8");
  EXPECT_EQ(error_of_constant(Bytes().u1(1).u2(60000)), "constant 5: truncated: 60000 bytes needed, 14 left");
}

TEST(ConstantPool, RefusesAnEightByteConstantAtTheEnd) {
  EXPECT_EQ(error_of_constant(Bytes().u1(5).u8(0)), "constant 5: an eight-byte constant cannot be the last");
}

TEST(ConstantPool, RefusesWrongReferences) {
  EXPECT_EQ(error_of_constant(Bytes().u1(8).u2(2)),
            "constant 5 (String): refers to constant 2, a Class instead of a Utf8");
  EXPECT_EQ(error_of_constant(Bytes().u1(8).u2(0)),
            "constant 5 (String): refers to constant 0, the pool ends at 5");
  EXPECT_EQ(error_of_constant(Bytes().u1(8).u2(6)),
            "constant 5 (String): refers to constant 6, the pool ends at 5");
  EXPECT_EQ(error_of_constant(Bytes().u1(9).u2(2).u2(1)),
            "constant 5 (Fieldref): refers to constant 1, a Utf8 instead of a NameAndType");
  EXPECT_EQ(error_of_constant(Bytes().u1(10).u2(1).u2(1)),
            "constant 5 (Methodref): refers to constant 1, a Utf8 instead of a Class");
}

TEST(ConstantPool, RefusesBadNames) {
  const auto error = [](unsigned tag, const char* text) {
    ClassBytes bytes;
    bytes.reference(tag, bytes.utf8(text));
    return error_of(bytes);
  };
  EXPECT_EQ(error(7, "a.b"), "constant 6 (Class): 'a.b' is not a class name");
  EXPECT_EQ(error(7, ""), "constant 6 (Class): '' is not a class name");
  EXPECT_EQ(error(16, "I"), "constant 6 (MethodType): 'I' is not a method descriptor");
  EXPECT_EQ(error(19, ""), "constant 6 (Module): empty module name");
  EXPECT_EQ(error(20, "a//b"), "constant 6 (Package): 'a//b' is not a package name");
}

TEST(ConstantPool, RefusesBadNamesAndTypes) {
  const auto error = [](const char* name, const char* descriptor) {
    ClassBytes bytes;
    bytes.name_and_type(name, descriptor);
    return error_of(bytes);
  };
  EXPECT_EQ(error("f", "(I"), "constant 7 (NameAndType): '(I' is not a method descriptor");
  EXPECT_EQ(error("<f>", "()V"), "constant 7 (NameAndType): '<f>' is not a method name");
  EXPECT_EQ(error("x", "Q"), "constant 7 (NameAndType): 'Q' is not a descriptor");
  EXPECT_EQ(error("a/b", "I"), "constant 7 (NameAndType): 'a/b' is not a field name");
}

TEST(ConstantPool, RefusesMembersOfTheWrongKind) {
  const auto error = [](unsigned tag, const char* name, const char* descriptor) {
    ClassBytes bytes;
    bytes.member(tag, "A", name, descriptor);
    return error_of(bytes);
  };
  EXPECT_EQ(error(9, "f", "()V"),
            "constant 10 (Fieldref): refers to constant 9, which does not describe a field");
  EXPECT_EQ(error(10, "x", "I"),
            "constant 10 (Methodref): refers to constant 9, which does not describe a method");
  EXPECT_EQ(error(10, "<clinit>", "()V"), "constant 10 (Methodref): cannot name '<clinit>'");
  EXPECT_EQ(error(11, "<init>", "()V"), "constant 10 (InterfaceMethodref): cannot name '<init>'");
  EXPECT_EQ(error(10, "<init>", "()I"), "constant 10 (Methodref): <init> with a result: '()I'");
}

TEST(ConstantPool, RefusesBadMethodHandles) {
  const auto error = [](unsigned kind, unsigned tag, const char* name, const char* descriptor) {
    ClassBytes bytes;
    bytes.method_handle(kind, bytes.member(tag, "A", name, descriptor));
    return error_of(bytes);
  };
  EXPECT_EQ(error(0, 10, "f", "()V"), "constant 11 (MethodHandle): unknown kind of method handle 0");
  EXPECT_EQ(error(10, 10, "f", "()V"), "constant 11 (MethodHandle): unknown kind of method handle 10");
  EXPECT_EQ(error(1, 10, "f", "()V"),
            "constant 11 (MethodHandle): a method handle of kind 1 cannot refer to a Methodref");
  EXPECT_EQ(error(5, 9, "x", "I"),
            "constant 11 (MethodHandle): a method handle of kind 5 cannot refer to a Fieldref");
  EXPECT_EQ(error(9, 10, "f", "()V"),
            "constant 11 (MethodHandle): a method handle of kind 9 cannot refer to a Methodref");
  EXPECT_EQ(error(7, 10, "<init>", "()V"),
            "constant 11 (MethodHandle): a method handle of kind 7 cannot refer to a constructor");
  EXPECT_EQ(error(8, 10, "f", "()V"),
            "constant 11 (MethodHandle): a method handle of kind 8 must refer to a constructor");
  EXPECT_EQ(error(6, 11, "f", "()V"), "no error");
  EXPECT_EQ(error(8, 10, "<init>", "()V"), "no error");
}

TEST(ConstantPool, CountsTheWordsOfArguments) {
  const auto error = [](const std::string& parameters) {
    ClassBytes bytes;
    bytes.member(10, "A", "f", "(" + parameters + ")V");
    return error_of(bytes);
  };
  EXPECT_EQ(error(std::string(255, 'I')), "no error");
  EXPECT_EQ(error(std::string(128, 'J')), "constant 10 (Methodref): more than 255 words of arguments");
}

TEST(ConstantPool, RefusesBadDynamicConstants) {
  const auto error = [](unsigned tag, const char* name, const char* descriptor) {
    ClassBytes bytes;
    bytes.pair(tag, 3, bytes.name_and_type(name, descriptor));
    return error_of(bytes);
  };
  EXPECT_EQ(error(17, "f", "()V"),
            "constant 8 (Dynamic): refers to constant 7, which does not describe a field");
  EXPECT_EQ(error(18, "x", "I"),
            "constant 8 (InvokeDynamic): refers to constant 7, which does not describe a method");
  EXPECT_EQ(error(18, "<init>", "()V"), "constant 8 (InvokeDynamic): invokedynamic cannot name '<init>'");
  EXPECT_EQ(error(17, "x", "I"), "constant 8 (Dynamic): bootstrap method 3 of 0");
  EXPECT_EQ(error(18, "f", "()V"), "constant 8 (InvokeDynamic): bootstrap method 3 of 0");
}

TEST(ConstantPool, RefusesAnEmptyPool) {
  EXPECT_EQ(error_of(Bytes().u4(0xcafebabe).u2(0).u2(61).u2(0).get()),
            "Test.class: constant pool count is 0 (at byte 8)");
}

TEST(ConstantPool, MessagesStayOneLine) {
  ClassBytes bytes;
  bytes.reference(7, bytes.utf8("a.\n" + std::string(60000, 'x')));
  const std::string message = error_of(bytes);
  EXPECT_EQ(message.find('\n'), std::string::npos);
  EXPECT_LT(message.size(), 300U);
}

}  // namespace
}  // namespace jury::classfile
