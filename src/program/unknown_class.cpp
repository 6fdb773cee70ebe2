#include "program/unknown_class.h"

#include <algorithm>
#include <array>
#include <functional>

#include "ir/choice_operations.h"
#include "library/types.h"
#include "lower/body_builder.h"

namespace jury::program {

namespace {

// Behind the name of the type, so that the class is in its package.
constexpr std::string_view unknown_suffix = "$jury$unknown";
constexpr std::string_view sealed_suffix = "$jury$sealed";

// An order that is none, a sequence without a length, and the like: no caller hands that over.
constexpr std::array<std::string_view, 10> lawful{
    library::types::comparator,  "java/lang/Comparable",    "java/lang/CharSequence", library::types::iterator,
    library::types::iterable,    library::types::base_stream, library::types::map_entry, library::types::map,
    library::types::spliterator, library::types::enumeration};

bool keeps_laws(Program& program, Symbol type) {
  return std::any_of(lawful.begin(), lawful.end(),
                     [&](std::string_view known) { return program.is_subclass(type, Symbol(known)); });
}

// A method of the class with the signature of the one that is declared, whose body ends as `end` says.
ir::Method method_like(Symbol owner, const ir::Method& declared,
                       const std::function<void(lower::BodyBuilder&, const ir::Type& result)>& end) {
  lower::BodyBuilder builder;
  builder.add_parameter("this", ir::Type::reference(owner));
  const auto signature = ir::Signature::from_descriptor(declared.descriptor.view());
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    builder.add_parameter("p" + std::to_string(i), signature.parameters[i]);
  builder.set_block(builder.add_block());
  end(builder, signature.result);
  ir::Method method;
  method.owner = owner;
  method.name = declared.name;
  method.descriptor = declared.descriptor;
  method.flags = ir::access::is_public;
  method.body = std::make_shared<ir::Body>(builder.take());
  return method;
}

void answer_freely(lower::BodyBuilder& builder, const ir::Type& result) {
  if (const auto choice = ir::choice_of(result.kind))
    builder.end(ir::Return{builder.operate(*choice, {}, result)});
  else if (result.is_reference())
    builder.end(ir::Return{ir::Operand::null()});
  else
    builder.end(ir::Return{});
}

bool has_code(const ir::Method& method) { return !method.is_abstract() && !method.is_static(); }

// Whether the class, one above it, an interface or Object gives the method a body.
bool is_implemented(Program& program, Symbol type, const ir::Method& method) {
  const auto& all = program.supertypes(type);
  const auto gives = [&](Symbol name) {
    const auto* found = program.get_class(name).find_method(method.name, method.descriptor);
    return found && has_code(*found);
  };
  return gives(Symbol("java/lang/Object")) || std::any_of(all.begin(), all.end(), gives);
}

// Of a class of which a supertype is missing nobody knows the fields: the extension has none of them.
ir::Class extension_of(const ir::Class& type, std::string_view suffix, bool is_apart = false) {
  ir::Class cls;
  cls.name = Symbol(type.name.text() + std::string(suffix));
  const bool is_below_object = type.is_interface() || is_apart;
  cls.superclass = is_below_object ? Symbol("java/lang/Object") : type.name;
  if (is_below_object) cls.interfaces.push_back(type.name);
  cls.flags = ir::access::is_final | ir::access::is_synthetic;
  return cls;
}

// Gives the class a method for each of those of the types above it that `wanted` names.
void add_methods(Program& program, ir::Class& cls, Symbol type,
                 const std::function<bool(const ir::Method&)>& wanted,
                 const std::function<void(lower::BodyBuilder&, const ir::Type& result)>& end) {
  for (const auto above : program.supertypes(type))
    for (const auto& method : program.get_class(above).methods)
      if (wanted(method) && !cls.find_method(method.name, method.descriptor))
        cls.methods.push_back(method_like(cls.name, method, end));
}

std::optional<Symbol> unknown_class(Program& program, Symbol type) {
  const auto* declared = program.find_class(type);
  if (!declared || !declared->is_abstract() || keeps_laws(program, type)) return std::nullopt;
  auto cls = extension_of(*declared, unknown_suffix);
  const auto name = cls.name;
  if (program.find_class(name)) return name;
  add_methods(
      program, cls, type,
      [&](const ir::Method& method) {
        return method.is_abstract() && !is_implemented(program, type, method);
      },
      answer_freely);
  program.add_class(std::move(cls));
  return name;
}

}  // namespace

std::optional<Symbol> class_from_outside(Workspace& workspace, Symbol type) {
  auto& program = workspace.program();
  const auto* declared = program.find_class(type);
  if (declared && (declared->is_interface() || workspace.is_user_class(type)))
    if (const auto unknown = unknown_class(program, type)) return unknown;
  return sealed_class(program, type);
}

bool lacks_supertype(Program& program, Symbol class_name) {
  const auto* cls = program.find_class(class_name);
  if (!cls) return true;
  if (!cls->superclass.empty() && lacks_supertype(program, cls->superclass)) return true;
  return std::ranges::any_of(cls->interfaces, [&](Symbol name) { return lacks_supertype(program, name); });
}

std::optional<Symbol> sealed_class(Program& program, Symbol type) {
  const auto* declared = program.find_class(type);
  if (!declared || type.view().starts_with("jury/")) return std::nullopt;
  const bool is_apart = lacks_supertype(program, type);
  auto cls = extension_of(*declared, sealed_suffix, is_apart);
  const auto name = cls.name;
  if (program.find_class(name)) return name;
  const auto reason = nothing_known_of(name);
  const auto refuse = [&](lower::BodyBuilder& builder, const ir::Type&) { builder.end(ir::Refuse{reason}); };
  add_methods(
      program, cls, type,
      [](const ir::Method& method) {
        return !method.is_static() && !method.name.view().starts_with("<") &&
               method.owner != "java/lang/Object";
      },
      refuse);
  // What is missing may override what Object has.
  if (is_apart)
    for (const auto& method : program.get_class(Symbol("java/lang/Object")).methods)
      if (!method.is_static() && !(method.flags & (ir::access::is_final | ir::access::is_private)) &&
          !method.name.view().starts_with("<") && !cls.find_method(method.name, method.descriptor))
        cls.methods.push_back(method_like(cls.name, method, refuse));
  program.add_class(std::move(cls));
  return name;
}

std::string nothing_known_of(Symbol sealed) {
  return "nothing is known of a value of type " + ir::display_class(type_of_unknown(sealed).view());
}

bool is_from_outside(Symbol name) { return is_unknown_class(name) || is_sealed_class(name); }

bool is_unknown_class(Symbol name) { return name.view().ends_with(unknown_suffix); }

bool is_sealed_class(Symbol name) { return name.view().ends_with(sealed_suffix); }

Symbol type_of_unknown(Symbol name) { return Symbol(std::string(shown_type(name.view()))); }

std::string_view shown_type(std::string_view class_name) {
  for (const auto suffix : {unknown_suffix, sealed_suffix})
    if (class_name.ends_with(suffix)) return class_name.substr(0, class_name.size() - suffix.size());
  return class_name;
}

}  // namespace jury::program
