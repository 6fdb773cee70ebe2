// Tuples that stand for many: unification of tuples whose columns may be `any` integer (element.h).
#pragma once

#include <optional>

#include "logic/relational/element.h"

namespace jury::logic::relational {

// Numbers the `any`s 0, 1, ... from left to right, so that equal patterns are equal tuples.
Tuple canonical(Tuple tuple);

// left without its last column and right without its first, where those two agree.
std::optional<Tuple> join(const Tuple& left, const Tuple& right);

// The tuples that both stand for.
std::optional<Tuple> meet(const Tuple& left, const Tuple& right);

Tuple concatenate(const Tuple& left, const Tuple& right);

// Whether every tuple `special` stands for is one that `general` stands for.
bool covers(const Tuple& general, const Tuple& special);

std::size_t count_anys(const Tuple& tuple);  // how many different ones

}  // namespace jury::logic::relational
