// Annotations: every kind of element value, every place, every target of a type annotation.
#include "classfile/annotations.h"
#include "reading.h"

namespace jury::classfile {
namespace {

// One annotation @A(v = value), as the content of a RuntimeVisibleAnnotations attribute of the class.
class OneElement {
 public:
  ClassBytes bytes;

  AnnotationValue read_value(const Bytes& value) {
    add(value);
    return read(bytes).annotations.at(0).elements.at(0).second;
  }
  std::string error(const Bytes& value) {
    add(value);
    return error_of(bytes);
  }

 private:
  void add(const Bytes& value) {
    const auto type = bytes.utf8("LA;");
    const auto name = bytes.utf8("v");
    bytes.class_attribute("RuntimeVisibleAnnotations",
                          ClassBytes::list({Bytes().u2(type).u2(1).u2(name).append(value)}));
  }
};

TEST(Annotation, PrimitiveElements) {
  for (const char tag : std::string("BCISZ")) {
    OneElement element;
    const auto number = element.bytes.integer(65);
    const AnnotationValue value = element.read_value(Bytes().u1(static_cast<unsigned>(tag)).u2(number));
    EXPECT_EQ(value.tag, tag);
    EXPECT_EQ(value.constant, number);
  }
  const struct {
    char tag;
    Bytes constant;
    int indices;
  } others[] = {{'D', Bytes().u1(6).u8(0), 2}, {'F', Bytes().u1(4).u4(0), 1}, {'J', Bytes().u1(5).u8(0), 2}};
  for (const auto& other : others) {
    OneElement element;
    const auto number = element.bytes.constant(other.constant, other.indices);
    EXPECT_EQ(element.read_value(Bytes().u1(static_cast<unsigned>(other.tag)).u2(number)).constant, number);
    OneElement wrong;
    EXPECT_NE(wrong.error(Bytes().u1(static_cast<unsigned>(other.tag)).u2(1)).find("is a Utf8 instead of"),
              std::string::npos);
  }
}

TEST(Annotation, TextsEnumsAndClasses) {
  OneElement text;
  EXPECT_EQ(text.read_value(Bytes().u1('s').u2(text.bytes.utf8("hello"))).text, Symbol("hello"));
  OneElement type;
  EXPECT_EQ(type.read_value(Bytes().u1('c').u2(type.bytes.utf8("V"))).text, Symbol("V"));
  OneElement constant;
  const auto enumeration = constant.bytes.utf8("LColour;");
  const AnnotationValue value =
      constant.read_value(Bytes().u1('e').u2(enumeration).u2(constant.bytes.utf8("RED")));
  EXPECT_EQ(value.type, Symbol("LColour;"));
  EXPECT_EQ(value.text, Symbol("RED"));
}

TEST(Annotation, NestedAnnotationsAndArrays) {
  OneElement nested;
  const auto type = nested.bytes.utf8("LB;");
  const AnnotationValue inner = nested.read_value(Bytes().u1('@').u2(type).u2(0));
  EXPECT_EQ(inner.annotation.at(0).type, Symbol("LB;"));
  OneElement array;
  const auto one = array.bytes.utf8("one");
  const auto two = array.bytes.utf8("two");
  array.read_value(Bytes().u1('[').u2(2).u1('s').u2(one).u1('s').u2(two));
  const ClassFile class_file = read(array.bytes);
  const Annotation* annotation = find_annotation(class_file.annotations, "LA;");
  ASSERT_NE(annotation, nullptr);
  EXPECT_EQ(string_elements(*annotation, "v"), symbols({"one", "two"}));
  EXPECT_TRUE(string_elements(*annotation, "w").empty());
  EXPECT_EQ(find_annotation(class_file.annotations, "LC;"), nullptr);
}

TEST(Annotation, RefusesUnknownTagsAndBadTypes) {
  OneElement element;
  EXPECT_EQ(element.error(Bytes().u1('x').u2(1)),
            "attribute RuntimeVisibleAnnotations: unknown tag 120 of an annotation element");
  ClassBytes bytes;
  bytes.class_attribute("RuntimeVisibleAnnotations", ClassBytes::list({Bytes().u2(1).u2(0)}));
  EXPECT_EQ(error_of(bytes), "attribute RuntimeVisibleAnnotations: annotation without a proper type");
}

TEST(Annotation, DepthIsLimited) {
  const auto nested = [](int depth) {
    Bytes value;
    for (int level = 0; level < depth; ++level) value.u1('[').u2(1);
    return value.u1('s').u2(1);
  };
  OneElement shallow;
  EXPECT_EQ(shallow.error(nested(100)), "no error");
  OneElement deep;
  EXPECT_EQ(deep.error(nested(20000)),
            "attribute RuntimeVisibleAnnotations: annotation nested deeper than 100");
}

TEST(Annotation, InvisibleOnesAreMarked) {
  ClassBytes bytes;
  const auto type = bytes.utf8("LA;");
  const Bytes list = ClassBytes::list({Bytes().u2(type).u2(0)});
  bytes.field(1, "x", "I",
              {bytes.attribute("RuntimeVisibleAnnotations", list),
               bytes.attribute("RuntimeInvisibleAnnotations", list)});
  const Field field = read(bytes).fields[0];
  ASSERT_EQ(field.annotations.size(), 2U);
  EXPECT_TRUE(field.annotations[0].visible);
  EXPECT_FALSE(field.annotations[1].visible);
}

TEST(Annotation, OnParametersAndAsDefault) {
  ClassBytes bytes;
  const auto type = bytes.utf8("LA;");
  const auto number = bytes.integer(3);
  const Bytes one = ClassBytes::list({Bytes().u2(type).u2(0)});
  bytes.method(0x401, "f", "(II)I",
               {bytes.attribute("RuntimeVisibleParameterAnnotations", Bytes().u1(2).u2(0).append(one)),
                bytes.attribute("RuntimeInvisibleParameterAnnotations", Bytes().u1(2).append(one).u2(0)),
                bytes.attribute("AnnotationDefault", Bytes().u1('I').u2(number))});
  const Method method = read(bytes).methods[0];
  ASSERT_EQ(method.parameter_annotations.size(), 2U);
  EXPECT_FALSE(method.parameter_annotations[0].at(0).visible);
  EXPECT_TRUE(method.parameter_annotations[1].at(0).visible);
  EXPECT_EQ(method.annotation_default->constant, number);
}

// Reads one type annotation with the given target_type and target_info.
TypeAnnotation type_annotation(unsigned target, const Bytes& information) {
  ClassBytes bytes;
  const auto type = bytes.utf8("LA;");
  const Bytes content = Bytes().u1(target).append(information).u1(1).u1(3).u1(7).u2(type).u2(0);
  bytes.class_attribute("RuntimeVisibleTypeAnnotations", ClassBytes::list({content}));
  return read(bytes).type_annotations.at(0);
}

TEST(Annotation, EveryTargetOfATypeAnnotation) {
  for (const unsigned target : {0x00U, 0x01U, 0x16U}) {
    EXPECT_EQ(type_annotation(target, Bytes().u1(4)).index, 4) << target;
  }
  for (const unsigned target : {0x11U, 0x12U}) {
    const TypeAnnotation bound = type_annotation(target, Bytes().u1(4).u1(5));
    EXPECT_EQ(bound.index, 4);
    EXPECT_EQ(bound.detail, 5);
  }
  for (const unsigned target : {0x13U, 0x14U, 0x15U}) {
    EXPECT_EQ(static_cast<unsigned>(type_annotation(target, Bytes()).target), target);
  }
  for (const unsigned target : {0x10U, 0x17U, 0x42U, 0x43U, 0x44U, 0x45U, 0x46U}) {
    EXPECT_EQ(type_annotation(target, Bytes().u2(600)).index, 600) << target;
  }
  for (const unsigned target : {0x47U, 0x48U, 0x49U, 0x4aU, 0x4bU}) {
    const TypeAnnotation argument = type_annotation(target, Bytes().u2(600).u1(2));
    EXPECT_EQ(argument.index, 600);
    EXPECT_EQ(argument.detail, 2);
  }
  for (const unsigned target : {0x40U, 0x41U}) {
    const TypeAnnotation variable = type_annotation(target, Bytes().u2(1).u2(10).u2(20).u2(3));
    ASSERT_EQ(variable.ranges.size(), 1U);
    EXPECT_EQ(variable.ranges[0].start, 10);
    EXPECT_EQ(variable.ranges[0].length, 20);
    EXPECT_EQ(variable.ranges[0].index, 3);
  }
}

TEST(Annotation, TypeAnnotationsHaveAPath) {
  const TypeAnnotation annotation = type_annotation(0x13, Bytes());
  ASSERT_EQ(annotation.path.size(), 1U);
  EXPECT_EQ(annotation.path[0].kind, 3);
  EXPECT_EQ(annotation.path[0].argument, 7);
  EXPECT_EQ(annotation.annotation.type, Symbol("LA;"));
}

TEST(Annotation, RefusesUnknownTargets) {
  ClassBytes bytes;
  bytes.class_attribute("RuntimeInvisibleTypeAnnotations",
                        ClassBytes::list({Bytes().u1(0x30).u1(0).u2(1).u2(0)}));
  EXPECT_EQ(error_of(bytes),
            "attribute RuntimeInvisibleTypeAnnotations: unknown target 48 of a type annotation");
}

TEST(Annotation, TypeAnnotationsInCode) {
  ClassBytes bytes;
  const auto type = bytes.utf8("LA;");
  const Bytes content = ClassBytes::list({Bytes().u1(0x44).u2(0).u1(0).u2(type).u2(0)});
  bytes.method(9, "f", "()V",
               {bytes.code(Bytes().u1(0xb1), {bytes.attribute("RuntimeInvisibleTypeAnnotations", content)})});
  EXPECT_EQ(read(bytes).methods[0].code->type_annotations.at(0).target, TypeTarget::New);
}

}  // namespace
}  // namespace jury::classfile
