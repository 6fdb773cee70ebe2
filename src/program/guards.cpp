#include "program/guards.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>

#include "program/accidents.h"

namespace jury::program {

namespace {

using ir::BlockId;
using ir::Body;
using ir::Operand;

constexpr std::array blame_the_caller{
    "java/lang/IllegalArgumentException", "java/lang/IllegalStateException",
    "java/lang/IndexOutOfBoundsException", "java/lang/UnsupportedOperationException",
    "java/lang/NullPointerException"};
constexpr int deepest_helper = 3;
constexpr std::size_t largest_helper = 40;  // blocks

bool blames_the_caller(Program& program, Symbol exception) {
  return std::ranges::any_of(blame_the_caller,
                             [&](const char* name) { return program.is_subclass(exception, Symbol(name)); });
}

// What the block throws on purpose: a new exception of a class that blames the caller, made here or by a
// method for it; not one that was caught.
std::optional<Symbol> thrown_on_purpose(Program& program, const Body& body, const ir::Block& block,
                                        bool in_helper) {
  const auto* thrown = std::get_if<ir::Throw>(&block.terminator.kind);
  if (!thrown || !thrown->exception.is_local() || !block.handlers.empty()) return std::nullopt;
  const auto& type = body.locals[thrown->exception.local()].type;
  const auto assigns = [&](const ir::Statement& statement) {
    return ir::target_of(statement) == thrown->exception.local() &&
           (std::holds_alternative<ir::New>(statement.kind) || std::holds_alternative<ir::Call>(statement.kind));
  };
  if (!std::ranges::any_of(block.statements, assigns)) return std::nullopt;
  // A maker of exceptions in the library may promise no more than a RuntimeException.
  const bool is_any = in_helper && type.name == "java/lang/RuntimeException";
  return is_any || blames_the_caller(program, type.name) ? std::optional(type.name) : std::nullopt;
}

// Whether the statement changes something that lives longer than the call.
bool changes_something(const ir::Statement& statement) {
  return std::holds_alternative<ir::StoreField>(statement.kind) ||
         std::holds_alternative<ir::StoreStatic>(statement.kind) ||
         std::holds_alternative<ir::StoreElement>(statement.kind) ||
         std::holds_alternative<ir::Monitor>(statement.kind);
}

// A method that does nothing but test and throw on purpose.
struct Helper {
  std::vector<Symbol> thrown = {};   // on purpose; empty: it is none
  std::vector<Symbol> meant = {};    // of these, those that it does not throw by accident too
  Accidents accidents = {};
};

// Looks into helpers, each once.
class HelperReader {
 public:
  explicit HelperReader(Program& program) : program_(program) {}

  // What a call of the method throws on purpose and no other way, when that is all it is for; none: it is no helper.
  const std::vector<Symbol>& thrown_by(const ir::Call& call) { return helper(call, 0).meant; }

 private:
  const Helper& helper(const ir::Call& call, int depth) {
    static const Helper none;
    if (depth > deepest_helper || call.kind != ir::CallKind::Static) return none;
    const auto* method = program_.resolve(call.method);
    if (!method) return none;
    const auto [entry, inserted] = known_.try_emplace(method);
    if (inserted) {
      auto thrown = read(*method, depth);
      if (!thrown.empty()) known_[method] = without_accidents(*program_.body(*method), std::move(thrown), depth);
    }
    return known_[method];
  }

  Helper without_accidents(const Body& body, std::vector<Symbol> thrown, int depth) {
    Helper result{std::move(thrown), {}, {}};
    const auto on_purpose = [&](const ir::Block& block) {
      return thrown_on_purpose(program_, body, block, true);
    };
    const auto of_helper = [&](const ir::Call& call) -> const Accidents* {
      const auto& inner = helper(call, depth + 1);
      return inner.thrown.empty() ? nullptr : &inner.accidents;
    };
    result.accidents = accidents_in(program_, {body, on_purpose, of_helper});
    for (const auto exception : result.thrown)
      if (!result.accidents.include(program_, exception)) result.meant.push_back(exception);
    return result;
  }

