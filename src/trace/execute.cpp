// The loop that executes linked code.
//
// One switch over all opcodes: the instructions that compute are done in place and go on with `continue`;
// those that may leave the frame save their position, call a function, and `break` to the end of the loop,
// which follows the Flow. The function is long because it is a table.
#include <algorithm>
#include <cstring>

#include "support/diagnostics.h"
#include "trace/arithmetic.h"
#include "trace/machine.h"

namespace jury::trace {

namespace {

constexpr std::uint64_t fuel_slice = std::uint64_t{1} << 18;  // steps between two looks at the clock
constexpr std::size_t most_arguments = 256;

Object& existing(Value value) {
  Object* object = value.as_object();
  if (!object) [[unlikely]]
    internal_error(__FILE__, __LINE__, "a null reference passed a check");
  return *object;
}

template <class Element>
Element& element(Value array, Value index) {
  Object& object = existing(array);
  const auto position = static_cast<std::uint32_t>(index.as_int());
  if (position >= object.length) [[unlikely]]
    internal_error(__FILE__, __LINE__, "an index passed a check");
  return object.elements<Element>()[position];
}

std::int32_t switch_distance(const SwitchSite& site, std::int32_t value) {
  if (!site.dense.empty()) {
    const std::int64_t index = std::int64_t{value} - site.low;
    const bool inside = index >= 0 && index < static_cast<std::int64_t>(site.dense.size());
    return inside ? site.dense[static_cast<std::size_t>(index)] : site.otherwise;
  }
  const auto found =
      std::lower_bound(site.sparse.begin(), site.sparse.end(), value,
                       [](const auto& entry, std::int32_t wanted) { return entry.first < wanted; });
  return found != site.sparse.end() && found->first == value ? found->second : site.otherwise;
}

}  // namespace

// Called when fuel is below zero: accounts for it and gives out the next slice.
void Machine::use_fuel() {
  const std::uint64_t used = granted_ + static_cast<std::uint64_t>(-fuel_);
  if (used >= options_.step_limit) throw LimitReached{Limit::Steps};
  if (options_.seconds > 0 && static_cast<double>(elapsed_nanoseconds()) > options_.seconds * 1e9)
    throw LimitReached{Limit::Time};
  const std::uint64_t slice = std::min(fuel_slice, options_.step_limit - used);
  granted_ = used + slice;
  fuel_ = static_cast<std::int64_t>(slice);
}

inline Flow Machine::enter(LinkedMethod& method, const CallSite& site, const Value* registers) {
  Code* code = method.code.get();
  if (!code || !has_room(*code)) [[unlikely]]
    return enter_slowly(method, site, registers);
  Frame& frame = push(*code, site.result);
  Value* target = frame.registers;
  for (std::uint32_t argument : site.arguments) *target++ = registers[argument];
  if (options_.observer) [[unlikely]]
    options_.observer->called(view(frame));
  return Flow::Switched;
}

Flow Machine::enter_slowly(LinkedMethod& method, const CallSite& site, const Value* registers) {
  Value arguments[most_arguments];
  JURY_CHECK(site.arguments.size() <= most_arguments, "more arguments than the JVM allows");
  for (std::size_t i = 0; i < site.arguments.size(); ++i) arguments[i] = registers[site.arguments[i]];
  if (heap_.collection_due()) collect_garbage();
  return push_call(method, {arguments, site.arguments.size()}, site.result);
}

inline Flow Machine::operate(const OperateSite& site, Value* registers) {
  constexpr std::size_t most_operands = 8;
  Value arguments[most_operands];
  for (std::size_t i = 0; i < site.arguments.size(); ++i) arguments[i] = registers[site.arguments[i]];
  operation_result_ = site.result;
  Value result = Value::zero();
  const Flow flow = site.function(*this, arguments, result);
  if (flow == Flow::Next && site.result != no_register) registers[site.result] = result;
  return flow;
}

FrameView Machine::view(const Frame& frame) const {
  const Origin origin = frame.code->origins[frame.current()];
  const auto depth = static_cast<std::uint32_t>(&frame - frames_.get());
  return {frame.code->method->method,
          frame.code->body,
          origin.block,
          origin.statement,
          frame.code->position(frame.current()),
          frame.registers,
          depth};
}

void Machine::notify_statement(const Frame& frame) const {
  // What is resolved now is executed, and mentioned, again.
  const Opcode opcode = frame.pc[-1].opcode;
  const bool resolves = opcode == Opcode::ResolveLoadField || opcode == Opcode::ResolveStoreField ||
                        opcode == Opcode::ResolveLoadStatic || opcode == Opcode::ResolveStoreStatic ||
                        opcode == Opcode::ResolveNew || opcode == Opcode::ResolveCall;
  if (frame.code->method && !resolves) options_.observer->statement(view(frame));
}

#define JURY_BRANCH_IF(condition)             \
  if (condition) pc += i.distance;            \
  if ((fuel_ -= i.weight) < 0) [[unlikely]] { \
    frame->pc = pc;                           \
    use_fuel();                               \
  }                                           \
  continue
#define JURY_INT(x) r[x].as_int()
#define JURY_LONG(x) r[x].as_long()
#define JURY_FLOAT(x) r[x].as_float()
#define JURY_DOUBLE(x) r[x].as_double()
#define JURY_SET(expression)      \
  r[i.a] = Value::of(expression); \
  continue

template <bool observed>
void Machine::execute() {
  Frame* frame = &top();
  Instruction* pc = frame->pc;
  Value* r = frame->registers;
  for (;;) {
    Instruction& i = *pc++;
    if constexpr (observed) {
      frame->pc = pc;
      notify_statement(*frame);
    }
    Flow flow = Flow::Next;
    switch (i.opcode) {
      case Opcode::Move:
        r[i.a] = r[i.b];
        continue;
      case Opcode::NegateInt:
        JURY_SET(wrap_negate(JURY_INT(i.b)));
      case Opcode::NegateLong:
        JURY_SET(wrap_negate(JURY_LONG(i.b)));
      case Opcode::NegateFloat:
        JURY_SET(-JURY_FLOAT(i.b));
      case Opcode::NegateDouble:
        JURY_SET(-JURY_DOUBLE(i.b));
      case Opcode::IntToLong:
        JURY_SET(std::int64_t{JURY_INT(i.b)});
      case Opcode::IntToFloat:
        JURY_SET(static_cast<float>(JURY_INT(i.b)));
      case Opcode::IntToDouble:
        JURY_SET(static_cast<double>(JURY_INT(i.b)));
      case Opcode::LongToInt:
        JURY_SET(static_cast<std::int32_t>(static_cast<std::uint64_t>(JURY_LONG(i.b))));
      case Opcode::LongToFloat:
        JURY_SET(static_cast<float>(JURY_LONG(i.b)));
      case Opcode::LongToDouble:
        JURY_SET(static_cast<double>(JURY_LONG(i.b)));
      case Opcode::FloatToInt:
        JURY_SET(saturate<std::int32_t>(JURY_FLOAT(i.b)));
      case Opcode::FloatToLong:
        JURY_SET(saturate<std::int64_t>(JURY_FLOAT(i.b)));
      case Opcode::FloatToDouble:
        JURY_SET(static_cast<double>(JURY_FLOAT(i.b)));
      case Opcode::DoubleToInt:
        JURY_SET(saturate<std::int32_t>(JURY_DOUBLE(i.b)));
      case Opcode::DoubleToLong:
        JURY_SET(saturate<std::int64_t>(JURY_DOUBLE(i.b)));
      case Opcode::DoubleToFloat:
        JURY_SET(static_cast<float>(JURY_DOUBLE(i.b)));
      case Opcode::IntToByte:
        JURY_SET(to_byte(JURY_INT(i.b)));
      case Opcode::IntToChar:
        JURY_SET(to_char(JURY_INT(i.b)));
      case Opcode::IntToShort:
        JURY_SET(to_short(JURY_INT(i.b)));

      case Opcode::AddInt:
        JURY_SET(wrap_add(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::AddLong:
        JURY_SET(wrap_add(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::AddFloat:
        JURY_SET(JURY_FLOAT(i.b) + JURY_FLOAT(i.c));
      case Opcode::AddDouble:
        JURY_SET(JURY_DOUBLE(i.b) + JURY_DOUBLE(i.c));
      case Opcode::SubtractInt:
        JURY_SET(wrap_subtract(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::SubtractLong:
        JURY_SET(wrap_subtract(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::SubtractFloat:
        JURY_SET(JURY_FLOAT(i.b) - JURY_FLOAT(i.c));
      case Opcode::SubtractDouble:
        JURY_SET(JURY_DOUBLE(i.b) - JURY_DOUBLE(i.c));
      case Opcode::MultiplyInt:
        JURY_SET(wrap_multiply(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::MultiplyLong:
        JURY_SET(wrap_multiply(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::MultiplyFloat:
        JURY_SET(JURY_FLOAT(i.b) * JURY_FLOAT(i.c));
      case Opcode::MultiplyDouble:
        JURY_SET(JURY_DOUBLE(i.b) * JURY_DOUBLE(i.c));
      case Opcode::DivideInt:
        JURY_SET(divide(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::DivideLong:
        JURY_SET(divide(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::DivideFloat:
        JURY_SET(JURY_FLOAT(i.b) / JURY_FLOAT(i.c));
      case Opcode::DivideDouble:
        JURY_SET(JURY_DOUBLE(i.b) / JURY_DOUBLE(i.c));
      case Opcode::RemainderInt:
        JURY_SET(remainder_of(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::RemainderLong:
        JURY_SET(remainder_of(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::RemainderFloat:
        JURY_SET(remainder_of(JURY_FLOAT(i.b), JURY_FLOAT(i.c)));
      case Opcode::RemainderDouble:
        JURY_SET(remainder_of(JURY_DOUBLE(i.b), JURY_DOUBLE(i.c)));
      case Opcode::ShiftLeftInt:
        JURY_SET(shift_left(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::ShiftLeftLong:
        JURY_SET(shift_left(JURY_LONG(i.b), JURY_INT(i.c)));
      case Opcode::ShiftRightInt:
        JURY_SET(shift_right(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::ShiftRightLong:
        JURY_SET(shift_right(JURY_LONG(i.b), JURY_INT(i.c)));
      case Opcode::UnsignedShiftRightInt:
        JURY_SET(unsigned_shift_right(JURY_INT(i.b), JURY_INT(i.c)));
      case Opcode::UnsignedShiftRightLong:
        JURY_SET(unsigned_shift_right(JURY_LONG(i.b), JURY_INT(i.c)));
      case Opcode::AndInt:
        JURY_SET(JURY_INT(i.b) & JURY_INT(i.c));
      case Opcode::AndLong:
        JURY_SET(JURY_LONG(i.b) & JURY_LONG(i.c));
      case Opcode::OrInt:
        JURY_SET(JURY_INT(i.b) | JURY_INT(i.c));
      case Opcode::OrLong:
        JURY_SET(JURY_LONG(i.b) | JURY_LONG(i.c));
      case Opcode::XorInt:
        JURY_SET(JURY_INT(i.b) ^ JURY_INT(i.c));
      case Opcode::XorLong:
        JURY_SET(JURY_LONG(i.b) ^ JURY_LONG(i.c));
      case Opcode::CompareLong:
        JURY_SET(compare(JURY_LONG(i.b), JURY_LONG(i.c)));
      case Opcode::CompareLessFloat:
        JURY_SET(compare_floats(JURY_FLOAT(i.b), JURY_FLOAT(i.c), -1));
      case Opcode::CompareLessDouble:
        JURY_SET(compare_floats(JURY_DOUBLE(i.b), JURY_DOUBLE(i.c), -1));
      case Opcode::CompareGreaterFloat:
        JURY_SET(compare_floats(JURY_FLOAT(i.b), JURY_FLOAT(i.c), 1));
      case Opcode::CompareGreaterDouble:
        JURY_SET(compare_floats(JURY_DOUBLE(i.b), JURY_DOUBLE(i.c), 1));

      case Opcode::CheckNotNull:
        if (r[i.a].bits != 0) [[likely]]
          continue;
        frame->pc = pc;
        flow = raise("java/lang/NullPointerException");
        break;
      case Opcode::CheckInBounds: {
        Object& array = existing(r[i.a]);
        if (static_cast<std::uint32_t>(JURY_INT(i.b)) < array.length) [[likely]]
          continue;
        frame->pc = pc;
        flow = fail_bounds(array, JURY_INT(i.b));
        break;
      }
      case Opcode::CheckCastable: {
        const Object* object = r[i.a].as_object();
        if (!object) continue;
        frame->pc = pc;
        if (test_type(*i.type, *object)) [[likely]]
          continue;
        flow = fail_cast(*object, resolve_class(*i.type));
        break;
      }
      case Opcode::CheckNonZeroInt:
        if (JURY_INT(i.a) != 0) [[likely]]
          continue;
        frame->pc = pc;
        flow = raise("java/lang/ArithmeticException", "/ by zero");
        break;
      case Opcode::CheckNonZeroLong:
        if (JURY_LONG(i.a) != 0) [[likely]]
          continue;
        frame->pc = pc;
        flow = raise("java/lang/ArithmeticException", "/ by zero");
        break;
      case Opcode::CheckStorable:
        if (may_store(existing(r[i.a]), r[i.b].as_object())) [[likely]]
          continue;
        frame->pc = pc;
        flow = fail_store(existing(r[i.b]));
        break;
      case Opcode::CheckNonNegative:
        if (JURY_INT(i.a) >= 0) [[likely]]
          continue;
        frame->pc = pc;
        flow = raise("java/lang/NegativeArraySizeException", std::to_string(JURY_INT(i.a)));
        break;

      case Opcode::ResolveLoadField:
        frame->pc = pc--;
        resolve_load_field(i);
        continue;
      case Opcode::LoadField:
        r[i.a] = existing(r[i.b]).fields()[i.c];
        continue;
      case Opcode::ResolveStoreField:
        frame->pc = pc--;
        resolve_store_field(i);
        continue;
      case Opcode::StoreField:
        existing(r[i.a]).fields()[i.c] = r[i.b];
        continue;
      case Opcode::StoreNarrowField:
        existing(r[i.a]).fields()[i.c] = fit(i.kind, JURY_INT(i.b));
        continue;
      case Opcode::ResolveLoadStatic:
        frame->pc = pc--;
        resolve_load_static(i);
        continue;
      case Opcode::LoadStatic:
        r[i.a] = *i.cell;
        continue;
      case Opcode::ResolveStoreStatic:
        frame->pc = pc--;
        resolve_store_static(i);
        continue;
      case Opcode::StoreStatic:
        *i.cell = r[i.a];
        continue;
      case Opcode::StoreNarrowStatic:
        *i.cell = fit(i.kind, JURY_INT(i.a));
        continue;

      case Opcode::LoadByte:
        JURY_SET(std::int32_t{element<std::int8_t>(r[i.b], r[i.c])});
      case Opcode::LoadChar:
        JURY_SET(std::int32_t{element<std::uint16_t>(r[i.b], r[i.c])});
      case Opcode::LoadShort:
        JURY_SET(std::int32_t{element<std::int16_t>(r[i.b], r[i.c])});
      case Opcode::LoadInt:
        JURY_SET(element<std::int32_t>(r[i.b], r[i.c]));
      case Opcode::LoadLong:
      case Opcode::LoadReference:
        JURY_SET(element<std::int64_t>(r[i.b], r[i.c]));
      case Opcode::StoreByte:
        element<std::int8_t>(r[i.a], r[i.b]) = static_cast<std::int8_t>(JURY_INT(i.c));
        continue;
      case Opcode::StoreChar:
        element<std::int16_t>(r[i.a], r[i.b]) = static_cast<std::int16_t>(JURY_INT(i.c));
        continue;
      case Opcode::StoreInt:
        element<std::int32_t>(r[i.a], r[i.b]) = JURY_INT(i.c);
        continue;
      case Opcode::StoreLong:
        element<std::int64_t>(r[i.a], r[i.b]) = JURY_LONG(i.c);
        continue;
      case Opcode::ArrayLength:
        JURY_SET(static_cast<std::int32_t>(existing(r[i.b]).length));

      case Opcode::ResolveNew:
        frame->pc = pc--;
        i.info = &classes_.get(*i.class_name);
        i.opcode = Opcode::New;
        continue;
      case Opcode::New:
        frame->pc = pc;
        if (heap_.collection_due()) [[unlikely]]
          collect_garbage();
        r[i.a] = Value::of(allocate(*i.info));
        continue;
      case Opcode::NewArray: {
        frame->pc = pc;
        if (heap_.collection_due()) [[unlikely]]
          collect_garbage();
        Value array = Value::zero();
        flow = new_array(*i.new_array, r, array);
        if (flow == Flow::Next) r[i.a] = array;
        break;
      }
      case Opcode::InstanceOf: {
        const Object* object = r[i.b].as_object();
        frame->pc = pc;
        JURY_SET(object != nullptr && test_type(*i.type, *object));
      }

      case Opcode::ResolveCall:
        frame->pc = pc--;
        resolve_call(i);
        continue;
      case Opcode::CallDirect:
        frame->pc = pc;
        flow = enter(*i.call->target, *i.call, r);
        break;
      case Opcode::CallVirtual: {
        frame->pc = pc;
        CallSite& site = *i.call;
        Object& receiver = existing(r[site.arguments[0]]);
        LinkedMethod& target =
            receiver.type == site.last ? *site.last_target : select_virtual(site, receiver);
        flow = enter(target, site, r);
        break;
      }
      case Opcode::Operate:
        frame->pc = pc;
        if (heap_.collection_due()) [[unlikely]]
          collect_garbage();
        flow = operate(*i.operate, r);
        if (flow == Flow::Next) [[likely]]
          continue;
        break;
      case Opcode::InitializeClass:
        if (i.type->resolved && i.type->resolved->state == InitializationState::Initialized) [[likely]]
          continue;
        frame->pc = pc;
        flow = request_initialization(resolve_class(*i.type));
        break;
      case Opcode::EnterMonitor:
        enter_monitor(existing(r[i.a]));
        continue;
      case Opcode::ExitMonitor:
        if (exit_monitor(existing(r[i.a]))) [[likely]]
          continue;
        frame->pc = pc;
        flow = raise("java/lang/IllegalMonitorStateException");
        break;
      case Opcode::EnterMethod:
        frame->object = &existing(r[i.a]);
        enter_monitor(*frame->object);
        continue;
      case Opcode::LeaveMethod:
        exit_monitor(*frame->object);
        frame->object = nullptr;
        continue;
      case Opcode::Catch:
        r[i.a] = Value::of(caught_);
        continue;
      case Opcode::Missing:
      case Opcode::Refuse:
        frame->pc = pc;
        unsupported(*i.text);

      case Opcode::Goto:
        JURY_BRANCH_IF(true);
      case Opcode::IfEqualInt:
        JURY_BRANCH_IF(JURY_INT(i.a) == JURY_INT(i.b));
      case Opcode::IfNotEqualInt:
        JURY_BRANCH_IF(JURY_INT(i.a) != JURY_INT(i.b));
      case Opcode::IfLessInt:
        JURY_BRANCH_IF(JURY_INT(i.a) < JURY_INT(i.b));
      case Opcode::IfLessEqualInt:
        JURY_BRANCH_IF(JURY_INT(i.a) <= JURY_INT(i.b));
      case Opcode::IfGreaterInt:
        JURY_BRANCH_IF(JURY_INT(i.a) > JURY_INT(i.b));
      case Opcode::IfGreaterEqualInt:
        JURY_BRANCH_IF(JURY_INT(i.a) >= JURY_INT(i.b));
      case Opcode::IfSame:
        JURY_BRANCH_IF(r[i.a].bits == r[i.b].bits);
      case Opcode::IfNotSame:
        JURY_BRANCH_IF(r[i.a].bits != r[i.b].bits);
      case Opcode::Switch: {
        const std::int32_t distance = switch_distance(*i.branches, JURY_INT(i.a));
        pc += distance;
        if ((fuel_ -= i.weight) < 0) [[unlikely]] {
          frame->pc = pc;
          use_fuel();
        }
        continue;
      }
      case Opcode::Return:
      case Opcode::ReturnValue: {
        const bool has_value = i.opcode == Opcode::ReturnValue;
        const Value value = has_value ? r[i.a] : Value::zero();
        if constexpr (observed)
          options_.observer->returning(view(*frame), has_value ? std::optional(value) : std::nullopt);
        const std::uint32_t result = frame->result;
        fuel_ -= i.weight;
        frame = &frames_[--depth_ - 1];
        pc = frame->pc;
        r = frame->registers;
        if (result != no_register) r[result] = value;
        if (fuel_ < 0) [[unlikely]]
          use_fuel();
        continue;
      }
      case Opcode::Throw:
        frame->pc = pc;
        flow = throw_object(&existing(r[i.a]));
        break;

      case Opcode::Finish:
        frame->pc = pc;
        flow = finish(*frame);
        break;
      case Opcode::AdvanceInitialization:
        frame->pc = pc;
        flow = advance_initialization(*frame);
        break;
      case Opcode::RaiseObject:
        frame->pc = pc;
        flow = raise_object(*frame);
        break;
    }
    if (flow == Flow::Stopped) return;
    if (flow == Flow::Switched) {
      frame = &top();
      pc = frame->pc;
      r = frame->registers;
    }
  }
}

#undef JURY_BRANCH_IF
#undef JURY_INT
#undef JURY_LONG
#undef JURY_FLOAT
#undef JURY_DOUBLE
#undef JURY_SET

template void Machine::execute<false>();
template void Machine::execute<true>();

}  // namespace jury::trace
