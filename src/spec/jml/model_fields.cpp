#include "spec/jml/model_fields.h"

namespace jury::spec::jml {

void ModelFields::add(const Source& source, const Unit& unit) {
  for (const auto& type : unit.types) {
    for (const auto& field : type->model_fields)
      fields_.emplace(std::string(field.source->text(field.name.begin, field.name.end)), &field);
    for (const auto& field : type->fields) real_.emplace(source.text(field.name.begin, field.name.end));
    for (const auto& ghost : type->ghosts) {
      real_.emplace(ghost.source->text(ghost.name.begin, ghost.name.end));
      ghosts_.emplace(ghost.source->text(ghost.name.begin, ghost.name.end));
    }
  }
}

const ModelField* ModelFields::find(const std::string& name) const {
  const auto found = fields_.find(name);
  return found == fields_.end() ? nullptr : found->second;
}

std::set<std::string> ModelFields::names() const {
  std::set<std::string> names;
  for (const auto& [name, field] : fields_) names.insert(name);
  return names;
}

}  // namespace jury::spec::jml
