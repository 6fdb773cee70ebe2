#include "ir/declared_type.h"

#include <optional>

#include "ir/type_bindings.h"

namespace jury::ir {

namespace {

// A cursor over a signature. Every function gives nothing at the first thing that is not in the grammar.
class SignatureReader {
 public:
  explicit SignatureReader(std::string_view text, const TypeBindings* bindings = nullptr)
      : rest_(text), bindings_(bindings) {}

  bool at_end() const { return rest_.empty(); }
  bool take(char wanted) {
    if (rest_.empty() || rest_.front() != wanted) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<DeclaredType> type() {
    if (rest_.empty()) return std::nullopt;
    switch (rest_.front()) {
      case 'T':
        return type_variable();
      case 'L':
        return class_type();
      case '[':
        return array_type();
      default: {
        const auto letter = rest_.substr(0, 1);
        if (std::string_view("BCDFIJSZ").find(letter) == std::string_view::npos) return std::nullopt;
        rest_.remove_prefix(1);
        return DeclaredType{Type::from_descriptor(letter), {}};
      }
    }
  }

  std::optional<DeclaredType> result() {
    return take('V') ? DeclaredType{Type::primitive(Kind::Void), {}} : type();
  }

  // <T:Ljava/lang/Object;U::Ljava/lang/Runnable;>
  bool skip_type_parameters(std::vector<std::string>* names = nullptr) {
    if (!take('<')) return true;
    while (!take('>')) {
      const auto colon = rest_.find(':');
      if (colon == std::string_view::npos) return false;
      if (names) names->emplace_back(rest_.substr(0, colon));
      rest_.remove_prefix(colon);
      while (take(':'))
        if (!rest_.empty() && rest_.front() != ':' && !type()) return false;
    }
    return true;
  }

 private:
  std::optional<DeclaredType> type_variable() {
    const auto end = rest_.find(';');
    if (end == std::string_view::npos) return std::nullopt;
    const auto name = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    if (bindings_)
      if (const auto bound = bindings_->find(name); bound != bindings_->end()) return bound->second;
    return DeclaredType{Type::reference(Symbol("java/lang/Object")), {}};
  }

  std::optional<DeclaredType> array_type() {
    rest_.remove_prefix(1);
    const auto element = type();
    if (!element) return std::nullopt;
    return DeclaredType{Type::from_descriptor("[" + element->type.descriptor()), {}};
  }

  std::optional<DeclaredType> class_type() {
    rest_.remove_prefix(1);
    std::string name;
    std::vector<DeclaredType> arguments;
    while (!rest_.empty()) {
      const char next = rest_.front();
      rest_.remove_prefix(1);
      if (next == ';') return DeclaredType{Type::reference(Symbol(name)), std::move(arguments)};
      if (next == '<') {
        auto inner = type_arguments();
        if (!inner) return std::nullopt;
        arguments = std::move(*inner);
      } else {
        name += next == '.' ? '$' : next;
      }
    }
    return std::nullopt;
  }

  std::optional<std::vector<DeclaredType>> type_arguments() {
    std::vector<DeclaredType> arguments;
    while (!take('>')) {
      const bool lower_bound = take('-');
      if (!lower_bound) take('+');
      std::optional<DeclaredType> argument;
      if (take('*'))
        argument = DeclaredType{Type::reference(Symbol("java/lang/Object")), {}};
      else
        argument = type();
      if (!argument) return std::nullopt;
      if (lower_bound) argument = DeclaredType{Type::reference(Symbol("java/lang/Object")), {}};
      arguments.push_back(std::move(*argument));
    }
    return arguments;
  }

  std::string_view rest_;
  const TypeBindings* bindings_;
};

bool fits(const DeclaredType& declared, const Type& erasure) {
  // A type variable erases to its bound, which the descriptor names.
  return declared.type == erasure;
}

}  // namespace

DeclaredType DeclaredType::argument(std::size_t i) const {
  if (i < arguments.size()) return arguments[i];
  return {Type::reference(Symbol("java/lang/Object")), {}};
}

DeclaredType declared_type(std::string_view signature, const Type& erasure) {
  const auto parsed = signature.empty() ? std::nullopt : SignatureReader(signature).type();
  return parsed && fits(*parsed, erasure) ? *parsed : DeclaredType{erasure, {}};
}

std::vector<std::string> type_parameters(std::string_view class_signature) {
  std::vector<std::string> names;
  return SignatureReader(class_signature).skip_type_parameters(&names) ? names : std::vector<std::string>();
}

DeclaredType bound_type(std::string_view signature, const Type& erasure, const TypeBindings& bindings) {
  const auto parsed = signature.empty() ? std::nullopt : SignatureReader(signature, &bindings).type();
  return parsed ? *parsed : DeclaredType{erasure, {}};
}

std::vector<DeclaredType> bound_method(std::string_view signature, const TypeBindings& bindings) {
  SignatureReader reader(signature, &bindings);
  if (!reader.skip_type_parameters() || !reader.take('(')) return {};
  std::vector<DeclaredType> result;
  while (!reader.take(')')) {
    auto type = reader.type();
    if (!type) return {};
    result.push_back(std::move(*type));
  }
  auto last = reader.result();
  if (!last) return {};
  result.push_back(std::move(*last));
  return result;
}

std::vector<DeclaredType> bound_supertypes(std::string_view class_signature, const TypeBindings& bindings) {
  SignatureReader reader(class_signature, &bindings);
  if (!reader.skip_type_parameters()) return {};
  std::vector<DeclaredType> result;
  while (!reader.at_end()) {
    auto type = reader.type();
    if (!type) return {};
    result.push_back(std::move(*type));
  }
  return result;
}

std::vector<DeclaredType> declared_parameters(std::string_view signature, std::string_view descriptor) {
  const auto erasures = Signature::from_descriptor(descriptor).parameters;
  std::vector<DeclaredType> result;
  for (const auto& erasure : erasures) result.push_back({erasure, {}});
  SignatureReader reader(signature);
  if (signature.empty() || !reader.skip_type_parameters() || !reader.take('(')) return result;
  std::vector<DeclaredType> parsed;
  while (!reader.take(')')) {
    auto type = reader.type();
    if (!type) return result;
    parsed.push_back(std::move(*type));
  }
  if (parsed.size() != erasures.size()) return result;
  for (std::size_t i = 0; i < parsed.size(); ++i)
    if (fits(parsed[i], erasures[i])) result[i] = std::move(parsed[i]);
  return result;
}

}  // namespace jury::ir
