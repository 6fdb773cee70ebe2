// The operations that the library models bottom out in: abstract sequences and tables, texts, values,
// the outside world, free choice. Each is a native method of a class in src/models/java/jury/rt; `lower`
// turns a call of one into an Operate statement. The interpreter and every engine give each its meaning,
// and so to every class that is modelled with them (docs/dev/design.md, decision 3; J2BP, section 4.2).
//
// In the table: the operation, its name in IR text, and the native method it stands for. An instance
// method passes its receiver as the first argument. What each means is told in the Java class.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "support/symbol.h"

namespace jury::ir {

enum class Operation : std::uint8_t {
#define JURY_OPERATION(id, name, owner, method, descriptor) id,
#include "ir/operations.def"
#undef JURY_OPERATION
};

struct OperationInfo {
  Operation operation;
  std::string_view name;        // "seq.get"
  std::string_view owner;       // "jury/rt/Seq"
  std::string_view method;      // "get"
  std::string_view descriptor;  // "(I)Ljava/lang/Object;"
  bool is_static;
};

inline constexpr std::size_t operation_count = 0
#define JURY_OPERATION(id, name, owner, method, descriptor) +1
#include "ir/operations.def"
#undef JURY_OPERATION
    ;

const OperationInfo& info(Operation operation);
std::optional<Operation> operation_named(std::string_view name);
// The operation that a native method of jury.rt stands for.
std::optional<Operation> operation_of(Symbol owner, Symbol method, Symbol descriptor);

}  // namespace jury::ir
