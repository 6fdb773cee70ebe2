#include "findings/call_sequence.h"

#include <algorithm>
#include <array>

#include "library/classes.h"
#include "program/array_field.h"
#include "program/preconditions.h"
#include "replay/java_literal.h"
#include "support/diagnostics.h"

namespace jury::findings {

namespace {

using ir::DeclaredType;
using ir::Kind;
using trace::Value;
using Holds = program::Precondition::Kind;

constexpr int deepest = 3;
constexpr int most_calls = 24;
constexpr std::uint32_t most_repetitions = 12;
constexpr std::uint32_t most_kept = 64;
constexpr std::uint32_t longest_array = 3;

std::string package_of(std::string_view internal) {
  const auto slash = internal.rfind('/');
  return std::string(slash == std::string_view::npos ? "" : internal.substr(0, slash));
}

bool is_text(const ir::Type& type) {
  return type == ir::Type::reference(Symbol("java/lang/String")) ||
         type == ir::Type::reference(Symbol("java/lang/CharSequence"));
}

template <class T>
const T& any_of(std::mt19937_64& random, const std::vector<T>& list) {
  return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random)];
}

// As Java writes it in a class of the entry's package.
std::string java_name(const ir::Type& type, Symbol beside) {
  if (!type.is_reference()) return std::string(ir::name_of(type.kind));
  if (type.is_array()) return java_name(type.element(), beside) + "[]";
  const auto package = package_of(type.name.view());
  auto name = type.name.text();
  if (package == "java/lang" || package == package_of(beside.view()))
    name = name.substr(package.empty() ? 0 : package.size() + 1);
  std::replace(name.begin(), name.end(), '/', '.');
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

}  // namespace

CallSequence::CallSequence(program::Workspace& workspace, trace::Interpreter& interpreter,
                           Producers& producers, const Values& values, const ir::Method& entry,
                           Try which)
    : workspace_(workspace),
      interpreter_(interpreter),
      producers_(producers),
      values_(values),
      entry_(entry),
      random_(which.number * 7919 + 17),
      which_(std::move(which)),
      most_changes_(which_.number < 60 ? 0 : which_.number < 200 ? 1 : 3) {}

bool CallSequence::prepare() {
  kept_ = interpreter_.new_array(ir::Type::array_of(ir::Type::object()), most_kept);
  if (!entry_.is_static() && entry_.name != "<init>" && !make_receiver()) return false;
  return make_arguments() && keeps_preconditions();
}

// The runtime class decides which method is called: it has to be the one in question.
bool CallSequence::make_receiver() {
  const auto made = make_object({ir::Type::reference(entry_.owner), {}}, 0, false);
  if (!made || !made->value.as_object()) return false;
  if (workspace_.program().select(type_of(*made->value.as_object()).name, entry_) != &entry_) return false;
  for (auto changes = below(most_changes_ + 1); changes > 0; --changes)
    if (!change(*made, 0)) return false;
  if (most_changes_ > 0 && one_in(6) && !repeat(*made)) return false;
  made_.insert(made_.begin(), *made);
  arguments_.push_back(made->value);
  return true;
}

bool CallSequence::make_arguments() {
  std::optional<Made> receiver;
  if (!arguments_.empty()) receiver = made_.front();
  auto parameters = make_parameters(entry_, 0, true);
  if (!parameters) return false;
  // The object may learn of its arguments before.
  if (receiver)
    for (auto changes = below(most_changes_ + 1); changes > 0; --changes)
      if (!change(*receiver, 0)) return false;
  if (entry_.name == "<init>") {
    arguments_.push_back(Value::of(interpreter_.new_object(entry_.owner)));
    statements_.push_back("new " + java_name(ir::Type::reference(entry_.owner), entry_.owner) +
                          list(entry_, *parameters) + ";");
  } else {
    const auto owner = ir::Type::reference(entry_.owner);
    auto target = receiver ? receiver->text : java_name(owner, entry_.owner);
    if (receiver && !workspace_.program().is_subtype(receiver->type, owner))
      target = "((" + java_name(owner, entry_.owner) + ") " + target + ")";
    statements_.push_back(target + "." + entry_.name.text() + list(entry_, *parameters) + ";");
  }
  for (const auto& parameter : *parameters) arguments_.push_back(parameter.value);
  return true;
}

