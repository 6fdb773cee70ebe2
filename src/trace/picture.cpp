#include "trace/picture.h"

#include <algorithm>
#include <map>
#include <set>

#include "library/types.h"
#include "support/unicode.h"

namespace jury::trace {

namespace {

constexpr std::size_t most_cells = 24;
constexpr int deepest_storage = 4;

bool is_library(std::string_view class_name) {
  return class_name.starts_with("java.") || class_name.starts_with("javax.") ||
         class_name.starts_with("jdk.") || class_name.starts_with("jury.");
}

bool is_box(std::string_view name) {
  static const std::set<std::string_view> boxes{
      "java.lang.Integer", "java.lang.Long",      "java.lang.Short", "java.lang.Byte",
      "java.lang.Boolean", "java.lang.Character", "java.lang.Float", "java.lang.Double"};
  return boxes.contains(name);
}

class Painter {
 public:
  Painter(const HeapSnapshot& snapshot, ObjectNames& names) : snapshot_(snapshot), names_(names) {}

  HeapPicture paint() {
    for (const auto& [name, value] : snapshot_.roots) picture_.roots.push_back(cell(name, value));
    // Objects are found while others are described.
    for (std::size_t next = 0; next < found_.size(); ++next) {
      PictureObject object = describe(found_[next]);
      picture_.objects.push_back(std::move(object));
    }
    return std::move(picture_);
  }

 private:
  const SnapshotObject& object(std::int32_t number) const {
    return snapshot_.objects[static_cast<std::size_t>(number)];
  }

  const SnapshotField* find_field(const SnapshotObject& object, std::string_view owner,
                                  std::string_view name) const {
    for (const auto& field : object.fields)
      if (field.owner == owner && field.name == name) return &field;
    return nullptr;
  }

  PictureCell cell(std::string label, const SnapshotValue& value) {
    if (value.kind != ir::Kind::Reference) return {std::move(label), show_primitive(value.kind, value.bits)};
    if (value.is_null()) return {std::move(label), "null"};
    const auto& target = object(value.object);
    if (auto text = plain_value(target); !text.empty()) return {std::move(label), std::move(text)};
    const auto [entry, inserted] =
        numbers_.try_emplace(value.object, static_cast<std::int32_t>(found_.size()));
    if (inserted) found_.push_back(value.object);
    return {std::move(label), names_.name(target.address, target.class_name), entry->second};
  }

  // Without what is around it. A constant with a body has a class of its own, `Color$1`.
  static std::string enum_name(std::string name) {
    const auto end = name.find_last_not_of("0123456789");
    if (end + 1 < name.size() && name[end] == '$') name.resize(end);
    return name.substr(name.find_last_of(".$") + 1);
  }

  // Objects that are shown by their value; empty for the others.
  std::string plain_value(const SnapshotObject& target) const {
    if (target.kind == SnapshotKind::Text) return show_text(from_modified_utf8(target.text));
    if (target.kind == SnapshotKind::Class) return target.text + ".class";
    if (is_box(target.class_name)) {
      const auto* content = find_field(target, target.class_name, "value");
      return content ? show_primitive(content->value.kind, content->value.bits) : "";
    }
    const auto* constant = find_field(target, "java.lang.Enum", "name");
    if (!constant || constant->value.is_null()) return "";
    return enum_name(target.class_name) + "." + object(constant->value.object).text;
  }

  PictureObject describe(std::int32_t number) {
    const auto& source = object(number);
    PictureObject result{names_.name(source.address, source.class_name), PictureShape::Record, {}, 0};
    if (source.kind == SnapshotKind::Array) {
      result.shape = PictureShape::Array;
      add_elements(source, result);
    } else if (const auto* storage = storage_of(source, 0)) {
      result.shape = shape_of(source, *storage);
      add_contents(*storage, result);
    }
    if (source.kind == SnapshotKind::Instance) add_fields(source, result);
    return result;
  }

  // Where a collection of the library, or one that extends it, keeps its contents.
  const SnapshotObject* storage_of(const SnapshotObject& source, int depth) const {
    if (source.kind == SnapshotKind::Sequence || source.kind == SnapshotKind::Table) return &source;
    if (source.kind != SnapshotKind::Instance || depth == deepest_storage) return nullptr;
    for (const auto& field : source.fields) {
      if (field.value.kind != ir::Kind::Reference || field.value.is_null()) continue;
      if (!field.owner.starts_with(library::types::displayed_util_package)) continue;
      const auto& inner = object(field.value.object);
      if (inner.kind == SnapshotKind::Instance && !is_library(inner.class_name)) continue;
      if (const auto* found = storage_of(inner, depth + 1)) return found;
    }
    return nullptr;
  }

  static PictureShape shape_of(const SnapshotObject& source, const SnapshotObject& storage) {
    if (storage.kind == SnapshotKind::Sequence) return PictureShape::List;
    const std::string_view name = source.class_name;
    const bool keys_only = name.ends_with("Set") || name.ends_with("KeyIterator");
    return keys_only ? PictureShape::Set : PictureShape::Map;
  }

