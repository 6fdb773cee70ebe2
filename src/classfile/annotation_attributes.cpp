// Reads annotations (JVMS 4.7.16 to 4.7.22). Values nest; depth is limited so that hostile input cannot
// exhaust the stack.
#include <string>

#include "classfile/annotations.h"
#include "classfile/attribute_reader.h"
#include "classfile/descriptor.h"

namespace jury::classfile {

namespace {

constexpr int deepest_nesting = 100;

class AnnotationReader {
 public:
  AnnotationReader(ByteReader& reader, const ConstantPool& pool, bool visible)
      : reader_(reader), pool_(pool), visible_(visible) {}

  void read_list(std::vector<Annotation>& list) {
    const std::uint16_t entries = reader_.count(4);
    list.reserve(list.size() + entries);
    for (int entry = 0; entry < entries; ++entry) list.push_back(read_annotation(0));
  }

  Annotation read_annotation(int depth) {
    Annotation annotation;
    annotation.visible = visible_;
    const std::uint16_t type = reader_.u2();
    annotation.type = pool_.utf8(type);
    if (!pool_.is(TextKind::FieldDescriptor, type)) {
      throw FormatError("annotation without a proper type", reader_.offset() - 2);
    }
    const std::uint16_t elements = reader_.count(3);
    annotation.elements.reserve(elements);
    for (int element = 0; element < elements; ++element) {
      const Symbol name = pool_.utf8(reader_.u2());
      annotation.elements.emplace_back(name, read_value(depth));
    }
    return annotation;
  }

  AnnotationValue read_value(int depth) {
    if (depth > deepest_nesting) {
      throw FormatError("annotation nested deeper than " + std::to_string(deepest_nesting), reader_.offset());
    }
    AnnotationValue value;
    value.tag = static_cast<char>(reader_.u1());
    switch (value.tag) {
      case 'B':
      case 'C':
      case 'I':
      case 'S':
      case 'Z':
        value.constant = constant(ConstantTag::Integer);
        break;
      case 'D':
        value.constant = constant(ConstantTag::Double);
        break;
      case 'F':
        value.constant = constant(ConstantTag::Float);
        break;
      case 'J':
        value.constant = constant(ConstantTag::Long);
        break;
      case 's':
      case 'c':
        value.text = pool_.utf8(reader_.u2());
        break;
      case 'e':
        value.type = pool_.utf8(reader_.u2());
        value.text = pool_.utf8(reader_.u2());
        break;
      case '@':
        value.annotation.push_back(read_annotation(depth + 1));
        break;
      case '[':
        read_array(value, depth);
        break;
      default:
        throw FormatError("unknown tag " + std::to_string(static_cast<unsigned char>(value.tag)) +
                              " of an annotation element",
                          reader_.offset() - 1);
    }
    return value;
  }

 private:
  std::uint16_t constant(ConstantTag tag) {
    const std::uint16_t index = reader_.u2();
    pool_.at(index, tag);
    return index;
  }

  void read_array(AnnotationValue& value, int depth) {
    const std::uint16_t entries = reader_.count(3);
    value.array.reserve(entries);
    for (int entry = 0; entry < entries; ++entry) value.array.push_back(read_value(depth + 1));
  }

