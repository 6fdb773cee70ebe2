// What a program can ask of the machine that it runs on (jury.rt.World.time), beside clocks: one meaning for
// every engine and the interpreter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace jury::program {

// The numbers of jury.rt.World; clocks, processors and memory come before.
inline constexpr std::int64_t environment_is_chosen = 9;
inline constexpr std::int64_t whole_environment = 10;

// The stream on which a run tells the conventions that it relied on; 1 and 2 are the program's own.
inline constexpr int conventions_stream = 0;

// A convention of the machine that the models fix: the assumption that a result which depends on it lists.
std::optional<std::string> assumed_convention(std::int64_t kind);

}  // namespace jury::program
