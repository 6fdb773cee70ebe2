// Inputs made to be slow: one very long text that is named very often. Checking the text each time would take
// many seconds of processor time; the reader must need a small fraction of one.
#include <ctime>

#include "reading.h"

namespace jury::classfile {
namespace {

constexpr int seconds_allowed = 2;

// The internal name of a class as long as a constant can be.
std::string longest_name() { return std::string(65000, 'x'); }

void expect_fast(const std::function<void()>& action) {
  const std::clock_t start = std::clock();
  action();
  EXPECT_LT(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, seconds_allowed);
}

TEST(HostileInput, ManyClassConstantsOfOneName) {
  ClassBytes bytes;
  const auto name = bytes.utf8(longest_name());
  for (int index = 0; index < 60000; ++index) bytes.reference(7, name);
  const auto built = bytes.build();
  expect_fast([&] { EXPECT_EQ(read_class(built, "").constants.size(), 60006); });
}

TEST(HostileInput, ManyMembersOfOneDescriptor) {
  ClassBytes bytes;
  const auto name = bytes.utf8("f");
  const auto descriptor = bytes.utf8("(L" + longest_name() + ";)V");
  for (int index = 0; index < 30000; ++index) {
    const auto named = bytes.pair(12, name, descriptor);
    bytes.pair(10, bytes.this_class, named);
  }
  const auto built = bytes.build();
  expect_fast([&] { read_class(built, ""); });
}

TEST(HostileInput, ManyAnnotationsOfOneType) {
  ClassBytes bytes;
  const auto type = bytes.utf8("L" + longest_name() + ";");
  const Bytes one_attribute = ClassBytes::list(std::vector<Bytes>(60000, Bytes().u2(type).u2(0)));
  bytes.class_attribute("RuntimeVisibleAnnotations", one_attribute);
  bytes.class_attribute("RuntimeInvisibleAnnotations", one_attribute);
  const auto built = bytes.build();
  expect_fast([&] { EXPECT_EQ(read_class(built, "").annotations.size(), 120000U); });
}

// A class with methods f0, f1, ... whose code is one instruction over and over.
void expect_fast_decoding(ClassBytes& bytes, const Bytes& instruction, int methods) {
  Bytes code;
  while (code.size() + instruction.size() < 65000) code.append(instruction);
  code.u1(0xb1);
  for (int index = 0; index < methods; ++index)
    bytes.method(9, "f" + std::to_string(index), "()V", {bytes.code(code)});
  const ClassFile class_file = read(bytes);
  expect_fast([&] {
    for (const Method& method : class_file.methods) decode_method(class_file, method);
  });
}

TEST(HostileInput, ManyCallsOfOneInterfaceMethod) {
  ClassBytes bytes;
  const auto index = bytes.member(11, "I", "f", "(L" + longest_name() + ";)V");
  expect_fast_decoding(bytes, Bytes().u1(0xb9).u2(index).u1(2).u1(0), 10);
}

TEST(HostileInput, ManyArraysOfOneType) {
  ClassBytes bytes;
  const auto index = bytes.class_constant("[L" + longest_name() + ";");
  expect_fast_decoding(bytes, Bytes().u1(0xc5).u2(index).u1(1), 10);
  ClassBytes single;
  expect_fast_decoding(single, Bytes().u1(0xbd).u2(single.class_constant("[L" + longest_name() + ";")), 10);
}

TEST(HostileInput, CountsAreCheckedBeforeMemoryIsTaken) {
  ClassBytes bytes;
  // A count of 65535 in an attribute of two bytes, a thousand times.
  for (int index = 0; index < 1000; ++index) {
    bytes.method(0x401, "f" + std::to_string(index), "()V",
                 {bytes.attribute("Exceptions", Bytes().u2(65535))});
  }
  EXPECT_EQ(
      error_of(bytes),
      "method f0(): attribute Exceptions: longer than its declared length: 131070 bytes needed, 0 left");
}

}  // namespace
}  // namespace jury::classfile
