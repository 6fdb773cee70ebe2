// The decoder: operands of every format, and the message for each broken static constraint.
#include "classfile/instruction.h"

#include "reading.h"

namespace jury::classfile {
namespace {

constexpr unsigned op(Opcode opcode) { return static_cast<unsigned>(opcode); }

Bytes one(Opcode opcode) { return Bytes().u1(op(opcode)); }

// A class with one static method f()V.
struct OneMethod {
  ClassBytes bytes;

  DecodedCode decode(const Bytes& instructions, const std::vector<Bytes>& attributes = {},
                     const std::vector<Bytes>& handlers = {}) {
    bytes.method(9, "f", "()V", {bytes.code(instructions, attributes, handlers)});
    const ClassFile class_file = read(bytes);
    return decode_method(class_file, class_file.methods[0]);
  }
  std::string error(const Bytes& instructions, const std::vector<Bytes>& attributes = {},
                    const std::vector<Bytes>& handlers = {}) {
    std::string message = user_error_of([&] { decode(instructions, attributes, handlers); });
    const std::string front = "Test.class: method f(): instruction at ";
    return message.starts_with(front) ? message.substr(front.size()) : message;
  }
  // As text, the last `return` left out.
  std::string text(const Bytes& instruction) {
    const DecodedCode code = decode(Bytes(instruction).append(one(Opcode::return_)));
    return to_string(code.instructions.at(0), read(bytes).constants);
  }
};

TEST(Instruction, CutsTheCodeIntoInstructions) {
  const DecodedCode code =
      OneMethod().decode(Bytes().u1(op(Opcode::bipush)).u1(0xff).u1(op(Opcode::pop)).u1(op(Opcode::return_)));
  ASSERT_EQ(code.instructions.size(), 3U);
  EXPECT_EQ(code.instructions[0].opcode, Opcode::bipush);
  EXPECT_EQ(code.instructions[0].value, -1);
  EXPECT_EQ(code.instructions[0].length, 2U);
  EXPECT_EQ(code.instructions[1].offset, 2U);
  EXPECT_EQ(code.at(3).opcode, Opcode::return_);
  EXPECT_EQ(code.index_at[1], DecodedCode::not_an_instruction);
}

TEST(Instruction, FixedFormats) {
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::sipush)).u2(0x8000)), "sipush -32768");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::iload)).u1(3)), "iload 3");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::iinc)).u1(3).u1(0x80)), "iinc 3, -128");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::newarray)).u1(10)), "newarray int");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::goto_)).u2(3)), "goto 3");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::goto_w)).u4(5)), "goto_w 5");
  EXPECT_EQ(OneMethod().text(Bytes().u1(op(Opcode::jsr)).u2(3)), "jsr 3");
  EXPECT_EQ(OneMethod().text(one(Opcode::iadd)), "iadd");
}

TEST(Instruction, WideForms) {
  OneMethod method;
  const DecodedCode code = method.decode(Bytes()
                                             .u1(op(Opcode::wide))
                                             .u1(op(Opcode::iinc))
                                             .u2(1)
                                             .u2(0xfc18)
                                             .u1(op(Opcode::wide))
                                             .u1(op(Opcode::lload))
                                             .u2(2)
                                             .append(one(Opcode::return_)));
  EXPECT_EQ(code.instructions[0].opcode, Opcode::iinc);
  EXPECT_TRUE(code.instructions[0].wide);
  EXPECT_EQ(code.instructions[0].value, -1000);
  EXPECT_EQ(code.instructions[0].length, 6U);
  EXPECT_EQ(code.instructions[1].opcode, Opcode::lload);
  EXPECT_EQ(code.instructions[1].index, 2);
  EXPECT_EQ(to_string(code.instructions[1], read(method.bytes).constants), "wide lload 2");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::wide)).append(one(Opcode::iadd))),
            "0 (wide): wide before iadd");
}

TEST(Instruction, ShortLocalFormsHaveTheirIndex) {
  const DecodedCode code = OneMethod().decode(one(Opcode::aload_3)
                                                  .append(one(Opcode::dstore_2))
                                                  .append(one(Opcode::lload_0))
                                                  .append(one(Opcode::return_)));
  EXPECT_EQ(code.instructions[0].index, 3);
  EXPECT_EQ(code.instructions[1].index, 2);
  EXPECT_EQ(code.instructions[2].index, 0);
}