  std::vector<Symbol> read(const ir::Method& method, int depth) {
    const auto* body = program_.body(method);
    if (!body || body->blocks.size() > largest_helper) return {};
    std::vector<Symbol> found;
    for (const auto& block : body->blocks) {
      if (!block.handlers.empty() || std::holds_alternative<ir::Refuse>(block.terminator.kind)) return {};
      if (const auto thrown = thrown_on_purpose(program_, *body, block, true)) {
        found.push_back(*thrown);
        continue;
      }
      if (std::holds_alternative<ir::Throw>(block.terminator.kind)) return {};
      if (!is_plain_return(*body, block, depth)) return {};
      for (const auto& statement : block.statements) {
        if (changes_something(statement)) return {};
        const auto* call = std::get_if<ir::Call>(&statement.kind);
        if (!call) continue;
        const auto& inner = helper(*call, depth + 1).thrown;
        found.insert(found.end(), inner.begin(), inner.end());
        if (inner.empty() && !call->target) return {};
      }
    }
    return found;
  }

  // It gives back nothing, or what it was given, if only through another helper.
  bool is_plain_return(const Body& body, const ir::Block& block, int depth) {
    const auto* returned = std::get_if<ir::Return>(&block.terminator.kind);
    if (!returned || !returned->value || !returned->value->is_local()) return true;
    const auto local = returned->value->local();
    if (local < body.parameter_count) return true;
    const auto from_helper_or_parameter = [&](const ir::Statement& statement) {
      if (ir::target_of(statement) != local) return false;
      const auto* copy = std::get_if<ir::Copy>(&statement.kind);
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      return (call && !helper(*call, depth + 1).thrown.empty()) ||
             (copy && copy->value.is_local() && copy->value.local() < body.parameter_count);
    };
    return std::ranges::any_of(block.statements, from_helper_or_parameter);
  }

  Program& program_;
  std::map<const ir::Method*, Helper> known_;
};

// The blocks that no execution reaches after a change.
std::vector<bool> unchanged_until(const Body& body) {
  std::vector<bool> reached(body.blocks.size()), changed(body.blocks.size());
  std::vector<BlockId> work{0};
  reached[0] = true;
  while (!work.empty()) {
    const auto id = work.back();
    work.pop_back();
    const auto& block = body.blocks[id];
    const bool after = changed[id] || std::ranges::any_of(block.statements, changes_something);
    const auto visit = [&](BlockId next) {
      if (reached[next] && (changed[next] || !after)) return;
      reached[next] = true;
      changed[next] = changed[next] || after;
      work.push_back(next);
    };
    for (const auto next : ir::successors_of(block.terminator)) visit(next);
    for (const auto& handler : block.handlers) visit(handler.target);
  }
  std::vector<bool> result(body.blocks.size());
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = reached[i] && !changed[i];
  return result;
}

// Executions that come here are of no interest.
ir::Statement never_here(const ir::Position& position) {
  return {ir::Operate{std::nullopt, ir::Operation::Assume, {Operand::of_int(0)}}, position};
}

// After the exception has been made: making its message may go wrong by itself.
void end_before_throw(Body& body, const Guard& guard) {
  auto& block = body.blocks[guard.block];
  block.statements.push_back(never_here(block.terminator.position));
}

// The call gets a block of its own, whose handlers end the execution.
void end_where_helper_throws(Body& body, const Guard& guard) {
  const auto call_id = static_cast<BlockId>(body.blocks.size());
  const auto rest_id = call_id + 1, caught_id = call_id + 2;
  const auto caught = static_cast<ir::LocalId>(body.locals.size());
  body.locals.push_back(
      {Symbol("guard$" + std::to_string(caught)), ir::Type::reference(Symbol("java/lang/Throwable")), false});
  auto& block = body.blocks[guard.block];
  const auto at = block.statements.begin() + static_cast<std::ptrdiff_t>(*guard.statement);
  const auto position = at->position;
  ir::Block call{{*at}, {ir::Goto{rest_id}, position}, {}};
  ir::Block rest{{at + 1, block.statements.end()}, block.terminator, block.handlers};
  block.statements.erase(at, block.statements.end());
  block.terminator = {ir::Goto{call_id}, position};
  for (const auto exception : guard.exceptions) call.handlers.push_back({exception, caught_id});
  body.blocks.push_back(std::move(call));
  body.blocks.push_back(std::move(rest));
  ir::Block ending{{{ir::Catch{caught}, position}, never_here(position)},
                   {ir::Throw{Operand::local(caught)}, position},
                   {}};
  body.blocks.push_back(std::move(ending));
}

std::string simple_name(Symbol class_name) {
  const auto full = ir::display_class(class_name.view());
  return full.substr(full.find_last_of('.') + 1);
}

// "if (name == null)" of a line that has an if; else the line.
std::string condition_of(const std::string& line) {
  const auto begin = line.find("if (");
  if (begin == std::string::npos) return line.substr(0, line.find(';'));
  int open = 0;
  for (auto i = begin; i < line.size(); ++i) {
    open += line[i] == '(' ? 1 : line[i] == ')' ? -1 : 0;
    if (line[i] == ')' && open == 0) return line.substr(begin, i + 1 - begin);
  }
  return line.substr(begin);
}

std::vector<std::string> lines_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    const auto first = line.find_first_not_of(" \t");
    lines.push_back(first == std::string::npos ? "" : line.substr(first));
  }
  return lines;
}

}  // namespace

