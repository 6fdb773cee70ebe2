// Free choices of numbers: which operation makes one of which kind.
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "ir/operation.h"
#include "ir/type.h"

namespace jury::ir {

inline constexpr std::array choice_operations{
    std::pair{Operation::ChooseBoolean, Kind::Boolean}, std::pair{Operation::ChooseByte, Kind::Byte},
    std::pair{Operation::ChooseChar, Kind::Char},       std::pair{Operation::ChooseShort, Kind::Short},
    std::pair{Operation::ChooseInt, Kind::Int},         std::pair{Operation::ChooseLong, Kind::Long},
    std::pair{Operation::ChooseFloat, Kind::Float},     std::pair{Operation::ChooseDouble, Kind::Double}};

constexpr std::optional<Kind> chosen_kind(Operation operation) {
  for (const auto& [choice, kind] : choice_operations)
    if (choice == operation) return kind;
  return std::nullopt;
}

constexpr std::optional<Operation> choice_of(Kind kind) {
  for (const auto& [choice, chosen] : choice_operations)
    if (chosen == kind) return choice;
  return std::nullopt;
}

}  // namespace jury::ir