  ByteReader& reader_;
  const ConstantPool& pool_;
  bool visible_;
};

// target_info of a type annotation (JVMS 4.7.20.1).
void read_target(ByteReader& reader, TypeAnnotation& annotation) {
  switch (annotation.target) {
    case TypeTarget::ClassTypeParameter:
    case TypeTarget::MethodTypeParameter:
    case TypeTarget::FormalParameter:
      annotation.index = reader.u1();
      return;
    case TypeTarget::ClassTypeParameterBound:
    case TypeTarget::MethodTypeParameterBound:
      annotation.index = reader.u1();
      annotation.detail = reader.u1();
      return;
    case TypeTarget::Field:
    case TypeTarget::Return:
    case TypeTarget::Receiver:
      return;
    case TypeTarget::LocalVariable:
    case TypeTarget::ResourceVariable: {
      const std::uint16_t entries = reader.count(6);
      annotation.ranges.reserve(entries);
      for (int entry = 0; entry < entries; ++entry) {
        const std::uint16_t start = reader.u2();
        const std::uint16_t length = reader.u2();
        annotation.ranges.push_back({start, length, reader.u2()});
      }
      return;
    }
    case TypeTarget::Supertype:
    case TypeTarget::Throws:
    case TypeTarget::CatchParameter:
    case TypeTarget::InstanceOf:
    case TypeTarget::New:
    case TypeTarget::ConstructorReference:
    case TypeTarget::MethodReference:
      annotation.index = reader.u2();
      return;
    case TypeTarget::Cast:
    case TypeTarget::ConstructorInvocationTypeArgument:
    case TypeTarget::MethodInvocationTypeArgument:
    case TypeTarget::ConstructorReferenceTypeArgument:
    case TypeTarget::MethodReferenceTypeArgument:
      annotation.index = reader.u2();
      annotation.detail = reader.u1();
      return;
  }
  throw FormatError(
      "unknown target " + std::to_string(static_cast<int>(annotation.target)) + " of a type annotation",
      reader.offset() - 1);
}

void read_type_annotations(ByteReader& reader, const AttributeTarget& target, bool visible) {
  auto& list = target.place == Place::Code ? target.code->type_annotations : target.common->type_annotations;
  AnnotationReader annotations(reader, target.pool(), visible);
  const std::uint16_t entries = reader.count(6);
  list.reserve(list.size() + entries);
  for (int entry = 0; entry < entries; ++entry) {
    TypeAnnotation& annotation = list.emplace_back();
    annotation.target = static_cast<TypeTarget>(reader.u1());
    read_target(reader, annotation);
    const std::uint8_t steps = reader.count1(2);
    annotation.path.reserve(steps);
    for (int step = 0; step < steps; ++step) {
      const std::uint8_t kind = reader.u1();
      annotation.path.push_back({kind, reader.u1()});
    }
    annotation.annotation = annotations.read_annotation(0);
  }
}

void read_parameter_annotations(ByteReader& reader, const AttributeTarget& target, bool visible) {
  const std::uint8_t parameters = reader.count1(2);
  auto& lists = target.method->parameter_annotations;
  if (lists.size() < parameters) lists.resize(parameters);
  AnnotationReader annotations(reader, target.pool(), visible);
  for (int parameter = 0; parameter < parameters; ++parameter) {
    annotations.read_list(lists[static_cast<std::size_t>(parameter)]);
  }
}

}  // namespace

void read_visible_annotations(ByteReader& reader, const AttributeTarget& target) {
  AnnotationReader(reader, target.pool(), true).read_list(target.common->annotations);
}

void read_invisible_annotations(ByteReader& reader, const AttributeTarget& target) {
  AnnotationReader(reader, target.pool(), false).read_list(target.common->annotations);
}

void read_visible_parameter_annotations(ByteReader& reader, const AttributeTarget& target) {
  read_parameter_annotations(reader, target, true);
}

void read_invisible_parameter_annotations(ByteReader& reader, const AttributeTarget& target) {
  read_parameter_annotations(reader, target, false);
}

void read_visible_type_annotations(ByteReader& reader, const AttributeTarget& target) {
  read_type_annotations(reader, target, true);
}

void read_invisible_type_annotations(ByteReader& reader, const AttributeTarget& target) {
  read_type_annotations(reader, target, false);
}

void read_annotation_default(ByteReader& reader, const AttributeTarget& target) {
  target.method->annotation_default = AnnotationReader(reader, target.pool(), true).read_value(0);
}

const AnnotationValue* Annotation::find(std::string_view element) const {
  for (const auto& [name, value] : elements) {
    if (name == element) return &value;
  }
  return nullptr;
}

const Annotation* find_annotation(const std::vector<Annotation>& annotations,
                                  std::string_view type_descriptor) {
  for (const Annotation& annotation : annotations) {
    if (annotation.type == type_descriptor) return &annotation;
  }
  return nullptr;
}

std::vector<Symbol> string_elements(const Annotation& annotation, std::string_view element) {
  std::vector<Symbol> strings;
  const AnnotationValue* value = annotation.find(element);
  if (value == nullptr) return strings;
  if (value->tag == 's') strings.push_back(value->text);
  for (const AnnotationValue& entry : value->array) {
    if (entry.tag == 's') strings.push_back(entry.text);
  }
  return strings;
}

}  // namespace jury::classfile
