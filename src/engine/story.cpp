#include "engine/story.h"

#include <algorithm>
#include <utility>

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

}  // namespace

Story::Story(program::Workspace& workspace, const ir::Method& entry, Globals globals)
    : workspace_(workspace),
      entry_(entry),
      globals_(std::move(globals)),
      recorder_([this](const ir::Method& method) { return is_told(method); }, most_steps) {}

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
  if (!is_told(*view.method)) return;
  follow(view);
  recorder_.called(view);
  if (!started_ && view.method == &entry_) {
    started_ = true;
    const auto kinds = trace::parameter_kinds(*view.method);
    for (std::size_t i = 0; i < kinds.size(); ++i)
      arguments_.push_back({view.body->locals[i].name.text(), kinds[i], view.locals[i]});
    pictures_.push_back(draw(arguments_));
  }
  illustrate();
}

// Keeps the frames that are told, with the variables that have a value.
void Story::follow(const FrameView& view) {
  while (!frames_.empty() && frames_.back().depth > view.depth) frames_.pop_back();
  if (!frames_.empty() && frames_.back().depth == view.depth && frames_.back().method == view.method) return;
  if (!frames_.empty() && frames_.back().depth == view.depth) frames_.pop_back();
  std::vector<bool> assigned(view.body->locals.size(), false);
  std::fill_n(assigned.begin(), view.body->parameter_count, true);
  frames_.push_back({view.method, view.body, view.locals, view.depth, std::move(assigned)});
}

void Story::statement(const FrameView& view) {
  if (!is_told(*view.method)) return;
  follow(view);
  recorder_.statement(view);
  illustrate();
  note_assignment(view);
}

void Story::note_assignment(const FrameView& view) {
  const ir::Block& block = view.body->blocks[view.block];
  if (view.statement >= block.statements.size()) return;
  if (const auto target = ir::target_of(block.statements[view.statement]))
    frames_.back().assigned[*target] = true;
}

void Story::returning(const FrameView& view, std::optional<trace::Value> value) {
  recorder_.returning(view, value);
  illustrate();
}

void Story::thrown(const FrameView& view, const trace::Object& exception) {
  recorder_.thrown(view, exception);
  illustrate();
}

void Story::left(const FrameView& view) { recorder_.left(view); }

std::vector<SnapshotRoot> Story::variables() const {
  std::vector<SnapshotRoot> roots;
  const std::size_t first = frames_.size() > drawn_frames ? frames_.size() - drawn_frames : 0;
  for (std::size_t i = frames_.size(); i-- > first;) {
    const Frame& frame = frames_[i];
    const std::string prefix = i + 1 == frames_.size() ? "" : frame.method->name.text() + ".";
    const auto kinds = trace::parameter_kinds(*frame.method);
    for (std::size_t local = 0; local < frame.assigned.size(); ++local) {
      const ir::Local& declared = frame.body->locals[local];
      if (!frame.assigned[local] || !(declared.from_source || local < kinds.size())) continue;
      const auto kind = local < kinds.size() ? kinds[local] : declared.type.kind;
      roots.push_back({prefix + declared.name.text(), kind, frame.locals[local]});
    }
  }
  return roots;
}

HeapPicture Story::draw(std::vector<SnapshotRoot> roots) {
  if (globals_)
    for (auto& root : globals_()) roots.push_back(std::move(root));
  std::erase_if(roots, [&](const auto& root) { return is_unused_input(root); });
  const auto snapshot = trace::take_snapshot(roots);
  if (snapshot.objects.size() > most_objects) illustrated_ = false;
  return trace::draw(snapshot, recorder_.names());
}

// The state now is the one after all steps but the last, which has just begun.
void Story::illustrate() {
  if (!illustrated_ || recorder_.count() < 2 || recorder_.count() - 1 <= picture_of_.size()) return;
  auto picture = draw(variables());
  if (pictures_.empty() || !(pictures_.back() == picture)) pictures_.push_back(std::move(picture));
  picture_of_.resize(recorder_.count() - 1, pictures_.size() - 1);
  if (pictures_.size() >= most_pictures) illustrated_ = false;
}

