// Bodies, methods and classes as text; the layout is told in printer.h.
#include "ir/printer.h"

#include <unordered_map>

#include "ir/printer_statements.h"
#include "ir/text_syntax.h"

namespace jury::ir {

namespace {

constexpr std::size_t position_column = 56;
constexpr std::size_t names_per_line = 8;

std::vector<std::string> written_names(const Body& body) {
  std::unordered_map<Symbol, int> uses;
  for (const auto& local : body.locals) ++uses[local.name];
  std::vector<std::string> names(body.locals.size());
  for (std::size_t id = 0; id < names.size(); ++id) {
    const Symbol name = body.locals[id].name;
    if (name.empty() || uses[name] > 1)
      names[id] = "?" + std::to_string(id);
    else
      syntax::append_name(names[id], name.view(), syntax::NameSort::Local);
  }
  return names;
}

std::string_view sort_of(const Body& body, std::size_t id) {
  const bool source = body.locals[id].from_source;
  if (id < body.parameter_count) return source ? "parameter" : "unnamed parameter";
  return source ? "local" : "temporary";
}

// Neighbours of one sort and type share a line.
void append_locals(std::string& out, const Body& body, const std::string& indent) {
  std::size_t on_line = 0;
  for (std::size_t id = 0; id < body.locals.size(); ++id) {
    const auto& local = body.locals[id];
    const bool joins = on_line > 0 && on_line < names_per_line && body.locals[id - 1].type == local.type &&
                       sort_of(body, id - 1) == sort_of(body, id);
    if (joins) {
      out += ", ";
    } else {
      if (id > 0) out += '\n';
      out.append(indent).append(sort_of(body, id)).append(" ");
      syntax::append_type(out, local.type);
      out += ' ';
      on_line = 0;
    }
    syntax::append_name(out, local.name.view(), syntax::NameSort::Local);
    ++on_line;
  }
  if (!body.locals.empty()) out += '\n';
}

template <class Kind>
void append_line(std::string& out, StatementWriter& writer, const Kind& kind, const Position& position,
                 const std::string& indent) {
  const auto start = out.size();
  out.append(indent).append("  ");
  writer.write(kind);
  if (position != Position{}) {
    const auto width = out.size() - start;
    out.append(width < position_column ? position_column - width : 1, ' ');
    writer.position(position);
  }
  out += '\n';
}

void append_body(std::string& out, const Body& body, const std::string& indent) {
  const auto names = written_names(body);
  StatementWriter writer(out, body, names);
  append_locals(out, body, indent);
  for (std::size_t id = 0; id < body.blocks.size(); ++id) {
    const auto& block = body.blocks[id];
    out.append(indent).append("b").append(std::to_string(id)).append(":");
    if (!block.handlers.empty()) out += ' ';
    writer.handlers(block);
    out += '\n';
    for (const auto& statement : block.statements)
      append_line(out, writer, statement.kind, statement.position, indent);
    append_line(out, writer, block.terminator.kind, block.terminator.position, indent);
  }
}

void append_names(std::string& out, std::string_view introduction, const std::vector<Symbol>& names,
                  syntax::NameSort sort) {
  if (names.empty()) return;
  out += introduction;
  const char* separator = " ";
  for (const Symbol name : names) {
    out += separator;
    if (sort == syntax::NameSort::Class)
      syntax::append_class_name(out, name);
    else
      syntax::append_name(out, name.view(), sort);
    separator = ", ";
  }
}

// Within a class, members of its own are written without their owner.
void append_method(std::string& out, const Method& method, Symbol context, const std::string& indent) {
  out += indent + "method ";
  syntax::append_flags(out, method.flags, syntax::method_flags);
  syntax::append_method(out, method.owner, method.name, method.descriptor, context);
  append_names(out, " names", method.parameter_names, syntax::NameSort::Member);
  append_names(out, " throws", method.exceptions, syntax::NameSort::Class);
  if (!method.body) {
    out += '\n';
    return;
  }
  out += " {\n";
  append_body(out, *method.body, indent + "  ");
  out += indent + "}\n";
}

void append_field(std::string& out, const Field& field, Symbol context) {
  out += "  field ";
  syntax::append_flags(out, field.flags, syntax::field_flags);
  syntax::append_type(out, field.type);
  out += ' ';
  syntax::append_member(out, field.owner, field.name, context);
  if (field.constant) {
    out += " = ";
    const std::vector<std::string> no_names;
    StatementWriter(out, Body{}, no_names).operand(*field.constant);
  }
  out += '\n';
}

void append_class_header(std::string& out, const Class& cls) {
  out += "class ";
  syntax::append_flags(out, cls.flags, syntax::class_flags);
  syntax::append_class_name(out, cls.name);
  if (!cls.superclass.empty()) append_names(out, " extends", {cls.superclass}, syntax::NameSort::Class);
  append_names(out, " implements", cls.interfaces, syntax::NameSort::Class);
  out += " {\n";
  if (!cls.source_file.empty()) {
    out += "  source ";
    syntax::append_quoted(out, cls.source_file, '"');
    out += '\n';
  }
  const auto line = [&](std::string_view word, const std::vector<Symbol>& names, syntax::NameSort sort) {
    append_names(out, word, names, sort);
    if (!names.empty()) out += '\n';
  };
  if (!cls.outer_class.empty()) line("  outer", {cls.outer_class}, syntax::NameSort::Class);
  line("  record", cls.record_components, syntax::NameSort::Member);
  line("  permits", cls.permitted_subclasses, syntax::NameSort::Class);
}

}  // namespace

std::string print(const Body& body) {
  std::string out;
  append_body(out, body, "");
  return out;
}

std::string print(const Method& method) {
  std::string out;
  append_method(out, method, Symbol(), "");
  return out;
}

std::string print(const Class& cls) {
  std::string out;
  append_class_header(out, cls);
  for (const auto& field : cls.fields) append_field(out, field, cls.name);
  for (const auto& method : cls.methods) append_method(out, method, cls.name, "  ");
  out += "}\n";
  return out;
}

BodyPrinter::BodyPrinter(const Body& body) : body_(body), names_(written_names(body)) {}

std::string BodyPrinter::operand(const Operand& operand) const {
  std::string out;
  StatementWriter(out, body_, names_).operand(operand);
  return out;
}

std::string BodyPrinter::statement(const Statement& statement) const {
  std::string out;
  StatementWriter(out, body_, names_).write(statement.kind);
  return out;
}

std::string BodyPrinter::terminator(const Terminator& terminator) const {
  std::string out;
  StatementWriter(out, body_, names_).write(terminator.kind);
  return out;
}

std::string BodyPrinter::handlers(const Block& block) const {
  std::string out;
  StatementWriter(out, body_, names_).handlers(block);
  return out;
}

std::string BodyPrinter::local(LocalId id) const {
  std::string out;
  StatementWriter(out, body_, names_).local(id);
  return out;
}

}  // namespace jury::ir
