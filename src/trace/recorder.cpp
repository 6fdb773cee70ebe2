#include "trace/recorder.h"

#include <algorithm>
#include <utility>

#include "support/unicode.h"
#include "trace/class_info.h"
#include "trace/ended_calls.h"

namespace jury::trace {

using ir::Kind;

std::vector<Kind> parameter_kinds(const ir::Method& method) {
  std::vector<Kind> kinds;
  if (!method.is_static()) kinds.push_back(Kind::Reference);
  for (const auto& type : ir::Signature::from_descriptor(method.descriptor.view()).parameters)
    kinds.push_back(type.kind);
  return kinds;
}

TraceRecorder::TraceRecorder(Filter filter, std::size_t most_steps)
    : filter_(std::move(filter)), most_steps_(most_steps) {}

bool TraceRecorder::is_recorded(const FrameView& view) {
  const auto [entry, inserted] = accepted_.try_emplace(view.method, false);
  if (inserted) entry->second = filter_(*view.method);
  return entry->second;
}

TraceRecorder::Frame* TraceRecorder::top(const FrameView& view) {
  while (!frames_.empty() && frames_.back().depth > view.depth) frames_.pop_back();
  return !frames_.empty() && frames_.back().depth == view.depth ? &frames_.back() : nullptr;
}

void TraceRecorder::add(RecordedStep step) {
  if (steps_.size() >= most_steps_) make_room();
  step.number = count_++;
  steps_.push_back(std::move(step));
}

// The insides of the oldest calls go first.
void TraceRecorder::make_room() {
  const std::size_t half = most_steps_ / 2;
  std::vector<RecordedStep> kept;
  std::size_t next = 0;
  std::size_t left = steps_.size();
  for (const auto& call : ended_calls(steps_)) {
    if (left <= half) break;
    for (; next <= call.call; ++next) kept.push_back(std::move(steps_[next]));
    next = call.inner_end();
    left -= next - call.call - 1;
  }
  for (; next < steps_.size(); ++next) kept.push_back(std::move(steps_[next]));
  if (kept.size() > half) kept.erase(kept.begin(), kept.end() - static_cast<std::ptrdiff_t>(half));
  steps_ = std::move(kept);
}

RecordedStep* TraceRecorder::step(std::size_t number) {
  const auto found =
      std::lower_bound(steps_.begin(), steps_.end(), number,
                       [](const RecordedStep& one, std::size_t wanted) { return one.number < wanted; });
  return found != steps_.end() && found->number == number ? &*found : nullptr;
}

bool TraceRecorder::goes_on_with_line() const {
  if (steps_.empty() || steps_.back().kind != RecordedKind::Line) return false;
  const auto& last = steps_.back();
  for (std::size_t i = steps_.size() - 1; i-- > 0;) {
    const auto& step = steps_[i];
    if (step.depth < last.depth || (step.depth == last.depth && step.kind == RecordedKind::Call))
      return false;
    if (step.depth == last.depth && step.kind == RecordedKind::Line)
      return step.line == last.line && i + 2 < steps_.size();
  }
  return false;
}

void TraceRecorder::called(const FrameView& view) {
  if (!is_recorded(view)) return;
  top(view);
  RecordedStep step{0,           RecordedKind::Call, static_cast<std::uint32_t>(frames_.size()),
                    view.method, view.position.line, {},
                    {}};
  const auto kinds = parameter_kinds(*view.method);
  for (std::size_t i = 0; i < kinds.size(); ++i)
    step.changes.push_back({view.body->locals[i].name.text(), show(kinds[i], view.locals[i])});
  add(std::move(step));
  frames_.push_back({view.depth, count(), nullptr});
}

// A line is one step as long as control stays on it; after a call it is another one, if something changes
// there.
void TraceRecorder::statement(const FrameView& view) {
  if (!is_recorded(view)) return;
  Frame* frame = top(view);
  if (!frame) {
    frames_.push_back({view.depth, count(), nullptr});
    frame = &frames_.back();
  }
  finish(*frame, view);
  const RecordedStep* last = step(frame->step);
  const bool same_line = last && last->kind == RecordedKind::Line && last->line == view.position.line;
  if (!same_line) add_line(*frame, view.method, view.position.line);
  const ir::Block& block = view.body->blocks[view.block];
  if (view.statement >= block.statements.size()) return;
  frame->unfinished = &block.statements[view.statement];
  note_store(*frame, view, *frame->unfinished);
}

void TraceRecorder::add_line(Frame& frame, const ir::Method* method, std::uint32_t line) {
  frame.step = count();
  add({0, RecordedKind::Line, static_cast<std::uint32_t>(&frame - frames_.data()), method, line, {}, {}});
}

void TraceRecorder::note_change(Frame& frame, const FrameView& view, std::uint32_t line,
                                RecordedChange change) {
  if (frame.step + 1 != count()) add_line(frame, view.method, line);
  if (RecordedStep* last = step(frame.step)) last->changes.push_back(std::move(change));
}

// The statement before this one assigned its target.
void TraceRecorder::finish(Frame& frame, const FrameView& view) {
  if (!frame.unfinished) return;
  const ir::Statement& statement = *std::exchange(frame.unfinished, nullptr);
  const auto target = ir::target_of(statement);
  if (!target) return;
  const ir::Local& local = view.body->locals[*target];
  // Variables made for specifications are nobody's own.
  if (!local.from_source || local.name.view().starts_with("jury$")) return;
  note_change(frame, view, statement.position.line,
              {local.name.text(), show(local.type.kind, view.locals[*target])});
}

void TraceRecorder::note_store(Frame& frame, const FrameView& view, const ir::Statement& statement) {
  const std::uint32_t line = statement.position.line;
  if (const auto* field = std::get_if<ir::StoreField>(&statement.kind)) {
    note_change(frame, view, line,
                {name_operand(view, field->object) + "." + field->field.name.text(),
                 show_operand(view, field->value, field->field.type.kind)});
  } else if (const auto* global = std::get_if<ir::StoreStatic>(&statement.kind)) {
    note_change(frame, view, line,
                {ir::display_class(global->field.owner.view()) + "." + global->field.name.text(),
                 show_operand(view, global->value, global->field.type.kind)});
  } else if (const auto* element = std::get_if<ir::StoreElement>(&statement.kind)) {
    note_change(
        frame, view, line,
        {name_operand(view, element->array) + "[" + show_operand(view, element->index, Kind::Int) + "]",
         show_operand(view, element->value, element->kind)});
  }
}

void TraceRecorder::returning(const FrameView& view, std::optional<Value> value) {
  if (!is_recorded(view)) return;
  if (Frame* frame = top(view)) {
    finish(*frame, view);
    frames_.pop_back();
  }
  RecordedStep step{0,           RecordedKind::Return, static_cast<std::uint32_t>(frames_.size()),
                    view.method, view.position.line,   {},
                    {}};
  const Kind kind = ir::Signature::from_descriptor(view.method->descriptor.view()).result.kind;
  if (value) step.value = show(kind, *value);
  add(std::move(step));
}

void TraceRecorder::thrown(const FrameView& view, const Object& exception) {
  if (!is_recorded(view)) return;
  Frame* frame = top(view);
  if (frame) frame->unfinished = nullptr;
  add({0,
       RecordedKind::Throw,
       static_cast<std::uint32_t>(frames_.empty() ? 0 : frames_.size() - 1),
       view.method,
       view.position.line,
       {},
       show_object(exception)});
}

void TraceRecorder::left(const FrameView& view) {
  if (top(view)) frames_.pop_back();
  if (!frames_.empty()) frames_.back().unfinished = nullptr;
}

std::string TraceRecorder::show(Kind kind, Value value) {
  if (kind != Kind::Reference) return show_primitive(kind, value);
  return value.as_object() ? show_object(*value.as_object()) : "null";
}

std::string TraceRecorder::show_object(const Object& object) {
  const ClassInfo& type = *object.type;
  if (type.shape == Shape::Text) return show_text(static_cast<const TextObject&>(object).view());
  if (type.box_kind != Kind::Void) return show_primitive(type.box_kind, object.fields()[type.box_slot]);
  return names_.name(&object, type.type.display());
}

std::string TraceRecorder::show_operand(const FrameView& view, const ir::Operand& operand, Kind kind) {
  switch (operand.tag()) {
    case ir::Operand::Tag::Local:
      return show(kind, view.locals[operand.local()]);
    case ir::Operand::Tag::Int:
      return show_primitive(ir::computational(kind) == Kind::Int ? kind : Kind::Int,
                            Value::of(operand.int_value()));
    case ir::Operand::Tag::Long:
      return show_primitive(Kind::Long, Value::of(operand.long_value()));
    case ir::Operand::Tag::Float:
      return show_primitive(Kind::Float, Value::of(operand.float_value()));
    case ir::Operand::Tag::Double:
      return show_primitive(Kind::Double, Value::of(operand.double_value()));
    case ir::Operand::Tag::Null:
      return "null";
    case ir::Operand::Tag::String:
      return show_text(from_modified_utf8(operand.text().view()));
    case ir::Operand::Tag::Class:
      return ir::display_class(operand.text().view()) + ".class";
  }
  return "?";
}

// A variable by its name, anything else by its value.
std::string TraceRecorder::name_operand(const FrameView& view, const ir::Operand& operand) {
  if (operand.is_local() && view.body->locals[operand.local()].from_source)
    return view.body->locals[operand.local()].name.text();
  return show_operand(view, operand, Kind::Reference);
}

std::string TraceRecorder::to_string() const {
  std::string text;
  for (const RecordedStep& step : steps_) {
    text += std::string(2 * step.depth, ' ');
    if (step.kind == RecordedKind::Call) text += "call " + step.method->name.text();
    if (step.kind == RecordedKind::Return) text += "return " + step.method->name.text();
    if (step.kind == RecordedKind::Throw) text += "throw";
    if (step.kind == RecordedKind::Line) text += std::to_string(step.line);
    for (const RecordedChange& change : step.changes) text += " " + change.target + "=" + change.value;
    text += (step.value.empty() ? "" : " " + step.value) + "\n";
  }
  return text;
}

}  // namespace jury::trace
