#include "encode/program_vocabulary.h"

#include <algorithm>

#include "library/types.h"
#include "program/entries.h"
#include "support/diagnostics.h"

namespace jury::encode {

using ir::DeclaredType;
using ir::Kind;
using spec::RelState;
using spec::RelSymbol;
using Meaning = RelationMeaning;

namespace {

const std::string boolean_type = "boolean";
const std::string integer_type{spec::rel_integer_type};

std::string simple_name(std::string_view internal) {
  const auto slash = internal.find_last_of("/$");
  return std::string(slash == std::string_view::npos ? internal : internal.substr(slash + 1));
}

Symbol internal_name(std::string_view display) {
  std::string name(display);
  std::replace(name.begin(), name.end(), '.', '/');
  return Symbol(name);
}

bool is_integer_box(Symbol name) {
  return name == "java/lang/Integer" || name == "java/lang/Short" || name == "java/lang/Byte" ||
         name == "java/lang/Character";
}

}  // namespace

ProgramVocabulary::ProgramVocabulary(program::Workspace& workspace, const ir::Method& method,
                                     Builder& builder)
    : workspace_(workspace), method_(method), builder_(builder) {}

RelSymbol ProgramVocabulary::symbol(const Meaning& meaning, std::string name,
                                    std::vector<std::vector<std::string>> columns, bool at_most_one,
                                    std::string description) const {
  const Key key{meaning.kind, meaning.state, meaning.field, meaning.class_name.text(), meaning.parameter};
  auto found = known_.find(key);
  if (found == known_.end()) {
    if (meaning.state == RelState::after) name += "'";
    const auto relation = builder_.relation(std::move(name), columns.size());
    found = known_.emplace(key, relation).first;
    relations_.push_back({relation, meaning});
  }
  return {found->second, std::move(columns), at_most_one, std::move(description)};
}

std::vector<std::string> ProgramVocabulary::types_of(const DeclaredType& type,
                                                     const std::string& what) const {
  switch (type.type.kind) {
    case Kind::Boolean:
      return {boolean_type};
    case Kind::Byte:
    case Kind::Char:
    case Kind::Short:
    case Kind::Int:
      return {integer_type};
    case Kind::Long:
    case Kind::Float:
    case Kind::Double:
    case Kind::Void:
      throw UserError(what + " has the type " + type.type.display() +
                      ", which relational logic does not know");
    case Kind::Reference:
      break;
  }
  const Symbol name = type.type.name;
  if (is_integer_box(name)) return {integer_type};
  if (name == "java/lang/Boolean") return {boolean_type};
  if (name == "java/lang/Long" || name == "java/lang/Float" || name == "java/lang/Double")
    throw UserError(what + " has the type " + type.type.display() + ", which relational logic does not know");
  if (name == "java/lang/Object" || type.type.is_array()) return {};
  return {ir::display_class(name.view())};
}

RelSymbol ProgramVocabulary::field_symbol(const ir::Field& field, RelState state) const {
  const auto display = ir::display_class(field.owner.view());
  const auto description = "field " + simple_name(field.owner.view()) + "." + field.name.text();
  const auto range = types_of(ir::declared_type_of(field), description);
  if (field.is_static())
    return symbol({Meaning::Kind::static_field, state, &field}, field.name.text(), {range}, true,
                  description);
  return symbol({Meaning::Kind::field, state, &field}, field.name.text(), {{display}, range}, true,
                description);
}

std::optional<RelSymbol> ProgramVocabulary::parameter(std::string_view name) const {
  const auto* body = workspace_.program().body(method_);
  if (!body) return std::nullopt;
  const auto declared = ir::declared_parameters_of(method_);
  const std::size_t receiver = method_.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < body->parameter_count; ++i) {
    const bool is_this = receiver == 1 && i == 0;
    if (is_this ? name != "this" : body->locals[i].name != name) continue;
    const auto type = is_this ? ir::erased(ir::Type::reference(method_.owner)) : declared[i - receiver];
    const std::string description = is_this ? "this" : "parameter " + std::string(name);
    Meaning meaning{Meaning::Kind::parameter};
    meaning.parameter = i;
    meaning.type = type.type;
    return symbol(meaning, std::string(name), {types_of(type, description)}, true, description);
  }
  return std::nullopt;
}

