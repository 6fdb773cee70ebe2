// A file that is written as a whole and known to have arrived: what a full disk or a quota refuses often shows
// only when the file is closed.
#pragma once

#include <filesystem>
#include <string_view>

namespace jury {

// Replaces what was there. Throws UserError with the system's reason.
void write_file(const std::filesystem::path& path, std::string_view content);

// The same, for a file that others may read meanwhile, on this machine or another one: they see what was there
// before, or all of it. It takes a name beside the file's own that no other process has.
void write_file_at_once(const std::filesystem::path& path, std::string_view content);

// The same, unless the file is there: of several that try at once, on whichever machines, one gets true.
bool write_file_once(const std::filesystem::path& path, std::string_view content);

}  // namespace jury
