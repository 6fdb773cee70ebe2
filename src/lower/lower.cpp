#include "lower/lower.h"

#include "classfile/message.h"
#include "ir/verifier.h"
#include "lower/cleanup.h"
#include "lower/finalizers.h"
#include "lower/translator.h"
#include "support/diagnostics.h"

namespace jury::lower {

namespace {

using ir::Operand;
using ir::Type;

std::optional<Operand> constant_of(const classfile::ClassFile& cls, const classfile::Field& field) {
  if (field.constant_value == 0 || !field.is_static()) return std::nullopt;
  const auto& pool = cls.constants;
  const auto index = field.constant_value;
  const auto tag = pool.tag(index);
  if (tag == classfile::ConstantTag::Integer) return Operand::of_int(pool.integer(index));
  if (tag == classfile::ConstantTag::Long) return Operand::of_long(pool.long_integer(index));
  if (tag == classfile::ConstantTag::Float) return Operand::of_float(pool.single_float(index));
  if (tag == classfile::ConstantTag::Double) return Operand::of_double(pool.double_float(index));
  return Operand::of_string(pool.string(index));
}

Symbol outer_class_of(const classfile::ClassFile& cls) {
  if (cls.enclosing_method) return cls.enclosing_method->class_name;
  for (const auto& inner : cls.inner_classes)
    if (inner.inner == cls.name) return inner.outer;
  return {};
}

ir::Method lower_method(const classfile::ClassFile& cls, const classfile::Method& method) {
  ir::Method result;
  result.owner = cls.name;
  result.name = method.name;
  result.descriptor = method.descriptor;
  result.flags = method.access.bits;
  for (const auto& parameter : method.parameters) result.parameter_names.push_back(parameter.name);
  result.exceptions = method.exceptions;
  result.signature = method.signature;
  return result;
}

// The whole body is one Refuse.
ir::Body refused(const classfile::ClassFile& cls, const classfile::Method& method,
                 const std::string& reason) {
  BodyBuilder builder;
  if (!method.is_static()) builder.add_parameter("this", Type::reference(cls.name));
  int number = 0;
  for (const auto& type : ir::Signature::from_descriptor(method.descriptor.view()).parameters)
    builder.add_parameter("p" + std::to_string(number++), type);
  builder.set_position({0, static_cast<std::uint32_t>(method.code->line_at(0))});
  builder.set_block(builder.add_block());
  builder.end(ir::Refuse{reason});
  return builder.take();
}

// Code that the JVM's verifier would refuse gives IR that ours refuses: kinds mixed up, locals read before
// they are assigned. Tests and bench/frontend make sure that no other code does.
void require_verified(const classfile::ClassFile& cls, const classfile::Method& method,
                      const ir::Body& body) {
  const auto problems = ir::verify(body, lower_method(cls, method), {.positions = false, .checks = false});
  if (problems.empty()) return;
  throw UserError(classfile::one_line(cls.origin + ": method " + method.name.text() +
                                      method.descriptor.text() +
                                      ": malformed byte code: " + problems.front()));
}

}  // namespace

ir::Class lower_class(const classfile::ClassFile& cls) {
  ir::Class result;
  result.name = cls.name;
  result.superclass = cls.super_name;
  result.interfaces = cls.interfaces;
  result.flags = cls.access.bits;
  result.source_file = cls.source_file.text();
  result.outer_class = outer_class_of(cls);
  for (const auto& field : cls.fields)
    result.fields.push_back({cls.name, field.name, Type::from_descriptor(field.descriptor.view()),
                             field.access.bits, constant_of(cls, field), field.signature});
  for (const auto& method : cls.methods) result.methods.push_back(lower_method(cls, method));
  if (cls.record)
    for (const auto& component : *cls.record) result.record_components.push_back(component.name);
  if (cls.permitted_subclasses) result.permitted_subclasses = *cls.permitted_subclasses;
  return result;
}

ir::Body lower_body(const classfile::ClassFile& cls, const classfile::Method& method,
                    Environment& environment) {
  try {
    auto body = Translator(cls, method, environment).run();
    clean_up(body);
    mark_finalizable(body, cls, method);
    require_verified(cls, method, body);
    return body;
  } catch (const Unsupported& unsupported) {
    return refused(cls, method, unsupported.what());
  }
}

}  // namespace jury::lower
