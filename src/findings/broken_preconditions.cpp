#include "findings/broken_preconditions.h"

#include <algorithm>

#include "findings/origin.h"
#include "program/array_field.h"

namespace jury::findings {

namespace {

using Holds = program::Precondition::Kind;
using trace::PortableKind;
using trace::SnapshotValue;

class Reader {
 public:
  Reader(program::Workspace& workspace, const ir::Method& entry, const engine::Counterexample& counterexample)
      : heap_(counterexample.scenario->before) {
    auto thrown = counterexample.scenario->exception_class;
    std::replace(thrown.begin(), thrown.end(), '.', '/');
    is_out_of_bounds_ = !thrown.empty() && workspace.program().is_subclass(
                                               Symbol(thrown), Symbol("java/lang/IndexOutOfBoundsException"));
    is_null_ = thrown == "java/lang/NullPointerException";
    is_arithmetic_ = thrown == "java/lang/ArithmeticException";
    origin_ = origin_of_violation(workspace, entry, counterexample.calls);
  }

  bool is_broken(const program::Precondition& precondition) const {
    if (precondition.parameter >= heap_.arguments.size()) return false;
    const auto& value = heap_.arguments[precondition.parameter];
    switch (precondition.kind) {
      case Holds::NotNull:
        return value.is_null();
      case Holds::NotNegative:
        return number(value) < 0;
      case Holds::NotZero:
        return number(value) == 0;
      case Holds::NotEmpty:
        return size(value) == 0;
      case Holds::NoNulls:
        return has_null(value);
      case Holds::NotAbove:
        return number(value) > number(heap_.arguments[precondition.other]);
      case Holds::BelowSize: {
        if (const auto field = program::array_field(precondition)) return is_beyond(*field, number(value));
        const auto known = size(heap_.arguments[precondition.other]);
        return known ? number(value) >= *known : precondition.other == 0 && is_out_of_bounds_;
      }
    }
    return false;
  }

  std::int64_t number_of(const program::Precondition& precondition) const {
    return number(heap_.arguments[precondition.parameter]);
  }

  // The smaller, the better it explains the exception: first what it says of the argument that the failing
  // check is about.
  int distance(const program::Precondition& precondition) const {
    const bool is_origin = origin_ == precondition.parameter;
    return kind_distance(precondition) + (is_origin ? 0 : 3);
  }

 private:
  int kind_distance(const program::Precondition& precondition) const {
    if (is_arithmetic_) return precondition.kind == Holds::NotZero ? 0 : 1;
    const bool is_about_null = precondition.kind == Holds::NotNull || precondition.kind == Holds::NoNulls;
    if (is_null_) return is_about_null ? 0 : 1;
    if (is_out_of_bounds_) return precondition.kind == Holds::BelowSize ? 0 : is_about_null ? 2 : 1;
    return is_about_null ? 1 : 0;
  }
  static std::int64_t number(const SnapshotValue& value) {
    return value.kind == ir::Kind::Long ? value.bits.as_long() : value.bits.as_int();
  }
  std::optional<std::int64_t> size(const SnapshotValue& value) const {
    const auto* object = trace::object_of(heap_, value);
    if (!object) return std::nullopt;
    if (object->kind == PortableKind::Text || object->kind == PortableKind::Builder)
      return static_cast<std::int64_t>(object->text.size());
    if (object->kind == PortableKind::Collection || object->kind == PortableKind::Map ||
        object->kind == PortableKind::Array)
      return static_cast<std::int64_t>(object->elements.size());
    return std::nullopt;
  }
  bool is_beyond(const ir::FieldReference& field, std::int64_t index) const {
    const auto* receiver = trace::object_of(heap_, heap_.arguments.front());
    if (!receiver) return false;
    for (const auto& one : receiver->fields)
      if (one.name == field.name.view() && one.owner == ir::display_class(field.owner.view()))
        if (const auto length = size(one.value)) return index >= *length;
    return false;
  }
  bool has_null(const SnapshotValue& value) const {
    const auto* object = trace::object_of(heap_, value);
    return object && std::ranges::any_of(object->elements, &SnapshotValue::is_null);
  }

  const trace::PortableHeap& heap_;
  bool is_out_of_bounds_ = false;
  bool is_null_ = false;
  bool is_arithmetic_ = false;
  std::optional<ir::LocalId> origin_;
};

}  // namespace

std::vector<program::Precondition> broken_preconditions(program::Workspace& workspace,
                                                        const ir::Method& entry,
                                                        const engine::Counterexample& counterexample,
                                                        Permitted& permitted) {
  if (!counterexample.scenario) return {};
  const Reader reader(workspace, entry, counterexample);
  std::vector<program::Precondition> broken;
  for (const auto& precondition : program::simple_preconditions(workspace, entry))
    if (reader.is_broken(precondition) &&
        !(precondition.kind == Holds::NotNull && permitted.null(entry, precondition.parameter)) &&
        !(precondition.kind == Holds::NotNegative &&
          permitted.negative(entry, precondition.parameter).contains(reader.number_of(precondition))))
      broken.push_back(precondition);
  std::ranges::stable_sort(broken, {}, [&](const auto& one) { return reader.distance(one); });
  return broken;
}

}  // namespace jury::findings
