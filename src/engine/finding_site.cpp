#include "engine/finding_site.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "spec/jml/statements.h"

namespace jury::engine {

namespace {

using spec::jml::StatementPiece;

// "Shop$1" becomes "Shop$", "lambda$main$0" becomes "lambda$main$".
std::string without_numbers(std::string_view name) {
  std::string result;
  for (const char c : name) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit && result.ends_with('$')) continue;
    result += c;
  }
  return result;
}

bool is_lambda(const ir::Method& method) { return method.name.view().starts_with("lambda$"); }

std::string signature_of(const ir::Method& method) {
  const auto name =
      without_numbers(ir::display_class(method.owner.view())) + "." + without_numbers(method.name.view());
  return is_lambda(method) ? name : name + method.descriptor.text();  // captured variables are parameters
}

bool contains(const StatementPiece& piece, std::string_view word) {
  return std::find(piece.words.begin(), piece.words.end(), word) != piece.words.end();
}

std::string simple_name(std::string_view class_name) {
  const auto last = class_name.find_last_of("./$");
  return std::string(last == std::string_view::npos ? class_name : class_name.substr(last + 1));
}

// Words, one of which the statement has that made this exception itself.
std::vector<std::string> words_of_cause(const std::string& exception_class) {
  static const std::map<std::string, std::vector<std::string>, std::less<>> known{
      {"java.lang.AssertionError", {"assert", "AssertionError"}},
      {"java.lang.ArithmeticException", {"/", "%", "/=", "%=", "ArithmeticException"}},
      {"java.lang.ArrayIndexOutOfBoundsException", {"[", "ArrayIndexOutOfBoundsException"}},
      {"java.lang.NullPointerException", {".", "[", "NullPointerException"}},
      {"java.lang.NegativeArraySizeException", {"new", "NegativeArraySizeException"}},
  };
  const auto found = known.find(exception_class);
  return found != known.end() ? found->second : std::vector<std::string>{simple_name(exception_class)};
}

using Pieces = std::vector<StatementPiece>;
using Chosen = std::vector<const StatementPiece*>;

// Those with one of the words, or all when there are none.
Chosen narrowed(Chosen chosen, const std::function<bool(const StatementPiece&)>& fits) {
  Chosen fitting;
  std::copy_if(chosen.begin(), chosen.end(), std::back_inserter(fitting),
               [&](const auto* piece) { return fits(*piece); });
  return fitting.empty() ? chosen : fitting;
}

class PathWriter {
 public:
  PathWriter(program::Workspace& workspace, const trace::Outcome& outcome)
      : workspace_(workspace), outcome_(outcome) {}

  std::string text_of(std::size_t frame) {
    const auto& entry = outcome_.stack[frame];
    const auto place = signature_of(*entry.method);
    if (entry.position.line > 0)
      if (const auto* pieces = pieces_of(entry.method->owner))
        return place + ": " + statement_of(frame, *pieces);
    return place + ": " + instruction_of(entry);
  }

 private:
  const Pieces* pieces_of(Symbol class_name) {
    const auto source = workspace_.source_of(class_name);
    if (!source) return nullptr;
    const auto path = source->string();
    const auto [entry, inserted] = pieces_.try_emplace(path);
    if (inserted) {
      std::ifstream file(path, std::ios::binary);
      std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
      entry->second = spec::jml::statement_pieces(spec::jml::Source(path, std::move(text)));
    }
    return entry->second.empty() ? nullptr : &entry->second;
  }

  // Several statements may share the line.
  Chosen on_line_of(std::size_t frame, const Pieces& pieces) const {
    const auto line = outcome_.stack[frame].position.line;
    Chosen chosen;
    for (const auto& piece : pieces)
      if (piece.first_line <= line && line <= piece.last_line) chosen.push_back(&piece);
    chosen = narrowed(std::move(chosen), [](const auto& piece) { return !piece.is_header; });
    if (chosen.size() < 2) return chosen;
    const auto words = words_of_cause_in(frame);
    return narrowed(std::move(chosen), [&](const auto& piece) {
      return std::any_of(words.begin(), words.end(), [&](const auto& word) { return contains(piece, word); });
    });
  }

  // The method that was called there, or what the exception is.
  std::vector<std::string> words_of_cause_in(std::size_t frame) const {
    if (frame == 0) return words_of_cause(outcome_.exception_class);
    const auto& called = *outcome_.stack[frame - 1].method;
    const bool is_constructor = called.name == "<init>" || called.name == "<clinit>";
    return {is_constructor ? simple_name(called.owner.view()) : called.name.text()};
  }

