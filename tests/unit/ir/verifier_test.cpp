// Every rule of the verifier with a body that keeps it and one that breaks it. The good bodies together hold
// every statement and terminator.
#include "ir/verifier.h"

#include <gtest/gtest.h>

#include <chrono>

#include "ir/descriptor_walk.h"
#include "ir/parser.h"
#include "random_body.h"

namespace jury::ir {
namespace {

using Messages = std::vector<std::string>;

Messages problems(const std::string& method_text, const VerifyOptions& options = {}) {
  const auto method = parse_method(method_text);
  return verify(*method.body, method, options);
}

// A static method m: the header's result and parameter types, the locals, the blocks.
std::string method(const std::string& result, const std::string& parameters, const std::string& body) {
  return "method static " + result + " C.m(" + parameters + ") {\n" + body + "\n}\n";
}

std::string procedure(const std::string& body) { return method("void", "", body); }

// One block around a few statements, with a local of each kind.
std::string statements(const std::string& lines) {
  return method("void", "int, long, float, double, java/lang/Object, int[], boolean[], boolean, char, byte",
                "parameter int i\nparameter long l\nparameter float f\nparameter double d\n"
                "parameter java/lang/Object o\nparameter int[] a\nparameter boolean[] z\n"
                "parameter boolean flag\nparameter char c\nparameter byte y\nb0:\n" +
                    lines + "\nreturn");
}

struct Rule {
  const char* name;
  std::string good;
  std::string bad;
  Messages messages;  // of the bad one
};

void PrintTo(const Rule& rule, std::ostream* out) { *out << rule.name; }

class VerifierRules : public testing::TestWithParam<Rule> {};

TEST_P(VerifierRules, AcceptTheGoodAndReportTheBad) {
  const auto& rule = GetParam();
  EXPECT_EQ(problems(rule.good), Messages());
  EXPECT_EQ(problems(rule.bad), rule.messages);
}

std::string rule_name(const testing::TestParamInfo<Rule>& parameter) { return parameter.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Shape, VerifierRules,
    testing::Values(
        Rule{"LocalNamesAreUnique",
             procedure("local int x, y\nb0:\nreturn"),
             procedure("local int x, x\nb0:\nreturn"),
             {"two locals are called 'x'"}},
        Rule{"LocalsHaveNames",
             procedure("local int x\nb0:\nreturn"),
             procedure("local int ``\nb0:\nreturn"),
             {"local ?0 has no name"}},
        Rule{"LocalsAreNotVoid",
             procedure("local int x\nb0:\nreturn"),
             procedure("local void x\nb0:\nreturn"),
             {"local 'x' is void"}},
        Rule{"ParameterCount",
             method("void", "int", "parameter int x\nb0:\nreturn"),
             method("void", "int, int", "parameter int x\nb0:\nreturn"),
             {"the method has 2 parameters, its body 1"}},
        Rule{"ParameterKinds",
             method("void", "boolean", "parameter int x\nb0:\nreturn"),
             method("void", "long", "parameter int x\nb0:\nreturn"),
             {"parameter 'x' is int, the descriptor says long"}},
        Rule{"ReceiverIsAParameter",
             "method void C.m() {\nparameter C this\nb0:\nreturn\n}\n",
             "method void C.m() {\nb0:\nreturn\n}\n",
             {"the method has 1 parameters, its body 0"}},
        Rule{"DescriptorIsWellFormed",
             procedure("b0:\nreturn"),
             "method static descriptor \"()\" C.m {\nb0:\nreturn\n}\n",
             {"malformed descriptor ()"}},
        Rule{"AbstractMethodsHaveNoBody",
             procedure("b0:\nreturn"),
             "method static abstract void C.m() {\nb0:\nreturn\n}\n",
             {"a method without code has a body"}},
        Rule{"BodyIsNotEmpty", procedure("b0:\nreturn"), procedure(""), {"the body has no block"}},
        Rule{"LocalsExist",
             procedure("local int x\nb0:\nx = 1\nreturn"),
             procedure("b0:\n?3 = ?4\nreturn"),
             {"b0, statement 0: local ?4 does not exist", "b0, statement 0: local ?3 does not exist"}},
        Rule{"TargetsExist",
             procedure("b0:\ngoto b1\nb1:\nreturn"),
             procedure("b0:\ngoto b1"),
             {"b0, terminator: block b1 does not exist"}},
        Rule{"HandlersExist",
             procedure("local Exception e\nb0: catch * -> b1\ninitialize C\nreturn\nb1:\ne = catch\nreturn"),
             procedure("b0: catch * -> b1\ninitialize C\nreturn"),
             {"b0: handler b1 does not exist"}},
        Rule{"EntryHasNoPredecessor",
             procedure("b0:\ngoto b1\nb1:\ngoto b1"),
             procedure("b0:\ngoto b0"),
             {"b0: the entry has a predecessor"}}),
    rule_name);

INSTANTIATE_TEST_SUITE_P(
    Handlers, VerifierRules,
    testing::Values(
        Rule{"StartWithCatch",
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\nreturn\nb1:\ne = catch\nreturn"),
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\nreturn\nb1:\nreturn"),
             {"b1: a handler does not start with catch"}},
        Rule{"CatchOnlyInHandlers",
             procedure("b0:\ngoto b1\nb1:\nreturn"),
             procedure("local Exception e\nb0:\ngoto b1\nb1:\ne = catch\nreturn"),
             {"b1, statement 0: catch in a block that is no handler"}},
        Rule{"CatchOnlyFirst",
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\nreturn\nb1:\ne = catch\nreturn"),
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\nreturn\nb1:\ne = catch\ne = "
                       "catch\nreturn"),
             {"b1, statement 1: catch is not the first statement of its block"}},
        Rule{"EnteredByExceptionsOnly",
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\nreturn\nb1:\ne = catch\nreturn"),
             procedure("local Exception e\nb0: catch E -> b1\ninitialize C\ngoto b1\nb1:\ne = catch\nreturn"),
             {"b1: a branch leads to a handler"}}),
    rule_name);

INSTANTIATE_TEST_SUITE_P(
    Flow, VerifierRules,
    testing::Values(
        Rule{"BlocksAreReached",
             procedure("b0:\ngoto b1\nb1:\nreturn"),
             procedure("b0:\nreturn\nb1:\ngoto b1"),
             {"b1: the block cannot be reached"}},
        Rule{"HandlersOfCodeThatCannotThrowAreNotReached",
             procedure("local E e\nb0: catch E -> b1\nthrow null\nb1:\ne = catch\nreturn"),
             procedure("local E e\nb0: catch E -> b1\nreturn\nb1:\ne = catch\nreturn"),
             {"b1: the block cannot be reached"}},
        Rule{"AssignedInTheBlock",
             procedure("local int x, y\nb0:\nx = 1\ny = x\nreturn"),
             procedure("local int x, y\nb0:\ny = x\nx = 1\nreturn"),
             {"b0, statement 0: local 'x' may be read before it is assigned"}},
        Rule{"AssignedBeforeTheTerminator",
             method("int", "", "local int x\nb0:\nx = 1\nreturn x"),
             method("int", "", "local int x\nb0:\nreturn x"),
             {"b0, terminator: local 'x' may be read before it is assigned"}},
        Rule{"AssignedOnBothBranches",
             method("int", "int",
                    "parameter int p\nlocal int x\nb0:\nif p < 0 then b1 else b2\nb1:\nx = 1\ngoto b3\n"
                    "b2:\nx = 2\ngoto b3\nb3:\nreturn x"),
             method("int", "int",
                    "parameter int p\nlocal int x\nb0:\nif p < 0 then b1 else b2\nb1:\nx = 1\ngoto b3\n"
                    "b2:\ngoto b3\nb3:\nreturn x"),
             {"b3, terminator: local 'x' may be read before it is assigned"}},
        Rule{"AssignedBeforeTheLoop",
             method("void", "int",
                    "parameter int p\nlocal int x\nb0:\nx = 0\ngoto b1\n"
                    "b1:\nif x < p then b2 else b3\nb2:\nx = x + 1\ngoto b1\nb3:\nreturn"),
             method("void", "int",
                    "parameter int p\nlocal int x\nb0:\ngoto b1\n"
                    "b1:\nif 0 < p then b2 else b3\nb2:\nx = x + 1\ngoto b1\nb3:\nreturn"),
             {"b2, statement 0: local 'x' may be read before it is assigned"}},
        // The loop's back edge takes away what its entry edge gave.
        Rule{"AssignedAroundTheLoop",
             method("void", "int",
                    "parameter int p\nlocal int x\nb0:\nx = 0\nif p < 9 then b2 else b1\n"
                    "b1:\nx = 1\ngoto b2\nb2:\np = x\ngoto b1"),
             method("void", "int",
                    "parameter int p\nlocal int x\nb0:\nif p < 9 then b2 else b1\n"
                    "b1:\nx = 1\ngoto b2\nb2:\np = x\ngoto b1"),
             {"b2, statement 0: local 'x' may be read before it is assigned"}},
        Rule{"HandlersSeeWhatWasAssignedBeforeTheFirstThrow",
             method("int", "",
                    "local int x\nlocal E e\nb0: catch E -> b1\nx = 1\ninitialize C\nreturn x\n"
                    "b1:\ne = catch\nreturn x"),
             method("int", "",
                    "local int x\nlocal E e\nb0: catch E -> b1\ninitialize C\nx = 1\ninitialize D\n"
                    "return x\nb1:\ne = catch\nreturn x"),
             {"b1, terminator: local 'x' may be read before it is assigned"}},
        Rule{"WhatThrowsAssignsNothing",
             method("int", "",
                    "local int x\nlocal E e\nb0: catch E -> b1\nx = 0\nx = call static int C.f() ()\n"
                    "return x\nb1:\ne = catch\nreturn x"),
             method("int", "",
                    "local int x\nlocal E e\nb0: catch E -> b1\nx = call static int C.f() ()\nreturn x\n"
                    "b1:\ne = catch\nreturn x"),
             {"b1, terminator: local 'x' may be read before it is assigned"}}),
    rule_name);

INSTANTIATE_TEST_SUITE_P(
    Kinds, VerifierRules,
    testing::Values(
        Rule{"Copy",
             statements("flag = i\nc = 7\no = a\no = \"s\"\no = class C\no = null\nl = 1L"),
             statements("i = l\no = 1\nd = 1.0f"),
             {"b0, statement 0: the value is long, not int",
              "b0, statement 1: the value is int, not reference",
              "b0, statement 2: the value is float, not double"}},
        Rule{"Negate",
             statements("i = neg c\nd = neg d"),
             statements("o = neg o\ni = neg l"),
             {"b0, statement 0: neg does not work on reference",
              "b0, statement 1: the target is int, not long"}},
        Rule{"Conversions",
             statements("l = int_to_long i\nf = double_to_float d\ny = int_to_byte i"),
             statements("l = int_to_long f\nf = double_to_float.int d\ny = int_to_long i"),
             {"b0, statement 0: the operator's kind is float, not int",
              "b0, statement 0: the operand is float, not int",
              "b0, statement 1: the operator's kind is int, not double",
              "b0, statement 2: the target is int, not long"}},
        Rule{"Arithmetic",
             statements("i = c + flag\nd = d % 2.0\nl = l / 3L"),
             statements("i = i + l\no = o + o\ni = l - l\ni = i *.byte i"),
             {"b0, statement 0: the right operand is long, not int",
              "b0, statement 1: add does not work on reference",
              "b0, statement 2: the target is int, not long", "b0, statement 3: mul does not work on byte",
              "b0, statement 3: the left operand is int, not byte",
              "b0, statement 3: the right operand is int, not byte",
              "b0, statement 3: the target is int, not byte"}},
        Rule{"Shifts",
             statements("l = l << i\ni = i >>> 3"),
             statements("l = l >> 3L\nf = f << i"),
             {"b0, statement 0: the right operand is long, not int",
              "b0, statement 1: shl does not work on float"}},
        Rule{"Bits",
             statements("flag = flag & 1\nl = l ^ l"),
             statements("d = d | d"),
             {"b0, statement 0: or does not work on double"}},
        Rule{"Compare",
             statements("i = l cmp l\ni = f cmpless f\ni = d cmpgreater 0.0"),
             statements("i = i cmp i\ni = l cmpless l\nl = l cmp l"),
             {"b0, statement 0: cmp does not work on int", "b0, statement 1: cmpless does not work on long",
              "b0, statement 2: the target is long, not int"}},
        Rule{
            "Checks",
            statements("check not_null o\ncheck in_bounds a[i]\ncheck castable o to int[]\ncheck non_zero l\n"
                       "check storable o in a\ncheck non_negative i"),
            statements("check not_null i\ncheck in_bounds a[l]\ncheck castable o to int\ncheck non_zero d\n"
                       "check storable i in a\ncheck non_negative l"),
            {"b0, statement 0: the operand is int, not reference",
             "b0, statement 1: the index is long, not int",
             "b0, statement 2: the type int is no class or array",
             "b0, statement 3: the divisor is neither int nor long",
             "b0, statement 4: the value is int, not reference",
             "b0, statement 5: the length is long, not int"}},
        Rule{
            "Fields",
            statements("flag = o.C.f : boolean\no.C.f : byte = i\nl = static C.f : long\nstatic C.f : C = o"),
            statements(
                "flag = i.C.f : long\no.C.f : byte = d\nl = static int[].f : long\nstatic C.f : void = o"),
            {"b0, statement 0: the object is int, not reference",
             "b0, statement 0: the target is int, not long", "b0, statement 1: the value is double, not int",
             "b0, statement 2: '[I' names no class", "b0, statement 3: the field is void",
             "b0, statement 3: the value is reference, not void"}},
        Rule{"Elements",
             statements("i = a[i] : int\nz[0] : byte = 1\nl = o[i] : long\na[c] : int = y\ni = a.length"),
             statements("l = a[i] : long\nz[0] : boolean = 1\nl = o[l] : long\na[c] : int = l\nl = "
                        "a.length\ni = i.length"),
             {"b0, statement 0: an element of the array is int, not long",
              "b0, statement 1: no array has elements of kind boolean",
              "b0, statement 1: an element of the array is byte, not boolean",
              "b0, statement 2: the index is long, not int", "b0, statement 3: the value is long, not int",
              "b0, statement 4: the target is long, not int",
              "b0, statement 5: the array is int, not reference"}},
        Rule{"Allocations",
             statements("o = new C\no = new_array int[][] (i)\no = new_array int[][] (i, 3)"),
             statements("i = new C\no = new int[]\no = new_array int (i)\no = new_array int[] (i, i)\no = "
                        "new_array int[] (l)"),
             {"b0, statement 0: the target is int, not reference", "b0, statement 1: '[I' names no class",
              "b0, statement 2: the type '' is no array",
              "b0, statement 3: 2 lengths for an array of 1 dimensions",
              "b0, statement 4: the length is long, not int"}},
        Rule{"InstanceOf",
             statements("flag = o instanceof C"),
             statements("o = o instanceof C\ni = i instanceof null"),
             {"b0, statement 0: the target is reference, not int",
              "b0, statement 1: the operand is int, not reference",
              "b0, statement 1: the type null is no class or array"}},
        Rule{"ClassesAndMonitors",
             statements("initialize C\nmonitor_enter o\nmonitor_exit o"),
             statements("initialize ``\nmonitor_enter i"),
             {"b0, statement 0: '' names no class", "b0, statement 1: the object is int, not reference"}},
        Rule{"CatchTarget",
             procedure("local E e\nb0: catch * -> b1\nthrow null\nb1:\ne = catch\nreturn"),
             procedure("local int e\nb0: catch * -> b1\nthrow null\nb1:\ne = catch\nreturn"),
             {"b1, statement 0: the target is int, not reference"}}),
    rule_name);

INSTANTIATE_TEST_SUITE_P(
    Calls, VerifierRules,
    testing::Values(
        Rule{"ArgumentKinds",
             statements("call static void C.f(int, long, C) (c, l, null)"),
             statements("call static void C.f(int, long, C) (l, i, 1)"),
             {"b0, statement 0: argument 0 is long, not int", "b0, statement 0: argument 1 is int, not long",
              "b0, statement 0: argument 2 is int, not reference"}},
        Rule{"ArgumentCount",
             statements("call static void C.f(int) (i)"),
             statements("call static void C.f(int) (i, i)"),
             {"b0, statement 0: 2 arguments instead of 1"}},
        Rule{
            "Receiver",
            statements("call virtual void C.f(int) (o, i)\ncall interface void C.f() (o)"),
            statements("call virtual void C.f(int) (i)\ncall interface void C.f() (i)"),
            {"b0, statement 0: argument 0 is int, not reference", "b0, statement 0: 1 arguments instead of 2",
             "b0, statement 1: argument 0 is int, not reference"}},
        Rule{"Result",
             statements("flag = call static boolean C.f() ()\ncall static int C.f() ()"),
             statements("o = call static boolean C.f() ()\ni = call static void C.f() ()"),
             {"b0, statement 0: the target is reference, not int",
              "b0, statement 1: a call without result has a target"}},
        Rule{"Initializers",
             statements("o = new C\ncall special void C.<init>() (o)"),
             statements("call virtual void C.<init>() (o)\ncall static void C.<clinit>() ()"),
             {"b0, statement 0: <init> cannot be called this way",
              "b0, statement 1: <clinit> cannot be called this way"}},
        Rule{"Descriptor",
             statements("call static int[] C.f(C[]) (o)"),
             statements("call static descriptor \"(X)V\" C.f (o)"),
             {"b0, statement 0: malformed descriptor (X)V"}},
        Rule{"OperationArguments",
             statements("o = operate seq.create ()\ni = operate seq.size (o)\noperate seq.set (o, i, o)"),
             statements("o = operate seq.create (o)\nl = operate seq.size (o)\noperate seq.set (o, o, o)"),
             {"b0, statement 0: 1 arguments instead of 0", "b0, statement 1: the target is long, not int",
              "b0, statement 2: argument 1 is reference, not int"}}),
    rule_name);

INSTANTIATE_TEST_SUITE_P(
    Terminators, VerifierRules,
    testing::Values(
        Rule{"If",
             method("void", "int, C",
                    "parameter int i\nparameter C o\nb0:\nif i <= 3 then b1 else b2\n"
                    "b1:\nif o != null then b2 else b2\nb2:\nreturn"),
             method("void", "long, C",
                    "parameter long i\nparameter C o\nb0:\nif i <= 3L then b1 else b2\n"
                    "b1:\nif o < 0 then b2 else b2\nb2:\nreturn"),
             {"b0, terminator: a branch compares ints or references, not long",
              "b1, terminator: references have no order",
              "b1, terminator: the right operand is int, not reference"}},
        Rule{"Switch",
             method("void", "char",
                    "parameter char i\nb0:\nswitch i { 5: b1, -1: b1, default: b1 }\nb1:\nreturn"),
             method("void", "long",
                    "parameter long i\nb0:\nswitch i { 5: b1, -1: b1, 5: b1, default: b1 }\nb1:\nreturn"),
             {"b0, terminator: the value is long, not int", "b0, terminator: two cases for 5"}},
        Rule{"ReturnKind",
             method("boolean", "", "b0:\nreturn 1"),
             method("boolean", "", "b0:\nreturn 1L"),
             {"b0, terminator: the value is long, not int"}},
        Rule{"ReturnValue",
             method("int", "", "b0:\nreturn 1"),
             method("int", "", "b0:\nreturn"),
             {"b0, terminator: the method must return a value"}},
        Rule{"ReturnNothing",
             procedure("b0:\nreturn"),
             procedure("b0:\nreturn 1"),
             {"b0, terminator: a void method returns a value"}},
        Rule{"Throw",
             procedure("b0:\nthrow null"),
             procedure("b0:\nthrow 1"),
             {"b0, terminator: the exception is int, not reference"}},
        Rule{"Refuse",
             procedure("b0:\nrefuse \"jsr\""),
             procedure("b0:\nrefuse \"jsr\"\nb1:\nreturn"),
             {"b1: the block cannot be reached"}},
        Rule{"Positions",
             procedure("local int x\nb0:\nx = 1 ; line 3 @0\nreturn ; line 3 @1"),
             procedure("local int x\nb0:\nx = 1 ; @7\nreturn ; line 3 @1"),
             {"b0, statement 0: no source line"}},
        Rule{"PositionsOfTerminators",
             procedure("local int x\nb0:\nx = 1\nreturn"),
             procedure("local int x\nb0:\nx = 1 ; line 3 @0\nreturn"),
             {"b0, terminator: no source line"}}),
    rule_name);

TEST(Verifier, PositionsAreOptional) {
  const auto text = procedure("local int x\nb0:\nx = 1 ; line 3 @0\nreturn");
  EXPECT_EQ(problems(text, {.positions = false, .checks = false}), Messages());
}

TEST(Verifier, ChecksHaveNoUnusedParts) {
  auto parsed = parse_method(statements("check not_null o"));
  auto body = *parsed.body;
  std::get<Check>(body.blocks[0].statements[0].kind).second = Operand::of_int(1);
  EXPECT_EQ(verify(body, parsed),
            Messages{"b0, statement 0: the check has an operand or type that its kind does not use"});
}

TEST(Verifier, FewerLocalsThanParameters) {
  auto parsed = parse_method(procedure("b0:\nreturn"));
  auto body = *parsed.body;
  body.parameter_count = 1;
  EXPECT_EQ(verify(body, parsed), Messages{"there are fewer locals than parameters"});
}

// The optional rule.
Messages missing_checks(const std::string& text) {
  return problems(text, {.positions = true, .checks = true});
}

TEST(VerifierChecks, DereferencesNeedANullCheck) {
  const auto missing = [](int statement) {
    return Messages{"b0, statement " + std::to_string(statement) + ": no check that the operand is not null"};
  };
  EXPECT_EQ(missing_checks(statements("check not_null o\ni = o.C.f : int\no.C.f : int = i")), Messages());
  EXPECT_EQ(missing_checks(statements("i = o.C.f : int")), missing(0));
  EXPECT_EQ(missing_checks(statements("check not_null o\no = a\no.C.f : int = i")), missing(2));
  EXPECT_EQ(missing_checks(statements("i = a.length")), missing(0));
  EXPECT_EQ(missing_checks(statements("call virtual void C.f() (o)")), missing(0));
  EXPECT_EQ(missing_checks(statements("monitor_enter o")), missing(0));
  EXPECT_EQ(
      missing_checks(statements("o = new C\ncall special void C.<init>() (o)\no = \"s\"\nmonitor_enter o\n"
                                "o = new_array int[] (3)\na = o\ni = a.length")),
      Messages());
  EXPECT_EQ(missing_checks(procedure("b0:\nthrow null")),
            Messages{"b0, terminator: no check that the operand is not null"});
  EXPECT_EQ(missing_checks(
                "method int C.m() {\nparameter C this\nlocal int i\nb0:\ni = this.C.f : int\nreturn i\n}\n"),
            Messages());
}

TEST(VerifierChecks, NullChecksHoldOnEveryPath) {
  const std::string head = "parameter C o\nlocal int i\nlocal E e\n";
  EXPECT_EQ(missing_checks(method("void", "C",
                                  head + "b0:\nif o != null then b1 else b2\nb1:\ni = o.C.f : int\nreturn\n"
                                         "b2:\nreturn")),
            Messages());
  EXPECT_EQ(missing_checks(method("void", "C",
                                  head + "b0:\nif null == o then b1 else b2\nb1:\ni = o.C.f : int\nreturn\n"
                                         "b2:\ni = o.C.f : int\nreturn")),
            Messages{"b1, statement 0: no check that the operand is not null"});
  EXPECT_EQ(missing_checks(method("void", "C",
                                  head + "b0:\nif o == o then b1 else b2\nb1:\ncheck not_null o\ngoto b2\n"
                                         "b2:\ni = o.C.f : int\nreturn")),
            Messages{"b2, statement 0: no check that the operand is not null"});
  EXPECT_EQ(missing_checks(method("void", "C",
                                  head + "b0: catch * -> b1\ncheck not_null o\nreturn\n"
                                         "b1:\ne = catch\ni = o.C.f : int\nreturn")),
            Messages{"b1, statement 1: no check that the operand is not null"});
}

TEST(VerifierChecks, OtherChecksStandInTheBlock) {
  const auto missing = [](const std::string& check) {
    return Messages{"b0, statement 1: no " + check + " check in the block"};
  };
  EXPECT_EQ(missing_checks(statements("check not_null a\ncheck in_bounds a[i]\ni = a[i] : int")), Messages());
  EXPECT_EQ(missing_checks(statements("check not_null a\ni = a[i] : int")), missing("in_bounds"));
  EXPECT_EQ(missing_checks(statements("check not_null o\ncheck in_bounds o[i]\ncheck storable a in o\n"
                                      "o[i] : reference = a\no[i] : reference = null")),
            Messages());
  EXPECT_EQ(missing_checks(statements("check not_null o\ncheck in_bounds o[i]\no[i] : reference = a")),
            Messages{"b0, statement 2: no storable check in the block"});
  EXPECT_EQ(missing_checks(statements("check non_zero l\nl = 1L / l\ni = 1 % 2")), Messages());
  EXPECT_EQ(missing_checks(statements("check non_zero l\nl = 1L / 0L")), missing("non_zero"));
  EXPECT_EQ(missing_checks(statements("check non_negative i\no = new_array int[][] (i, 3)")), Messages());
  EXPECT_EQ(missing_checks(statements("i = 3\no = new_array int[][] (i, 3)")), missing("non_negative"));
}

TEST(Verifier, NeverThrows) {
  std::size_t found = 0;
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    RandomIr random(seed);
    const auto body = random.body();
    const auto method_of_body = random.method();
    found += verify(body, method_of_body, {.positions = true, .checks = true}).size();
  }
  EXPECT_GT(found, 20'000u);
}

// A straight-line program of many blocks with loops and handlers.
std::string large_method(int blocks) {
  std::string text = "method static int C.m(int, int[]) {\nparameter int p\nparameter int[] a\nlocal E e\n";
  for (int i = 0; i < blocks; ++i) text += "temporary int t" + std::to_string(i) + "\n";
  text += "b0:\np = 0\ngoto b1\n";
  for (int i = 1; i <= blocks; ++i) {
    const auto t = "t" + std::to_string(i - 1);
    text += "b" + std::to_string(i) + ": catch * -> b" + std::to_string(blocks + 1) + "\n" + t +
            " = p + 1\n" + "check not_null a\ncheck in_bounds a[" + t + "]\n" + t + " = a[" + t +
            "] : int\n" + "call virtual java/lang/Object C.f(int, java/lang/String, int[][]) (a, " + t +
            ", \"x\", null)\n" + "p = " + t + " * p\nif p < 3 then b" +
            std::to_string(i == blocks ? i : i + 1) + " else b" + std::to_string(i) + "\n";
  }
  return text + "b" + std::to_string(blocks + 1) + ":\ne = catch\nreturn p\n}\n";
}

TEST(Verifier, IsFast) {
  const auto large = parse_method(large_method(40));
  ASSERT_EQ(verify(*large.body, large), Messages());
  const int rounds = 2'000;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < rounds; ++i) ASSERT_TRUE(verify(*large.body, large).empty());
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const double per_second = rounds * 40 * 7 / seconds.count();
  RecordProperty("statements_per_second", static_cast<int>(per_second));
  std::cout << "verified " << per_second / 1e6 << " million statements per second\n";
  EXPECT_GT(per_second, 200'000);  // far below what is meant, for slow and instrumented builds
}

}  // namespace
}  // namespace jury::ir
