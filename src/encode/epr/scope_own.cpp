// Collections and iterators of the program's own: classes below Iterator, Iterable, Map or Map.Entry with
// methods that override the library's. Their methods are analysed as any code of the program, and so are the
// methods that they inherit from the library's interfaces and abstract classes (AbstractMap and its like),
// but for the iterators of AbstractList, which the rows of library/methods.h know. Library code that meets such an
// object may call its methods: all of them, any number of times, with any arguments (the procedure "library
// code").
#include <algorithm>
#include <array>
#include <span>

#include "encode/epr/scope.h"
#include "library/callbacks.h"
#include "library/classes.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using ir::Method;

// Code of the library that is analysed as the program's where an object of the program's own has it.
bool Scope::is_adopted(const Method& method) const {
  const auto owner = method.owner.view(), name = method.name.view();
  if (name == "<init>" || name == "<clinit>" || name == "clone") return false;
  if (library::is_skeleton(owner))
    return owner != library::types::abstract_list || !library::is_counting_method_of_abstract_list(name);
  if (method.is_static() || method.is_abstract()) return false;
  const bool in_util = library::is_in_util(owner) && owner.find('/', library::types::util_package.size()) == owner.npos;
  if (!in_util && owner != library::types::iterable) return false;
  const auto* cls = workspace_.program().find_class(method.owner);
  return cls && cls->is_interface();
}

bool Scope::is_own_class(Symbol class_name) {
  if (!is_user(class_name)) return false;
  if (library_.is_iterator(class_name)) return true;
  if (!library_.is_container(class_name) && !program().is_subclass(class_name, Symbol(library::types::iterable)))
    return false;
  bool own = false;
  for_each_user_method(class_name, [&](const Method& method) {
    own = own || (overrides_library(method, class_name) && !library::leaves_collection_as_it_is(method.name.view()));
  });
  return own;
}

void Scope::find_own_classes() {
  for (const auto name : instantiated_) {
    const bool own = is_own_class(name);
    if (own) own_.insert(name);
    if (own && library_.is_iterator(name) && library_.is_container(name))
      throw Unsupported(ir::display_class(name.view()) + " is both a collection and an iterator");
    row_heirs_ = row_heirs_ || inherits_rows(name);
    own_iterators_ = own_iterators_ || (own && library_.is_iterator(name));
    own_collections_ = own_collections_ || (own && !library_.is_iterator(name));
    for_each_user_method(name, [&](const Method& method) {
      if (!reached_.contains(&method) || method.is_static() || !overrides_library(method, name)) return;
      if ((own || library::is_implicit_callback(method.name.view())) && is_called_by_library(method, own) &&
          std::ranges::find(outside_, &method) == outside_.end())
        outside_.push_back(&method);
    });
  }
}

// Something that it is given is no plain data.
bool Scope::is_given_objects(const Method& method, const ir::Call& call) {
  return std::ranges::any_of(call.arguments, [&](const ir::Operand& argument) {
    const auto type = type_of(method, argument);
    return type.is_reference() && !type.name.empty() && !is_plain(type);
  });
}

// Library code that calls no method of the program, whatever it is given, unless a collection of the
// program's own inherits it.
bool Scope::is_quiet(const Method& method, const ir::Call& call) {
  const auto& target = called_method(call);
  const auto name = target.name.view();
  if (!is_given_objects(method, call)) return true;
  if (target.owner == "java/lang/System" || target.owner == "java/lang/Class") return name != "exit";
  if (name == "<init>")
    return call.arguments.size() == 1 &&
           !program().is_subclass(target.owner, Symbol("java/lang/Throwable")) &&
           (library::is_in_util(target.owner.view()) || target.owner.view().starts_with("java/lang/"));
  if (target.owner == "java/lang/Object") return name == "getClass";
  if (target.owner == library::types::objects) return call.arguments.size() == 1 && name == "requireNonNull";
  const auto kind = library_.kind_of(target);
  if (sorted_ranges_) return false;  // even their size compares
  if (kind != LibraryKind::Iterator && kind != LibraryKind::Container) return false;
  const auto* row = library_.row(target, call.arguments.size());
  if (!row) return false;
  const bool by_index = target.descriptor.view().starts_with("(I");
  if (row->asks == Asks::nothing || (row->asks == Asks::nothing_by_index && by_index)) return true;
  // Those that only find places may be given a function, or a collection, of the program's own.
  return kind == LibraryKind::Container && !looks_at_elements(method, call) && row->effect.callback < 0 &&
         row->effect.copies <= 0;
}

