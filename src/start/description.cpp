#include "start/description.h"

#include <algorithm>

#include "ir/member_types.h"
#include "library/types.h"
#include "program/unknown_class.h"
#include "start/own_collections.h"
#include "start/shown.h"

namespace jury::start {

using ir::DeclaredType;
using ir::Type;

namespace {

// Follows declared types from the roots on: what stands for each, and what the fields of that are declared as.
// Types of fields are taken as their class declares them, without what stands for type variables (that an
// object is used as a Box<Integer> only takes values away).
class Describer {
 public:
  Describer(program::Workspace& workspace, const ProgramFacts& facts, Description& result)
      : workspace_(workspace), facts_(facts), result_(result), values_(workspace, result.types_asked) {}

  void add(const DeclaredType& type) {
    if (!type.type.is_reference()) return;
    const auto [seen, added] = result_.types.try_emplace(ir::descriptor_of(type));
    if (!added) return;
    seen->second = {type, values_.of(type)};
    const auto& values = seen->second.values;
    for (const auto& assumption : values.assumptions) result_.assumptions.insert(assumption);
    if (values.is_listed && (!values.candidates.empty() || !values.asked.empty()))
      result_.assumptions.insert(listing(type.type.name, values));
    else if (!values.outside_assumption.empty())
      result_.assumptions.insert(values.outside_assumption);
    for (const auto& argument : type.arguments) add(argument);
    if (type.type.is_array()) add(ir::erased(type.type.element()));
    for (const auto& array : values.arrays) add(ir::erased(array));
    for (const auto& asked : values.asked) add(ir::erased(asked));
    for (const auto& lambda : values.lambdas) add_lambda(lambda);
    for (const auto& candidate : values.candidates) add_candidate(candidate, type);
  }

  void add_class(Symbol name) {
    if (!classes_.insert(name).second) return;
    if (const auto* fact = facts_.find(name)) result_.classes.push_back(*fact);
    const auto* cls = workspace_.program().find_class(name);
    if (!cls || !is_made_up(name)) return;
    for (const auto& field : cls->fields)
      if (!field.is_static()) add(ir::declared_type_of(field));
    if (!cls->superclass.empty()) add_class(cls->superclass);
  }

 private:
  // Of classes of the library only those that states are made up of by their fields.
  bool is_made_up(Symbol name) {
    return workspace_.is_user_class(name) || name == library::types::optional ||
           workspace_.program().is_subclass(name, Symbol("java/lang/Throwable"));
  }

  void add_candidate(const TypeValues::Candidate& candidate, const DeclaredType& type) {
    switch (candidate.existence) {
      case Existence::Any:
      case Existence::EnumConstants:
      case Existence::Constants:
      case Existence::OpaqueCollection:
        add_class(candidate.class_name);
        break;
      case Existence::OwnCollection:
        add_class(candidate.class_name);
        add_contents(candidate.class_name, type);
        break;
      case Existence::Collection:
        add(type.argument(0));
        if (workspace_.program().is_subclass(candidate.class_name, Symbol(library::types::map))) add(type.argument(1));
        break;
      case Existence::ClassObject:
        break;
    }
    if (candidate.existence == Existence::EnumConstants) add_bodies(candidate.class_name);
  }

  // Constants with a body are of classes of their own.
  void add_bodies(Symbol enum_name) {
    for (const auto& name : workspace_.user_classes())
      if (name != enum_name && workspace_.program().is_subclass(name, enum_name)) add_class(name);
  }

  void add_contents(Symbol own, const DeclaredType& type) {
    for (const auto& element : contents_of_own(workspace_, values_.parameters(), own, type).arguments)
      add(element);
  }

  void add_lambda(Symbol name) {
    if (!classes_.insert(name).second) return;
    const auto* fact = facts_.find_lambda(name);
    if (!fact) return;
    result_.lambdas.push_back(*fact);
    for (const auto& field : fact->captured) add(ir::declared_type_of(*field.field));
  }

  std::string listing(Symbol type, const TypeValues& values) {
    std::vector<std::string> names;
    for (const auto& candidate : values.candidates) names.push_back(shown(candidate.class_name));
    for (const auto& asked : values.asked)
      if (std::ranges::find(names, asked.display()) == names.end()) names.push_back(asked.display());
    return listing_assumption(type, names, !values_.implementations().lambdas_of(type).empty());
  }