ir::Type CallSequence::type_of(const trace::Object& object) const {
  auto name = interpreter_.class_name(object);
  std::replace(name.begin(), name.end(), '.', '/');
  return name.starts_with('[') ? ir::Type::from_descriptor(name) : ir::Type::reference(Symbol(name));
}

// Zero is permitted of an index.
bool CallSequence::keeps_preconditions() {
  const auto preconditions = program::simple_preconditions(workspace_, entry_);
  const auto& body = *workspace_.program().body(entry_);
  const auto number = [&](ir::LocalId id) {
    return body.locals[id].type.kind == Kind::Long ? arguments_[id].as_long()
                                                   : std::int64_t{arguments_[id].as_int()};
  };
  const auto ask = [&](const program::Precondition& about, ir::LocalId id) -> std::optional<std::int64_t> {
    auto* object = arguments_[id].as_object();
    if (!object) return std::nullopt;
    if (!about.question) return interpreter_.length(*object);
    const auto* method = workspace_.program().resolve(*about.question);
    const auto answer = method ? run(*method, {arguments_[id]}) : std::nullopt;
    return answer ? std::optional<std::int64_t>(answer->as_int()) : std::nullopt;
  };
  const auto is_index = [&](ir::LocalId id) {
    return std::ranges::any_of(preconditions, [&](const auto& other) {
      return other.kind == Holds::BelowSize && other.parameter == id;
    });
  };
  return std::ranges::all_of(preconditions, [&](const program::Precondition& one) {
    switch (one.kind) {
      case Holds::NotNull:
        return arguments_[one.parameter].bits != 0 || producers_.permitted().null(entry_, one.parameter);
      case Holds::NotNegative:
        return number(one.parameter) >= 0 ||
               producers_.permitted().negative(entry_, one.parameter).contains(number(one.parameter));
      case Holds::NotZero:
        return number(one.parameter) != 0 || is_index(one.parameter);
      case Holds::NotAbove:
        return number(one.parameter) <= number(one.other);
      case Holds::NotEmpty: {
        const auto answer = ask(one, one.parameter);
        return !answer || (one.question ? *answer == 0 : *answer > 0);
      }
      case Holds::BelowSize: {
        if (const auto field = program::array_field(one)) {
          const auto* array =
              interpreter_.get_field(*arguments_[0].as_object(), field->name.view()).as_object();
          return !array || number(one.parameter) < interpreter_.length(*array);
        }
        const auto size = ask(one, one.other);
        return !size || number(one.parameter) < *size;
      }
      case Holds::NoNulls: {
        auto* array = arguments_[one.parameter].as_object();
        for (std::uint32_t i = 0; array && i < interpreter_.length(*array); ++i)
          if (!interpreter_.get_element(*array, i).as_object()) return false;
        return true;
      }
    }
    return false;
  });
}

std::optional<std::vector<CallSequence::Made>> CallSequence::make_parameters(const ir::Method& method,
                                                                            int depth, bool is_final) {
  std::vector<Made> parameters;
  auto& permitted = producers_.permitted();
  ir::LocalId local = method.is_static() ? 0 : 1;
  for (const auto& type : ir::declared_parameters(method.signature.view(), method.descriptor.view())) {
    const auto parameter = local++;
    const bool is_reference = type.type.is_reference();
    const bool is_lenient = which_.manner == Manner::Lenient && !is_final;
    const bool is_null = is_reference && one_in(4) && (is_lenient || permitted.null(method, parameter));
    const auto negatives = is_reference ? Negatives{} : is_lenient ? Negatives{true} : permitted.negative(method, parameter);
    auto made = is_null ? Made{Value::zero(), "null", ir::Type::null()} : make(type, depth, {is_final, negatives});
    if (!made) return std::nullopt;
    if (is_lenient) note_broken(method, parameter, *made);
    parameters.push_back(std::move(*made));
  }
  return parameters;
}

