#include "report/story_lines.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

#include "trace/ended_calls.h"

namespace jury::report {

namespace {

using engine::Step;
using engine::StepKind;

constexpr std::size_t most_lines = 32;
constexpr std::size_t longest_period = 24;
constexpr std::size_t least_rounds = 4;  // fewer are told in full
constexpr std::size_t longest_source = 60;
constexpr std::size_t longest_value = 90;

std::string shortened(const std::string& text, std::size_t most) {
  return text.size() <= most ? text : text.substr(0, most - 3) + "...";
}

// Only the last value of a variable that changes more than once on its line.
std::string changes_of(const Step& step) {
  std::string text;
  for (auto change = step.changes.begin(); change != step.changes.end(); ++change) {
    const auto& [name, value] = *change;
    if (std::any_of(change + 1, step.changes.end(), [&](const auto& later) { return later.first == name; }))
      continue;
    const bool collection = value.starts_with("[") || value.starts_with("{");
    text += (text.empty() ? "" : ", ") + name + (collection ? "" : " = ") + shortened(value, longest_value);
  }
  return text;
}

// Lines of one story: what there is to say about a step may be nothing.
class Teller {
 public:
  Teller(const std::vector<Step>& steps, Sources& sources) : steps_(steps), sources_(sources) {}

  std::vector<std::string> tell() {
    for (std::size_t i = 0; i < steps_.size();) i = tell_from(i);
    return std::move(lines_);
  }

 private:
  bool alike(const Step& one, const Step& other) const {
    return one.kind == other.kind && one.line == other.line && one.depth == other.depth &&
           one.method == other.method && one.class_name == other.class_name;
  }

  // How often the steps from here to the period's end come again right after it, itself included.
  std::size_t rounds(std::size_t begin, std::size_t period) const {
    std::size_t count = 1;
    for (std::size_t next = begin + period; next + period <= steps_.size(); next += period, ++count)
      for (std::size_t i = 0; i < period; ++i)
        if (!alike(steps_[begin + i], steps_[next + i])) return count;
    return count;
  }

  // The first round, how many are left out, and the last.
  std::size_t tell_from(std::size_t begin) {
    for (std::size_t period = 1; period <= longest_period && begin + period <= steps_.size(); ++period) {
      const auto count = rounds(begin, period);
      if (count < least_rounds) continue;
      for (std::size_t i = 0; i < period; ++i) tell_step(steps_[begin + i]);
      const std::string indent(4 + 2 * static_cast<std::size_t>(steps_[begin].depth), ' ');
      lines_.push_back(indent + "     ... " + std::to_string(count - 2) + " more rounds like this");
      for (std::size_t i = begin + (count - 1) * period; i < begin + count * period; ++i)
        tell_step(steps_[i]);
      return begin + count * period;
    }
    tell_step(steps_[begin]);
    return begin + 1;
  }

  void tell_step(const Step& step) {
    const std::string indent(4 + 2 * static_cast<std::size_t>(step.depth), ' ');
    switch (step.kind) {
      case StepKind::Line:
        return tell_line(step, indent);
      case StepKind::Call:
        lines_.push_back(indent + call_text(step) + step.value);
        return;
      case StepKind::Return:
        if (!step.value.empty() && step.depth > 0)
          lines_.push_back(indent + "  returns " + shortened(step.value, longest_value));
        return;
      case StepKind::Throw:
        lines_.push_back(indent + "  throws " + step.value.substr(0, step.value.find('#')));
        return;
    }
  }

  void tell_line(const Step& step, const std::string& indent) {
    if (step.line == 0) return;
    const auto number = std::to_string(step.line);
    const auto source = shortened(sources_.line(step.file, step.line), longest_source);
    std::string text =
        indent + std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + "  " + source;
    const auto changes = changes_of(step);
    if (source == "}" && changes.empty()) return;
    if (!changes.empty()) text += (source.empty() ? "" : "   ") + ("-> " + changes);
    lines_.push_back(text);
  }

