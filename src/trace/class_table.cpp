#include "trace/class_table.h"

#include <algorithm>

#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::trace {

namespace {

using ir::Kind;

struct ShapeOfClass {
  std::string_view name;
  Shape shape;
};
constexpr std::array special_shapes{
    ShapeOfClass{"java/lang/String", Shape::Text},         ShapeOfClass{"java/lang/Class", Shape::Mirror},
    ShapeOfClass{"java/lang/Throwable", Shape::Throwable}, ShapeOfClass{"jury/rt/Seq", Shape::Sequence},
    ShapeOfClass{"jury/rt/Table", Shape::Table},           ShapeOfClass{"jury/rt/Cursor", Shape::Cursor},
};

struct BoxOfKind {
  std::string_view name;
  Kind kind;
};
constexpr std::array boxes{
    BoxOfKind{"java/lang/Boolean", Kind::Boolean}, BoxOfKind{"java/lang/Byte", Kind::Byte},
    BoxOfKind{"java/lang/Character", Kind::Char},  BoxOfKind{"java/lang/Short", Kind::Short},
    BoxOfKind{"java/lang/Integer", Kind::Int},     BoxOfKind{"java/lang/Long", Kind::Long},
    BoxOfKind{"java/lang/Float", Kind::Float},     BoxOfKind{"java/lang/Double", Kind::Double},
};

Shape array_shape(Kind element) {
  switch (element) {
    case Kind::Boolean:
    case Kind::Byte:
      return Shape::ByteArray;
    case Kind::Char:
      return Shape::CharArray;
    case Kind::Short:
      return Shape::ShortArray;
    case Kind::Int:
      return Shape::IntArray;
    case Kind::Long:
      return Shape::LongArray;
    case Kind::Float:
      return Shape::FloatArray;
    case Kind::Double:
      return Shape::DoubleArray;
    case Kind::Reference:
      return Shape::ReferenceArray;
    case Kind::Void:
      break;
  }
  internal_error(__FILE__, __LINE__, "array of void");
}

bool has_hidden_slot(Shape shape) { return shape == Shape::Throwable || shape == Shape::Mirror; }

const Symbol& symbol_object() {
  static const Symbol name("java/lang/Object");
  return name;
}

}  // namespace

std::string ClassInfo::java_name() const {
  if (declaration || is_array()) return ir::display_class(name.view());
  return std::string(ir::name_of(type.kind));
}

ClassTable::ClassTable(program::Program& program, Heap& heap) : program_(program), heap_(heap) {
  for (std::size_t i = 0; i < primitives_.size(); ++i) {
    auto info = std::make_unique<ClassInfo>();
    info->type = ir::Type::primitive(static_cast<Kind>(i));
    info->name = Symbol(info->type.descriptor());
    info->state = InitializationState::Initialized;
    info->supertypes = {info.get()};
    primitives_[i] = std::move(info);
  }
}

ClassInfo* ClassTable::find(Symbol name) {
  const auto found = types_.find(name);
  if (found != types_.end()) return found->second.get();
  if (!name.empty() && name.text()[0] == '[') return link_array(name);
  const ir::Class* declaration = program_.find_class(name);
  return declaration ? &link(*declaration) : nullptr;
}

ClassInfo& ClassTable::get(Symbol name) {
  if (ClassInfo* info = find(name)) return *info;
  throw Unsupported("class " + ir::display_class(name.view()) + " was not found");
}

ClassInfo& ClassTable::get(const ir::Type& type) {
  return type.is_reference() ? get(type.name) : primitive(type.kind);
}

ClassInfo& ClassTable::array_of(const ClassInfo& element) {
  return get(ir::Type::array_of(element.type).name);
}

ClassInfo& ClassTable::find_known(KnownClass which) {
  static constexpr std::array<std::string_view, std::tuple_size_v<decltype(known_)>> names{
      "java/lang/String", "java/lang/Class",     "jury/rt/Seq",       "jury/rt/Table",
      "jury/rt/Cursor",   "[Ljava/lang/Object;", "[Ljava/lang/Class;"};
  const auto index = static_cast<std::size_t>(which);
  return *(known_[index] = &get(Symbol(names[index])));
}

ClassInfo* ClassTable::link_array(Symbol name) {
  const ir::Type type = ir::Type::reference(name);
  const ir::Type element_type = type.element();
  ClassInfo* element = element_type.is_reference() ? find(element_type.name) : &primitive(element_type.kind);
  if (!element) return nullptr;
  auto info = std::make_unique<ClassInfo>();
  info->name = name;
  info->type = type;
  info->element = element;
  info->shape = array_shape(element_type.kind);
  info->state = InitializationState::Initialized;
  info->superclass = &get(symbol_object());
  for (const char* interface_name : {"java/lang/Cloneable", "java/io/Serializable"})
    info->interfaces.push_back(&get(Symbol(interface_name)));
  add_supertypes(*info);
  return types_.emplace(name, std::move(info)).first->second.get();
}

