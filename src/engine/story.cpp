#include "engine/story.h"

#include <algorithm>
#include <utility>

#include "engine/finding_site.h"
#include "program/entries.h"

namespace jury::engine {

namespace {

using trace::FrameView;
using trace::HeapPicture;
using trace::PictureShape;
using trace::SnapshotRoot;

constexpr std::size_t most_steps = 2000;
constexpr std::size_t most_pictures = 400;
constexpr std::size_t most_objects = 400;  // of a snapshot, with the inside of collections
constexpr std::size_t drawn_frames = 3;    // the innermost ones

StepKind kind_of(trace::RecordedKind kind) {
  switch (kind) {
    case trace::RecordedKind::Line:
      return StepKind::Line;
    case trace::RecordedKind::Call:
      return StepKind::Call;
    case trace::RecordedKind::Return:
      return StepKind::Return;
    case trace::RecordedKind::Throw:
      return StepKind::Throw;
  }
  return StepKind::Line;
}

// Of a variable of the n-th call.
std::uint64_t identity_of(std::uint64_t call, std::size_t local) { return (call << 20) + local; }

}  // namespace

Story::Story(program::Workspace& workspace, const ir::Method& entry, Globals globals)
    : workspace_(workspace),
      entry_(entry),
      globals_(std::move(globals)),
      recorder_([this](const ir::Method& method) { return is_told(method); }, most_steps),
      arrivals_(workspace.contracts()) {}

trace::Options Story::options() {
  trace::Options result;
  result.collection_bytes = result.memory_bytes / 2;
  return result;
}

bool Story::is_told(const ir::Method& method) {
  const auto [entry, inserted] = told_.try_emplace(&method, false);
  if (inserted) entry->second = decide_told(method);
  return entry->second;
}

// Members made from specifications are not the user's text, nor is an initialiser for asserts alone.
bool Story::decide_told(const ir::Method& method) {
  if (!workspace_.is_user_class(method.owner) || method.name.view().find("jury$") != std::string_view::npos)
    return false;
  if (method.name != "<clinit>") return true;
  const auto& fields = workspace_.program().get_class(method.owner).fields;
  return std::any_of(fields.begin(), fields.end(), [](const ir::Field& field) {
    return field.is_static() && (field.flags & ir::access::is_synthetic) == 0;
  });
}

void Story::called(const FrameView& view) {
  if (view.method->owner == "jury/Spec" && view.method->name == "loop")
    arrivals_.arrived(static_cast<std::uint32_t>(view.locals[0].as_int()), view.depth - 1);
  if (!is_told(*view.method)) return;
  leave_frames(view.depth);
  illustrate_known(recorder_.count());  // the caller's line, up to here
  enter(view);
  recorder_.called(view);
  if (!started_ && view.method == &entry_) {
    started_ = true;
    const auto kinds = trace::parameter_kinds(*view.method);
    for (std::size_t i = 0; i < kinds.size(); ++i)
      parameters_.push_back({{view.body->locals[i].name.text(), kinds[i], view.locals[i]},
                             identity_of(frames_.back().number, i)});
    pictures_.front() = draw(parameters_);
  }
  illustrate(recorder_.count() - 1);
}

// Frames of this depth and deeper have ended.
void Story::leave_frames(std::uint32_t depth) {
  while (!frames_.empty() && frames_.back().depth >= depth) frames_.pop_back();
}

void Story::enter(const FrameView& view) {
  std::vector<bool> assigned(view.body->locals.size(), false);
  std::fill_n(assigned.begin(), view.body->parameter_count, true);
  frames_.push_back(
      {view.method, view.body, view.locals, view.depth, ++calls_, std::move(assigned), std::nullopt});
}

void Story::statement(const FrameView& view) {
  if (!is_told(*view.method)) return;
  arrivals_.passed(view.depth, view.position.line);
  leave_frames(view.depth + 1);
  if (frames_.empty() || frames_.back().depth != view.depth) enter(view);
  finish_assignment();
  const auto known = recorder_.count();
  recorder_.statement(view);
  illustrate_new(known);
  begin_assignment(view);
}

// A variable has a value from when the statement that assigns it has ended: not while it calls, and not when
// it throws.
void Story::begin_assignment(const FrameView& view) {
  const ir::Block& block = view.body->blocks[view.block];
  if (view.statement < block.statements.size())
    frames_.back().unfinished = ir::target_of(block.statements[view.statement]);
}

void Story::finish_assignment() {
  if (const auto target = std::exchange(frames_.back().unfinished, std::nullopt))
    frames_.back().assigned[*target] = true;
}

void Story::returning(const FrameView& view, std::optional<trace::Value> value) {
  if (!is_told(*view.method)) return;
  leave_frames(view.depth + 1);
  if (!frames_.empty()) finish_assignment();
  const auto known = recorder_.count();
  recorder_.returning(view, value);
  illustrate_new(known);
  if (frames_.size() > 1) leave_frames(view.depth);  // the last picture shows what the entry ended with
  illustrate(recorder_.count() - 1);
}

void Story::thrown(const FrameView& view, const trace::Object& exception) {
  if (!is_told(*view.method)) return;
  leave_frames(view.depth + 1);
  illustrate_known(recorder_.count());
  recorder_.thrown(view, exception);
  illustrate(recorder_.count() - 1);
}

void Story::left(const FrameView& view) {
  if (is_told(*view.method)) illustrate_known(recorder_.count());
  recorder_.left(view);
  if (frames_.size() > 1) leave_frames(view.depth);
  if (!frames_.empty()) frames_.back().unfinished.reset();
}

// The recorder has begun new steps, of which the last is going on: those before it have ended in the present
// state.
void Story::illustrate_new(std::size_t known) {
  if (recorder_.count() == known) return;
  const auto last = recorder_.count() - 1;
  if (picture_of_.size() < known || (last == known && !recorder_.goes_on_with_line()))
    illustrate_known(known);
  for (auto step = known; step < last; ++step) illustrate(step);
}

// The steps up to this number have ended. Calls, returns and exceptions had their pictures at once: what has
// changed since then is the rest of a line.
void Story::illustrate_known(std::size_t count) {
  if (count == 0 || !illustrated_) return;
  if (picture_of_.size() < count) return illustrate(count - 1);
  const auto now = present();
  const auto& picture = pictures_[now];
  const auto changed = [](const auto& part) { return part.changed; };
  if (std::ranges::any_of(picture.roots, changed) ||
      std::ranges::any_of(picture.objects, [&](const auto& object) {
        return object.changed || std::ranges::any_of(object.cells, changed);
      }))
    rest_of_line_[count - 1] = static_cast<int>(now);
}

void Story::illustrate(std::size_t step) {
  if (!illustrated_ || step < picture_of_.size()) return;
  picture_of_.resize(step + 1, static_cast<int>(present()));
}

// Of the innermost frames.
std::vector<Story::Variable> Story::variables(std::size_t frames) const {
  std::vector<Variable> roots;
  const std::size_t first = frames_.size() > frames ? frames_.size() - frames : 0;
  for (std::size_t i = frames_.size(); i-- > first;) {
    const Frame& frame = frames_[i];
    const std::string prefix = i + 1 == frames_.size() ? "" : frame.method->name.text() + ".";
    const auto kinds = trace::parameter_kinds(*frame.method);
    for (std::size_t local = 0; local < frame.assigned.size(); ++local) {
      const ir::Local& declared = frame.body->locals[local];
      if (!frame.assigned[local] || !(declared.from_source || local < kinds.size())) continue;
      if (spec::is_generated(declared.name.view())) continue;
      const auto kind = local < kinds.size() ? kinds[local] : declared.type.kind;
      roots.push_back(
          {{prefix + declared.name.text(), kind, frame.locals[local]}, identity_of(frame.number, local)});
    }
  }
  return roots;
}

// The number of the picture of the present state. What it marks is compared with all variables of the state
// before, those of the outer frames too, which are not drawn.
std::size_t Story::present() {
  auto all = draw(variables(frames_.size()));
  auto shown = frames_.size() > drawn_frames ? draw(variables(drawn_frames)) : all;
  trace::mark_changes(shown, before_);
  before_ = std::move(all);
  if (!(pictures_.back() == shown)) pictures_.push_back(std::move(shown));
  if (pictures_.size() >= most_pictures) illustrated_ = false;
  return pictures_.size() - 1;
}

HeapPicture Story::draw(std::vector<Variable> variables) {
  if (globals_)
    for (auto& root : globals_()) variables.push_back({std::move(root), 0});
  std::erase_if(variables, [&](const auto& variable) { return is_unused_input(variable.root); });
  std::vector<SnapshotRoot> roots;
  for (const auto& variable : variables) roots.push_back(variable.root);
  const auto snapshot = trace::take_snapshot(roots);
  if (snapshot.objects.size() > most_objects) illustrated_ = false;
  auto picture = trace::draw(snapshot, recorder_.names());
  for (std::size_t i = 0; i < variables.size(); ++i) picture.roots[i].identity = variables[i].identity;
  return picture;
}

void Story::tell(const trace::Outcome& outcome, End end, Counterexample& into) {
  const auto& first = pictures_.front();
  for (const auto& root : first.roots)
    if (entry_.name != "<init>" || root.label != "this")
      into.arguments.emplace_back(root.label, trace::spell_out(first, root));
  tell_steps(into);
  tell_stack(outcome, into);
  for (const auto& choice : outcome.choices) into.choices.push_back(trace::show_choice(choice));
  into.site.kind = without_object_numbers(
      outcome.exception_class.empty() || end == End::State ? into.violation : outcome.exception_class);
  into.site.path = finding_path(workspace_, outcome, [this](const auto& method) { return is_told(method); });
  if (end == End::State) tell_end(outcome, into);
  into.pictures = pictures_;
  if (!illustrated_) {  // an incomplete series would show the wrong state for the steps after it
    for (auto& step : into.steps) step.picture = -1;
    into.pictures.erase(into.pictures.begin() + std::min<std::ptrdiff_t>(1, std::ssize(into.pictures)),
                        into.pictures.end() - (end == End::State && pictures_.size() > 1 ? 1 : 0));
  }
  tell_collections(into);
}

namespace {

// The line that goes on after the last step: when a call it made has ended, or after an exception in it.
Step line_after(const std::vector<Step>& steps) {
  const auto& ended = steps.back();
  const int depth = ended.kind == StepKind::Return ? ended.depth - 1 : ended.depth;
  for (std::size_t i = steps.size() - 1; i-- > 0;) {
    if (steps[i].depth != depth || steps[i].kind != StepKind::Line) continue;
    Step line = steps[i];
    line.changes.clear();
    return line;
  }
  return {};
}

}  // namespace

void Story::tell_steps(Counterexample& into) {
  into.skipped_steps = recorder_.dropped();
  for (const auto& step : recorder_.steps()) {
    Step told;
    told.kind = kind_of(step.kind);
    told.class_name = ir::display_class(step.method->owner.view());
    told.method = step.method->name.text();
    told.file = source_of(step.method->owner);
    told.line = static_cast<int>(step.line);
    told.depth = static_cast<int>(step.depth);
    for (const auto& change : step.changes)
      if (!change.target.ends_with(".$assertionsDisabled"))
        told.changes.emplace_back(change.target, change.value);
    told.value = step.value;
    told.picture = step.number < picture_of_.size() ? picture_of_[step.number] : std::ssize(pictures_) - 1;
    into.steps.push_back(std::move(told));
    const auto rest = rest_of_line_.find(step.number);
    if (rest == rest_of_line_.end()) continue;
    if (auto line = line_after(into.steps); line.line > 0) {
      line.picture = rest->second;
      into.steps.push_back(std::move(line));
    }
  }
}

namespace {

std::vector<std::string> contents(const trace::PictureObject& object) {
  std::vector<std::string> result;
  for (const auto& cell : object.cells) result.push_back(cell.label + "=" + cell.value);
  return result;
}

using Changes = std::vector<std::pair<std::string, std::string>>;

Changes changed_collections(const HeapPicture& old, const HeapPicture& now) {
  Changes changes;
  for (std::size_t i = 0; i < now.objects.size(); ++i) {
    const auto& object = now.objects[i];
    if (object.shape == PictureShape::Record || object.shape == PictureShape::Array) continue;
    const auto same = std::find_if(old.objects.begin(), old.objects.end(),
                                   [&](const auto& other) { return other.name == object.name; });
    if (same == old.objects.end() || contents(*same) == contents(object)) continue;
    const trace::PictureCell cell{"", object.name, static_cast<std::int32_t>(i)};
    changes.emplace_back(object.name, trace::spell_out(now, cell).substr(object.name.size()));
  }
  return changes;
}

}  // namespace

// What a library call did to a collection is in the pictures only: name it among the changes of its line.
void Story::tell_collections(Counterexample& into) const {
  int before = 0;
  for (auto& step : into.steps) {
    if (step.picture < 0) return;
    const auto changes =
        changed_collections(into.pictures[static_cast<std::size_t>(std::exchange(before, step.picture))],
                            into.pictures[static_cast<std::size_t>(step.picture)]);
    if (step.kind == StepKind::Line) step.changes.insert(step.changes.end(), changes.begin(), changes.end());
  }
}

void Story::tell_end(const trace::Outcome& outcome, Counterexample& into) {
  auto roots = parameters_;
  const auto result = ir::Signature::from_descriptor(entry_.descriptor.view()).result.kind;
  if (outcome.returned() && result != ir::Kind::Void) roots.push_back({{"return", result, outcome.value}, 0});
  const auto before = trace::list_objects(pictures_.front());
  pictures_.push_back(draw(std::move(roots)));
  for (auto& line : trace::list_objects(pictures_.back()))
    if (std::find(before.begin(), before.end(), line) == before.end()) into.after.push_back(std::move(line));
  for (const auto& root : pictures_.back().roots)
    if (root.label == "return") into.after.push_back("return = " + root.value);
}

// The array of arguments that main was given, when it is empty.
bool Story::is_unused_input(const SnapshotRoot& root) const {
  if (!program::is_main(entry_) || root.kind != ir::Kind::Reference || parameters_.empty()) return false;
  if (root.value.as_object() == nullptr ||
      root.value.as_object() != parameters_.front().root.value.as_object())
    return false;
  return trace::take_snapshot({root}).objects.front().elements.empty();
}

std::string Story::source_of(Symbol class_name) {
  const auto source = workspace_.source_of(class_name);
  return source ? source->string() : "";
}

void Story::tell_stack(const trace::Outcome& outcome, Counterexample& into) {
  for (const auto& entry : outcome.stack) {
    if (!is_told(*entry.method)) continue;
    const auto& cls = workspace_.program().get_class(entry.method->owner);
    into.stack.push_back(ir::display_class(cls.name.view()) + "." + entry.method->name.text() + "(" +
                         cls.source_file + ":" + std::to_string(entry.position.line) + ")");
  }
}

Story::Place Story::place(const trace::Outcome& outcome) {
  for (const auto& entry : outcome.stack)
    if (is_told(*entry.method))
      return {source_of(entry.method->owner), static_cast<int>(entry.position.line)};
  return {};
}

}  // namespace jury::engine
