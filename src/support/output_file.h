// A file that is written as a whole and known to have arrived: what a full disk or a quota refuses often shows
// only when the file is closed.
#pragma once

#include <filesystem>
#include <string_view>

namespace jury {

// Replaces what was there. Throws UserError with the system's reason.
void write_file(const std::filesystem::path& path, std::string_view content);

}  // namespace jury
