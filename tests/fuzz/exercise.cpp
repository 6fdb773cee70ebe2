// Walks over every struct of class_file.h and every accessor of the pool.
#include "exercise.h"

#include <string>

#include "classfile/class_reader.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::fuzz {

namespace {

using namespace classfile;

class Visitor {
 public:
  explicit Visitor(const ClassFile& class_file) : class_file_(class_file), pool_(class_file.constants) {}

  Outcome visit() {
    outcome_.read = true;
    for (std::uint16_t index = 1; index < pool_.size(); ++index) visit_constant(index);
    for (const Field& field : class_file_.fields) visit_field(field);
    for (const Method& method : class_file_.methods) visit_method(method);
    visit_class();
    return outcome_;
  }

 private:
  void see(Symbol symbol) { see(symbol.view().size()); }
  void see(const std::string& text) { see(text.size()); }
  void see(std::uint64_t value) { outcome_.checksum = outcome_.checksum * 31 + value; }
  void see(const MemberReference& member) {
    see(member.owner);
    see(display_method(member.name.view(), member.descriptor.view()));
  }

  void visit_constant(std::uint16_t index) {
    switch (pool_.tag(index)) {
      case ConstantTag::Utf8:
        see(from_modified_utf8(pool_.utf8(index).view()).size());
        return;
      case ConstantTag::Integer:
        see(static_cast<std::uint64_t>(pool_.integer(index)));
        return;
      case ConstantTag::Float:
        see(pool_.single_float(index) > 0 ? 1 : 0);
        return;
      case ConstantTag::Long:
        see(static_cast<std::uint64_t>(pool_.long_integer(index)));
        return;
      case ConstantTag::Double:
        see(pool_.double_float(index) > 0 ? 1 : 0);
        return;
      case ConstantTag::Class:
        see(display_class_name(pool_.class_name(index).view()));
        return;
      case ConstantTag::String:
        see(printable(pool_.string(index).view()));
        return;
      case ConstantTag::Fieldref:
        see(pool_.field(index));
        return;
      case ConstantTag::Methodref:
      case ConstantTag::InterfaceMethodref:
        see(pool_.method(index));
        return;
      case ConstantTag::NameAndType:
        see(pool_.name_and_type(index).name);
        return;
      case ConstantTag::MethodHandle:
        see(pool_.method_handle(index).member);
        return;
      case ConstantTag::MethodType:
        see(parse_method_descriptor(pool_.method_type(index).view())->parameters.size());
        return;
      case ConstantTag::Dynamic:
      case ConstantTag::InvokeDynamic:
        see(class_file_.bootstrap_methods.at(pool_.dynamic(index).bootstrap_method).arguments.size());
        return;
      case ConstantTag::Module:
        see(pool_.module_name(index));
        return;
      case ConstantTag::Package:
        see(pool_.package_name(index));
        return;
      case ConstantTag::Unusable:
        return;
    }
  }

  void visit_annotation(const Annotation& annotation) {
    see(display_descriptor(annotation.type.view()));
    for (const auto& [name, value] : annotation.elements) {
      visit_value(value);
      see(string_elements(annotation, name.view()).size());
    }
  }

  void visit_value(const AnnotationValue& value) {
    see(value.text);
    if (value.constant != 0) see(pool_.at(value.constant).bits);
    for (const Annotation& nested : value.annotation) visit_annotation(nested);
    for (const AnnotationValue& entry : value.array) visit_value(entry);
  }

  void visit_common(const CommonAttributes& attributes) {
    see(attributes.signature);
    for (const Annotation& annotation : attributes.annotations) visit_annotation(annotation);
    for (const TypeAnnotation& annotation : attributes.type_annotations)
      visit_annotation(annotation.annotation);
    for (const UnknownAttribute& attribute : attributes.unknown) see(attribute.length);
  }

  void visit_field(const Field& field) {
    visit_common(field);
    see(parse_field_descriptor(field.descriptor.view()).value().display());
    if (field.constant_value != 0) see(pool_.at(field.constant_value).bits);
  }

  void visit_method(const Method& method) {
    visit_common(method);
    see(static_cast<std::uint64_t>(
        parse_method_descriptor(method.descriptor.view()).value().parameter_words()));
    for (const MethodParameter& parameter : method.parameters) see(parameter.name);
    for (const auto& list : method.parameter_annotations) {
      for (const Annotation& annotation : list) visit_annotation(annotation);
    }
    if (method.annotation_default) visit_value(*method.annotation_default);
    if (!method.code) return;
    visit_tables(*method.code);
    try {
      visit_instructions(*method.code, decode_method(class_file_, method));
      ++outcome_.decoded;
    } catch (const UserError& error) {
      see(std::string(error.what()));
      ++outcome_.refused;
    }
  }

  void visit_tables(const Code& code) {
    for (const StackMapFrame& frame : code.stack_map.frames) {
      for (const VerificationType& type : code.stack_map.locals(frame)) see(type.class_name);
      for (const VerificationType& type : code.stack_map.stack(frame)) see(type.class_name);
    }
    for (const LocalVariable& variable : code.variables) see(variable.name);
    for (const TypeAnnotation& annotation : code.type_annotations) visit_annotation(annotation.annotation);
  }

  void visit_instructions(const Code& code, const DecodedCode& decoded) {
    for (const Instruction& instruction : decoded.instructions) {
      see(to_string(instruction, pool_));
      see(static_cast<std::uint64_t>(code.line_at(instruction.offset)));
      for (const SwitchCase& entry : instruction.cases) see(decoded.at(entry.target).offset);
    }
    for (const ExceptionHandler& handler : code.handlers) see(decoded.at(handler.handler).length);
  }

  void visit_class() {
    visit_common(class_file_);
    for (const BootstrapMethod& bootstrap : class_file_.bootstrap_methods) {
      see(pool_.method_handle(bootstrap.method_handle).member);
      for (const std::uint16_t argument : bootstrap.arguments)
        see(static_cast<std::uint64_t>(pool_.tag(argument)));
    }
    for (const InnerClass& inner : class_file_.inner_classes) see(inner.inner);
    if (class_file_.record) {
      for (const RecordComponent& component : *class_file_.record) visit_common(component);
    }
    see(class_file_.find_method(Symbol("f"), Symbol("()V")) == nullptr ? 0 : 1);
  }

  const ClassFile& class_file_;
  const ConstantPool& pool_;
  Outcome outcome_;
};

}  // namespace

Outcome exercise(std::span<const unsigned char> bytes) {
  try {
    return Visitor(read_class(bytes, "input")).visit();
  } catch (const UserError& error) {
    const std::string message = error.what();
    if (message.find('\n') != std::string::npos)
      throw InternalError("a message of several lines: " + message);
    Outcome outcome;
    outcome.checksum = message.size();
    return outcome;
  }
}

}  // namespace jury::fuzz
