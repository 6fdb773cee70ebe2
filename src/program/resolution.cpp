#include "program/resolution.h"

#include <algorithm>

#include "program/program.h"

namespace jury::program {

namespace {

using ir::Class;
using ir::Method;

std::string_view package_of(Symbol class_name) {
  const auto slash = class_name.view().rfind('/');
  return slash == std::string_view::npos ? std::string_view() : class_name.view().substr(0, slash);
}

// The class and its superclasses, nearest first. supertypes() lists a class, then all of its superclass, and
// holds no cycle, whatever the class files say.
std::vector<const Class*> superclass_chain(Program& program, Symbol from) {
  std::vector<const Class*> chain;
  for (const auto& supertype : program.supertypes(from)) {
    const auto* cls = program.find_class(supertype);
    if (cls && !cls->is_interface()) chain.push_back(cls);
  }
  return chain;
}

// Whether `method`, declared in a subclass, overrides `overridden` (JVMS 5.4.5). A method that only its
// package can see is overridden in its package, or through a method there that makes it visible further.
bool overrides(Program& program, const Method& method, const Method& overridden) {
  if (&method == &overridden) return true;
  if ((method.flags | overridden.flags) & (ir::access::is_private | ir::access::is_static)) return false;
  if (overridden.flags & (ir::access::is_public | ir::access::is_protected)) return true;
  if (package_of(method.owner) == package_of(overridden.owner)) return true;
  for (const auto* between : superclass_chain(program, method.owner)) {
    if (between->name == overridden.owner) break;
    const auto* step = between->find_method(method.name, method.descriptor);
    if (step && step != &method && overrides(program, method, *step) && overrides(program, *step, overridden))
      return true;
  }
  return false;
}

// The methods of that name in the superinterfaces of `from` that no other of them is more specific than.
std::vector<const Method*> maximally_specific(Program& program, Symbol from, Symbol name, Symbol descriptor) {
  std::vector<const Method*> found;
  for (const auto& supertype : program.supertypes(from)) {
    const auto* cls = program.find_class(supertype);
    if (!cls || !cls->is_interface()) continue;
    const auto* method = cls->find_method(name, descriptor);
    if (method && !(method->flags & (ir::access::is_private | ir::access::is_static)))
      found.push_back(method);
  }
  std::vector<const Method*> result;
  for (const auto* method : found) {
    const bool less_specific = std::any_of(found.begin(), found.end(), [&](const Method* other) {
      return other != method && program.is_subclass(other->owner, method->owner);
    });
    if (!less_specific) result.push_back(method);
  }
  return result;
}

const Method* in_superclasses(Program& program, Symbol from, Symbol name, Symbol descriptor) {
  for (const auto* cls : superclass_chain(program, from))
    if (const auto* method = cls->find_method(name, descriptor)) return method;
  return nullptr;
}

const Method* in_interfaces(Program& program, Symbol from, Symbol name, Symbol descriptor) {
  const auto candidates = maximally_specific(program, from, name, descriptor);
  const auto is_default = [](const Method* method) { return !method->is_abstract(); };
  if (std::count_if(candidates.begin(), candidates.end(), is_default) == 1)
    return *std::find_if(candidates.begin(), candidates.end(), is_default);
  return candidates.empty() ? nullptr : candidates.front();
}

}  // namespace

const ir::Field* resolve_field(Program& program, const ir::FieldReference& reference) {
  // supertypes() lists a class, what it inherits from its superclass, then its interfaces; a name declared in
  // more than one of them is an error of javac's, so the order in which they are searched does not matter
  // beyond the class itself.
  for (const auto& supertype : program.supertypes(reference.owner)) {
    const auto* cls = program.find_class(supertype);
    if (!cls) continue;
    if (const auto* field = cls->find_field(reference.name, reference.type)) return field;
  }
  return nullptr;
}

const Method* resolve_method(Program& program, const ir::MethodReference& reference) {
  static const Symbol object("java/lang/Object");
  const auto owner = reference.owner.view().starts_with("[") ? object : reference.owner;
  const auto* cls = program.find_class(owner);
  if (!cls) return nullptr;
  if (cls->is_interface()) {
    if (const auto* method = cls->find_method(reference.name, reference.descriptor)) return method;
    const auto* root = program.find_class(object);
    if (const auto* method = root ? root->find_method(reference.name, reference.descriptor) : nullptr)
      return method;
  } else if (const auto* method = in_superclasses(program, owner, reference.name, reference.descriptor)) {
    return method;
  }
  return in_interfaces(program, owner, reference.name, reference.descriptor);
}

const Method* select_method(Program& program, Symbol receiver, const Method& method) {
  static const Symbol object("java/lang/Object");
  if (method.flags & (ir::access::is_private | ir::access::is_static)) return &method;
  const auto start = receiver.view().starts_with("[") ? object : receiver;
  for (const auto* cls : superclass_chain(program, start)) {
    const auto* candidate = cls->find_method(method.name, method.descriptor);
    if (candidate && overrides(program, *candidate, method)) return candidate;
  }
  const auto candidates = maximally_specific(program, start, method.name, method.descriptor);
  const Method* chosen = nullptr;
  for (const auto* candidate : candidates) {
    if (candidate->is_abstract()) continue;
    if (chosen) return nullptr;
    chosen = candidate;
  }
  return chosen ? chosen : (candidates.empty() ? nullptr : candidates.front());
}

}  // namespace jury::program