  program::Workspace& workspace_;
  const ProgramFacts& facts_;
  Description& result_;
  ValuesOfTypes values_;
  std::set<Symbol> classes_;
};

void add_roots(const ir::Method& entry, Description& result) {
  if (!entry.is_static())
    result.roots.push_back({"this", ir::erased(Type::reference(entry.owner)), true});
  std::size_t number = 0;
  for (const auto& type : ir::declared_parameters_of(entry))
    result.roots.push_back({"parameter " + std::to_string(++number), type, false});
}

}  // namespace

std::optional<std::string> assumption_of_constructor(program::Workspace& workspace, const ir::Method& entry) {
  if (entry.name != "<init>") return std::nullopt;
  const auto is_subclass = [&](Symbol name) {
    return name != entry.owner && workspace.program().is_subclass(name, entry.owner);
  };
  if (std::ranges::none_of(workspace.user_classes(), is_subclass)) return std::nullopt;
  return "the constructor of " + shown(entry.owner) + " is not called by one of a subclass";
}

Description describe(program::Workspace& workspace, const ProgramFacts& facts, const ir::Method& entry) {
  Description result;
  if (auto assumption = assumption_of_constructor(workspace, entry))
    result.assumptions.insert(*std::move(assumption));
  result.entry = &entry;
  add_roots(entry, result);
  result.code = code_in_use(workspace, entry);
  result.types_asked = type_arguments_named(workspace, entry);
  result.types_asked.insert(result.code.types_asked.begin(), result.code.types_asked.end());
  Describer describer(workspace, facts, result);
  for (const auto& name : result.code.classes) {
    describer.add_class(name);
    const auto* fact = facts.find(name);
    if (!fact) continue;
    for (const auto& field : fact->statics)
      if (field.holds != StaticFact::Holds::Constant) describer.add(ir::declared_type_of(*field.field));
    for (const auto* field : fact->contents_read)
      result.assumptions.insert("what " + shown(*field) + " contains is changed by the classes given only");
  }
  for (const auto& root : result.roots) describer.add(root.type);
  std::ranges::sort(result.classes, {}, [](const ClassFact& fact) { return fact.name.view(); });
  return result;
}

const Description::Seen* Description::find(const DeclaredType& type) const {
  const auto found = types.find(ir::descriptor_of(type));
  return found == types.end() ? nullptr : &found->second;
}

const ClassFact* Description::find_class(Symbol name) const {
  const auto found = std::ranges::find(classes, name, &ClassFact::name);
  return found == classes.end() ? nullptr : &*found;
}

// The text.

namespace {

std::string join(const std::vector<std::string>& parts) {
  std::string result;
  for (const auto& part : parts) result += (result.empty() ? "" : ", ") + part;
  return result;
}

std::string text_of(const TypeValues::Candidate& candidate) {
  const auto name = shown(candidate.class_name);
  switch (candidate.existence) {
    case Existence::Any:
      return name;
    case Existence::EnumConstants:
    case Existence::Constants:
      return "constants of " + name;
    case Existence::ClassObject:
      return name + ".class";
    case Existence::Collection:
    case Existence::OwnCollection:
      return name + " of any content";
    case Existence::OpaqueCollection:
      return name + " of unknown content";
  }
  return name;
}

std::string text_of(const TypeValues& values) {
  std::vector<std::string> parts;
  for (const auto& candidate : values.candidates) parts.push_back(text_of(candidate));
  for (const auto& array : values.arrays) parts.push_back("arrays " + array.display());
  for (const auto& asked : values.asked) parts.push_back("whatever is a " + asked.display());
  if (!values.lambdas.empty()) parts.push_back(std::to_string(values.lambdas.size()) + " lambdas");
  if (values.outside) parts.push_back("an object of a class that is not given");
  if (!values.refusal.empty() && parts.empty()) return values.refusal;
  return parts.empty() ? "null only" : "null, " + join(parts);
}

}  // namespace

std::string text_of(const Description& description, program::Program& program, Detail detail) {
  std::string result = "The states that " + description.entry->display() + " can start in\n\n";
  const auto heading = [&](const char* text) { result += std::string(text) + "\n"; };
  heading("Given:");
  for (const auto& root : description.roots)
    result += "  " + root.name + ": " + shown(root.type) + (root.is_never_null ? ", never null" : "") + "\n";
  heading("Values of types:");
  for (const auto& [name, seen] : description.types)
    result += "  " + shown(seen.type) + ": " + text_of(seen.values) + "\n";
  heading("Classes:");
  for (const auto& fact : description.classes) result += text_of(fact, program, detail);
  if (!description.lambdas.empty()) heading("Lambdas:");
  for (const auto& fact : description.lambdas) result += text_of(fact, detail);
  std::vector<std::string> used;
  for (const auto& name : description.code.classes) used.push_back(shown(name));
  result += "Initialised, with their static fields: " + (used.empty() ? "none" : join(used)) + "\n";
  if (!description.assumptions.empty()) heading("Assumed:");
  for (const auto& assumption : description.assumptions) result += "  " + assumption + "\n";
  return result;
}

}  // namespace jury::start
