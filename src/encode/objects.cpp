#include "encode/objects.h"

#include <bit>

#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::encode {

using ir::Kind;

ObjectId Objects::add(ObjectInfo info) {
  objects_.push_back(std::move(info));
  return static_cast<ObjectId>(objects_.size() - 1);
}

const Contents& Objects::contents(const State& state, ObjectId object) const {
  const auto& found = state.heap.find(object);
  const auto& result = found ? found : objects_[object].initial;
  JURY_CHECK(result, "an object without contents");
  return *result;
}

Value Objects::default_value(Kind kind) const {
  auto& terms = values_.terms();
  switch (kind) {
    case Kind::Reference:
      return values_.null();
    case Kind::Long:
      return values_.long_integer(0);
    case Kind::Float:
      return terms.floating(logic::FloatValue::zero(logic::float_format, false));
    case Kind::Double:
      return terms.floating(logic::FloatValue::zero(logic::double_format, false));
    case Kind::Void:
    case Kind::Boolean:
    case Kind::Byte:
    case Kind::Char:
    case Kind::Short:
    case Kind::Int:
      return values_.integer(0);
  }
  return values_.integer(0);
}

const Layout& Objects::layout(Symbol class_name) {
  const auto known = layouts_.find(class_name);
  if (known != layouts_.end()) return known->second;
  const auto& cls = program_.get_class(class_name);
  Layout result;
  if (!cls.superclass.empty()) result = layout(cls.superclass);
  for (const auto& field : cls.fields) {
    if (field.is_static()) continue;
    result.slot[&field] = static_cast<std::uint32_t>(result.fields.size());
    result.fields.push_back(&field);
  }
  return layouts_[class_name] = std::move(result);
}

const Layout& Objects::static_layout(Symbol class_name) {
  const auto known = static_layouts_.find(class_name);
  if (known != static_layouts_.end()) return known->second;
  Layout result;
  result.fields.push_back(nullptr);
  for (const auto& field : program_.get_class(class_name).fields) {
    if (!field.is_static()) continue;
    result.slot[&field] = static_cast<std::uint32_t>(result.fields.size());
    result.fields.push_back(&field);
  }
  return static_layouts_[class_name] = std::move(result);
}

ContentsPointer Objects::fresh_instance(Symbol class_name) {
  auto& fresh = fresh_[class_name];
  if (!fresh) {
    auto contents = std::make_shared<Contents>();
    for (const auto* field : layout(class_name).fields)
      contents->slots.push_back(default_value(field->type.kind));
    fresh = std::move(contents);
  }
  return fresh;
}

ObjectId Objects::text(const std::u16string& content, bool interned) {
  if (interned) {
    const auto known = interned_.find(content);
    if (known != interned_.end()) return known->second;
  }
  auto contents = std::make_shared<Contents>();
  for (const char16_t character : content) contents->slots.emplace_back(values_.integer(character));
  contents->size = values_.integer(static_cast<std::int32_t>(content.size()));
  ObjectInfo info;
  info.shape = Shape::Text;
  info.type = ir::Type::reference(Symbol("java/lang/String"));
  info.initial = std::move(contents);
  info.literal = interned;
  const auto id = add(std::move(info));
  if (interned) interned_[content] = id;
  return id;
}

ObjectId Objects::constant_text(Symbol text_symbol) {
  return text(from_modified_utf8(text_symbol.view()), true);
}

ObjectId Objects::class_object(Symbol type_name) {
  const auto known = class_objects_.find(type_name);
  if (known != class_objects_.end()) return known->second;
  ObjectInfo info;
  info.shape = Shape::Class;
  info.type = ir::Type::reference(Symbol("java/lang/Class"));
  info.class_name = type_name;
  info.initial = fresh_instance(info.type.name);
  return class_objects_[type_name] = add(std::move(info));
}

ObjectId Objects::statics(Symbol class_name) {
  const auto known = statics_.find(class_name);
  if (known != statics_.end()) return known->second;
  auto contents = std::make_shared<Contents>();
  contents->slots.emplace_back(values_.terms().boolean(!program_.needs_initialization(class_name)));
  for (const auto* field : static_layout(class_name).fields) {
    if (!field) continue;
    Value value = default_value(field->type.kind);
    if (field->constant) {
      const auto& constant = *field->constant;
      switch (constant.tag()) {
        case ir::Operand::Tag::Int:
          value = values_.integer(constant.int_value());
          break;
        case ir::Operand::Tag::Long:
          value = values_.long_integer(constant.long_value());
          break;
        case ir::Operand::Tag::Float:
          value = values_.of_float(constant.float_value());
          break;
        case ir::Operand::Tag::Double:
          value = values_.of_double(constant.double_value());
          break;
        case ir::Operand::Tag::String:
          value = values_.single(constant_text(constant.text()));
          break;
        case ir::Operand::Tag::Local:
        case ir::Operand::Tag::Null:
        case ir::Operand::Tag::Class:
          break;
      }
    }
    contents->slots.push_back(std::move(value));
  }
  ObjectInfo info;
  info.shape = Shape::Statics;
  info.class_name = class_name;
  info.initial = std::move(contents);
  return statics_[class_name] = add(std::move(info));
}

std::optional<std::u16string> Objects::constant_content(const Contents& contents) const {
  const auto constant = [](Term value) { return value.is_value(); };
  if (!constant(contents.size)) return std::nullopt;
  std::u16string result;
  const auto length = contents.size.bit_vector_value().bits();
  for (std::size_t i = 0; i < length; ++i) {
    const Term character = term(contents.slots[i]);
    if (!constant(character)) return std::nullopt;
    result += static_cast<char16_t>(character.bit_vector_value().bits());
  }
  return result;
}

}  // namespace jury::encode
