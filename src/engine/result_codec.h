// Results as bytes, for the pipe between a worker process and the scheduler. What is read back equals what
// was written.
#pragma once

#include <string>
#include <string_view>

#include "engine/verdict.h"

namespace jury::engine {

std::string encode_result(const Result& result);
// Throws InternalError for bytes that encode_result did not make.
Result decode_result(std::string_view bytes);

}  // namespace jury::engine
