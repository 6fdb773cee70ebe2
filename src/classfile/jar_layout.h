// What a jar's entries mean, whichever way they are read: which entry is the class of a name, given the
// manifest and the Java release the program is meant to run on (JAR specification, multi-release jars).
// Classes below META-INF that are no versions of others are not on the class path and so ignored. The
// manifest's Class-Path is not followed: the user names the jars.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace jury::classfile {

// Whether the main section of a manifest says Multi-Release: true.
bool is_multi_release(std::string_view manifest);

class JarLayout {
 public:
  // Looks at one entry. `prefix` is where the classes are ("" in a jar, "classes/" in a jmod). Entries may
  // come in any order; the name must outlive the layout.
  void add(std::string_view entry, std::uint64_t number, std::string_view prefix);
  // Once all entries are added; without it versions are ignored.
  void use_versions_up_to(int java_release);

  std::optional<std::uint64_t> find(std::string_view class_name) const;
  void list(const std::function<void(std::string_view)>& visit) const;
  std::size_t size() const { return classes_.size(); }
  void reserve(std::size_t entries) { classes_.reserve(entries); }

 private:
  struct Version {
    int release;
    std::string_view class_name;
    std::uint64_t number;
  };

  std::unordered_map<std::string_view, std::uint64_t> classes_;
  std::vector<Version> versions_;
};

}  // namespace jury::classfile
