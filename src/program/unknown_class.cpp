#include "program/unknown_class.h"

#include <algorithm>
#include <array>

#include "ir/choice_operations.h"
#include "lower/body_builder.h"

namespace jury::program {

namespace {

constexpr std::string_view prefix = "jury/unknown/";

// An order that is none, a sequence without a length, and the like: no caller hands that over.
constexpr std::array lawful{"java/util/Comparator", "java/lang/Comparable", "java/lang/CharSequence",
                            "java/util/Iterator",   "java/lang/Iterable",   "java/util/stream/BaseStream",
                            "java/util/Map$Entry",  "java/util/Map",        "java/util/Spliterator",
                            "java/util/Enumeration"};

bool keeps_laws(Program& program, Symbol type) {
  return std::any_of(lawful.begin(), lawful.end(),
                     [&](const char* known) { return program.is_subclass(type, Symbol(known)); });
}

ir::Method answered_freely(Symbol owner, const ir::Method& declared) {
  lower::BodyBuilder builder;
  builder.add_parameter("this", ir::Type::reference(owner));
  const auto signature = ir::Signature::from_descriptor(declared.descriptor.view());
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    builder.add_parameter("p" + std::to_string(i), signature.parameters[i]);
  builder.set_block(builder.add_block());
  if (const auto choice = ir::choice_of(signature.result.kind))
    builder.end(ir::Return{builder.operate(*choice, {}, signature.result)});
  else if (signature.result.is_reference())
    builder.end(ir::Return{ir::Operand::null()});
  else
    builder.end(ir::Return{});
  ir::Method method;
  method.owner = owner;
  method.name = declared.name;
  method.descriptor = declared.descriptor;
  method.flags = ir::access::is_public;
  method.body = std::make_shared<ir::Body>(builder.take());
  return method;
}

bool has_code(const ir::Method& method) { return !method.is_abstract() && !method.is_static(); }

// Whether the class, an interface above it or Object gives the method a body.
bool is_implemented(Program& program, Symbol type, const ir::Method& method) {
  const auto& all = program.supertypes(type);
  const auto gives = [&](Symbol name) {
    const auto* found = program.get_class(name).find_method(method.name, method.descriptor);
    return found && has_code(*found);
  };
  return gives(Symbol("java/lang/Object")) || std::any_of(all.begin(), all.end(), gives);
}

}  // namespace

std::optional<Symbol> unknown_class(Program& program, Symbol type) {
  const auto* declared = program.find_class(type);
  if (!declared || !declared->is_interface() || keeps_laws(program, type)) return std::nullopt;
  const Symbol name(std::string(prefix) + type.text());
  if (program.find_class(name)) return name;
  ir::Class cls;
  cls.name = name;
  cls.superclass = Symbol("java/lang/Object");
  cls.interfaces.push_back(type);
  cls.flags = ir::access::is_final | ir::access::is_synthetic;
  for (const auto above : program.supertypes(type))
    for (const auto& method : program.get_class(above).methods)
      if (method.is_abstract() && !is_implemented(program, type, method) &&
          !cls.find_method(method.name, method.descriptor))
        cls.methods.push_back(answered_freely(name, method));
  program.add_class(std::move(cls));
  return name;
}

bool is_unknown_class(Symbol name) { return name.view().starts_with(prefix); }

Symbol type_of_unknown(Symbol name) { return Symbol(std::string(name.view().substr(prefix.size()))); }

}  // namespace jury::program
