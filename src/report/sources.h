// The text of source files, read once, by line.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace jury::report {

class Sources {
 public:
  // All lines; none when the file cannot be read.
  const std::vector<std::string>& lines(const std::string& file);
  // Without the space around it; empty when there is no such line.
  std::string line(const std::string& file, int number);

 private:
  std::map<std::string, std::vector<std::string>> files_;
};

}  // namespace jury::report