TEST(Instruction, LocalVariablesMustExist) {
  const auto error = [](const Bytes& instruction) {
    return OneMethod().error(Bytes(instruction).u1(op(Opcode::return_)));
  };
  EXPECT_EQ(error(Bytes().u1(op(Opcode::istore)).u1(4)), "0 (istore): local variable 4 of 4");
  EXPECT_EQ(error(one(Opcode::dload_3)), "0 (dload_3): local variable 3 of 4");
  EXPECT_EQ(error(one(Opcode::lstore_3)), "0 (lstore_3): local variable 3 of 4");
  EXPECT_EQ(error(one(Opcode::fstore_3)), "no error");
  EXPECT_EQ(error(Bytes().u1(op(Opcode::iinc)).u1(9).u1(1)), "0 (iinc): local variable 9 of 4");
  EXPECT_EQ(error(Bytes().u1(op(Opcode::ret)).u1(9)), "0 (ret): local variable 9 of 4");
}

TEST(Instruction, TableSwitch) {
  OneMethod method;
  const DecodedCode code = method.decode(Bytes()
                                             .u1(op(Opcode::tableswitch))
                                             .u1(0)
                                             .u2(0)
                                             .u4(29)
                                             .u4(0xffffffff)
                                             .u4(1)
                                             .u4(28)
                                             .u4(29)
                                             .u4(28)
                                             .append(one(Opcode::nop))
                                             .append(one(Opcode::return_)));
  const Instruction& instruction = code.instructions[0];
  EXPECT_EQ(instruction.length, 28U);
  EXPECT_EQ(instruction.target, 29U);
  ASSERT_EQ(instruction.cases.size(), 3U);
  EXPECT_EQ(instruction.cases[0].key, -1);
  EXPECT_EQ(instruction.cases[0].target, 28U);
  EXPECT_EQ(instruction.cases[2].key, 1);
  EXPECT_EQ(to_string(instruction, read(method.bytes).constants),
            "tableswitch {-1: 28, 0: 29, 1: 28, default: 29}");
}

TEST(Instruction, TableSwitchErrors) {
  const auto error = [](unsigned padding, std::uint32_t low, std::uint32_t high) {
    return OneMethod().error(Bytes()
                                 .u1(op(Opcode::tableswitch))
                                 .u1(padding)
                                 .u2(0)
                                 .u4(20)
                                 .u4(low)
                                 .u4(high)
                                 .u4(20)
                                 .append(one(Opcode::return_)));
  };
  EXPECT_EQ(error(0, 5, 5), "no error");
  EXPECT_EQ(error(1, 5, 5), "0 (tableswitch): padding is not 0");
  EXPECT_EQ(error(0, 5, 4), "0 (tableswitch): lowest key 5 above highest 4");
  EXPECT_EQ(error(0, 0x80000000, 0x7fffffff), "0 (tableswitch): more cases than code");
  OneMethod old;
  old.bytes.major = 50;
  EXPECT_EQ(old.error(Bytes()
                          .u1(op(Opcode::tableswitch))
                          .u1(9)
                          .u2(9)
                          .u4(20)
                          .u4(0)
                          .u4(0)
                          .u4(20)
                          .append(one(Opcode::return_))),
            "no error");
}

TEST(Instruction, LookupSwitch) {
  const auto with_keys = [](std::uint32_t first, std::uint32_t second) {
    return Bytes()
        .u1(op(Opcode::lookupswitch))
        .u1(0)
        .u2(0)
        .u4(28)
        .u4(2)
        .u4(first)
        .u4(28)
        .u4(second)
        .u4(28)
        .append(one(Opcode::return_));
  };
  const DecodedCode code = OneMethod().decode(with_keys(0xfffffff0, 7));
  ASSERT_EQ(code.instructions[0].cases.size(), 2U);
  EXPECT_EQ(code.instructions[0].cases[0].key, -16);
  EXPECT_EQ(OneMethod().error(with_keys(7, 7)), "0 (lookupswitch): keys are not in increasing order");
  const auto with_count = [](std::uint32_t count) {
    return Bytes().u1(op(Opcode::lookupswitch)).u1(0).u2(0).u4(12).u4(count).append(one(Opcode::return_));
  };
  EXPECT_EQ(OneMethod().error(with_count(0)), "no error");
  EXPECT_EQ(OneMethod().error(with_count(0xffffffff)), "0 (lookupswitch): negative number of cases");
  EXPECT_EQ(OneMethod().error(with_count(0x7fffffff)), "0 (lookupswitch): more cases than code");
}

