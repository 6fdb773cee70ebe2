// Collections of the program's own in an initial heap that extend a collection of the library (start/
// own_collections.h): the part of the library is filled as an object of its own, and its fields are those of
// the program's object then. So no code of the program runs, and any contents are there, whatever overriding
// methods would let through: more states than there are, never fewer.
#include "encode/initial_heap.h"
#include "library/types.h"
#include "start/own_collections.h"

namespace jury::encode {

using ir::DeclaredType;
using ir::Type;

const InitialHeap::LibraryPart* InitialHeap::library_part(ObjectId object) const {
  const auto found = library_parts_.find(object);
  return found == library_parts_.end() ? nullptr : &found->second;
}

const std::vector<ObjectId>& InitialHeap::own_pool(Symbol class_name, const DeclaredType& type,
                                                   State& state) {
  const auto contents = start::contents_of_own(workspace_, values_.parameters(), class_name, type);
  std::string key = Type::reference(class_name).descriptor();
  for (const auto& argument : contents.arguments) key += "," + argument.type.descriptor();
  const auto [known, added] = pools_.try_emplace(key);
  if (!added) return known->second;
  bounded_ = true;
  declared_elements_.add(workspace_.program(), {Type::reference(class_name), contents.arguments},
                         [this](const std::string& what) { executor_.rely(what); });
  std::vector<ObjectId> pool;
  for (std::uint32_t i = 0; i < limit_of(class_name); ++i) {
    const auto object = make_object(class_name, i, state);
    const auto part = make_collection(contents.type.name, state);
    LibraryPart made{part, std::nullopt};
    if (contents.type.name == library::types::linked_hash_map)
      made.access_order = executor_.fresh_value(ir::Kind::Boolean, "access_order");
    library_parts_.emplace(object, made);
    part_of_.emplace(part, object);
    edges_.push_back({object, Target{part, executor_.values().terms().true_term()}});
    to_fill_collections_.emplace(place(i), Collection{part, contents});
    pool.push_back(object);
  }
  symmetry_.add_pool(pool);
  return pools_[key] = std::move(pool);
}

// After the part of the library was filled.
void InitialHeap::take_contents(ObjectId part, State& state) {
  const auto whole = part_of_.find(part);
  if (whole == part_of_.end()) return;
  auto& objects = executor_.objects();
  const auto& from = objects.contents(state, part);
  Contents result = objects.contents(state, whole->second);
  const auto& layout = objects.layout(objects.info(whole->second).type.name);
  const auto& access_order = library_parts_.at(whole->second).access_order;
  for (const auto& [field, slot] : objects.layout(objects.info(part).type.name).slot) {
    auto& value = result.slots[layout.slot.at(field)];
    value = from.slots[slot];
    if (access_order && field->name == "accessOrder") value = *access_order;
  }
  state.heap.set(whole->second, std::make_shared<Contents>(std::move(result)));
}

}  // namespace jury::encode
