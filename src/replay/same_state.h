// Whether two heaps as text (heap_text.h) are the same but for the numbers of their objects. Texts of equal
// heaps differ where a hash set or map is the only way to some objects: two JVMs iterate over it in different
// orders.
#pragma once

#include <functional>
#include <string_view>

namespace jury::replay {

// `is_hashed` tells by the number of an object of the first heap whether the order of its elements means
// nothing. False also when the search for an agreement of the numbers takes too long.
bool is_same_state(std::string_view first, std::string_view second,
                   const std::function<bool(int number)>& is_hashed);

}  // namespace jury::replay