  static std::string call_text(const Step& step) {
    std::string parameters;
    for (const auto& [name, value] : step.changes)
      parameters += (parameters.empty() ? "" : ", ") + name + " = " + shortened(value, longest_value);
    const auto simple = step.class_name.substr(step.class_name.find_last_of(".$") + 1);
    const auto name = step.method == "<init>" ? "new " + simple : simple + "." + step.method;
    return name + "(" + parameters + ")";
  }

  const std::vector<Step>& steps_;
  Sources& sources_;
  std::vector<std::string> lines_;
};

// A run with the insides of its first calls left out.
class Folding {
 public:
  explicit Folding(const std::vector<Step>& steps) : steps_(steps), calls_(trace::ended_calls(steps)) {}

  // With as few calls folded as make the lines few enough; all calls, when that is not enough.
  std::vector<std::string> fitting(Sources& sources) const {
    std::size_t least = 0;
    std::size_t most = calls_.size();
    while (least < most) {
      const auto middle = (least + most) / 2;
      if (lines(middle, sources).size() <= most_lines)
        most = middle;
      else
        least = middle + 1;
    }
    return lines(least, sources);
  }

 private:
  std::vector<std::string> lines(std::size_t count, Sources& sources) const {
    std::vector<Step> left;
    std::size_t next = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const auto& call = calls_[i];
      left.insert(left.end(), at(next), at(call.call + 1));
      left.back().value = end_of(call);
      next = call.end;
    }
    left.insert(left.end(), at(next), steps_.end());
    return Teller(left, sources).tell();
  }
  std::vector<Step>::const_iterator at(std::size_t number) const {
    return steps_.begin() + static_cast<std::ptrdiff_t>(number);
  }

  std::string end_of(const trace::EndedCall& call) const {
    if (!call.has_returned) return " ... is left by an exception";
    const auto& value = steps_[call.end - 1].value;
    return value.empty() ? " ... returns" : " ... returns " + shortened(value, longest_value);
  }

  const std::vector<Step>& steps_;
  std::vector<trace::EndedCall> calls_;
};

// The names of a line and the objects they lead to.
class Values {
 public:
  explicit Values(const trace::HeapPicture& picture) : picture_(picture) {}

  // A name and its value: of the whole path, or of the part of it that is null.
  std::optional<std::pair<std::string, std::string>> find(const std::string& path) const {
    const auto parts = split(path);
    const auto* cell = find_cell(picture_.roots, parts[0]);
    if (!cell) {
      const auto* self = find_cell(picture_.roots, "this");
      cell = self ? field(*self, parts[0]) : nullptr;
    }
    std::string name = parts[0];
    for (std::size_t i = 1; cell && cell->value != "null" && i < parts.size(); ++i) {
      cell = field(*cell, parts[i]);
      name += "." + parts[i];
    }
    if (!cell || cell->target >= 0) return std::nullopt;  // names of objects say little
    return std::pair{name, cell->value};
  }

 private:
  static std::vector<std::string> split(const std::string& path) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= path.size();) {
      const auto end = std::min(path.find('.', begin), path.size());
      parts.push_back(path.substr(begin, end - begin));
      begin = end + 1;
    }
    return parts;
  }

  static const trace::PictureCell* find_cell(const std::vector<trace::PictureCell>& cells,
                                             const std::string& label) {
    const auto found =
        std::find_if(cells.begin(), cells.end(), [&](const auto& cell) { return cell.label == label; });
    return found == cells.end() ? nullptr : &*found;
  }

  const trace::PictureCell* field(const trace::PictureCell& cell, const std::string& name) const {
    if (cell.target < 0) return nullptr;
    const auto& object = picture_.objects[static_cast<std::size_t>(cell.target)];
    if (object.shape != trace::PictureShape::Record) return nullptr;
    return find_cell(object.cells, name);
  }

  const trace::HeapPicture& picture_;
};

