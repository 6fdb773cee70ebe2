// What a change can affect: the entries of today of which a question is new or has another key than at the revision.
// A key hashes all that an answer depends on (store/dependencies.h), so that one which is the same has the same answer;
// callers of what has changed have other keys, for the code they can reach is part of theirs.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "change/revision_keys.h"
#include "session/work_list.h"

namespace jury::change {

struct Selection {
  std::vector<std::size_t> places;  // in the list of today: new entries first, then changed ones
  std::size_t new_entries = 0;
  std::size_t left_out = 0;
};

// `before`: nothing: all entries count as changed.
Selection select(const std::vector<session::WorkItem>& today, const std::optional<Keys>& before);
// For people.
std::string summary_of(const Selection& selection, const Revision& revision);

}  // namespace jury::change