TEST(Instruction, TargetsMustBeInstructions) {
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::goto_)).u2(0xffff)),
            "0 (goto): jump to -1, the code has length 3");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::goto_)).u2(3)),
            "0 (goto): jump to 3, the code has length 3");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::goto_)).u2(1)),
            "0 (goto): target at 1 is inside an instruction");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::goto_w)).u4(0x80000000)),
            "0 (goto_w): jump to -2147483648, the code has length 5");
}

TEST(Instruction, TablesMustPointAtInstructions) {
  const Bytes code = Bytes().u1(op(Opcode::bipush)).u1(0).u1(op(Opcode::pop)).u1(op(Opcode::return_));
  const auto error = [&](unsigned start, unsigned end, unsigned handler) {
    return OneMethod().error(code, {}, {Bytes().u2(start).u2(end).u2(handler).u2(0)});
  };
  EXPECT_EQ(error(0, 4, 2), "no error");
  EXPECT_EQ(error(1, 4, 2),
            "Test.class: method f(): start of an exception range at 1 is inside an instruction");
  EXPECT_EQ(error(0, 1, 2),
            "Test.class: method f(): end of an exception range at 1 is inside an instruction");
  EXPECT_EQ(error(0, 4, 1), "Test.class: method f(): exception handler at 1 is inside an instruction");
  OneMethod with_frame;
  const Bytes inside = with_frame.bytes.attribute("StackMapTable", Bytes().u2(1).u1(1));
  EXPECT_EQ(with_frame.error(code, {inside}),
            "Test.class: method f(): stack map frame at 1 is inside an instruction");
  OneMethod with_new;
  const Bytes made = with_new.bytes.attribute("StackMapTable", Bytes().u2(1).u1(64).u1(8).u2(2));
  EXPECT_EQ(with_new.error(code, {made}), "Test.class: method f(): uninitialized value that no new made");
}

TEST(Instruction, CodeMustEnd) {
  EXPECT_EQ(OneMethod().error(one(Opcode::nop)), "0 (nop): control falls off the end of the code");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::sipush)).u1(0)),
            "0 (sipush): truncated: 2 bytes needed, 1 left");
  EXPECT_EQ(OneMethod().error(Bytes().u1(202)), "0: unknown opcode 202");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::wide))), "0 (wide): truncated: 1 bytes needed, 0 left");
}

TEST(Instruction, Constants) {
  const auto text = [](Opcode opcode, const Bytes& constant, int indices = 1) {
    OneMethod method;
    const auto index = method.bytes.constant(constant, indices);
    Bytes instruction = one(opcode);
    opcode == Opcode::ldc ? instruction.u1(index) : instruction.u2(index);
    return user_error_of([&] { throw UserError(method.text(instruction)); });
  };
  EXPECT_EQ(text(Opcode::ldc, Bytes().u1(3).u4(42)), "ldc 42");
  EXPECT_EQ(text(Opcode::ldc_w, Bytes().u1(4).u4(0x3fc00000)), "ldc_w 1.500000f");
  EXPECT_EQ(text(Opcode::ldc2_w, Bytes().u1(5).u8(9), 2), "ldc2_w 9l");
  EXPECT_EQ(text(Opcode::ldc2_w, Bytes().u1(6).u8(0), 2), "ldc2_w 0.000000d");
  EXPECT_EQ(text(Opcode::ldc, Bytes().u1(7).u2(1)), "ldc Test");
  EXPECT_EQ(text(Opcode::ldc, Bytes().u1(8).u2(1)), "ldc \"Test\"");
  const std::string front = "Test.class: method f(): instruction at 0 ";
  EXPECT_EQ(text(Opcode::ldc, Bytes().u1(5).u8(9), 2), front + "(ldc): constant 5 takes two words");
  EXPECT_EQ(text(Opcode::ldc2_w, Bytes().u1(3).u4(9)), front + "(ldc2_w): constant 5 takes one word");
  EXPECT_EQ(text(Opcode::ldc, Bytes().u1(1).u2(0)), front + "(ldc): constant 5 is a Utf8");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::ldc)).u1(0)),
            "0 (ldc): constant 0 does not exist, the pool ends at 7");
}

