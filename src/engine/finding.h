// What a refutation is worth: how one gets to the state and the call that it starts from (src/findings).
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jury::engine {

enum class FindingKind : std::uint8_t {
  Reachable,  // public calls with permitted arguments lead there
  Argument,   // it needs an argument that the method does not promise to take
  State,      // no construction of the state is known, and none is excluded
  Expected,   // the method says so: a guard on its arguments or its state throws
};
inline constexpr std::array finding_kinds{FindingKind::Reachable, FindingKind::Argument, FindingKind::State,
                                          FindingKind::Expected};
std::string_view name_of(FindingKind kind);  // "reachable", ...
std::optional<FindingKind> finding_kind_named(std::string_view name);

// A set of kinds, as --show and --fail-on take it.
class KindSet {
 public:
  KindSet() = default;
  KindSet(std::initializer_list<FindingKind> kinds) {
    for (const auto kind : kinds) add(kind);
  }
  void add(FindingKind kind) { bits_ |= bit(kind); }
  bool contains(FindingKind kind) const { return (bits_ & bit(kind)) != 0; }
  static KindSet all() { return {FindingKind::Reachable, FindingKind::Argument, FindingKind::State, FindingKind::Expected}; }
  static KindSet usual() { return {FindingKind::Reachable}; }

 private:
  static unsigned bit(FindingKind kind) { return 1U << static_cast<unsigned>(kind); }
  unsigned bits_ = 0;
};

struct Finding {
  FindingKind kind = FindingKind::State;
  // The user's own claim (an assert, a contract, a property of a file), or found where every refutation was
  // asked for (--entry, a main): it counts, whatever its kind.
  bool always_counts = false;
  // Argument: what the method seems to ask for, "name != null". Empty otherwise.
  std::string precondition;
  // A sentence that tells more: what was not decided, where a guard stands.
  std::string note;
  // Java statements, public calls only, the last of which is the violating call.
  std::vector<std::string> calls;
  // Whether it belongs before others (smaller first), and why.
  int rank = 0;
  std::vector<std::string> signs;

  // Whether it is one of these, or counts anyway.
  bool is_among(const KindSet& kinds) const { return always_counts || kinds.contains(kind); }
  bool operator==(const Finding&) const = default;
};

}  // namespace jury::engine