// The dotted names of a line of Java, each once; those of calls without their last part.
std::vector<std::string> names_in(const std::string& source) {
  std::vector<std::string> names;
  const auto is_part = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$';
  };
  for (std::size_t i = 0; i < source.size();) {
    const char c = source[i];
    if (c == '"') {
      for (++i; i < source.size() && source[i] != '"'; ++i)
        if (source[i] == '\\') ++i;
      ++i;
      continue;
    }
    if (source.compare(i, 2, "//") == 0) break;
    if (!is_part(c) || std::isdigit(static_cast<unsigned char>(c))) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < source.size() && (is_part(source[end]) || source[end] == '.')) ++end;
    std::string name = source.substr(i, end - i);
    if (end < source.size() && source[end] == '(') {
      const auto dot = name.rfind('.');
      name = dot == std::string::npos ? "" : name.substr(0, dot);
    }
    const bool after_dot = i > 0 && source[i - 1] == '.';
    if (!name.empty() && !after_dot && std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
    i = end;
  }
  return names;
}

// What a variable of the step's frame was worth there, from its last assignment or as it was passed.
template <class Steps>
const std::string* last_value(Steps step, Steps first, const std::string& name) {
  for (const int depth = step->depth; step != first && step->depth >= depth; ++step) {
    if (step->depth > depth) continue;
    const auto found = std::find_if(step->changes.rbegin(), step->changes.rend(),
                                    [&](const auto& change) { return change.first == name; });
    if (found != step->changes.rend()) return &found->second;
    if (step->kind == StepKind::Call) break;
  }
  return nullptr;
}

}  // namespace

std::vector<std::string> story_lines(const engine::Counterexample& counterexample, Sources& sources,
                                     bool all) {
  const auto& steps = counterexample.steps;
  auto lines = Teller(steps, sources).tell();
  const bool from_start = !steps.empty() && steps[0].kind == StepKind::Call && steps[0].depth == 0;
  bool cut = counterexample.skipped_steps > 0 && !from_start;
  if (!all && lines.size() > most_lines) {
    lines = Folding(steps).fitting(sources);
    if (lines.size() > most_lines) {
      lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most_lines));
      cut = true;
    }
  }
  if (cut) lines.insert(lines.begin(), "    ... (the end of a longer run)");
  return lines;
}

std::string values_at_the_end(const engine::Counterexample& counterexample, Sources& sources) {
  const auto& steps = counterexample.steps;
  if (steps.empty()) return "";
  const int depth = steps.back().depth - (steps.back().kind == StepKind::Return ? 1 : 0);
  const auto last = std::find_if(steps.rbegin(), steps.rend(), [&](const Step& step) {
    return step.kind == StepKind::Line && step.line > 0 && step.depth <= depth;
  });
  if (last == steps.rend()) return "";
  std::string text;
  std::set<std::string> told;
  const auto add = [&](const std::string& name, const std::string& value) {
    text += (text.empty() ? "" : ", ") + name + " = " + shortened(value, longest_value);
  };
  if (last->picture >= 0) {
    const Values values(counterexample.pictures[static_cast<std::size_t>(last->picture)]);
    for (const auto& name : names_in(sources.line(last->file, last->line)))
      if (const auto found = values.find(name); found && told.insert(found->first).second)
        add(found->first, found->second);
  } else {
    for (const auto& name : names_in(sources.line(last->file, last->line)))
      if (const auto* value = last_value(last, steps.rend(), name)) add(name, *value);
  }
  // Calls that the line made and that have ended.
  for (auto step = last.base(); step != steps.end(); ++step)
    if (step->kind == StepKind::Return && step->depth == last->depth + 1 && !step->value.empty() &&
        told.insert(step->method).second)
      add(step->method + "(...)", step->value);
  return text;
}

}  // namespace jury::report