TEST(Instruction, DynamicConstantsHaveTheSizeOfTheirType) {
  const auto error = [](Opcode opcode, const char* descriptor) {
    OneMethod method;
    const auto handle = method.bytes.method_handle(6, method.bytes.member(10, "A", "b", "()V"));
    method.bytes.class_attribute("BootstrapMethods", ClassBytes::list({Bytes().u2(handle).u2(0)}));
    const auto index = method.bytes.pair(17, 0, method.bytes.name_and_type("c", descriptor));
    const std::string message = method.error(one(opcode).u2(index).append(one(Opcode::return_)));
    return message == "no error" ? message : message.substr(message.find("takes"));
  };
  EXPECT_EQ(error(Opcode::ldc_w, "I"), "no error");
  EXPECT_EQ(error(Opcode::ldc2_w, "J"), "no error");
  EXPECT_EQ(error(Opcode::ldc2_w, "D"), "no error");
  EXPECT_EQ(error(Opcode::ldc_w, "D"), "takes two words");
  EXPECT_EQ(error(Opcode::ldc2_w, "[J"), "takes one word");
}

TEST(Instruction, ClassConstantsNeedVersion49) {
  OneMethod method;
  method.bytes.major = 48;
  EXPECT_EQ(method.error(Bytes().u1(op(Opcode::ldc)).u1(2).append(one(Opcode::return_))),
            "0 (ldc): constant 2 is a Class");
}

// The message for an instruction on a member A.f:()V or A.x:I of the given tag.
std::string member_error(Opcode opcode, unsigned tag, std::uint16_t major = 61, const char* name = "f") {
  OneMethod method;
  method.bytes.major = major;
  const auto index =
      tag == 9 ? method.bytes.member(9, "A", "x", "I") : method.bytes.member(tag, "A", name, "()V");
  Bytes code = one(opcode).u2(index);
  if (opcode == Opcode::invokeinterface) code.u1(1).u1(0);
  return method.error(code.append(one(Opcode::return_)));
}

TEST(Instruction, MembersMustBeOfTheRightKind) {
  for (const Opcode opcode : {Opcode::getstatic, Opcode::putstatic, Opcode::getfield, Opcode::putfield}) {
    EXPECT_EQ(member_error(opcode, 9), "no error");
    EXPECT_EQ(member_error(opcode, 10),
              "0 (" + std::string(mnemonic(opcode)) + "): constant 10 is a Methodref");
  }
  EXPECT_EQ(member_error(Opcode::invokevirtual, 10), "no error");
  EXPECT_EQ(member_error(Opcode::invokevirtual, 11),
            "0 (invokevirtual): constant 10 is a InterfaceMethodref");
  EXPECT_EQ(member_error(Opcode::invokeinterface, 11), "no error");
  EXPECT_EQ(member_error(Opcode::invokeinterface, 10), "0 (invokeinterface): constant 10 is a Methodref");
  for (const Opcode opcode : {Opcode::invokestatic, Opcode::invokespecial}) {
    EXPECT_EQ(member_error(opcode, 10), "no error");
    EXPECT_EQ(member_error(opcode, 11), "no error");
    EXPECT_EQ(member_error(opcode, 11, 51),
              "0 (" + std::string(mnemonic(opcode)) + "): constant 10 is a InterfaceMethodref");
  }
  EXPECT_EQ(member_error(Opcode::invokespecial, 10, 61, "<init>"), "no error");
  EXPECT_EQ(member_error(Opcode::invokevirtual, 10, 61, "<init>"), "0 (invokevirtual): calls <init>");
}

TEST(Instruction, ShowsMembersAndTypes) {
  OneMethod field;
  EXPECT_EQ(field.text(one(Opcode::getstatic).u2(field.bytes.member(9, "a/B", "x", "I"))),
            "getstatic a/B.x:I");
  OneMethod call;
  EXPECT_EQ(call.text(one(Opcode::invokestatic).u2(call.bytes.member(11, "I", "f", "()V"))),
            "invokestatic I.f:()V");
  OneMethod array;
  EXPECT_EQ(array.text(one(Opcode::multianewarray).u2(array.bytes.class_constant("[[I")).u1(2)),
            "multianewarray [[I, 2");
  OneMethod handle;
  const auto target = handle.bytes.member(9, "A", "x", "I");
  EXPECT_EQ(handle.text(one(Opcode::ldc_w).u2(handle.bytes.method_handle(2, target))), "ldc_w handle A.x:I");
}

