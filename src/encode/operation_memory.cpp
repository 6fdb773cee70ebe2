// jdk.internal.misc.Unsafe on fields and array elements, for the library's code without a model
// (ConcurrentHashMap, locks). An offset is the number of a field in the layout of its class, or of an
// element: arrays begin at 0 and have a scale of 1. As in trace/natives_unsafe, memory outside of objects is
// not modelled; nor is an access of another kind than the element has, or an offset of a field that is not
// known.
#include "encode/operation_executor.h"
#include "support/unicode.h"

namespace jury::encode {

using ir::Kind;

namespace {

constexpr std::string_view access_prefix = "(Ljava/lang/Object;J";

enum class Access : std::uint8_t { Load, Store, CompareAndSet, CompareAndExchange, None };

Access access_of(const ir::Method& method) {
  const auto name = method.name.view();
  if (!method.descriptor.view().starts_with(access_prefix)) return Access::None;
  if (name.starts_with("compareAndSet")) return Access::CompareAndSet;
  if (name.starts_with("compareAndExchange")) return Access::CompareAndExchange;
  if (name.starts_with("get")) return Access::Load;
  return name.starts_with("put") ? Access::Store : Access::None;
}

// Of what is read or written: the result of a load, the first operand of the others.
Kind kind_of(const ir::Method& method, Access access) {
  const auto descriptor = method.descriptor.view();
  const char letter = access == Access::Load ? descriptor[descriptor.find(')') + 1]  //
                                             : descriptor[access_prefix.size()];
  return letter == 'L' ? Kind::Reference : ir::Type::from_descriptor(std::string(1, letter)).kind;
}

}  // namespace

class OperationExecutor::Memory {
 public:
  Memory(Executor& executor, State state) : executor_(executor), state_(std::move(state)) {}

  std::optional<Exit> run(const ir::Method& method, const std::vector<Value>& arguments) {
    const auto name = method.name.view();
    if (name == "registerNatives" || name.ends_with("Fence")) return leave(std::nullopt);
    if (name == "arrayBaseOffset0") return leave(executor_.values_.integer(0));
    if (name == "arrayIndexScale0") return leave(executor_.values_.integer(1));
    if (name == "objectFieldOffset1") return field_offset(arguments);
    const auto access = access_of(method);
    if (access == Access::None) return std::nullopt;
    kind_ = kind_of(method, access);
    object_ = reference(arguments[1]);
    offset_ = term(arguments[2]);
    if (!is_known()) return std::nullopt;
    return perform(access, arguments);
  }

 private:
  std::optional<Exit> leave(std::optional<Value> result) {
    return Exit{Returned{std::move(state_), std::move(result)}, std::nullopt};
  }

  std::optional<Exit> perform(Access access, const std::vector<Value>& arguments) {
    if (access == Access::Store) {
      store(arguments[3], executor_.terms_.true_term());
      return leave(std::nullopt);
    }
    Value old = load();
    if (access == Access::Load) return leave(std::move(old));
    const Term matches = kind_ == Kind::Reference
                             ? executor_.same_object(reference(old), reference(arguments[3]))
                             : executor_.terms_.equal(term(old), term(arguments[3]));
    store(arguments[4], matches);
    if (access == Access::CompareAndExchange) return leave(std::move(old));
    return leave(executor_.values_.boolean_as_int(matches));
  }

  // Whether every target is an instance with such a field, or an array of such elements.
  bool is_known() const {
    for (const auto& target : object_.targets()) {
      if (target.object == null_object) return false;
      const auto& info = executor_.objects_.info(target.object);
      const auto& contents = executor_.contents(state_, target.object);
      if (info.shape == Shape::Array) {
        if (contents.elements || info.type.element().kind != kind_) return false;
      } else if (info.shape != Shape::Instance || !offset_.is_value() || field() >= contents.slots.size()) {
        return false;
      }
    }
    return !object_.targets().empty();
  }

  std::uint64_t field() const { return offset_.bit_vector_value().bits(); }
  Term index() const { return executor_.terms_.extract(offset_, 31, 0); }

  Value load() {
    return executor_.read_targets(object_, [&](ObjectId id) -> Value {
      const auto& slots = executor_.contents(state_, id).slots;
      return is_array(id) ? executor_.element_at(slots, index(), kind_) : slots[field()];
    });
  }

  void store(const Value& value, Term condition) {
    for (const auto& target : object_.targets()) {
      const Term here = executor_.terms_.conjunction(target.guard, condition);
      if (here.is_false()) continue;
      executor_.change(state_, target.object, [&](Contents& after) {
        if (is_array(target.object))
          executor_.set_element(after.slots, index(), value, here);
        else
          after.slots[field()] = executor_.values_.choose(here, value, after.slots[field()]);
      });
    }
  }

  bool is_array(ObjectId id) const { return executor_.objects_.info(id).shape == Shape::Array; }

  // Of the field of that name in the class itself.
  std::optional<Exit> field_offset(const std::vector<Value>& arguments) {
    const auto& type = reference(arguments[1]);
    const auto& name = reference(arguments[2]);
    if (!type.is_single() || !name.is_single()) return std::nullopt;
    const auto content = executor_.objects_.constant_content(executor_.contents(state_, name.single()));
    if (!content) return std::nullopt;
    const auto& layout = executor_.objects_.layout(executor_.objects_.info(type.single()).class_name);
    for (auto slot = layout.fields.size(); slot-- > 0;)
      if (layout.fields[slot]->name == to_utf8(*content))
        return leave(executor_.values_.long_integer(static_cast<std::int64_t>(slot)));
    return std::nullopt;
  }

  Executor& executor_;
  State state_;
  Kind kind_ = Kind::Void;
  Reference object_;
  Term offset_;
};

std::optional<Exit> OperationExecutor::access_memory(Executor& executor, const ir::Method& method,
                                                     const std::vector<Value>& arguments,
                                                     const State& state) {
  return Memory(executor, state).run(method, arguments);
}

}  // namespace jury::encode
