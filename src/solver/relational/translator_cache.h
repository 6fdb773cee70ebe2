// The one way into the handlers of the translator: look the node up for the present binding, or translate it.
#pragma once

#include "solver/relational/translator.h"

namespace jury::solver::relational {

template <class Value, class Handler>
Value Translator::cached(Cache<Value>& cache, const Node* node, Handler handler) {
  CacheKey key = cache_key(node);
  if (const auto found = cache.find(key); found != cache.end()) return found->second;
  try {
    Value value = (this->*handler)(*node);
    cache.emplace(std::move(key), value);
    return value;
  } catch (const Unsupported& error) {
    if (error.position().known() || !node->position.known()) throw;
    throw Unsupported(node->position, error.what());
  }
}

}  // namespace jury::solver::relational