  void add_elements(const SnapshotObject& source, PictureObject& result) {
    for (std::size_t i = 0; i < source.elements.size(); ++i) {
      if (i >= most_cells) {
        result.left_out = static_cast<std::uint32_t>(source.elements.size() - i);
        return;
      }
      result.cells.push_back(cell(std::to_string(i), source.elements[i]));
    }
  }

  void add_contents(const SnapshotObject& storage, PictureObject& result) {
    if (result.shape == PictureShape::List) return add_elements(storage, result);
    for (std::size_t i = 0; i < storage.elements.size(); ++i) {
      if (i >= most_cells) {
        result.left_out = static_cast<std::uint32_t>(storage.elements.size() - i);
        return;
      }
      auto key = cell("", storage.elements[i]);
      if (result.shape == PictureShape::Set)
        result.cells.push_back(std::move(key));
      else
        result.cells.push_back(cell(key.value, storage.values[i]));
    }
  }

  void add_fields(const SnapshotObject& source, PictureObject& result) {
    for (const auto& field : source.fields)
      if (!is_library(field.owner)) result.cells.push_back(cell(field.name, field.value));
  }

  const HeapSnapshot& snapshot_;
  ObjectNames& names_;
  HeapPicture picture_;
  std::map<std::int32_t, std::int32_t> numbers_;
  std::vector<std::int32_t> found_;
};

class Speller {
 public:
  explicit Speller(const HeapPicture& picture) : picture_(picture), done_(picture.objects.size(), false) {}

  std::string spell(const PictureCell& cell) {
    if (cell.target < 0) return cell.value;
    const auto number = static_cast<std::size_t>(cell.target);
    if (done_[number]) return cell.value;
    done_[number] = true;
    const auto& object = picture_.objects[number];
    const bool brackets = object.shape == PictureShape::List || object.shape == PictureShape::Set;
    const bool labels = object.shape == PictureShape::Record || object.shape == PictureShape::Map;
    std::string text = object.name + (brackets ? "[" : "{");
    for (std::size_t i = 0; i < object.cells.size(); ++i)
      text += (i == 0 ? "" : ", ") + (labels ? object.cells[i].label + "=" : "") + spell(object.cells[i]);
    if (object.left_out > 0) text += ", and " + std::to_string(object.left_out) + " more";
    return text + (brackets ? "]" : "}");
  }

 private:
  const HeapPicture& picture_;
  std::vector<bool> done_;
};

// What a picture says of each cell. An element of a set is the same wherever it stands, an entry of a map is
// known by its key; equal labels (of shadowed fields, of keys that look alike) are told apart by their order.
class KnownCells {
 public:
  explicit KnownCells(const HeapPicture& picture) {
    for (const auto& root : picture.roots) cells_[key(root)] = root.value;
    for (const auto& object : picture.objects) {
      sizes_[object.name] = object.cells.size() + object.left_out;
      visit(object, [&](const std::string& key, const PictureCell& cell) { cells_[key] = cell.value; });
    }
  }

  bool has(const PictureObject& object) const {
    const auto found = sizes_.find(object.name);
    return found != sizes_.end() && found->second == object.cells.size() + object.left_out;
  }
  bool has(const std::string& key, const PictureCell& cell) const {
    const auto found = cells_.find(key);
    return found != cells_.end() && found->second == cell.value;
  }

  static std::string key(const PictureCell& root) {
    return root.identity == 0 ? "=" + root.label : "#" + std::to_string(root.identity);
  }
  template <class Object, class Visit>
  static void visit(Object& object, Visit&& visit) {
    std::map<std::string, int> count;
    for (auto& cell : object.cells) {
      const auto label = object.name + "/" + (object.shape == PictureShape::Set ? cell.value : cell.label);
      visit(label + "/" + std::to_string(count[label]++), cell);
    }
  }

 private:
  std::map<std::string, std::string> cells_;
  std::map<std::string, std::size_t> sizes_;
};

}  // namespace

HeapPicture draw(const HeapSnapshot& snapshot, ObjectNames& names) {
  return Painter(snapshot, names).paint();
}

void mark_changes(HeapPicture& picture, const HeapPicture& before) {
  const KnownCells known(before);
  for (auto& root : picture.roots) root.changed = !known.has(KnownCells::key(root), root);
  for (auto& object : picture.objects) {
    object.changed = !known.has(object);
    KnownCells::visit(
        object, [&](const std::string& key, PictureCell& cell) { cell.changed = !known.has(key, cell); });
  }
}

std::string spell_out(const HeapPicture& picture, const PictureCell& cell) {
  return Speller(picture).spell(cell);
}

std::vector<std::string> list_objects(const HeapPicture& picture) {
  std::vector<std::string> lines;
  for (const auto& object : picture.objects) {
    std::string line = object.name + ":";
    const bool labels = object.shape == PictureShape::Record || object.shape == PictureShape::Map;
    for (std::size_t i = 0; i < object.cells.size(); ++i)
      line += (i == 0 ? " " : ", ") + (labels ? object.cells[i].label + " = " : "") + object.cells[i].value;
    if (object.left_out > 0) line += ", and " + std::to_string(object.left_out) + " more";
    lines.push_back(line);
  }
  return lines;
}

}  // namespace jury::trace