bool Scope::inherits_rows(Symbol class_name) {
  if (!is_own_class(class_name) || library_.is_iterator(class_name)) return false;
  const auto supers = program().supertypes(class_name);
  return std::ranges::any_of(supers, [this](Symbol super) {
    const auto* cls = program().find_class(super);
    const bool is_collection = library_.is_container(super) && cls && !cls->is_interface() && !is_user(super);
    return is_collection && (super == library::types::abstract_list || !library::is_skeleton(super.view()));
  });
}

unsigned Scope::callbacks_of(const Method& method) {
  unsigned result = 0;
  for (const auto& block : body(method).blocks) {
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (call && !is_user(called_method(*call).owner)) result |= callbacks_of(method, *call);
    }
  }
  const bool heirs = std::ranges::any_of(instantiated_, [this](Symbol name) { return inherits_rows(name); });
  return heirs ? result | calls_anything : result;
}

// Library code reads what it is given, but for functions that its row names. Wrappers of collections of the
// program's own call anything.
unsigned Scope::callbacks_of(const Method& method, const ir::Call& call) {
  if (is_quiet(method, call)) return 0;
  const auto& target = called_method(call);
  if (unresolved_.contains(&call)) return calls_anything;
  const auto name = target.name.view();
  const auto* row = library_.row(target, call.arguments.size());
  switch (library_.kind_of(target)) {
    case LibraryKind::Container:
      if (name == "<init>" && library::is_in_util(target.owner.view())) return calls_elements;
      return row ? callbacks_of_row(method, call, *row) : calls_anything;
    case LibraryKind::Iterator:
    case LibraryKind::Factory:
    case LibraryKind::Arrays:
    case LibraryKind::Collections:
      return row ? callbacks_of_row(method, call, *row) : calls_anything;
    case LibraryKind::Plain:
      return callbacks_of_plain(method, call);
    case LibraryKind::Unknown:
      break;
  }
  const bool given_function = name == "requireNonNullElseGet" || name == "requireNonNull";
  return target.owner == library::types::objects && !given_function ? calls_elements | calls_text
                                                                : calls_anything;
}

unsigned Scope::callbacks_of_row(const Method& method, const ir::Call& call, const LibraryMethod& row) {
  switch (row.asks) {
    case Asks::hash:
      return calls_hash | calls_reading;
    case Asks::text:
      return calls_text | calls_reading;
    case Asks::elements_and_text:
      return calls_elements | calls_text;
    case Asks::given:
      return may_be_given_own(method, call) ? calls_anything : calls_elements;
    case Asks::nothing:
    case Asks::nothing_by_place:
    case Asks::nothing_by_index:
    case Asks::elements:
      break;
  }
  return calls_elements;
}

