#include "engine/relational/property_run.h"

#include "library/classes.h"

namespace jury::engine {

using encode::RelationMeaning;
using logic::relational::Instance;
using trace::SnapshotRoot;

PropertyRun::PropertyRun(program::Workspace& workspace, const ir::Method& entry,
                         trace::Interpreter& interpreter, const std::vector<trace::Value>& arguments,
                         const std::vector<trace::Object*>& objects, const Relations& relations)
    : workspace_(workspace),
      entry_(entry),
      interpreter_(interpreter),
      arguments_(arguments),
      objects_(objects),
      relations_(relations),
      before_(interpreter.snapshot(roots())) {}

const trace::Outcome& PropertyRun::run(trace::Observer* observer) {
  interpreter_.set_observer(observer);
  outcome_ = interpreter_.run(entry_, arguments_);
  interpreter_.set_observer(nullptr);
  if (!outcome_.returned()) return outcome_;
  auto roots_after = roots();
  const auto type = ir::Signature::from_descriptor(entry_.descriptor.view()).result;
  if (type.kind != ir::Kind::Void) roots_after.push_back({"return", type.kind, outcome_.value});
  after_ = interpreter_.snapshot(roots_after);
  views_ = std::make_unique<SnapshotRelations>(workspace_.program(), before_, after_);
  return outcome_;
}

std::vector<SnapshotRoot> PropertyRun::roots() const {
  std::vector<SnapshotRoot> roots;
  const auto* body = workspace_.program().body(entry_);
  for (std::size_t i = 0; i < arguments_.size(); ++i)
    roots.push_back({"argument " + std::to_string(i), body->locals[i].type.kind, arguments_[i]});
  // A parameter of type boolean is an int in the body.
  const auto signature = ir::Signature::from_descriptor(entry_.descriptor.view());
  const std::size_t receiver = entry_.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    roots[i + receiver].kind = signature.parameters[i].kind;
  const auto add = [&](const trace::Object* object) {
    roots.push_back({"object", ir::Kind::Reference, trace::Value::of(object)});
  };
  for (const auto* object : objects_) add(object);
  // What nothing leads to any more exists all the same.
  for (const auto& name : workspace_.user_classes())
    for (const auto* object : interpreter_.objects_of(name)) add(object);
  for (const auto name : library::related_classes())
    for (const auto* object : interpreter_.objects_of(Symbol(std::string(name)))) add(object);
  for (const auto& relation : relations_) {
    if (relation.meaning.kind != RelationMeaning::Kind::static_field) continue;
    const auto& field = *relation.meaning.field;
    interpreter_.initialize(field.owner);
    roots.push_back({"static " + field.owner.text() + "." + field.name.text(), field.type.kind,
                     interpreter_.get_static(field.owner, field.name.view())});
  }
  return roots;
}

Instance PropertyRun::instance(const Relations& relations) const {
  Instance instance;
  for (const auto& relation : relations) instance.set(relation.expression, views_->tuples(relation.meaning));
  return instance;
}

logic::relational::Evaluator PropertyRun::evaluator(const Instance& instance) const {
  return {views_->universe(), logic::relational::IntegerWidth(32), instance};
}

}  // namespace jury::engine
