// "did you mean": the known word nearest to a mistyped one.
#pragma once

#include <string>
#include <vector>

namespace jury {

// "; did you mean X?" for the candidate within a small edit distance, otherwise nothing.
std::string suggestion(const std::string& word, const std::vector<std::string>& candidates);

}  // namespace jury
