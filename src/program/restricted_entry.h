// An entry that is asked about a part of its executions: those from where preconditions hold, and in which
// no guard throws. It becomes part of the code, so that every engine reads it the same way, and is
// taken back at the end of the object's life.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "program/guards.h"
#include "program/preconditions.h"

namespace jury::program {

struct Restriction {
  std::vector<Precondition> preconditions = {};
  std::vector<Guard> guards = {};
  // Of other methods: left out wherever they are called.
  std::vector<std::pair<const ir::Method*, Guard>> guards_of_others = {};
  bool empty() const { return preconditions.empty() && guards.empty() && guards_of_others.empty(); }
};

class RestrictedEntry {
 public:
  RestrictedEntry(Workspace& workspace, const ir::Method& entry, const Restriction& restriction);
  ~RestrictedEntry();
  RestrictedEntry(const RestrictedEntry&) = delete;
  RestrictedEntry& operator=(const RestrictedEntry&) = delete;

 private:
  void replace(const ir::Method& method, ir::Body body);

  Workspace& workspace_;
  std::vector<std::pair<const ir::Method*, std::shared_ptr<const ir::Body>>> originals_;
};

}  // namespace jury::program
