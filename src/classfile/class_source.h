// One place classes come from: a file, a directory, an archive, the JDK's runtime image. A source holds an
// index at most; the bytes of a class are fetched when find() asks for it. Sources are not for several
// threads at once.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jury::classfile {

// The bytes of one class, not yet parsed. The view stays valid as long as this object and its source.
struct FoundClass {
  std::span<const unsigned char> bytes;
  std::string origin;                                         // for messages and for read_class
  std::shared_ptr<const std::vector<unsigned char>> storage;  // set when the bytes had to be copied
};

using ClassNameVisitor = std::function<void(std::string_view internal_name)>;

class ClassSource {
 public:
  virtual ~ClassSource() = default;
  ClassSource() = default;
  ClassSource(const ClassSource&) = delete;
  ClassSource& operator=(const ClassSource&) = delete;

  // The class of that internal name (java/util/Map$Entry). Throws UserError when it exists but cannot be
  // read.
  virtual std::optional<FoundClass> find(std::string_view internal_name) const = 0;
  // Names every class of the source once, in no particular order. module-info and package-info are left out.
  virtual void list(const ClassNameVisitor& visit) const = 0;
  // The path, as the user gave it.
  virtual std::string description() const = 0;
};

// "a/B.class" -> "a/B"; nothing for other files, for module-info and for package-info.
std::optional<std::string_view> class_name_of_entry(std::string_view entry);

}  // namespace jury::classfile
