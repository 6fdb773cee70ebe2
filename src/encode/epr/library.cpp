#include "encode/epr/library.h"

#include <optional>

#include "library/classes.h"
#include "library/data.h"
#include "library/methods.h"
#include "library/types.h"

namespace jury::encode::epr {

namespace types = library::types;
using library::MethodFamily;

bool Library::is_iterator(Symbol type) { return is_below(type, types::iterator); }

bool Library::is_container(Symbol type) {
  if (type.empty()) return false;
  if (type.view()[0] == '[') return !is_plain_data(ir::Type::reference(type));
  return is_below(type, types::collection) || is_below(type, types::map) || is_below(type, types::map_entry) ||
         type == types::optional;
}

bool Library::is_ordered(Symbol type) { return is_below(type, types::list) || is_below(type, types::deque); }

bool Library::may_be_sorted(Symbol type) {
  const auto may_be = [&](std::string_view sorted) {
    return is_below(type, sorted) || program_.is_subclass(Symbol(sorted), type);
  };
  return may_be(types::sorted_set) || may_be(types::sorted_map);
}

bool Library::is_plain_data(const ir::Type& type) {
  if (!type.is_reference()) return true;
  if (type.is_array()) return is_plain_data(type.element());
  return !type.name.empty() && library::has_data_only(type.name.view());
}

bool Library::is_function(Symbol type) { return library::is_function(type.view()); }

template <class Predicate>
bool Library::is_or_extends(Symbol type, Predicate holds) {
  while (!type.empty()) {
    if (holds(type)) return true;
    const auto* cls = program_.find_class(type);
    type = cls ? cls->superclass : Symbol();
  }
  return false;
}

bool Library::has_trait(Symbol type, library::Trait trait) {
  return is_or_extends(type, [&](Symbol name) { return library::has_trait(name, trait); });
}

bool Library::is_sorted(Symbol type) {
  return is_or_extends(type, [](Symbol name) { return library::is_sorted(name); });
}

bool Library::has_weak_iterators(Symbol type) { return has_trait(type, library::weakly_consistent); }

LibraryKind Library::kind_of(const ir::Method& method) {
  const auto owner = method.owner.view();
  if (owner == types::collections) return LibraryKind::Collections;
  if (owner == types::arrays) return LibraryKind::Arrays;
  if (is_iterator(method.owner)) return LibraryKind::Iterator;
  if (is_container(method.owner)) return method.is_static() ? LibraryKind::Factory : LibraryKind::Container;
  if (owner == types::iterable || owner == types::dictionary) return LibraryKind::Container;
  if (owner == "java/lang/Object" || library::is_data(owner)) return LibraryKind::Plain;
  if (is_below(method.owner, "java/lang/Throwable")) return LibraryKind::Plain;
  return LibraryKind::Unknown;
}

namespace {

std::optional<MethodFamily> family_of(LibraryKind kind, const ir::Method& method) {
  switch (kind) {
    case LibraryKind::Container:
      return method.owner == types::optional ? MethodFamily::optional : MethodFamily::container;
    case LibraryKind::Iterator:
      return MethodFamily::iterator;
    case LibraryKind::Collections:
      return MethodFamily::collections;
    case LibraryKind::Arrays:
      return MethodFamily::arrays;
    case LibraryKind::Factory:
      return MethodFamily::factory;
    case LibraryKind::Plain:
    case LibraryKind::Unknown:
      break;
  }
  return std::nullopt;
}

}  // namespace

const LibraryMethod* Library::row(const ir::Method& method, std::size_t arguments) {
  const auto family = family_of(kind_of(method), method);
  if (!family) return nullptr;
  const auto name = method.name.view();
  const bool given_array = method.descriptor.view().starts_with("([");
  auto count = static_cast<int>(arguments);
  // toArray with a function has no row.
  if (*family == MethodFamily::container && name == "toArray" && count == 2 && !given_array) return nullptr;
  if (*family == MethodFamily::factory && name == "of" && given_array) count = LibraryMethod::varargs;
  return library::find_method(*family, method.owner.view(), name, count);
}

bool Library::is_harmless(Goal goal, const ir::Method& method) {
  if (goal == Goal::ConcurrentModification || goal == Goal::User) return true;
  if (library::throws_nothing_of_collections(method.owner.view(), method.name.view())) return true;
  if (is_below(method.owner, "java/lang/Throwable")) return method.name != "initCause";
  return method.name == "<init>" && kind_of(method) == LibraryKind::Container;
}

}  // namespace jury::encode::epr
