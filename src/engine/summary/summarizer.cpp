#include "engine/summary/summarizer.h"

#include <algorithm>

#include "engine/summary/method_analysis.h"
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

Expression Summarizer::field_leaf(const ir::Field& field) {
  const auto found = fields_.find(&field);
  if (found != fields_.end()) return found->second;
  return fields_[&field] = builder_.relation(field.name.text(), 2);
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
  return workspace_.is_user_class(type.name) || type.name == "java/lang/String" ||
         type.name.view().starts_with("java/util/");
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

Expression Summarizer::top_of(const ir::Field& field) {
  return builder_.product(class_leaf(field.owner), top_of(field.type));
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
  for (auto& change : summary.changes) change.bound = {builder_.none(2), top_of(*change.field)};
  if (summary.result)
    summary.result = RelationalBound{builder_.none(),
                                     top_of(ir::Signature::from_descriptor(method.descriptor.view()).result)};
  return summary;
}

std::vector<encode::ProgramVocabulary::Relation> Summarizer::leaves_for(const ir::Method& method) {
  std::vector<encode::ProgramVocabulary::Relation> leaves;
  for (const auto& [field, leaf] : fields_)
    leaves.push_back({leaf, {Meaning::Kind::field, RelState::before, field}});
  for (const auto& [name, leaf] : classes_) {
    Meaning meaning{Meaning::Kind::objects};
    meaning.class_name = Symbol(name);
    leaves.push_back({leaf, meaning});
  }
  for (const auto& [kind, leaf] : constants_) leaves.push_back({leaf, {kind}});
  for (const auto& [index, relation] : parameters_[&method]) leaves.push_back(relation);
  return leaves;
}

// A method of a .rel file, with one postcondition for each field that changes and for the result.
std::string to_text(const ir::Method& method, const MethodSummary& summary) {
  const auto display = method.display();
  if (!summary.known()) return "// " + display + ": no summary: " + summary.reason + "\n";
  std::string text = "method " + display + " {\n";
  const auto add = [&](const std::string& name, const std::string& value, const RelationalBound& bound) {
    text += "  post " + name + " { ";
    if (bound.exact())
      text += value + " = " + to_string(bound.upper);
    else
      text += value + " in " + to_string(bound.upper) + "; " + to_string(bound.lower) + " in " + value;
    text += " }\n";
  };
  for (const auto& change : summary.changes) {
    const auto name = change.field->name.text();
    add(name + "_after", name + "'", change.bound);
  }
  if (summary.result) add("result", "return", *summary.result);
  if (summary.changes.empty()) text += "  // no field changes\n";
  return text + "}\n";
}

}  // namespace jury::engine
