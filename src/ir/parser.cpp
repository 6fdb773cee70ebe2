// Bodies, methods and classes from text.
#include "ir/parser.h"

#include "ir/parser_scanner.h"
#include "ir/parser_statements.h"

namespace jury::ir {

namespace {

using syntax::NameSort;

// The sort of locals a line declares.
struct LocalSort {
  bool parameter;
  bool from_source;
};

std::optional<LocalSort> local_sort(Scanner& scanner) {
  if (scanner.accept_word("parameter")) return LocalSort{true, true};
  if (scanner.accept_word("local")) return LocalSort{false, true};
  if (scanner.accept_word("temporary")) return LocalSort{false, false};
  if (!scanner.accept_word("unnamed")) return std::nullopt;
  scanner.expect_word("parameter");
  return LocalSort{true, false};
}

void read_locals(Scanner& scanner, Body& body) {
  for (;;) {
    const auto start = scanner.mark();
    const auto sort = local_sort(scanner);
    if (!sort) return;
    if (sort->parameter && body.parameter_count != body.locals.size())
      scanner.fail_at(start, "parameters stand before all other locals");
    const auto type = scanner.type();
    do {
      body.locals.push_back(
          {Symbol(scanner.name(NameSort::Local, "the name of a local")), type, sort->from_source});
      if (sort->parameter) ++body.parameter_count;
    } while (scanner.accept(","));
    scanner.end_line();
  }
}

void read_handlers(Scanner& scanner, Block& block) {
  if (!scanner.accept_word("catch")) return;
  do {
    Handler handler;
    if (!scanner.accept("*")) handler.class_name = scanner.class_name();
    scanner.expect("->");
    handler.target = scanner.block();
    block.handlers.push_back(handler);
  } while (scanner.accept(","));
}

// Up to a '}' or the end of the text.
Body read_body(Scanner& scanner) {
  Body body;
  read_locals(scanner, body);
  StatementParser statements(scanner, body);
  while (!scanner.at_end_of_text() && scanner.peek() != '}') {
    const auto start = scanner.mark();
    if (scanner.block() != body.blocks.size())
      scanner.fail_at(start, "expected block b" + std::to_string(body.blocks.size()));
    scanner.expect(":");
    Block block;
    read_handlers(scanner, block);
    scanner.end_line();
    while (!statements.line(block)) scanner.end_line();
    scanner.end_line();
    body.blocks.push_back(std::move(block));
  }
  return body;
}

std::vector<Symbol> read_names(Scanner& scanner, NameSort sort) {
  std::vector<Symbol> names;
  do names.push_back(sort == NameSort::Class ? scanner.class_name() : scanner.member_name());
  while (scanner.accept(","));
  return names;
}

// After the word "method".
Method read_method(Scanner& scanner, Symbol context) {
  Method method;
  method.flags = scanner.flags(syntax::method_flags);
  const auto reference = scanner.method(context);
  method.owner = reference.owner;
  method.name = reference.name;
  method.descriptor = reference.descriptor;
  if (scanner.accept_word("names")) method.parameter_names = read_names(scanner, NameSort::Member);
  if (scanner.accept_word("throws")) method.exceptions = read_names(scanner, NameSort::Class);
  if (scanner.accept("{")) {
    scanner.end_line();
    method.body = std::make_shared<Body>(read_body(scanner));
    scanner.expect("}");
  }
  scanner.end_line();
  return method;
}

// After the word "field".
Field read_field(Scanner& scanner, Symbol context) {
  Field field;
  field.flags = scanner.flags(syntax::field_flags);
  field.type = scanner.type();
  const auto [owner, name] = scanner.member(context);
  field.owner = owner;
  field.name = name;
  if (scanner.accept("=")) field.constant = StatementParser(scanner, Body{}).operand();
  scanner.end_line();
  return field;
}

bool read_attribute(Scanner& scanner, Class& cls) {
  if (scanner.accept_word("source"))
    cls.source_file = scanner.string("a file name in quotes");
  else if (scanner.accept_word("outer"))
    cls.outer_class = scanner.class_name();
  else if (scanner.accept_word("record"))
    cls.record_components = read_names(scanner, NameSort::Member);
  else if (scanner.accept_word("permits"))
    cls.permitted_subclasses = read_names(scanner, NameSort::Class);
  else
    return false;
  scanner.end_line();
  return true;
}

Class read_class(Scanner& scanner) {
  Class cls;
  scanner.expect_word("class");
  cls.flags = scanner.flags(syntax::class_flags);
  cls.name = scanner.class_name();
  if (scanner.accept_word("extends")) cls.superclass = scanner.class_name();
  if (scanner.accept_word("implements")) cls.interfaces = read_names(scanner, NameSort::Class);
  scanner.expect("{");
  scanner.end_line();
  while (!scanner.accept("}")) {
    if (scanner.accept_word("field"))
      cls.fields.push_back(read_field(scanner, cls.name));
    else if (scanner.accept_word("method"))
      cls.methods.push_back(read_method(scanner, cls.name));
    else if (!read_attribute(scanner, cls))
      scanner.fail("a field, a method or an attribute of the class");
  }
  scanner.end_line();
  return cls;
}

void expect_end(Scanner& scanner) {
  if (!scanner.at_end_of_text()) scanner.fail("the end of the text");
}

}  // namespace

Body parse_body(std::string_view text, const std::string& file) {
  Scanner scanner(text, file);
  if (scanner.at_end_of_text()) return {};
  auto body = read_body(scanner);
  expect_end(scanner);
  return body;
}

Method parse_method(std::string_view text, const std::string& file) {
  Scanner scanner(text, file);
  if (scanner.at_end_of_text()) scanner.fail("a method");
  scanner.expect_word("method");
  auto method = read_method(scanner, Symbol());
  expect_end(scanner);
  return method;
}

Class parse_class(std::string_view text, const std::string& file) {
  Scanner scanner(text, file);
  if (scanner.at_end_of_text()) scanner.fail("a class");
  auto cls = read_class(scanner);
  expect_end(scanner);
  return cls;
}

std::vector<Class> parse_classes(std::string_view text, const std::string& file) {
  Scanner scanner(text, file);
  std::vector<Class> classes;
  while (!scanner.at_end_of_text()) classes.push_back(read_class(scanner));
  return classes;
}

}  // namespace jury::ir
