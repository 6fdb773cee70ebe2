#include "replay/embedded.h"

extern "C" {
extern const char jury_replay_archive_begin[], jury_replay_archive_end[];
extern const char jury_replay_heap_source_begin[], jury_replay_heap_source_end[];
extern const char jury_replay_state_source_begin[], jury_replay_state_source_end[];
extern const char jury_replay_unknown_source_begin[], jury_replay_unknown_source_end[];
extern const char jury_replay_choice_source_begin[], jury_replay_choice_source_end[];
extern const char jury_replay_jury_source_begin[], jury_replay_jury_source_end[];
}

namespace jury::replay {

std::string_view runtime_archive() { return {jury_replay_archive_begin, jury_replay_archive_end}; }
std::string_view heap_source() { return {jury_replay_heap_source_begin, jury_replay_heap_source_end}; }
std::string_view state_source() { return {jury_replay_state_source_begin, jury_replay_state_source_end}; }
std::string_view unknown_source() {
  return {jury_replay_unknown_source_begin, jury_replay_unknown_source_end};
}
std::string_view choice_source() { return {jury_replay_choice_source_begin, jury_replay_choice_source_end}; }
std::string_view jury_source() { return {jury_replay_jury_source_begin, jury_replay_jury_source_end}; }

}  // namespace jury::replay
