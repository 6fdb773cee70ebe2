// Code and the tables in it: exception handlers, lines, variables, stack map frames.
#include "reading.h"

namespace jury::classfile {
namespace {

// A static method f()V of four instructions: nop nop nop return.
Bytes four_bytes() { return Bytes().u1(0).u1(0).u1(0).u1(0xb1); }

Code code_with(ClassBytes& bytes, std::string_view attribute, const Bytes& content) {
  bytes.method(9, "f", "()V", {bytes.code(four_bytes(), {bytes.attribute(attribute, content)})});
  return *read(bytes).methods[0].code;
}

std::string code_error(ClassBytes& bytes, std::string_view attribute, const Bytes& content) {
  bytes.method(9, "f", "()V", {bytes.code(four_bytes(), {bytes.attribute(attribute, content)})});
  std::string message = error_of(bytes);
  const std::string front = "method f(): attribute Code: ";
  return message.starts_with(front) ? message.substr(front.size()) : message;
}

TEST(Code, KeepsLimitsAndBytes) {
  ClassBytes bytes;
  bytes.method(9, "f", "()V", {bytes.code(four_bytes(), {}, {}, 3, 5)});
  const ClassFile class_file = read(bytes);
  const Code& code = *class_file.methods[0].code;
  EXPECT_EQ(code.max_stack, 3);
  EXPECT_EQ(code.max_locals, 5);
  EXPECT_EQ(code.bytes, four_bytes().get());
}

TEST(Code, RefusesImpossibleLengths) {
  const auto error = [](std::uint32_t length) {
    ClassBytes bytes;
    bytes.method(9, "f", "()V",
                 {bytes.attribute("Code", Bytes().u2(0).u2(0).u4(length).u1(0xb1).u2(0).u2(0))});
    return error_of(bytes);
  };
  EXPECT_EQ(error(0), "method f(): attribute Code: code of length 0, which must be 1 to 65535");
  EXPECT_EQ(error(65536), "method f(): attribute Code: code of length 65536, which must be 1 to 65535");
  EXPECT_EQ(error(9), "method f(): attribute Code: longer than its declared length: 9 bytes needed, 5 left");
}

TEST(Code, ArgumentsMustFitTheLocals) {
  ClassBytes bytes;
  bytes.method(1, "f", "(J)V", {bytes.code(four_bytes(), {}, {}, 0, 2)});
  EXPECT_EQ(error_of(bytes), "method f(long): the arguments do not fit 2 local variables");
}

TEST(Code, ExceptionTable) {
  ClassBytes bytes;
  const auto type = bytes.class_constant("E");
  bytes.method(
      9, "f", "()V",
      {bytes.code(four_bytes(), {}, {Bytes().u2(0).u2(2).u2(3).u2(type), Bytes().u2(0).u2(4).u2(3).u2(0)})});
  const ClassFile class_file = read(bytes);
  const auto& handlers = class_file.methods[0].code->handlers;
  ASSERT_EQ(handlers.size(), 2U);
  EXPECT_EQ(handlers[0].end, 2);
  EXPECT_EQ(handlers[0].handler, 3);
  EXPECT_EQ(handlers[0].catch_type, Symbol("E"));
  EXPECT_TRUE(handlers[1].catch_type.empty());
}

TEST(Code, RefusesHandlersOutsideTheCode) {
  const auto error = [](unsigned start, unsigned end, unsigned handler) {
    ClassBytes bytes;
    bytes.method(9, "f", "()V",
                 {bytes.code(four_bytes(), {}, {Bytes().u2(start).u2(end).u2(handler).u2(0)})});
    return error_of(bytes);
  };
  EXPECT_EQ(error(0, 4, 3), "no error");
  EXPECT_EQ(error(2, 2, 3),
            "method f(): attribute Code: exception table entry 0 (2 to 2, handler 3) does not fit code of "
            "length 4");
  EXPECT_NE(error(0, 5, 3), "no error");
  EXPECT_NE(error(0, 4, 4), "no error");
}

TEST(Code, LinesOfSeveralTablesAreSorted) {
  ClassBytes bytes;
  const Bytes late = bytes.attribute("LineNumberTable", ClassBytes::list({Bytes().u2(3).u2(30)}));
  const Bytes early =
      bytes.attribute("LineNumberTable", ClassBytes::list({Bytes().u2(1).u2(10), Bytes().u2(2).u2(20)}));
  bytes.method(9, "f", "()V", {bytes.code(four_bytes(), {late, early})});
  const ClassFile class_file = read(bytes);
  const Code& code = *class_file.methods[0].code;
  EXPECT_EQ(code.line_at(0), 0);
  EXPECT_EQ(code.line_at(1), 10);
  EXPECT_EQ(code.line_at(2), 20);
  EXPECT_EQ(code.line_at(3), 30);
  ClassBytes beyond;
  EXPECT_EQ(code_error(beyond, "LineNumberTable", ClassBytes::list({Bytes().u2(4).u2(1)})),
            "attribute LineNumberTable: line beyond the code");
}

TEST(Code, Variables) {
  ClassBytes bytes;
  const auto name = bytes.utf8("x");
  const auto type = bytes.utf8("I");
  const Bytes entry = Bytes().u2(1).u2(3).u2(name).u2(type).u2(2);
  const Code code = code_with(bytes, "LocalVariableTable", ClassBytes::list({entry}));
  ASSERT_EQ(code.variables.size(), 1U);
  EXPECT_EQ(code.variables[0].name, Symbol("x"));
  EXPECT_EQ(code.variables[0].type, Symbol("I"));
  EXPECT_EQ(code.variables[0].index, 2);
  EXPECT_FALSE(code.variables[0].covers(0));
  EXPECT_TRUE(code.variables[0].covers(1));
  EXPECT_TRUE(code.variables[0].covers(3));
  EXPECT_FALSE(code.variables[0].covers(4));
}

TEST(Code, VariableTypes) {
  ClassBytes bytes;
  const auto name = bytes.utf8("x");
  const auto type = bytes.utf8("TT;");
  const Code code = code_with(bytes, "LocalVariableTypeTable",
                              ClassBytes::list({Bytes().u2(0).u2(4).u2(name).u2(type).u2(0)}));
  EXPECT_TRUE(code.variables.empty());
  EXPECT_EQ(code.variable_types.at(0).type, Symbol("TT;"));
}

TEST(Code, RefusesVariablesThatCannotBe) {
  const auto error = [](unsigned start, unsigned length, unsigned index) {
    ClassBytes bytes;
    const auto name = bytes.utf8("x");
    const auto type = bytes.utf8("I");
    return code_error(bytes, "LocalVariableTable",
                      ClassBytes::list({Bytes().u2(start).u2(length).u2(name).u2(type).u2(index)}));
  };
  EXPECT_EQ(error(2, 3, 0), "attribute LocalVariableTable: variable x lives beyond the code");
  EXPECT_EQ(error(0, 4, 4), "attribute LocalVariableTable: variable x has index 4 of 4");
}

TEST(StackMap, ReadsEveryKindOfFrame) {
  ClassBytes bytes;
  const auto type = bytes.class_constant("A");
  Bytes instructions;
  for (int index = 0; index < 99; ++index) instructions.u1(0);
  instructions.u1(0xb1);
  Bytes frames;
  frames.u2(8);
  frames.u1(3);                                              // same, offset 3
  frames.u1(64 + 1).u1(7).u2(type);                          // one stack item, 5
  frames.u1(247).u2(4).u1(1);                                // the same, long form, 10
  frames.u1(252).u2(0).u1(3);                                // append one, 11
  frames.u1(254).u2(8).u1(4).u1(2).u1(5);                    // append three, 20
  frames.u1(249).u2(9);                                      // chop two, 30
  frames.u1(251).u2(9);                                      // same, long form, 40
  frames.u1(255).u2(9).u2(2).u1(0).u1(6).u2(1).u1(8).u2(1);  // full, 50
  bytes.method(9, "f", "()V", {bytes.code(instructions, {bytes.attribute("StackMapTable", frames)})});
  const ClassFile class_file = read(bytes);
  const StackMapTable& table = class_file.methods[0].code->stack_map;
  const auto tags = [](std::span<const VerificationType> types) {
    std::vector<VerificationTag> result;
    for (const VerificationType& one : types) result.push_back(one.tag);
    return result;
  };
  using Tags = std::vector<VerificationTag>;
  const struct {
    FrameKind kind;
    int offset;
    int chopped;
    Tags locals;
    Tags stack;
  } expected[] = {
      {FrameKind::Same, 3, 0, {}, {}},
      {FrameKind::SameLocalsOneStack, 5, 0, {}, {VerificationTag::Object}},
      {FrameKind::SameLocalsOneStack, 10, 0, {}, {VerificationTag::Integer}},
      {FrameKind::Append, 11, 0, {VerificationTag::Double}, {}},
      {FrameKind::Append, 20, 0, {VerificationTag::Long, VerificationTag::Float, VerificationTag::Null}, {}},
      {FrameKind::Chop, 30, 2, {}, {}},
      {FrameKind::Same, 40, 0, {}, {}},
      {FrameKind::Full,
       50,
       0,
       {VerificationTag::Top, VerificationTag::UninitializedThis},
       {VerificationTag::Uninitialized}},
  };
  ASSERT_EQ(table.frames.size(), std::size(expected));
  for (std::size_t index = 0; index < std::size(expected); ++index) {
    const StackMapFrame& frame = table.frames[index];
    EXPECT_EQ(frame.kind, expected[index].kind) << index;
    EXPECT_EQ(frame.offset, expected[index].offset) << index;
    EXPECT_EQ(frame.chopped, expected[index].chopped) << index;
    EXPECT_EQ(tags(table.locals(frame)), expected[index].locals) << index;
    EXPECT_EQ(tags(table.stack(frame)), expected[index].stack) << index;
  }
  EXPECT_EQ(table.stack(table.frames[1])[0].class_name, Symbol("A"));
  EXPECT_EQ(table.stack(table.frames[7])[0].new_offset, 1);
}

TEST(StackMap, RefusesBadFrames) {
  const auto error = [](const Bytes& frame) {
    ClassBytes bytes;
    return code_error(bytes, "StackMapTable", Bytes().u2(1).append(frame));
  };
  EXPECT_EQ(error(Bytes().u1(3)), "no error");
  EXPECT_EQ(error(Bytes().u1(4)), "attribute StackMapTable: frame beyond the code");
  EXPECT_EQ(error(Bytes().u1(200)), "attribute StackMapTable: reserved frame type 200");
  EXPECT_EQ(error(Bytes().u1(64).u1(9)), "attribute StackMapTable: unknown verification type 9");
  EXPECT_EQ(error(Bytes().u1(64).u1(8).u2(4)),
            "attribute StackMapTable: uninitialized value made beyond the code");
  EXPECT_EQ(error(Bytes().u1(64).u1(7).u2(1)),
            "attribute StackMapTable: constant 1 is a Utf8 instead of a Class");
}

TEST(StackMap, IsIgnoredBeforeVersion50) {
  ClassBytes bytes;
  bytes.major = 49;
  EXPECT_TRUE(code_with(bytes, "StackMapTable", Bytes().u2(1).u1(200)).stack_map.frames.empty());
}

}  // namespace
}  // namespace jury::classfile