  std::string statement_of(std::size_t frame, const Pieces& pieces) {
    const auto& entry = outcome_.stack[frame];
    const auto chosen = on_line_of(frame, pieces);
    if (chosen.empty()) return instruction_of(entry);
    std::string text;
    for (const auto* piece : chosen) text += (text.empty() ? "" : "; ") + piece->text;
    const auto number = occurrence(*entry.method, *chosen.front(), pieces);
    if (number > 1) text += " (" + std::to_string(number) + ")";
    // Statements that the line does not tell apart: the instruction does.
    return chosen.size() == 1 ? text : text + ", " + instruction_of(entry);
  }

  // Among the equal texts of the method, from 1.
  std::size_t occurrence(const ir::Method& method, const StatementPiece& piece, const Pieces& pieces) {
    std::size_t number = 1;
    for (const auto& [first, last] : line_ranges(method))
      for (const auto& other : pieces)
        if (other.text == piece.text && first <= other.first_line && other.first_line <= last &&
            &other < &piece)
          ++number;
    return number;
  }

  // The lines of the method; of a lambda those of all lambdas in its method.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> line_ranges(const ir::Method& method) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ranges;
    for (const auto& other : workspace_.program().get_class(method.owner).methods) {
      const bool is_twin =
          is_lambda(method) && is_lambda(other) && signature_of(other) == signature_of(method);
      if (&other != &method && !is_twin) continue;
      if (const auto* body = workspace_.program().body(other)) ranges.push_back(lines_of(*body));
    }
    return ranges;
  }

  static std::pair<std::uint32_t, std::uint32_t> lines_of(const ir::Body& body) {
    std::uint32_t first = ~0U, last = 0;
    const auto see = [&](const ir::Position& position) {
      if (position.line == 0) return;
      first = std::min(first, position.line);
      last = std::max(last, position.line);
    };
    for (const auto& block : body.blocks) {
      for (const auto& statement : block.statements) see(statement.position);
      see(block.terminator.position);
    }
    return {first, last};
  }

  // What the byte code does there, and which of the like it is: "call java.util.List.get(I) (2)".
  std::string instruction_of(const trace::StackEntry& entry) {
    const auto* body = workspace_.program().body(*entry.method);
    if (!body) return "";
    std::map<std::uint32_t, std::string> by_offset;
    for (const auto& block : body->blocks) {
      for (const auto& statement : block.statements)
        by_offset[statement.position.offset] += deed_of(statement);
      if (std::holds_alternative<ir::Throw>(block.terminator.kind))
        by_offset[block.terminator.position.offset] += " throw";
    }
    const auto& deed = by_offset[entry.position.offset];
    const auto number = std::count_if(by_offset.begin(), by_offset.end(), [&](const auto& other) {
      return other.first <= entry.position.offset && other.second == deed;
    });
    return (deed.empty() ? "instruction" : deed.substr(1)) +
           (number > 1 ? " (" + std::to_string(number) + ")" : "");
  }

  static std::string deed_of(const ir::Statement& statement) {
    if (const auto* check = std::get_if<ir::Check>(&statement.kind))
      return " check " + std::string(ir::name_of(check->kind));
    if (const auto* call = std::get_if<ir::Call>(&statement.kind))
      return " call " + ir::display_class(call->method.owner.view()) + "." +
             without_numbers(call->method.name.view()) + call->method.descriptor.text();
    if (const auto* made = std::get_if<ir::New>(&statement.kind))
      return " new " + ir::display_class(made->class_name.view());
    return "";
  }

  program::Workspace& workspace_;
  const trace::Outcome& outcome_;
  std::map<std::string, Pieces> pieces_;
};

}  // namespace

std::vector<std::string> finding_path(program::Workspace& workspace, const trace::Outcome& outcome,
                                      const std::function<bool(const ir::Method&)>& is_told) {
  PathWriter writer(workspace, outcome);
  std::vector<std::string> path;
  std::set<std::string> known;
  for (std::size_t i = 0; i < outcome.stack.size(); ++i) {
    if (!is_told(*outcome.stack[i].method)) continue;
    auto text = writer.text_of(i);
    if (known.insert(text).second) path.push_back(std::move(text));
  }
  return path;
}

std::string without_object_numbers(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '#') {
      result += text[i];
      continue;
    }
    while (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9') ++i;
  }
  return result;
}

}  // namespace jury::engine
