// Code for model fields: a method that computes what the field represents, and the places where it is named.
#include <algorithm>

#include "spec/jml/cursor.h"
#include "spec/jml/emitter.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

std::string word(const Source& source, const Token& token) {
  return std::string(source.text(token.begin, token.end));
}

// Whether an object of `inner` belongs to one of `outer`, which has a name.
bool is_around(const TypeDeclaration& outer, const TypeDeclaration& inner) {
  for (const auto* at = &inner; at && !at->is_static && at->outer; at = at->outer)
    if (at->outer == &outer) return !outer.name.empty();
  return false;
}

}  // namespace

// Declared here, or represented here for a type above.
void Emitter::model_fields(const TypeDeclaration& type, DraftClass& draft) {
  const Errors errors = errors_of(draft.contract);
  const auto value_of = [&](const std::string& name) -> const Representation* {
    for (const auto& found : type.representations)
      if (word(*found.source, found.name) == name) return &found;
    return nullptr;
  };
  const auto is_declared = [&](const std::string& name) {
    return std::any_of(type.model_fields.begin(), type.model_fields.end(),
                       [&](const auto& field) { return word(*field.source, field.name) == name; });
  };
  for (const auto& field : type.model_fields)
    model_field(type, field, value_of(word(*field.source, field.name)), errors);
  for (const auto& found : type.representations) {
    const auto name = word(*found.source, found.name);
    if (is_declared(name)) continue;
    if (const auto* field = models_.find(name))
      model_field(type, *field, &found, errors);
    else
      report(*found.source, found.name.begin, "there is no model field '" + name + "'", true, errors);
  }
}

void Emitter::model_field(const TypeDeclaration& type, const ModelField& declared,
                          const Representation* value, Errors errors) {
  const auto number = next_number_++;
  if (is_broken(number, errors)) return;
  const auto name = word(*declared.source, declared.name);
  const bool is_static = declared.modifiers.is_static;
  Pieces text;
  text.add(std::string("@SuppressWarnings(\"all\") ") +
           (type.kind == TypeKind::Interface && !is_static ? "default " : "public ") +
           (is_static ? "static " : ""));
  text.add(type_of(*declared.source, declared.type, "")).add(ModelFields::method_of(name) + "() { ");
  try {
    if (value) {
      Host host;
      host.type = &type;
      host.is_static = is_static;
      const bool same_source = value->source == declared.source;
      text.add("return ").add(
          Translator(*value->source, surroundings_of(host))
              .translate(value->value, same_source ? declared.type : std::vector<Token>{}));
      text.add("; } ");
    } else {
      const bool primitive = is_primitive_type(*declared.source, declared.type, "");
      const bool boolean = word(*declared.source, declared.type.front()) == "boolean";
      text.add("jury.Spec.notRepresented(\"" + name + "\"); return " +
               (!primitive ? "null" : (boolean ? "false" : "0")) + "; } ");
    }
    members_[&type].push_back({0, number, std::move(text)});
  } catch (const SyntaxError& error) {
    report(*value->source, error.at, error.message, error.is_error, errors);
  }
}

// A real field of the class, or of one around it, hides a model field of another class.
bool Emitter::is_model_field(const std::string& name, const TypeDeclaration& type) const {
  if (!models_.find(name)) return false;
  for (const auto* at = &type; at; at = at->outer)
    for (const auto& field : at->fields)
      if (word(source_, field.name) == name) return false;
  return true;
}

void Emitter::add_models(const TypeDeclaration& type, Surroundings& surroundings) const {
  for (const auto& name : models_.names()) {
    const auto call = ModelFields::method_of(name) + "()";
    if (is_model_field(name, type)) surroundings.model_fields[name] = call;
    if (!models_.is_ambiguous(name)) surroundings.qualified_models[name] = call;
  }
}

// What an assignable clause allows that names a model field: the fields of the class that are in its group.
std::vector<ParsedLocation> Emitter::group(const ParsedLocation& model, const std::string& name,
                                           const Host& host) const {
  std::vector<ParsedLocation> locations;
  for (const auto& field : host.type->fields) {
    if (std::find(field.groups.begin(), field.groups.end(), name) == field.groups.end()) continue;
    locations.push_back(model);
    locations.back().field = field.name;
  }
  return locations;
}

void Emitter::add_groups() {
  if (options_.companion) return;
  for (const auto& declared : unit_.types) group_members(*declared);
}

// A member of each class for its fields that are in a group, which shows where the field is.
void Emitter::group_members(const TypeDeclaration& type) {
  for (const auto& field : type.fields) {
    if (field.groups.empty()) continue;
    const auto number = next_number_++;
    if (broken_.contains(number)) continue;
    Host host;
    host.type = &type;
    host.is_static = field.modifiers.is_static;
    const auto probe = add_member(host, number, "location", "void",
                                  Pieces().add("var jury$read = ").add(source_, field.name).add(";"));
    for (const auto& name : field.groups)
      groups_[name].push_back({&type, Symbol(word(source_, field.name)), probe.name});
  }
}

// The fields of other classes that are in the group: an object may be of one of them. Those of a class around
// this one may be meant of the object around.
void Emitter::group_elsewhere(const ParsedLocation& model, const std::string& name, const Source& source,
                              const Host& host, DraftMethod& draft, std::vector<Location>& locations) {
  const Host in = host_of(*host.type, host.method);
  if (options_.companion || (in.is_static && !model.object)) return;
  for (const auto& field : groups_[name]) {
    if (field.type == host.type) continue;
    const auto number = next_number_++;
    const bool around = !model.object && is_around(*field.type, *host.type);
    const auto number_around = around ? next_number_++ : number;
    if (is_broken(number, errors_of(draft.contract))) continue;
    const auto add = [&](std::uint32_t member, const Pieces& owner) {
      Location made;
      made.kind = Location::Kind::Field;
      made.place = source.position(model.begin);
      made.text = one_line(source, model.begin, model.end);
      made.field = field.name;
      made.owner = field.probe;
      made.object = add_member(in, member, "object", "Object", Pieces().add("return ").add(owner).add(";"));
      locations.push_back(std::move(made));
    };
    if (model.object) {
      add(number, Translator(source, surroundings_of(host)).translate(model.object));
      continue;
    }
    add(number, Pieces().add("this"));
    if (around) add(number_around, Pieces().add(field.type->name + ".this"));
  }
}

}  // namespace jury::spec::jml
