// The IR as text, for people (jury inspect) and for the parser, which reads exactly this back.
//
//   method public static int Foo.half(int n) {
//     parameter int n
//     temporary int t1
//   b0:
//     check non_zero n                               ; line 3 @2
//     t1 = 100 / n                                   ; line 3 @4
//     return t1                                      ; line 3 @5
//   b1: catch java/lang/ArithmeticException -> b2, * -> b3
//     ...
//
// The statements, one per line (operands: x, "text", 1, 1L, 1.0f, 1.0, null, class T; T stands for a type):
//   x = y                      x = neg y                   x = int_to_long y       x = y + z
//   x = y.C.f : T              y.C.f : T = z               x = static C.f : T      static C.f : T = z
//   x = y[z] : int             y[z] : int = w              x = y.length            x = y instanceof T
//   x = new C                  x = new_array T[][] (y, z)  x = catch               initialize C
//   check not_null y           check in_bounds y[z]        check castable y to T   check storable z in y
//   check non_zero y           check non_negative y        monitor_enter y         monitor_exit y
//   x = call virtual R C.m(T, T) (receiver, y, z)          x = operate seq.get (y, z)
//   goto b1                    if y < z then b1 else b2    switch y { 1: b1, 7: b2, default: b3 }
//   return    return y         throw y                     refuse "why"
// An operator whose kind is not that of its left operand carries it: x = y +.long z. A local that cannot be
// named (name empty or used twice) is written by its number: ?7. Of a check only the operands that its kind
// uses are written. Position {0, 0} is not written. After # the rest of a line is a comment.
#pragma once

#include <string>
#include <vector>

#include "ir/method.h"

namespace jury::ir {

std::string print(const Body& body);
std::string print(const Method& method);
std::string print(const Class& cls);

// Prints parts of one body, which must outlive it.
class BodyPrinter {
 public:
  explicit BodyPrinter(const Body& body);

  std::string operand(const Operand& operand) const;
  std::string statement(const Statement& statement) const;  // without its position
  std::string terminator(const Terminator& terminator) const;
  std::string handlers(const Block& block) const;  // "catch C -> b1, * -> b2", or empty
  std::string local(LocalId id) const;

 private:
  const Body& body_;
  std::vector<std::string> names_;  // as written
};

}  // namespace jury::ir
