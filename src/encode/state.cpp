#include "encode/state.h"

namespace jury::encode {

const ContentsPointer& Heap::find(ObjectId object) const {
  static const ContentsPointer none;
  const std::size_t chunk = object / chunk_size;
  return chunk < chunks_.size() && chunks_[chunk] ? (*chunks_[chunk])[object % chunk_size] : none;
}

void Heap::set(ObjectId object, ContentsPointer contents) {
  const std::size_t index = object / chunk_size;
  if (index >= chunks_.size()) chunks_.resize(index + 1);
  auto chunk = chunks_[index] ? std::make_shared<Chunk>(*chunks_[index]) : std::make_shared<Chunk>();
  (*chunk)[object % chunk_size] = std::move(contents);
  chunks_[index] = std::move(chunk);
}

}  // namespace jury::encode
