// Findings that were there before: a file of their identities, so that only new ones count.
//
// A finding is known by its property, its method with the descriptor, and what was found: the kind of the
// violation and the statements that lead to it, or that it is undecided. Files of older versions have only
// the property and the method's name: they are read, and know every finding of that name.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::session {

class Baseline {
 public:
  Baseline() = default;
  Baseline(std::set<std::string> names, bool is_old) : names_(std::move(names)), is_old_(is_old) {}

  bool contains(const engine::Result& result) const {
    return names_.contains(is_old_ ? result.short_name() : result.identity());
  }
  // What is no longer found of the questions that these are the answers to. None of an old file: it cannot say.
  std::vector<std::string> fixed(const std::vector<engine::Result>& results) const;
  // Of a version that could not tell overloads of a method apart, nor two findings in one.
  bool is_old() const { return is_old_; }

 private:
  std::set<std::string> names_;
  bool is_old_ = false;
};

// Throws UserError when the file is missing or is no baseline.
Baseline read_baseline(const std::filesystem::path& file);
// Everything that is refuted or undecided and not suppressed otherwise; `known` is what it was compared with.
void write_baseline(const std::vector<engine::Result>& results, const Baseline& known,
                    const std::filesystem::path& file);

}  // namespace jury::session
