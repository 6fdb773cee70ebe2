// Control-flow graphs for Graphviz.
#include "ir/dot.h"

#include "ir/printer.h"
#include "ir/visit.h"

namespace jury::ir {

namespace {

// The text of a quoted string, with lines flush left.
void append_label(std::string& out, std::string_view text) {
  for (const char byte : text) {
    if (byte == '"' || byte == '\\') out += '\\';
    if (byte == '\n')
      out += "\\l";
    else
      out += byte;
  }
}

std::string block_name(BlockId id) { return "b" + std::to_string(id); }

class DotWriter {
 public:
  explicit DotWriter(const Body& body) : body_(body), printer_(body) {}

  std::string write(std::string_view title) {
    out_ = "digraph \"";
    append_label(out_, title);
    out_ += "\" {\n  label=\"";
    append_label(out_, title);
    out_ += "\";\n  labelloc=t;\n  node [shape=box, fontname=monospace];\n  edge [fontname=monospace];\n";
    for (BlockId id = 0; id < body_.blocks.size(); ++id) node(id);
    for (BlockId id = 0; id < body_.blocks.size(); ++id) {
      std::visit([&](const auto& kind) { branches(id, kind); }, body_.blocks[id].terminator.kind);
      exceptions(id);
    }
    return out_ + "}\n";
  }

 private:
  void node(BlockId id) {
    const auto& block = body_.blocks[id];
    std::string text = block_name(id) + ":\n";
    std::uint32_t line = 0;
    const auto add = [&](const std::string& statement, const Position& position) {
      if (position.line != line && position.line != 0)
        text += "# line " + std::to_string(position.line) + "\n";
      if (position.line != 0) line = position.line;
      text += statement + "\n";
    };
    for (const auto& statement : block.statements) add(printer_.statement(statement), statement.position);
    add(printer_.terminator(block.terminator), block.terminator.position);
    out_ += "  " + block_name(id) + " [label=\"";
    append_label(out_, text);
    out_ += "\"];\n";
  }

  void edge(BlockId from, BlockId to, std::string_view label, std::string_view style = "solid") {
    out_ += "  " + block_name(from) + " -> " + block_name(to) + " [style=";
    out_.append(style).append(", label=\"");
    append_label(out_, label);
    out_ += "\"];\n";
  }

  void branches(BlockId id, const Goto& jump) { edge(id, jump.target, ""); }
  void branches(BlockId id, const If& branch) {
    edge(id, branch.then_block, "true");
    edge(id, branch.else_block, "false");
  }
  void branches(BlockId id, const Switch& choice) {
    for (const auto& entry : choice.cases) edge(id, entry.target, std::to_string(entry.value));
    edge(id, choice.default_block, "default");
  }
  void branches(BlockId, const Return&) {}
  void branches(BlockId, const Throw&) {}
  void branches(BlockId, const Refuse&) {}

  void exceptions(BlockId id) {
    const auto& block = body_.blocks[id];
    if (!may_throw(block)) return;
    for (const auto& handler : block.handlers)
      edge(id, handler.target, handler.class_name.empty() ? "*" : display_class(handler.class_name.view()),
           "dashed");
  }

  const Body& body_;
  BodyPrinter printer_;
  std::string out_;
};

}  // namespace

std::string to_dot(const Body& body, std::string_view title) { return DotWriter(body).write(title); }

}  // namespace jury::ir