unsigned Scope::callbacks_of_plain(const Method& method, const ir::Call& call) {
  const auto& target = called_method(call);
  const auto name = target.name.view(), owner = target.owner.view();
  if (owner == "java/lang/Object") {
    if (name == "hashCode") return calls_hash | calls_reading;
    if (name == "toString") return calls_text | calls_reading;
    return name == "equals" ? calls_elements : calls_anything;
  }
  const bool told = program().is_subclass(target.owner, Symbol("java/lang/Throwable"));
  const auto given = std::span(call.arguments).subspan(target.is_static() ? 0 : 1);
  const bool given_data = std::ranges::all_of(
      given, [&](const ir::Operand& argument) { return is_plain(type_of(method, argument)); });
  const bool given_exceptions = std::ranges::all_of(given, [&](const ir::Operand& argument) {
    const auto type = type_of(method, argument);
    return is_plain(type) || (type.is_reference() && !type.name.empty() && !type.is_array() &&
                              program().is_subclass(type.name, Symbol("java/lang/Throwable")));
  });
  if (told && name == "<init>" && given_data) return calls_told;
  if (told) return given_exceptions ? calls_told | calls_text : calls_anything;
  // A stream that is made may hand on to one of the program.
  const bool of_library = target.is_static() || is_plain(type_of(method, call.arguments[0]));
  return of_library && only_writes(target) ? calls_text | calls_elements : calls_anything;
}

// It asks what it is given for its text, its characters or its elements at most.
bool Scope::only_writes(const Method& target) {
  if (!library::is_writer(target.owner.view(), target.name.view())) return false;
  const auto signature = ir::Signature::from_descriptor(target.descriptor.view());
  return std::ranges::all_of(signature.parameters, [&](ir::Type type) {
    while (type.is_reference() && type.is_array()) type = type.element();
    return !type.is_reference() || library::is_told_by_writers(type.name.view());
  });
}

// An argument may be a collection or an iterator of the program's own.
bool Scope::may_be_given_own(const Method& method, const ir::Call& call) {
  return std::ranges::any_of(call.arguments, [&](const ir::Operand& argument) {
    const auto type = type_of(method, argument);
    if (!type.is_reference() || type.name.empty()) return false;
    return std::ranges::any_of(instantiated_, [&](Symbol name) {
      return program().is_subtype(ir::Type::reference(name), type) && is_own_class(name);
    });
  });
}

bool Scope::is_called_by_library(const Method& method, bool own) const {
  if (callbacks_ & calls_anything) return true;
  const auto name = method.name.view();
  if (own && (callbacks_ & calls_reading) && library::is_called_when_read(name)) return true;
  if (library::is_called_of_exceptions(name)) return callbacks_ & (calls_told | calls_text);
  if (!library::is_implicit_callback(method.name.view())) return false;
  if (name == "hashCode") return callbacks_ & calls_hash;
  if (name == "equals") return callbacks_ & calls_equals;
  if (name == "toString") return callbacks_ & calls_text;
  if (name == "compare" || name == "compareTo") return callbacks_ & calls_compare;
  return true;
}

bool Scope::calls_outside(const Method& method, const ir::Call& call) {
  const auto matters = [this](const Method* target) { return impact_.contains(target); };
  return meaning(method, call).library && std::ranges::any_of(outside_, matters) &&
         is_given_objects(method, call) && (row_heirs_ || sets_of_maps_ || !is_quiet(method, call));
}

bool Scope::reads_part(const Method& method, const ir::Call& call) {
  return parts_ && meaning(method, call).library && is_given_objects(method, call);
}

bool Scope::looks_at_elements(const Method& method, const ir::Call& call) {
  const auto receiver = type_of(method, call.arguments[0]);
  if (!receiver.is_reference() || receiver.name.empty()) return true;
  const auto& target = called_method(call);
  if (target.is_static() || !library_.is_ordered(receiver.name)) return true;
  const auto* row = library_.row(target, call.arguments.size());
  if (!row) return true;
  const bool by_object = target.descriptor.view().starts_with("(L");
  return row->asks != Asks::nothing && row->asks != Asks::nothing_by_place &&
         (row->asks != Asks::nothing_by_index || by_object);
}

bool Scope::changes_count(const ir::StoreField& store) {
  const auto* found = field(store.field);
  return found && found->name == "modCount" && !is_user(found->owner);
}

bool Scope::has_impact_by_name() const {
  return std::ranges::any_of(outside_, [this](const Method* method) {
    return impact_.contains(method) && library::is_implicit_callback(method->name.view());
  });
}

}  // namespace jury::encode::epr
