// Translation of calls. A call of a native method of jury.rt becomes the operation it stands for.
#include "classfile/format_error.h"
#include "lower/dynamic_call.h"
#include "lower/translator.h"

namespace jury::lower {

using classfile::Opcode;
using ir::CallKind;
using ir::Type;

namespace {

CallKind call_kind(Opcode opcode) {
  if (opcode == Opcode::invokestatic) return CallKind::Static;
  if (opcode == Opcode::invokespecial) return CallKind::Special;
  return opcode == Opcode::invokeinterface ? CallKind::Interface : CallKind::Virtual;
}

}  // namespace

std::vector<ir::Operand> Translator::pop_arguments(const ir::Signature& signature, bool with_receiver) {
  std::vector<Operand> arguments(signature.parameters.size() + (with_receiver ? 1 : 0));
  for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument) *argument = pop();
  return arguments;
}

void Translator::translate_invoke(const Instruction& instruction) {
  if (instruction.opcode == Opcode::invokedynamic) return translate_dynamic(instruction);
  const auto member = class_.constants.method(instruction.index);
  const ir::MethodReference method{member.owner, member.name, member.descriptor};
  const auto signature = ir::Signature::from_descriptor(member.descriptor.view());
  const auto kind = call_kind(instruction.opcode);
  auto arguments = pop_arguments(signature, kind != CallKind::Static);
  if (kind != CallKind::Static) check_not_null(arguments[0]);
  Operand result;
  if (const auto operation = ir::operation_of(member.owner, member.name, member.descriptor))
    result = builder_.operate(*operation, std::move(arguments), signature.result);
  else if (member.owner.view().starts_with("[") && member.name == "clone")
    result =
        builder_.operate(ir::Operation::ObjectClone, std::move(arguments), Type::reference(member.owner));
  else {
    if (kind == CallKind::Static) initialize(environment_.declaring_class(method));
    result = builder_.call(kind, method, std::move(arguments));
  }
  if (signature.result.kind != ir::Kind::Void) push(result);
}

void Translator::translate_dynamic(const Instruction& instruction) {
  const auto site = class_.constants.dynamic(instruction.index);
  const auto signature = ir::Signature::from_descriptor(site.descriptor.view());
  const auto arguments = pop_arguments(signature, false);
  const std::string site_name = class_.name.text() + "$$" + std::to_string(&method_ - class_.methods.data()) +
                                "_" + std::to_string(instruction.offset);
  try {
    push(lower_dynamic_call({class_, site, Symbol(site_name), arguments, builder_, environment_}));
  } catch (const Unsupported& unsupported) {
    refuse(unsupported.what());
  } catch (const classfile::FormatError& error) {
    refuse(std::string("a malformed bootstrap method: ") + error.what());
  }
}

}  // namespace jury::lower
