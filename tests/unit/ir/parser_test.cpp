#include "ir/parser.h"

#include <gtest/gtest.h>

#include <set>

#include "ir/printer.h"
#include "random_body.h"
#include "support/diagnostics.h"

namespace jury::ir {
namespace {

// Method compares its body by pointer.
void expect_equal(Method read, Method written, const std::string& text) {
  ASSERT_EQ(read.body == nullptr, written.body == nullptr) << text;
  if (read.body) {
    EXPECT_EQ(*read.body, *written.body) << text;
  }
  EXPECT_EQ(read.owner, written.owner) << text;
  EXPECT_EQ(read.name, written.name) << text;
  EXPECT_EQ(read.descriptor, written.descriptor) << text;
  EXPECT_EQ(read.flags, written.flags) << text;
  EXPECT_EQ(read.parameter_names, written.parameter_names) << text;
  EXPECT_EQ(read.exceptions, written.exceptions) << text;
}

void expect_equal(const Class& read, const Class& written, const std::string& text) {
  EXPECT_EQ(read.name, written.name) << text;
  EXPECT_EQ(read.superclass, written.superclass) << text;
  EXPECT_EQ(read.interfaces, written.interfaces) << text;
  EXPECT_EQ(read.flags, written.flags) << text;
  EXPECT_EQ(read.source_file, written.source_file) << text;
  EXPECT_EQ(read.fields, written.fields) << text;
  EXPECT_EQ(read.outer_class, written.outer_class) << text;
  EXPECT_EQ(read.record_components, written.record_components) << text;
  EXPECT_EQ(read.permitted_subclasses, written.permitted_subclasses) << text;
  ASSERT_EQ(read.methods.size(), written.methods.size()) << text;
  for (std::size_t i = 0; i < read.methods.size(); ++i)
    expect_equal(read.methods[i], written.methods[i], text);
}

TEST(Parser, ReadsBackRandomBodies) {
  std::set<std::size_t> statements, terminators;
  for (std::uint64_t seed = 0; seed < 20'000 && !HasFailure(); ++seed) {
    const auto body = RandomIr(seed).body();
    const auto text = print(body);
    try {
      ASSERT_EQ(parse_body(text), body) << "seed " << seed << "\n" << text;
    } catch (const UserError& error) {
      FAIL() << error.position().to_string() << ": " << error.what() << "\n" << text;
    }
    for (const auto& block : body.blocks) {
      for (const auto& statement : block.statements) statements.insert(statement.kind.index());
      terminators.insert(block.terminator.kind.index());
    }
  }
  EXPECT_EQ(statements.size(), std::variant_size_v<StatementKind>);
  EXPECT_EQ(terminators.size(), std::variant_size_v<TerminatorKind>);
}

TEST(Parser, ReadsBackRandomMethodsAndClasses) {
  for (std::uint64_t seed = 0; seed < 3'000 && !HasFailure(); ++seed) {
    const auto method = RandomIr(seed).method();
    const auto cls = RandomIr(seed + 1'000'000).cls();
    const auto method_text = print(method), class_text = print(cls);
    try {
      expect_equal(parse_method(method_text), method, method_text);
      expect_equal(parse_class(class_text), cls, class_text);
    } catch (const UserError& error) {
      FAIL() << error.position().to_string() << ": " << error.what() << "\n" << method_text << class_text;
    }
  }
}

TEST(Parser, ReadsSeveralClasses) {
  const auto classes =
      parse_classes("# two\nclass A {\n}\n\nclass public B extends A {\n  field int x = 3\n}\n");
  ASSERT_EQ(classes.size(), 2u);
  EXPECT_EQ(classes[1].superclass, Symbol("A"));
  EXPECT_EQ(classes[1].fields[0].constant, Operand::of_int(3));
  EXPECT_TRUE(parse_classes("\n# nothing\n").empty());
}

// No mutation of a text makes the parser do anything but succeed or report.
TEST(Parser, SurvivesBrokenText) {
  int failures = 0;
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    RandomIr random(seed);
    auto text = seed % 2 == 0 ? print(random.body()) : print(random.cls());
    for (int edits = 0; edits < 3 && !text.empty(); ++edits) {
      const auto at = random.below(text.size());
      if (random.below(2) == 0)
        text.erase(at, 1 + random.below(3));
      else
        text[at] = static_cast<char>(random.below(256));
    }
    try {
      if (seed % 2 == 0)
        parse_body(text);
      else
        parse_class(text);
    } catch (const UserError& error) {
      ++failures;
      EXPECT_GT(error.position().line, 0);
      EXPECT_GT(error.position().column, 0);
    }
  }
  EXPECT_GT(failures, 5'000);
}

struct BadText {
  const char* text;
  int line, column;
  const char* message;
};

class ParserErrors : public testing::TestWithParam<BadText> {};

TEST_P(ParserErrors, NameThePlaceAndWhatWasExpected) {
  const auto& expected = GetParam();
  try {
    parse_body(expected.text, "body.ir");
    FAIL() << "accepted: " << expected.text;
  } catch (const UserError& error) {
    EXPECT_EQ(error.position(), (SourcePosition{"body.ir", expected.line, expected.column})) << error.what();
    EXPECT_STREQ(error.what(), expected.message);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Parser, ParserErrors,
    testing::Values(
        BadText{"local int\n", 1, 10, "expected the name of a local, found the end of the line"},
        BadText{"local reference x\n", 1, 7, "'reference' is no type"},
        BadText{"local int x\nparameter int y\n", 2, 1, "parameters stand before all other locals"},
        BadText{"b1:\n  return\n", 1, 1, "expected block b0"},
        BadText{"b0\n  return\n", 1, 3, "expected ':', found the end of the line"},
        BadText{"b0:\n  return x\n", 2, 10, "there is no local 'x'"},
        BadText{"local int x\nlocal int x\nb0:\n  return x\n", 4, 10,
                "several locals are called 'x'; write ?3 for local number 3"},
        BadText{"b0:\n  jump b1\n", 2, 3, "expected a statement, found 'jump'"},
        BadText{"b0:\n  goto 1\n", 2, 8, "expected a block such as b1, found '1'"},
        BadText{"b0:\n  goto b1 b2\n", 2, 11, "expected the end of the line, found 'b2'"},
        BadText{"b0:\n  check nul 5\n", 2, 9, "expected the kind of a check, such as not_null, found 'nul'"},
        BadText{"b0:\n  if 1 = 2 then b1 else b2\n", 2, 8, "expected a comparison, found '='"},
        BadText{"b0:\n  throw 99999999999\n", 2, 9,
                "'99999999999' is no int, long (5L), float (5.0f) or double (5.0)"},
        BadText{"b0:\n  refuse \"open\n", 2, 10, "this quotation does not end on its line"},
        BadText{"b0:\n  refuse \"\\q\"\n", 2, 11, "unknown escape in a quotation"},
        BadText{"b0:\n  call direct void C.m() ()\n", 2, 8,
                "expected static, special, virtual or interface, found 'direct'"},
        BadText{"b0:\n  operate seq.got (1)\n", 2, 11, "expected an operation such as seq.get, found 'seq'"},
        BadText{"b0:\n  call static void m() ()\n", 2, 21, "expected '.', found '('"},
        BadText{"b0:\n  initialize int\n", 2, 14, "expected a class or array"},
        BadText{"b0:\n  throw float:big\n", 2, 9,
                "expected nan, infinity, -infinity or the bits (0x7fc00001) after the colon"},
        BadText{"b0:\n  (5) = 5\n", 2, 3, "a constant cannot be assigned to"},
        BadText{"b0:\n  return ; line 3\n", 2, 18, "expected '@', found the end of the line"},
        BadText{"b0:\n  goto b0\n}\n", 3, 1, "expected the end of the text, found '}'"},
        BadText{"b0:\n", 2, 1, "expected a local or a constant, found the end of the text"}));

}  // namespace
}  // namespace jury::ir
