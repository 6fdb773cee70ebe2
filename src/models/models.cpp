#include "models/models.h"

extern "C" {
extern const unsigned char jury_models_begin[];
extern const unsigned char jury_models_end[];
}

namespace jury::models {

std::span<const unsigned char> archive() { return {jury_models_begin, jury_models_end}; }

}  // namespace jury::models
