#include "engine/summary/summarizer.h"

#include <algorithm>

#include "engine/summary/method_analysis.h"
#include "library/classes.h"
#include "logic/relational/printer.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::RelationMeaning;
using logic::relational::Expression;
using spec::RelState;
using Meaning = RelationMeaning;

namespace {

std::string short_name(Symbol class_name) {
  const auto text = class_name.view();
  return std::string(text.substr(text.find_last_of("/$") + 1));
}

}  // namespace

Summarizer::Summarizer(program::Workspace& workspace, Builder& builder)
    : workspace_(workspace), builder_(builder) {
  simplifier_ = std::make_unique<logic::relational::Simplifier>(builder_, constant_leaf(Meaning::Kind::null));
}

Summarizer::~Summarizer() = default;

Expression Summarizer::leaf(const StateRelation& relation) {
  const auto found = relations_.find(relation);
  if (found != relations_.end()) return found->second;
  return relations_[relation] = builder_.relation(relation.name(), relation.arity());
}

Expression Summarizer::class_leaf(Symbol class_name) {
  const auto found = classes_.find(class_name.text());
  if (found != classes_.end()) return found->second;
  return classes_[class_name.text()] = builder_.relation(short_name(class_name), 1);
}

Expression Summarizer::constant_leaf(Meaning::Kind kind) {
  const auto found = constants_.find(kind);
  if (found != constants_.end()) return found->second;
  const auto name = kind == Meaning::Kind::null    ? "null"
                    : kind == Meaning::Kind::truth ? "true$rel"
                                                   : "false$rel";
  return constants_[kind] = builder_.relation(name, 1);
}

Expression Summarizer::parameter_leaf(const ir::Method& method, std::size_t index, const ir::Type& type) {
  auto& known = parameters_[&method];
  const auto found = known.find(index);
  if (found != known.end()) return found->second.expression;
  Meaning meaning{Meaning::Kind::parameter};
  meaning.parameter = index;
  meaning.type = type;
  const auto leaf = builder_.relation(workspace_.program().body(method)->locals[index].name.text(), 1);
  known[index] = {leaf, meaning};
  return leaf;
}

bool Summarizer::is_atom(const ir::Type& type) const {
  return workspace_.is_user_class(type.name) || type.name == "java/lang/Object" ||
         type.name == "java/lang/String" || library::is_in_util(type.name.view());
}

Expression Summarizer::top_of(const ir::Type& type) {
  const auto null = constant_leaf(Meaning::Kind::null);
  switch (type.kind) {
    case ir::Kind::Boolean:
      return builder_.union_of(constant_leaf(Meaning::Kind::truth), constant_leaf(Meaning::Kind::falsity));
    case ir::Kind::Byte:
    case ir::Kind::Char:
    case ir::Kind::Short:
    case ir::Kind::Int:
      return builder_.integers();
    case ir::Kind::Reference:
      if (type.is_array() || !workspace_.is_user_class(type.name)) return builder_.univ();
      return builder_.union_of(class_leaf(type.name), null);
    case ir::Kind::Long:
    case ir::Kind::Float:
    case ir::Kind::Double:
    case ir::Kind::Void:
      break;
  }
  throw Unsupported("a value of type " + type.display());
}

Expression Summarizer::top_of(const StateRelation& relation) {
  const auto univ = builder_.univ();
  if (relation.kind == StateRelation::Kind::field)
    return builder_.product(class_leaf(relation.field->owner), top_of(relation.field->type));
  const auto pairs = builder_.product(univ, univ);
  return relation.arity() == 2 ? pairs : builder_.product(univ, pairs);
}

bool Summarizer::redefines_equals() {
  if (redefines_equals_) return *redefines_equals_;
  redefines_equals_ = false;
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = workspace_.program().find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods)
      if (method.name == "equals" && method.descriptor == "(Ljava/lang/Object;)Z") redefines_equals_ = true;
  }
  return *redefines_equals_;
}

const MethodSummary& Summarizer::summarize(const ir::Method& method) {
  auto& known = summaries_[&method];
  if (known) return *known;
  MethodSummary summary;
  if (!in_progress_.insert(&method).second) {
    summary.reason = "it is recursive";
  } else {
    try {
      summary = MethodAnalysis(*this, method).run();
    } catch (const Unsupported& unsupported) {
      summary.reason = unsupported.what();
    }
    in_progress_.erase(&method);
  }
  // The recursive call has given this very method a summary without content.
  auto& place = summaries_[&method];
  place = std::make_unique<MethodSummary>(std::move(summary));
  return *place;
}

