#include "engine/bounded/exact_heap.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "ir/member_types.h"
#include "program/unknown_class.h"
#include "start/code_in_use.h"
#include "start/implementations.h"
#include "start/library_values.h"
#include "start/own_collections.h"
#include "start/static_contents.h"

namespace jury::engine {

namespace {

using ir::Type;

constexpr std::uint32_t most_objects = 8;  // of one class

struct Unbounded {};

class Counter {
 public:
  Counter(program::Workspace& workspace, const start::CodeInUse& code)
      // Specifications also speak of objects that no code reads.
      : workspace_(workspace),
        code_(code),
        is_plain_(code.is_plain && workspace.contracts().empty()),
        implementations_(workspace) {}

  // One more reference of the type: as many objects more, of each class that fits, may be there.
  void add(const Type& type) {
    if (!type.is_reference()) return;
    if (type.is_array()) {
      if (type.element().is_reference()) throw Unbounded();
      return count(type);
    }
    if (start::is_box(type.name) || (is_plain_ && type.name == "java/lang/String")) return count(type);
    auto& program = workspace_.program();
    if (start::enum_of(program, type.name)) return;
    if (!workspace_.is_user_class(type.name)) return add_sealed(type.name);
    for (const auto& lambda : implementations_.lambdas_of(type.name))
      if (!program.get_class(lambda).fields.empty()) throw Unbounded();
    for (const auto& name : implementations_.classes_of(type.name)) {
      if (start::enum_of(program, name)) throw Unbounded();
      if (start::is_collection(program, name) || !open_.insert(name).second) throw Unbounded();
      count(Type::reference(name));
      add_fields(name);
      open_.erase(name);
    }
  }

  encode::ExactHeap take() {
    encode::ExactHeap result{std::move(counts_), std::nullopt, sealed_};
    if (is_plain_) result.fields_read = code_.fields_read;
    return result;
  }

 private:
  // An object of the library that nobody looks into, which is none of another type.
  void add_sealed(Symbol name) {
    auto& program = workspace_.program();
    const auto overlaps = [&](Symbol other) { return program.is_subclass(other, name); };
    static const std::array arrays{Symbol("java/lang/Object"), Symbol("java/lang/Cloneable"),
                                   Symbol("java/io/Serializable")};
    static const std::array values{Symbol("java/lang/String"), Symbol("java/lang/Integer"),
                                   Symbol("java/lang/Boolean"), Symbol("java/lang/Character")};
    const bool is_other = !sealed_.empty() && sealed_ != name;
    // What is thrown counts by its class.
    const bool may_be_thrown = program.is_subclass(name, Symbol("java/lang/Throwable"));
    if (!is_plain_ || is_other || may_be_thrown || std::ranges::count(arrays, name) > 0 ||
        std::ranges::any_of(workspace_.user_classes(), overlaps) || std::ranges::any_of(values, overlaps))
      throw Unbounded();
    const auto cls = program::sealed_class(program, name);
    if (!cls) throw Unbounded();
    sealed_ = name;
    count(Type::reference(*cls));
  }

  void count(const Type& type) {
    if (++counts_[type.descriptor()] > most_objects) throw Unbounded();
  }

  void add_fields(Symbol class_name) {
    auto& program = workspace_.program();
    for (auto name = class_name; !name.empty();) {
      const auto& cls = program.get_class(name);
      for (const auto& field : cls.fields)
        if (!field.is_static() && (!is_plain_ || code_.fields_read.count({field.owner, field.name})))
          add(field.type);
      name = cls.superclass;
    }
  }

  program::Workspace& workspace_;
  const start::CodeInUse& code_;
  const bool is_plain_;
  start::Implementations implementations_;
  std::map<std::string, std::uint32_t> counts_;
  std::set<Symbol> open_;  // classes around the present one
  Symbol sealed_;
};

}  // namespace

std::optional<encode::ExactHeap> exact_heap(program::Workspace& workspace, const ir::Method& entry) {
  const auto code = start::code_in_use(workspace, entry);
  Counter counter(workspace, code);
  start::StaticContents contents(workspace);
  try {
    for (const auto& name : code.classes)
      for (const auto& field : workspace.program().get_class(name).fields)
        if (contents.is_free(field, code)) counter.add(field.type);
    if (!entry.is_static() && entry.name != "<init>") counter.add(Type::reference(entry.owner));
    for (const auto& type : ir::Signature::from_descriptor(entry.descriptor.view()).parameters)
      counter.add(type);
  } catch (const Unbounded&) {
    return std::nullopt;
  }
  return counter.take();
}

}  // namespace jury::engine
