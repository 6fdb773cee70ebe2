#include "findings/nullness.h"

#include <algorithm>
#include <array>

namespace jury::findings {

namespace {

using classfile::Annotation;

// "Lorg/jspecify/annotations/Nullable;" -> "Nullable"
std::string_view simple_name(Symbol descriptor) {
  auto name = descriptor.view();
  if (name.ends_with(';')) name.remove_suffix(1);
  return name.substr(name.find_last_of("/$") + 1);
}

template <std::size_t n>
bool is_among(std::string_view name, const std::array<std::string_view, n>& names) {
  return std::ranges::find(names, name) != names.end();
}

constexpr std::array<std::string_view, 5> nullable{"Nullable", "CheckForNull", "NullableDecl",
                                                   "NullableType", "RecentlyNullable"};
constexpr std::array<std::string_view, 6> non_null{"NonNull",     "Nonnull",         "NotNull",
                                                   "NonNullDecl", "RecentlyNonNull", "NonNullType"};
// Of all parameters of a method, a class or a package.
constexpr std::array<std::string_view, 5> usually_non_null{
    "NullMarked", "ParametersAreNonnullByDefault", "NonNullApi", "NonNullByDefault",
    "ParametersAreNonNullByDefault"};
constexpr std::array<std::string_view, 2> usually_unknown{"NullUnmarked", "ParametersAreNullableByDefault"};

std::optional<Nullness> of_one(const Annotation& annotation) {
  const auto name = simple_name(annotation.type);
  if (is_among(name, nullable)) return Nullness::Nullable;
  if (is_among(name, non_null)) return Nullness::NonNull;
  return std::nullopt;
}

std::optional<Nullness> of_parameter(const std::vector<Annotation>& annotations) {
  for (const auto& annotation : annotations)
    if (const auto said = of_one(annotation)) return said;
  return std::nullopt;
}

// Of the parameter's own type, not of what is in it; the steps to a nested class lead to the type itself.
std::optional<Nullness> of_type(const classfile::Method& method, std::size_t number) {
  constexpr std::uint8_t into_nested = 1;
  for (const auto& one : method.type_annotations) {
    const bool is_own = std::ranges::all_of(one.path, [](const auto& step) { return step.kind == into_nested; });
    if (one.target == classfile::TypeTarget::FormalParameter && one.index == number && is_own)
      if (const auto said = of_one(one.annotation)) return said;
  }
  return std::nullopt;
}

std::optional<Nullness> usual(const std::vector<Annotation>& annotations) {
  for (const auto& annotation : annotations) {
    const auto name = simple_name(annotation.type);
    if (is_among(name, usually_non_null)) return Nullness::NonNull;
    if (is_among(name, usually_unknown)) return Nullness::Unknown;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Nullness> NullnessAnnotations::usual_of_class(const classfile::ClassFile& file) {
  if (const auto said = usual(file.annotations)) return said;
  for (const auto& inner : file.inner_classes)
    if (inner.inner == file.name && !inner.outer.empty())
      if (const auto* outer = files_.find(inner.outer)) return usual_of_class(*outer);
  const auto slash = file.name.view().rfind('/');
  const auto package = slash == std::string_view::npos ? "" : std::string(file.name.view().substr(0, slash + 1));
  const auto* of_package = files_.find(Symbol(package + "package-info"));
  return of_package ? usual(of_package->annotations) : std::nullopt;
}

std::vector<Nullness> NullnessAnnotations::find(const ir::Method& method) {
  const auto types = ir::Signature::from_descriptor(method.descriptor.view()).parameters;
  const std::size_t receivers = method.is_static() ? 0 : 1;
  std::vector<Nullness> result(receivers + types.size(), Nullness::Unknown);
  if (receivers > 0) result.front() = Nullness::NonNull;
  const auto* file = files_.find(method.owner);
  if (!file) return result;
  const auto declared = std::ranges::find_if(file->methods, [&](const classfile::Method& one) {
    return one.name == method.name && one.descriptor == method.descriptor;
  });
  if (declared == file->methods.end()) return result;
  const auto of_method = usual(declared->annotations);
  const auto otherwise = of_method ? *of_method : usual_of_class(*file).value_or(Nullness::Unknown);
  // The hidden parameters of inner classes have no annotations: the last ones are the written ones.
  const auto& annotations = declared->parameter_annotations;
  const auto hidden = types.size() - std::min(types.size(), annotations.size());
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (!types[i].is_reference()) continue;
    auto said = i >= hidden ? of_parameter(annotations[i - hidden]) : std::nullopt;
    if (!said) said = of_type(*declared, i);
    result[receivers + i] = said.value_or(otherwise);
  }
  // The contract of Object: null is what nothing equals.
  if (receivers > 0 && method.name == "equals" && method.descriptor == "(Ljava/lang/Object;)Z")
    result[1] = Nullness::Nullable;
  return result;
}

const std::vector<Nullness>& NullnessAnnotations::parameters(const ir::Method& method) {
  const auto [entry, inserted] = known_.try_emplace(&method);
  if (inserted) entry->second = find(method);
  return entry->second;
}

}  // namespace jury::findings