void CallSequence::note_broken(const ir::Method& method, ir::LocalId parameter, const Made& made) {
  const auto kind = made.type.kind;
  const auto number = kind == Kind::Int ? made.value.as_int() : kind == Kind::Long ? made.value.as_long() : 0;
  const bool is_negative = number < 0 && !producers_.permitted().negative(method, parameter).contains(number);
  const bool is_null = made.type == ir::Type::null() && !producers_.permitted().null(method, parameter);
  if (!is_negative && !is_null) return;
  const auto owner = ir::display_class(method.owner.view());
  const auto text = program::to_text(workspace_, method, {is_null ? Holds::NotNull : Holds::NotNegative, parameter}) + " in calls of " +
                    (method.name == "<init>" ? "new " : "") + owner.substr(owner.find_last_of('.') + 1) +
                    (method.name == "<init>" ? "" : "." + method.name.text());
  if (std::ranges::find(broken_, text) == broken_.end()) broken_.push_back(text);
}

// Casts tell overloads apart.
std::string CallSequence::list(const ir::Method& method, const std::vector<Made>& arguments) const {
  const auto types = ir::Signature::from_descriptor(method.descriptor.view()).parameters;
  std::string text = "(";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool is_exact = !types[i].is_reference() || arguments[i].type == types[i];
    text += (i == 0 ? "" : ", ") +
            (is_exact ? "" : "(" + java_name(types[i], entry_.owner) + ") ") + arguments[i].text;
  }
  return text + ")";
}

std::optional<CallSequence::Made> CallSequence::make(const DeclaredType& type, int depth, Demands demands) {
  return type.type.is_reference() ? make_object(type, depth, demands.is_final)
                                  : make_number(type.type.kind, demands);
}

std::int64_t CallSequence::whole_number(const Negatives& negatives) {
  const auto admits = [&](std::int64_t number) { return number >= 0 || negatives.contains(number); };
  if (!negatives.some.empty() && one_in(4)) return *negatives.some.begin();
  if (!values_.numbers.empty() && one_in(3))
    if (const auto number = any_of(random_, values_.numbers); admits(number)) return number;
  if (!values_.literals.numbers.empty() && one_in(6))
    if (const auto number = any_of(random_, values_.literals.numbers); admits(number)) return number;
  return below(4);
}

std::optional<CallSequence::Made> CallSequence::make_number(Kind kind, Demands demands) {
  Value value = Value::zero();
  const auto number = whole_number(demands.negatives);
  if (kind == Kind::Boolean)
    value = Value::of(one_in(2));
  else if (kind == Kind::Long)
    value = Value::of(number);
  else if (kind == Kind::Float)
    value = Value::of(static_cast<float>(number));
  else if (kind == Kind::Double)
    value = Value::of(static_cast<double>(number));
  else if (kind == Kind::Char)
    value = Value::of(static_cast<std::int32_t>(one_in(2) ? 'a' + below(3) : " -=1,:"[below(6)]));
  else if (number < INT32_MIN || number > INT32_MAX)
    return std::nullopt;
  else
    value = trace::fit(kind, static_cast<std::int32_t>(number));
  return Made{value, replay::java_literal(kind, value), ir::Type::primitive(kind)};
}

CallSequence::Made CallSequence::make_text(bool is_final) {
  static const std::vector<std::u16string> usual{u"a", u"b", u"ab", u"abc", u"1", u" ", u"a b", u"-a", u"a=b", u""};
  const auto& texts = !values_.texts.empty() && one_in(3)            ? values_.texts
                      : !values_.literals.texts.empty() && one_in(4) ? values_.literals.texts
                                                                     : usual;
  auto text = any_of(random_, texts);
  if (is_final && text.empty()) text = u"a";
  auto* made = interpreter_.interned_string(text);
  return {Value::of(made), replay::java_literal(std::u16string_view(text)),
          ir::Type::reference(Symbol("java/lang/String"))};
}

std::optional<CallSequence::Made> CallSequence::reuse(const ir::Type& type) {
  std::vector<Made> fitting;
  for (const auto& one : made_)
    if (workspace_.program().is_subtype(one.type, type)) fitting.push_back(one);
  if (fitting.empty()) return std::nullopt;
  return any_of(random_, fitting);
}

