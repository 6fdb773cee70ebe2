// Methods assembled byte by byte, for what javac does not write.
#pragma once

#include "../classfile/class_bytes.h"
#include "lowering.h"

namespace jury::lower {

using classfile::Bytes;
using classfile::ClassBytes;

// The opcodes the tests use.
enum Code : unsigned {
  nop = 0x00,
  aconst_null = 0x01,
  iconst_0 = 0x03,
  iconst_1 = 0x04,
  lconst_0 = 0x09,
  dconst_0 = 0x0e,
  bipush = 0x10,
  ldc = 0x12,
  ldc_w = 0x13,
  ldc2_w = 0x14,
  iload = 0x15,
  aload = 0x19,
  iload_0 = 0x1a,
  iload_1 = 0x1b,
  iload_2 = 0x1c,
  iload_3 = 0x1d,
  lload_0 = 0x1e,
  lload_2 = 0x20,
  fload_0 = 0x22,
  dload_0 = 0x26,
  dload_2 = 0x28,
  aload_0 = 0x2a,
  aload_1 = 0x2b,
  iaload = 0x2e,
  aaload = 0x32,
  istore = 0x36,
  istore_0 = 0x3b,
  istore_1 = 0x3c,
  lstore_1 = 0x40,
  astore_0 = 0x4b,
  astore_1 = 0x4c,
  aastore = 0x53,
  pop = 0x57,
  pop2 = 0x58,
  dup = 0x59,
  dup_x1 = 0x5a,
  dup_x2 = 0x5b,
  dup2 = 0x5c,
  dup2_x1 = 0x5d,
  dup2_x2 = 0x5e,
  swap = 0x5f,
  iadd = 0x60,
  ladd = 0x61,
  idiv = 0x6c,
  iinc = 0x84,
  ifeq = 0x99,
  ifne = 0x9a,
  goto_ = 0xa7,
  jsr = 0xa8,
  ret = 0xa9,
  tableswitch = 0xaa,
  lookupswitch = 0xab,
  ireturn = 0xac,
  lreturn = 0xad,
  areturn = 0xb0,
  return_ = 0xb1,
  getfield = 0xb4,
  invokevirtual = 0xb6,
  invokestatic = 0xb8,
  invokedynamic = 0xba,
  new_ = 0xbb,
  arraylength = 0xbe,
  athrow = 0xbf,
  checkcast = 0xc0,
  instanceof_ = 0xc1,
  monitorenter = 0xc2,
  wide = 0xc4,
  ifnull = 0xc6,
  goto_w = 0xc8,
  jsr_w = 0xc9,
};

inline Bytes bytes(std::initializer_list<unsigned> values) {
  Bytes result;
  for (const unsigned value : values) result.u1(value);
  return result;
}

// One entry of an exception table; catch_type 0 takes everything.
inline Bytes handler(unsigned start, unsigned end, unsigned target, unsigned catch_type = 0) {
  return Bytes().u2(start).u2(end).u2(target).u2(catch_type);
}

// A class Test with one static method `m` of the given code.
class Handmade {
 public:
  ClassBytes cls;
  std::vector<Bytes> handlers;
  std::vector<Bytes> attributes;
  unsigned max_stack = 16;
  unsigned max_locals = 16;

  classfile::ClassFile file(const std::string& descriptor, const Bytes& code) {
    cls.method(0x0009, "m", descriptor, {cls.code(code, attributes, handlers, max_stack, max_locals)});
    return classfile::read_class(cls.build(), "Test.class");
  }
  // Lowered, verified, printed and parsed back.
  ir::Body body(const std::string& descriptor, const Bytes& code) {
    const auto lowered = lower_whole(file(descriptor, code));
    expect_well_formed(lowered);
    return *lowered.method("m").body;
  }
  std::string text(const std::string& descriptor, const Bytes& code) {
    return text_of(body(descriptor, code));
  }
  // The message of the UserError that lowering throws.
  std::string error(const std::string& descriptor, const Bytes& code) {
    const auto class_file = file(descriptor, code);
    try {
      lower_whole(class_file);
    } catch (const UserError& error) {
      return error.what();
    }
    return "no error";
  }
  std::string refused(const std::string& descriptor, const Bytes& code) {
    const auto lowered = body(descriptor, code);
    const auto* refuse = refusal_in(lowered);
    return refuse ? refuse->reason : "not refused";
  }
};

}  // namespace jury::lower
