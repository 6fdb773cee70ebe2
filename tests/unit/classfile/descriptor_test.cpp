// Descriptors and names: what is well formed, what is not, and how it is shown.
#include "classfile/descriptor.h"

#include <gtest/gtest.h>

namespace jury::classfile {
namespace {

TEST(Descriptor, ParsesEveryFieldType) {
  const struct {
    const char* text;
    BaseType base;
    int words;
    const char* shown;
  } cases[] = {
      {"Z", BaseType::Boolean, 1, "boolean"},
      {"B", BaseType::Byte, 1, "byte"},
      {"C", BaseType::Char, 1, "char"},
      {"S", BaseType::Short, 1, "short"},
      {"I", BaseType::Int, 1, "int"},
      {"J", BaseType::Long, 2, "long"},
      {"F", BaseType::Float, 1, "float"},
      {"D", BaseType::Double, 2, "double"},
      {"[[J", BaseType::Long, 1, "long[][]"},
      {"Ljava/lang/String;", BaseType::Reference, 1, "java.lang.String"},
      {"[La/B$C;", BaseType::Reference, 1, "a.B$C[]"},
  };
  for (const auto& expected : cases) {
    const auto type = parse_field_descriptor(expected.text);
    ASSERT_TRUE(type) << expected.text;
    EXPECT_EQ(type->base, expected.base);
    EXPECT_EQ(type->words(), expected.words);
    EXPECT_EQ(type->display(), expected.shown);
    EXPECT_EQ(type->descriptor(), expected.text);
    EXPECT_TRUE(is_field_descriptor(expected.text));
  }
}

TEST(Descriptor, RefusesMalformedFieldTypes) {
  for (const char* text : {"", "V", "[V", "[", "X", "II", "L;", "Ljava/lang/String", "La.b;", "L/a;", "La/;",
                           "La//b;", "La[b;", "I;", "()V"}) {
    EXPECT_FALSE(parse_field_descriptor(text)) << text;
    EXPECT_FALSE(is_field_descriptor(text)) << text;
  }
  EXPECT_TRUE(is_field_descriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
}

TEST(Descriptor, ParsesMethods) {
  const auto method = parse_method_descriptor("(IJ[DLjava/util/List;)V");
  ASSERT_TRUE(method);
  ASSERT_EQ(method->parameters.size(), 4U);
  EXPECT_TRUE(method->parameters[2].is_array());
  EXPECT_EQ(method->parameters[3].class_name, Symbol("java/util/List"));
  EXPECT_TRUE(method->return_type.is_void());
  EXPECT_EQ(method->parameter_words(), 5);
  EXPECT_EQ(parameter_words("(IJ[DLjava/util/List;)V"), 5);
  EXPECT_EQ(parse_method_descriptor("()[I")->return_type.dimensions, 1);
}

TEST(Descriptor, RefusesMalformedMethods) {
  for (const char* text : {"", "V", "(", "()", "(V)V", "()VV", "(I", "I)V", "()[V", "(I)L;", "(L)V"}) {
    EXPECT_FALSE(parse_method_descriptor(text)) << text;
    EXPECT_FALSE(is_method_descriptor(text)) << text;
  }
}

TEST(Descriptor, TellsNamesApart) {
  EXPECT_TRUE(is_unqualified_name("x$1"));
  EXPECT_TRUE(is_unqualified_name("<x>"));
  for (const char* text : {"", "a.b", "a;", "a[", "a/b"}) EXPECT_FALSE(is_unqualified_name(text)) << text;
  EXPECT_TRUE(is_method_name("<init>"));
  EXPECT_TRUE(is_method_name("<clinit>"));
  EXPECT_TRUE(is_method_name("lambda$f$0"));
  for (const char* text : {"", "<x>", "a<b", "a>b", "a/b"}) EXPECT_FALSE(is_method_name(text)) << text;
  EXPECT_TRUE(is_class_constant_name("[[I"));
  EXPECT_TRUE(is_class_constant_name("a/B"));
  EXPECT_FALSE(is_class_constant_name("[X"));
  EXPECT_FALSE(is_class_constant_name(""));
  EXPECT_FALSE(is_internal_class_name("[I"));
}

TEST(Descriptor, ClassifiesATextAsTheSingleChecksDo) {
  for (const char* text :
       {"",    "I",   "V",   "[I",     "[[La/b;",  "La/b;", "La/b", "()V", "(IJ)V", "(I",   "a/b", "a/", "/a",
        "a.b", "a;b", "a[b", "<init>", "<clinit>", "<x>",   "x",    "[",   "a<b",   "a//b", "[V",  "L;"}) {
    const TextKinds kinds = classify_text(text);
    EXPECT_EQ(kinds.has(TextKind::UnqualifiedName), is_unqualified_name(text)) << text;
    EXPECT_EQ(kinds.has(TextKind::MethodName), is_method_name(text)) << text;
    EXPECT_EQ(kinds.has(TextKind::ClassName), is_internal_class_name(text)) << text;
    EXPECT_EQ(kinds.has(TextKind::ClassConstant), is_class_constant_name(text)) << text;
    EXPECT_EQ(kinds.has(TextKind::FieldDescriptor), is_field_descriptor(text)) << text;
    EXPECT_EQ(kinds.has(TextKind::MethodDescriptor), is_method_descriptor(text)) << text;
    EXPECT_EQ(kinds.parameter_words, parameter_words(text).value_or(0)) << text;
  }
}

TEST(Descriptor, ShowsNamesAsJavaDoes) {
  EXPECT_EQ(display_class_name("java/util/Map$Entry"), "java.util.Map$Entry");
  EXPECT_EQ(display_class_name("[[Ljava/util/Map;"), "java.util.Map[][]");
  EXPECT_EQ(display_class_name("[X"), "[X");
  EXPECT_EQ(internal_class_name("java.util.Map$Entry"), "java/util/Map$Entry");
  EXPECT_EQ(display_method("indexOf", "(Ljava/lang/String;I)I"), "indexOf(java.lang.String, int)");
  EXPECT_EQ(display_method("f", "()V"), "f()");
  EXPECT_EQ(display_method("f", "?"), "f?");
  EXPECT_EQ(package_of("java/util/Map"), "java/util");
  EXPECT_EQ(package_of("Map"), "");
}

}  // namespace
}  // namespace jury::classfile