MethodSummary Summarizer::frame(const ir::Method& method) {
  MethodSummary summary = summarize(method);
  for (auto& change : summary.changes) {
    auto top = top_of(change.relation);
    if (!summary.allocations.empty() && change.relation.kind == StateRelation::Kind::field)
      top = builder_.product(builder_.univ(), builder_.univ());
    change.bound = {builder_.none(change.relation.arity()), top};
  }
  for (auto& allocation : summary.allocations) allocation.condition = {};
  const auto type = ir::Signature::from_descriptor(method.descriptor.view()).result;
  const bool maybe_new = !summary.allocations.empty() && type.kind == ir::Kind::Reference;
  if (summary.result)
    summary.result = RelationalBound{builder_.none(), maybe_new ? builder_.univ() : top_of(type)};
  return summary;
}

std::vector<encode::ProgramVocabulary::Relation> Summarizer::leaves_for(const ir::Method& method) {
  std::vector<encode::ProgramVocabulary::Relation> leaves;
  for (const auto& [relation, leaf] : relations_)
    leaves.push_back({leaf, {relation.kind, RelState::before, relation.field}});
  for (const auto& [name, leaf] : classes_) {
    Meaning meaning{Meaning::Kind::objects};
    meaning.class_name = Symbol(name);
    leaves.push_back({leaf, meaning});
  }
  for (const auto& [kind, leaf] : constants_) leaves.push_back({leaf, {kind}});
  for (const auto& [index, relation] : parameters_[&method]) leaves.push_back(relation);
  return leaves;
}

std::string StateRelation::name() const {
  if (kind == Kind::contents) return "contains$rel";
  if (kind == Kind::mapping) return "mapping$rel";
  return kind == Kind::index ? "index$rel" : field->name.text();
}

bool MethodSummary::is_exact() const {
  return std::all_of(changes.begin(), changes.end(), [](const Change& c) { return c.bound.exact(); }) &&
         std::all_of(allocations.begin(), allocations.end(),
                     [](const Allocation& a) { return static_cast<bool>(a.condition); }) &&
         (!result || result->exact());
}

namespace {

std::string bounded_text(const std::string& value, const RelationalBound& bound) {
  if (bound.exact()) return value + " = " + to_string(bound.upper);
  return value + " in " + to_string(bound.upper) + "; " + to_string(bound.lower) + " in " + value;
}

// Objects that the method makes are some objects that were not there before.
std::string with_allocations(const MethodSummary& summary, std::string text) {
  for (const auto& allocation : summary.allocations) {
    const auto name = short_name(allocation.class_name);
    const bool always =
        allocation.condition && allocation.condition->kind == logic::relational::NodeKind::True;
    text = "some " + allocation.object->name + ": " + name + "' - " + name + (always ? "" : " + null") +
           " | { " + text + " }";
  }
  return text;
}

}  // namespace

// A method of a .rel file. Without new objects, one postcondition for each relation that changes and for the
// result; with new objects, one for all, since they speak about the same objects.
std::string to_text(const ir::Method& method, const MethodSummary& summary) {
  const auto display = method.display();
  if (!summary.known()) return "// " + display + ": no summary: " + summary.reason + "\n";
  std::vector<std::pair<std::string, std::string>> parts;
  for (const auto& change : summary.changes) {
    const auto name = change.relation.name();
    // Views of maps hold what their map holds; summaries do not speak about them.
    const auto value = change.relation.kind == StateRelation::Kind::contents
                           ? "(contains$rel' & (HashSet' + ArrayList' + LinkedList') -> univ)"
                           : name + "'";
    parts.emplace_back(name.substr(0, name.find('$')) + "_after", bounded_text(value, change.bound));
  }
  if (summary.result) parts.emplace_back("result", bounded_text("return", *summary.result));
  std::string text = "method " + display + " {\n";
  if (!summary.allocations.empty()) {
    std::string all;
    for (const auto& [name, part] : parts) all += (all.empty() ? "" : "; ") + part;
    parts = {{"after", with_allocations(summary, all)}};
  }
  for (const auto& [name, part] : parts) text += "  post " + name + " { " + part + " }\n";
  if (summary.changes.empty()) text += "  // nothing changes\n";
  return text + "}\n";
}

}  // namespace jury::engine