TEST(Instruction, InvokeInterfaceCountsItsArguments) {
  const auto error = [](unsigned count, unsigned zero) {
    OneMethod method;
    const auto index = method.bytes.member(11, "A", "f", "(IJ)V");
    return method.error(
        one(Opcode::invokeinterface).u2(index).u1(count).u1(zero).append(one(Opcode::return_)));
  };
  EXPECT_EQ(error(4, 0), "no error");
  EXPECT_EQ(error(3, 0), "0 (invokeinterface): argument count 3 instead of 4");
  EXPECT_EQ(error(4, 1), "0 (invokeinterface): last byte is not 0");
}

TEST(Instruction, InvokeDynamic) {
  const auto result = [](unsigned zeros) {
    OneMethod method;
    const auto handle = method.bytes.method_handle(6, method.bytes.member(10, "A", "b", "()V"));
    method.bytes.class_attribute("BootstrapMethods", ClassBytes::list({Bytes().u2(handle).u2(0)}));
    const auto index = method.bytes.pair(18, 0, method.bytes.name_and_type("run", "()V"));
    return user_error_of(
        [&] { throw UserError(method.text(one(Opcode::invokedynamic).u2(index).u2(zeros))); });
  };
  EXPECT_EQ(result(0), "invokedynamic #0:run:()V");
  EXPECT_EQ(result(1), "Test.class: method f(): instruction at 0 (invokedynamic): last two bytes are not 0");
}

TEST(Instruction, ObjectsAndArrays) {
  const auto error = [](Opcode opcode, const std::string& type, int dimensions = -1) {
    OneMethod method;
    Bytes code = one(opcode).u2(method.bytes.class_constant(type));
    if (dimensions >= 0) code.u1(static_cast<unsigned>(dimensions));
    return method.error(code.append(one(Opcode::return_)));
  };
  EXPECT_EQ(error(Opcode::new_, "A"), "no error");
  EXPECT_EQ(error(Opcode::new_, "[A"),
            "Test.class: constant 6 (Class): '[A' is not a class name (at byte 47)");
  EXPECT_EQ(error(Opcode::new_, "[LA;"), "0 (new): creates the array [LA;");
  EXPECT_EQ(error(Opcode::checkcast, "[LA;"), "no error");
  EXPECT_EQ(error(Opcode::anewarray, std::string(254, '[') + "I"), "no error");
  EXPECT_EQ(error(Opcode::anewarray, std::string(255, '[') + "I"),
            "0 (anewarray): array of more than 255 dimensions");
  EXPECT_EQ(error(Opcode::multianewarray, "[[I", 2), "no error");
  EXPECT_EQ(error(Opcode::multianewarray, "[[I", 1), "no error");
  EXPECT_EQ(error(Opcode::multianewarray, "[[I", 3), "0 (multianewarray): array of 3 dimensions of type [[I");
  EXPECT_EQ(error(Opcode::multianewarray, "[[I", 0), "0 (multianewarray): array of 0 dimensions of type [[I");
  EXPECT_EQ(error(Opcode::multianewarray, "A", 1), "0 (multianewarray): array of 1 dimensions of type A");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::newarray)).u1(3)), "0 (newarray): unknown array type 3");
  EXPECT_EQ(OneMethod().error(Bytes().u1(op(Opcode::newarray)).u1(12)),
            "0 (newarray): unknown array type 12");
}

TEST(Instruction, EveryOpcodeDecodesToItself) {
  for (const OpcodeInfo& row : opcode_table) {
    if (row.format != OperandFormat::None) continue;
    ClassBytes bytes;
    bytes.method(9, "f", "()V", {bytes.code(one(row.opcode).append(one(Opcode::return_)), {}, {}, 4, 5)});
    const ClassFile class_file = read(bytes);
    const DecodedCode code = decode_method(class_file, class_file.methods[0]);
    EXPECT_EQ(code.instructions.at(0).opcode, row.opcode) << row.mnemonic;
  }
}

}  // namespace
}  // namespace jury::classfile