std::optional<RelSymbol> ProgramVocabulary::special(std::string_view name, RelState state) const {
  using Columns = std::vector<std::vector<std::string>>;
  const Columns anything{{}};
  if (name == "null" || name == "null$rel")
    return symbol({Meaning::Kind::null}, "null", anything, true, "null");
  if (name == "true" || name == "true$rel")
    return symbol({Meaning::Kind::truth}, "true", {{boolean_type}}, true, "true");
  if (name == "false" || name == "false$rel")
    return symbol({Meaning::Kind::falsity}, "false", {{boolean_type}}, true, "false");
  if (name == "contains$rel")
    return symbol({Meaning::Kind::contents, state}, "contains$rel", {{std::string(library::types::displayed_collection)}, {}}, false,
                  "the elements of collections");
  if (name == "mapping$rel")
    return symbol({Meaning::Kind::mapping, state}, "mapping$rel", {{std::string(library::types::displayed_map)}, {}, {}}, true,
                  "the entries of maps");
  if (name == "index$rel")
    return symbol({Meaning::Kind::index, state}, "index$rel", {{std::string(library::types::displayed_list)}, {integer_type}, {}}, true,
                  "the elements of lists by index");
  if (name == "elements$rel")
    return symbol({Meaning::Kind::elements, state}, "elements$rel", {{}, {integer_type}, {}}, true,
                  "the elements of arrays by index");
  if (name == "return" || name == method_.name.text() + "$return") {
    const auto type = ir::declared_result_of(method_);
    if (type.type.kind == Kind::Void) return std::nullopt;
    Meaning meaning{Meaning::Kind::result, RelState::after};
    meaning.type = type.type;
    return symbol(meaning, "return", {types_of(type, "the result")}, true, "the result");
  }
  return std::nullopt;
}

std::vector<RelSymbol> ProgramVocabulary::find(std::string_view name, RelState state) const {
  if (auto found = special(name, state)) return {*found};
  if (auto found = parameter(name)) return {*found};
  std::vector<RelSymbol> fields, statics;
  for (const auto& class_name : workspace_.user_classes()) {
    const auto* cls = workspace_.program().find_class(class_name);
    if (!cls) continue;
    for (const auto& field : cls->fields) {
      if (field.name != name) continue;
      if (!field.is_static())
        fields.push_back(field_symbol(field, state));
      else if (class_name == method_.owner)
        statics.push_back(field_symbol(field, state));
    }
  }
  return fields.empty() ? statics : fields;
}

std::optional<RelSymbol> ProgramVocabulary::find_field(std::string_view type, std::string_view name,
                                                       RelState state) const {
  const auto* cls = find_class(type);
  while (cls) {
    for (const auto& field : cls->fields)
      if (field.name == name) return field_symbol(field, state);
    if (cls->superclass.empty()) break;
    cls = workspace_.program().find_class(cls->superclass);
  }
  return std::nullopt;
}

const ir::Class* ProgramVocabulary::find_class(std::string_view name) const {
  if (const auto* cls = program::find_named_class(workspace_, std::string(name))) return cls;
  for (const auto& candidate : workspace_.user_classes())
    if (simple_name(candidate.view()) == name) return workspace_.program().find_class(candidate);
  if (name.find('.') != std::string_view::npos) return workspace_.program().find_class(internal_name(name));
  for (const auto package : library::types::usual_packages)
    if (const auto* cls = workspace_.program().find_class(Symbol(std::string(package) + std::string(name)))) return cls;
  return nullptr;
}

std::optional<RelSymbol> ProgramVocabulary::find_type(std::string_view name, RelState state) const {
  const auto* cls = find_class(name);
  if (!cls) return std::nullopt;
  const auto display = ir::display_class(cls->name.view());
  std::vector<std::string> column{display};
  if (cls->name == "java/lang/Object") column.clear();
  Meaning meaning{Meaning::Kind::objects, state};
  meaning.class_name = cls->name;
  return symbol(meaning, simple_name(cls->name.view()), {column}, false, "class " + display);
}

bool ProgramVocabulary::may_overlap(std::string_view type, std::string_view other) const {
  if (type == other) return true;
  for (const auto& primitive : {boolean_type, integer_type})
    if (type == primitive || other == primitive) return false;
  auto& program = workspace_.program();
  const auto* left = program.find_class(internal_name(type));
  const auto* right = program.find_class(internal_name(other));
  if (!left || !right || left->is_interface() || right->is_interface()) return true;
  return program.is_subclass(left->name, right->name) || program.is_subclass(right->name, left->name);
}

std::vector<std::string> ProgramVocabulary::known_names() const {
  std::vector<std::string> names{"contains$rel", "mapping$rel", "index$rel", "elements$rel",
                                 "null$rel",     "true$rel",    "false$rel"};
  if (const auto* body = workspace_.program().body(method_))
    for (std::size_t i = 0; i < body->parameter_count; ++i) names.push_back(body->locals[i].name.text());
  if (ir::declared_result_of(method_).type.kind != Kind::Void) names.emplace_back("return");
  for (const auto& class_name : workspace_.user_classes()) {
    names.push_back(simple_name(class_name.view()));
    if (const auto* cls = workspace_.program().find_class(class_name))
      for (const auto& field : cls->fields) names.push_back(field.name.text());
  }
  return names;
}

}  // namespace jury::encode