ClassInfo& ClassTable::link(const ir::Class& declaration) {
  auto owned = std::make_unique<ClassInfo>();
  ClassInfo& info = *owned;
  info.name = declaration.name;
  info.type = ir::Type::reference(declaration.name);
  info.declaration = &declaration;
  info.initializer = declaration.find_method(Symbol("<clinit>"), Symbol("()V"));
  link_supertypes(info);
  choose_shape(info);
  lay_out_instance(info);
  lay_out_statics(info);
  find_box_slot(info);
  info.declares_default_methods =
      declaration.is_interface() &&
      std::any_of(declaration.methods.begin(), declaration.methods.end(),
                  [](const ir::Method& method) { return !method.is_abstract() && !method.is_static(); });
  types_.emplace(declaration.name, std::move(owned));
  prepare_statics(info);
  return info;
}

void ClassTable::link_supertypes(ClassInfo& info) {
  if (!info.declaration->superclass.empty()) info.superclass = &get(info.declaration->superclass);
  for (Symbol name : info.declaration->interfaces) info.interfaces.push_back(&get(name));
  add_supertypes(info);
}

void ClassTable::add_supertypes(ClassInfo& info) {
  auto& all = info.supertypes;
  all.push_back(&info);
  const auto add = [&](const ClassInfo& other) {
    all.insert(all.end(), other.supertypes.begin(), other.supertypes.end());
  };
  if (info.superclass) add(*info.superclass);
  for (const ClassInfo* implemented : info.interfaces) add(*implemented);
  std::sort(all.begin(), all.end(), std::less<>());
  all.erase(std::unique(all.begin(), all.end()), all.end());
}

void ClassTable::choose_shape(ClassInfo& info) {
  info.shape = info.superclass && !info.is_interface() ? info.superclass->shape : Shape::Instance;
  if (info.is_interface()) info.shape = Shape::None;
  for (const auto& entry : special_shapes)
    if (info.name == entry.name) info.shape = entry.shape;
}

void ClassTable::lay_out_instance(ClassInfo& info) {
  if (info.superclass && !info.is_interface()) {
    info.slot_count = info.superclass->slot_count;
    info.instance_fields = info.superclass->instance_fields;
    info.reference_slots = info.superclass->reference_slots;
  }
  if (has_hidden_slot(info.shape) && info.slot_count == 0) info.slot_count = 1;
  for (const ir::Field& field : info.declaration->fields) {
    if (field.is_static()) continue;
    if (field.type.is_reference()) info.reference_slots.push_back(info.slot_count);
    info.instance_fields.push_back({&field, info.slot_count});
    slots_.emplace(&field, info.slot_count++);
  }
  const bool has_fields =
      info.shape == Shape::Instance || info.shape == Shape::None || has_hidden_slot(info.shape);
  JURY_CHECK(has_fields || info.slot_count == 0,
             "the model of " + info.name.text() + " declares instance fields");
}

void ClassTable::lay_out_statics(ClassInfo& info) {
  for (const ir::Field& field : info.declaration->fields) {
    if (!field.is_static()) continue;
    const auto slot = static_cast<std::uint32_t>(info.static_fields.size());
    info.static_fields.push_back({&field, slot});
    slots_.emplace(&field, slot);
  }
  info.statics = std::make_unique<Value[]>(info.static_fields.size());
}

void ClassTable::find_box_slot(ClassInfo& info) {
  for (const auto& box : boxes) {
    if (info.name != box.name) continue;
    for (const FieldSlot& slot : info.instance_fields) {
      if (slot.field->type.kind != box.kind) continue;
      info.box_kind = box.kind;
      info.box_slot = slot.slot;
      return;
    }
    internal_error(__FILE__, __LINE__, "the model of " + info.name.text() + " has no field for its value");
  }
}

void ClassTable::prepare_statics(ClassInfo& info) {
  for (const FieldSlot& slot : info.static_fields)
    info.statics[slot.slot] = slot.field->constant ? constant(*slot.field->constant) : Value::zero();
}

Value ClassTable::constant(const ir::Operand& operand) {
  switch (operand.tag()) {
    case ir::Operand::Tag::Int:
      return Value::of(operand.int_value());
    case ir::Operand::Tag::Long:
      return Value::of(operand.long_value());
    case ir::Operand::Tag::Float:
      return Value::of(operand.float_value());
    case ir::Operand::Tag::Double:
      return Value::of(operand.double_value());
    case ir::Operand::Tag::String:
      return Value::of(constant_text(operand.text()));
    case ir::Operand::Tag::Null:
      return Value::zero();
    case ir::Operand::Tag::Class:
      return Value::of(mirror(get(operand.text())));
    case ir::Operand::Tag::Local:
      break;
  }
  internal_error(__FILE__, __LINE__, "a local is no constant");
}

