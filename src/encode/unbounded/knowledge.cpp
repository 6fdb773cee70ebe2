#include "encode/unbounded/knowledge.h"

namespace jury::encode::unbounded {

void Knowledge::fill_values() {
  for (const auto& box : box_classes) {
    auto& info = families_[box.family];
    info.shape = Shape::Box;
    info.type = ir::Type::reference(Symbol(box.class_name));
    info.many = true;
    info.name = std::string(box.class_name).substr(10);
  }
  auto& text = families_[texts];
  text.shape = Shape::Text;
  text.type = ir::Type::reference(Symbol("java/lang/String"));
  text.many = true;
  text.name = "String";
}

ContextId Knowledge::step(ContextId from, std::uint32_t kind, std::uint64_t what) {
  const auto next = static_cast<ContextId>(contexts_.size() + 1);
  return contexts_.try_emplace({from, kind, what}, next).first->second;
}

FamilyId Knowledge::family(ContextId context, std::uint64_t site, const Family& info) {
  const auto [entry, is_new] = sites_.try_emplace({context, site, info.shape, info.many, info.type.descriptor()},
                                                  static_cast<FamilyId>(families_.size()));
  if (is_new) families_.push_back(info);
  return entry->second;
}

void Knowledge::add_target(FamilyId family, Slot slot, const FamilySet& targets) {
  auto& known = points_to_[{family, slot}];
  if (known.includes(targets)) return;
  known = known.unite(targets);
  grown_ = true;
}

std::uint64_t Knowledge::text(const std::u16string& content) {
  return text_numbers_.try_emplace(content, text_numbers_.size()).first->second;
}

}  // namespace jury::encode::unbounded