std::optional<CallSequence::Made> CallSequence::make_object(const DeclaredType& declared, int depth,
                                                            bool is_final) {
  const auto& type = declared.type;
  if (depth > deepest || calls_ > most_calls) return std::nullopt;
  if (is_text(type)) return make_text(is_final);
  if (one_in(3))
    if (auto known = reuse(type)) return known;
  if (type.is_array()) return make_array(type, depth, is_final);
  if (type == ir::Type::object()) return make_any(depth, is_final);
  if (const auto usual = library::usual_implementation(type.name); !usual.empty())
    return make_collection(Symbol(usual), declared, depth, is_final);
  const auto& producers = producers_.of(type.name);
  if (producers.empty()) return std::nullopt;
  auto made = produce(any_of(random_, producers), depth);
  if (!made || !made->value.as_object()) return std::nullopt;
  if (depth < 2 && most_changes_ > 1 && workspace_.is_user_class(type.name) && one_in(3) &&
      !change(*made, depth + 1))
    return std::nullopt;
  return made;
}

std::optional<CallSequence::Made> CallSequence::make_any(int depth, bool is_final) {
  if (one_in(2))
    if (auto own = make_object({ir::Type::reference(entry_.owner), {}}, depth + 1, is_final)) return own;
  if (one_in(2)) return make_text(is_final);
  return make_object({ir::Type::reference(Symbol("java/lang/Integer")), {}}, depth + 1, is_final);
}

std::optional<CallSequence::Made> CallSequence::make_array(const ir::Type& type, int depth, bool is_final) {
  const auto length = is_final ? 1 + below(longest_array) : below(longest_array + 1);
  auto* array = interpreter_.new_array(type, length);
  std::string text = "new " + java_name(type, entry_.owner) + " {";
  for (std::uint32_t i = 0; i < length; ++i) {
    const auto element = make({type.element(), {}}, depth + 1, {is_final, {}});
    if (!element) return std::nullopt;
    interpreter_.set_element(*array, i, element->value);
    text += (i == 0 ? "" : ", ") + element->text;
  }
  return keep(Value::of(array), type, text + "}");
}

std::optional<CallSequence::Made> CallSequence::make_collection(Symbol concrete, const DeclaredType& type,
                                                                int depth, bool is_final) {
  const auto* constructor = workspace_.program().resolve({concrete, Symbol("<init>"), Symbol("()V")});
  if (!constructor) return std::nullopt;
  auto made = produce({constructor, nullptr}, depth);
  for (auto count = is_final ? 1 + below(2) : below(3); made && count > 0; --count)
    if (!fill(*made, type, depth, is_final)) return std::nullopt;
  return made;
}

bool CallSequence::fill(const Made& collection, const DeclaredType& type, int depth, bool is_final) {
  const auto filler =
      std::ranges::find_if(library::fillers(), [&](const library::Filler& one) {
        return workspace_.program().is_subclass(collection.type.name, Symbol(one.type));
      });
  if (filler == library::fillers().end()) return true;
  const auto* method = workspace_.program().resolve(
      {collection.type.name, Symbol(filler->method), Symbol(filler->descriptor)});
  if (!method) return false;
  std::vector<Made> elements;
  std::vector<Value> values{collection.value};
  for (std::size_t i = 0; i < filler->elements; ++i) {
    auto element = make_object(type.argument(i), depth + 1, is_final);
    if (!element) return false;
    values.push_back(element->value);
    elements.push_back(std::move(*element));
  }
  if (!run(*method, values)) return false;
  statements_.push_back(collection.text + "." + std::string(filler->method) + list(*method, elements) + ";");
  return true;
}

std::optional<CallSequence::Made> CallSequence::produce(const Producer& producer, int depth) {
  if (producer.constant) {
    const auto& field = *producer.constant;
    interpreter_.initialize(field.owner);
    const auto value = interpreter_.get_static(field.owner, field.name.view());
    return Made{value, java_name(ir::Type::reference(field.owner), entry_.owner) + "." + field.name.text(),
                field.type};
  }
  const auto& method = *producer.method;
  if (method.is_static() || method.name == "<init>") return call(method, std::nullopt, depth);
  auto receiver = make_object({ir::Type::reference(method.owner), {}}, depth + 1, false);
  if (!receiver) return std::nullopt;
  return call(method, std::move(receiver), depth);
}