std::vector<Guard> guards_of(Workspace& workspace, const ir::Method& method) {
  auto& program = workspace.program();
  const auto* body = program.body(method);
  std::vector<Guard> found;
  if (!body) return found;
  HelperReader helpers(program);
  const auto unchanged = unchanged_until(*body);
  for (BlockId id = 0; id < body->blocks.size(); ++id) {
    const auto& block = body->blocks[id];
    if (!unchanged[id] || !block.handlers.empty()) continue;
    if (const auto thrown = thrown_on_purpose(program, *body, block, false)) {
      found.push_back({id, std::nullopt, {*thrown}, block.terminator.position.line});
      continue;
    }
    for (std::size_t i = 0; i < block.statements.size(); ++i) {
      if (changes_something(block.statements[i])) break;
      const auto* call = std::get_if<ir::Call>(&block.statements[i].kind);
      if (!call) continue;
      // A helper that is only given constants tests nothing of the caller's.
      if (!std::ranges::any_of(call->arguments, &Operand::is_local)) continue;
      const auto& thrown = helpers.thrown_by(*call);
      if (!thrown.empty()) found.push_back({id, i, thrown, block.statements[i].position.line});
    }
  }
  return found;
}

std::vector<std::string> descriptions(Workspace& workspace, const ir::Method& method,
                                      const std::vector<Guard>& guards) {
  const auto source = workspace.source_of(method.owner);
  const auto lines = source ? lines_of(*source) : std::vector<std::string>{};
  const auto& file = workspace.program().get_class(method.owner).source_file;
  std::vector<std::string> result;
  for (const auto& guard : guards) {
    std::set<std::string> names;
    for (const auto exception : guard.exceptions) names.insert(simple_name(exception));
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : " or ") + name;
    // The if may stand one line before the throw.
    if (guard.line > 0 && guard.line <= lines.size()) {
      const auto& own = lines[guard.line - 1];
      const bool is_plain_throw = own.starts_with("throw ") && guard.line > 1 &&
                                  lines[guard.line - 2].find("if (") != std::string::npos;
      text += ": " + condition_of(is_plain_throw ? lines[guard.line - 2] : own);
    }
    if (guard.line > 0 && !file.empty()) text += " (" + file + ":" + std::to_string(guard.line) + ")";
    if (std::ranges::find(result, text) == result.end()) result.push_back(std::move(text));
  }
  return result;
}

ir::Body without_guards(ir::Body body, const std::vector<Guard>& guards) {
  // From the last place of a block to its first, so that the numbers of the others stay right.
  auto ordered = guards;
  std::ranges::sort(ordered, [](const Guard& one, const Guard& other) {
    return std::pair(one.block, one.statement.value_or(~std::size_t{0})) >
           std::pair(other.block, other.statement.value_or(~std::size_t{0}));
  });
  for (const auto& guard : ordered)
    if (guard.statement)
      end_where_helper_throws(body, guard);
    else
      end_before_throw(body, guard);
  return body;
}

}  // namespace jury::program
