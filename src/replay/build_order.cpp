#include "replay/build_order.h"

namespace jury::replay {

namespace {

using trace::PortableKind;
using trace::PortableObject;
using trace::SnapshotValue;

class Sorter {
 public:
  explicit Sorter(const trace::PortableHeap& heap)
      : heap_(heap), created_(heap.objects.size()), visited_(heap.objects.size()) {}

  BuildOrder run() {
    for (std::size_t i = 0; i < heap_.objects.size(); ++i) create(i);
    for (std::size_t i = 0; i < heap_.objects.size(); ++i) fill(i);
    return std::move(order_);
  }

 private:
  void create(std::size_t number) {
    if (created_[number]) return;
    created_[number] = true;
    const auto& object = heap_.objects[number];
    if (object.kind == PortableKind::Record)
      for (const auto& field : object.fields)
        if (field.value.object >= 0) create(static_cast<std::size_t>(field.value.object));
    order_.creation.push_back(number);
  }

  void fill(std::size_t number) {
    if (visited_[number]) return;
    visited_[number] = true;
    const auto& object = heap_.objects[number];
    for (const auto& field : object.fields) follow(field.value);
    for (const auto& element : object.elements) follow(element);
    for (const auto& value : object.values) follow(value);
    if (object.kind == PortableKind::Collection || object.kind == PortableKind::Map)
      order_.contents.push_back(number);
  }

  void follow(const SnapshotValue& value) {
    if (value.object >= 0) fill(static_cast<std::size_t>(value.object));
  }

  const trace::PortableHeap& heap_;
  std::vector<bool> created_, visited_;
  BuildOrder order_;
};

}  // namespace

BuildOrder build_order(const trace::PortableHeap& heap) { return Sorter(heap).run(); }

std::string obstacle(const trace::PortableHeap& heap) {
  for (const auto& object : heap.objects)
    if (object.kind == PortableKind::Opaque)
      return "it starts with an object of " + object.class_name + ", which cannot be built from outside";
  return "";
}

}  // namespace jury::replay