std::optional<CallSequence::Made> CallSequence::call(const ir::Method& method, std::optional<Made> receiver,
                                                     int depth) {
  const auto parameters = make_parameters(method, depth + 1, false);
  if (!parameters) return std::nullopt;
  const bool constructs = method.name == "<init>";
  const auto owner = ir::Type::reference(method.owner);
  const auto type = constructs ? owner : ir::Signature::from_descriptor(method.descriptor.view()).result;
  std::vector<Value> values;
  if (constructs) values.push_back(Value::of(interpreter_.new_object(method.owner)));
  if (receiver) values.push_back(receiver->value);
  for (const auto& parameter : *parameters) values.push_back(parameter.value);
  const auto value = run(method, values);
  if (!value) return std::nullopt;
  const auto target = receiver ? receiver->text : java_name(owner, entry_.owner);
  const auto text = constructs ? "new " + target + list(method, *parameters)
                               : target + "." + method.name.text() + list(method, *parameters);
  return keep(constructs ? values.front() : *value, type, text);
}

bool CallSequence::change(const Made& object, int depth) {
  const auto& changers = producers_.changers(object.type.name);
  if (changers.empty()) return true;
  const auto& method = *any_of(random_, changers);
  return (&method == &entry_ && !one_in(4)) || call_on(object, method, depth);
}

bool CallSequence::repeat(const Made& object) {
  const auto& changers = producers_.changers(object.type.name);
  if (changers.empty()) return true;
  const bool is_entry = one_in(2) && std::ranges::find(changers, &entry_) != changers.end();
  const auto& method = is_entry ? entry_ : *any_of(random_, changers);
  for (auto times = 2 + below(most_repetitions); times > 0; --times)
    if (!call_on(object, method, 0)) return false;
  return true;
}

bool CallSequence::call_on(const Made& object, const ir::Method& method, int depth) {
  const bool is_left_out = which_.left_out.count(changes_++) > 0;
  const auto made = made_.size(), stated = statements_.size();
  const auto counters = counters_;
  const auto parameters = make_parameters(method, depth + 1, false);
  if (!parameters) return true;  // nothing has been done to the object
  if (is_left_out) {
    made_.erase(made_.begin() + static_cast<std::ptrdiff_t>(made), made_.end());
    statements_.resize(stated);
    counters_ = counters;
    return true;
  }
  std::vector<Value> values{object.value};
  for (const auto& parameter : *parameters) values.push_back(parameter.value);
  if (!run(method, values)) return false;
  statements_.push_back(object.text + "." + method.name.text() + list(method, *parameters) + ";");
  return true;
}

CallSequence::Made CallSequence::keep(Value value, const ir::Type& type, const std::string& expression) {
  if (!type.is_reference()) return {value, expression, type};
  const auto name = variable(type);
  statements_.push_back(java_name(type, entry_.owner) + " " + name + " = " + expression + ";");
  if (value.as_object() && kept_count_ < most_kept) interpreter_.set_element(*kept_, kept_count_++, value);
  Made made{value, name, type};
  if (value.as_object()) made_.push_back(made);
  return made;
}

std::string CallSequence::variable(const ir::Type& type) {
  if (type.is_array()) return "array" + std::to_string(++counters_["array"]);
  auto stem = type.name.text().substr(type.name.text().find_last_of("/$") + 1);
  stem[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(stem[0])));
  return stem + std::to_string(++counters_[stem]);
}

std::optional<Value> CallSequence::run(const ir::Method& method, const std::vector<Value>& arguments) {
  if (++calls_ > most_calls) return std::nullopt;
  const bool is_bound = method.is_static() || method.name == "<init>";
  const auto outcome =
      is_bound ? interpreter_.run(method, arguments) : interpreter_.run_virtual(method, arguments);
  return outcome.returned() ? std::optional(outcome.value) : std::nullopt;
}

}  // namespace jury::findings