void Story::tell(const trace::Outcome& outcome, End end, Counterexample& into) {
  if (!pictures_.empty()) {
    const auto& first = pictures_.front();
    for (const auto& root : first.roots)
      if (entry_.name != "<init>" || root.label != "this")
        into.arguments.emplace_back(root.label, trace::spell_out(first, root));
  }
  tell_steps(into);
  tell_stack(outcome, into);
  for (const auto& choice : outcome.choices) into.choices.push_back(trace::show_choice(choice));
  if (end == End::State) tell_end(outcome, into);
  into.pictures = pictures_;
  if (!illustrated_) {  // an incomplete series would show the wrong state for the steps after it
    for (auto& step : into.steps) step.picture = -1;
    into.pictures.erase(into.pictures.begin() + std::min<std::ptrdiff_t>(1, std::ssize(into.pictures)),
                        into.pictures.end() - (end == End::State && pictures_.size() > 1 ? 1 : 0));
  }
  tell_collections(into);
}

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
    if (!pictures_.empty())
      told.picture = static_cast<int>(step.number < picture_of_.size() ? picture_of_[step.number]
                                                                       : pictures_.size() - 1);
    into.steps.push_back(std::move(told));
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

// The line that goes on when a call it made has ended.
Step line_after(const std::vector<Step>& steps, std::size_t ended) {
  const int depth = steps[ended].depth - 1;
  for (std::size_t i = ended; i-- > 0;) {
    if (steps[i].depth != depth || steps[i].kind != StepKind::Line) continue;
    Step line = steps[i];
    line.changes.clear();
    line.picture = steps[ended].picture;
    return line;
  }
  return {};
}

}  // namespace

// What a library call did to a collection is in the pictures only: name it among the changes of its line.
void Story::tell_collections(Counterexample& into) const {
  std::vector<Step> steps;
  int before = 0;
  for (std::size_t i = 0; i < into.steps.size(); ++i) {
    steps.push_back(into.steps[i]);
    const int now = steps.back().picture;
    if (now < 0) return;
    const auto changes =
        changed_collections(into.pictures[static_cast<std::size_t>(std::exchange(before, now))],
                            into.pictures[static_cast<std::size_t>(now)]);
    if (changes.empty()) continue;
    if (steps.back().kind == StepKind::Return) {
      if (auto line = line_after(into.steps, i); line.line > 0) steps.push_back(std::move(line));
    }
    auto& known = steps.back().changes;
    if (steps.back().kind == StepKind::Line) known.insert(known.end(), changes.begin(), changes.end());
  }
  into.steps = std::move(steps);
}

void Story::tell_end(const trace::Outcome& outcome, Counterexample& into) {
  auto roots = arguments_;
  const auto result = ir::Signature::from_descriptor(entry_.descriptor.view()).result.kind;
  if (outcome.returned() && result != ir::Kind::Void) roots.push_back({"return", result, outcome.value});
  if (pictures_.empty()) return;
  const auto before = trace::list_objects(pictures_.front());
  pictures_.push_back(draw(std::move(roots)));
  for (auto& line : trace::list_objects(pictures_.back()))
    if (std::find(before.begin(), before.end(), line) == before.end()) into.after.push_back(std::move(line));
  for (const auto& root : pictures_.back().roots)
    if (root.label == "return") into.after.push_back("return = " + root.value);
}

// The array of arguments that main was given, when it is empty.
bool Story::is_unused_input(const SnapshotRoot& root) const {
  if (entry_.name != "main" || root.kind != ir::Kind::Reference || arguments_.empty()) return false;
  if (root.value.as_object() == nullptr || root.value.as_object() != arguments_.front().value.as_object())
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