bool ClassTable::is_subtype(const ClassInfo& from, const ClassInfo& to) {
  if (&from == &to) return true;
  if (from.is_array() && to.is_array()) return is_subtype(*from.element, *to.element);
  return std::binary_search(from.supertypes.begin(), from.supertypes.end(), &to, std::less<>());
}

LinkedMethod& ClassTable::method(const ir::Method& method) {
  auto& linked = methods_[&method];
  if (!linked) {
    linked = std::make_unique<LinkedMethod>();
    const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
    linked->method = &method;
    linked->owner = &get(method.owner);
    linked->argument_count =
        static_cast<std::uint32_t>(signature.parameters.size()) + (method.is_static() ? 0 : 1);
    linked->result = signature.result.kind;
  }
  return *linked;
}

LinkedMethod* ClassTable::select(ClassInfo& receiver, const ir::Method& declared) {
  const auto found = receiver.selected.find(&declared);
  if (found != receiver.selected.end()) return found->second;
  const ir::Method* chosen = program_.select(receiver.name, declared);
  LinkedMethod* linked = chosen ? &method(*chosen) : nullptr;
  receiver.selected.emplace(&declared, linked);
  return linked;
}

std::uint32_t ClassTable::slot_of(const ir::Field& field) {
  get(field.owner);
  const auto found = slots_.find(&field);
  JURY_CHECK(found != slots_.end(), "field " + field.name.text() + " is not one of its owner's");
  return found->second;
}

Object* ClassTable::mirror(ClassInfo& type) {
  if (!type.mirror) {
    type.mirror = heap_.new_instance(known(KnownClass::Mirror));
    type.mirror->fields()[0].bits = reinterpret_cast<std::uintptr_t>(&type);
    heap_.make_permanent(*type.mirror);
  }
  return type.mirror;
}

ClassInfo& ClassTable::mirrored(const Object& mirror) {
  return *reinterpret_cast<ClassInfo*>(static_cast<std::uintptr_t>(mirror.fields()[0].bits));
}

bool ClassTable::is_simple(ClassInfo& type) {
  if (type.simple_known) return type.simple;
  const auto inherited = [&](const char* name, const char* descriptor) {
    const ir::Method* declared =
        program_.resolve(ir::MethodReference{symbol_object(), Symbol(name), Symbol(descriptor)});
    const ir::Method* chosen = declared ? program_.select(type.name, *declared) : nullptr;
    return chosen && chosen->owner == symbol_object();
  };
  const bool is_enum = type.superclass && is_subtype(type, get(Symbol("java/lang/Enum")));
  type.simple = type.shape == Shape::Text || type.shape == Shape::Mirror || type.box_kind != Kind::Void ||
                is_enum || (inherited("equals", "(Ljava/lang/Object;)Z") && inherited("hashCode", "()I"));
  type.simple_known = true;
  return type.simple;
}

TextObject* ClassTable::intern(std::u16string_view content) {
  const auto found = constants_.find(content);
  if (found != constants_.end()) return found->second;
  const auto met = interned_.find(content);
  TextObject* text = met != interned_.end() ? met->second : heap_.new_text(text_type(), content);
  heap_.make_permanent(*text);
  constants_.emplace(text->view(), text);
  return text;
}

TextObject* ClassTable::intern(TextObject& text) {
  const auto constant = constants_.find(text.view());
  if (constant != constants_.end()) return constant->second;
  return interned_.emplace(text.view(), &text).first->second;
}

bool ClassTable::is_interned(const TextObject& text) const {
  const auto is_in = [&](const auto& texts) {
    const auto found = texts.find(text.view());
    return found != texts.end() && found->second == &text;
  };
  return is_in(constants_) || is_in(interned_);
}

TextObject* ClassTable::constant_text(Symbol modified_utf8) {
  return intern(from_modified_utf8(modified_utf8.view()));
}

void ClassTable::reset() {
  interned_.clear();
  for (auto& [name, info] : types_) {
    if (!info->declaration) continue;
    info->state = InitializationState::Uninitialized;
    prepare_statics(*info);
  }
}

void ClassTable::mark_roots() {
  for (auto& [name, info] : types_)
    for (const FieldSlot& slot : info->static_fields)
      if (slot.field->type.is_reference()) heap_.mark(info->statics[slot.slot].as_object());
  for (auto& [content, text] : interned_) heap_.mark(text);
}

}  // namespace jury::trace
