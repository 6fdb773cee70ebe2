// Whether parameters may be null, by the annotations that people use: those of JSpecify, JSR-305, Jakarta,
// the Checker Framework, JetBrains, Spring, Eclipse, Android, Lombok, and whatever else calls itself
// `Nullable` or `NonNull`. What counts is the simple name. An annotation of the parameter or of its type comes
// first, then what the method, its class, the classes around it and its package say of all of theirs.
//
// Read from class files: an annotation that the compiler drops is not seen.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "findings/class_files.h"

namespace jury::findings {

enum class Nullness : std::uint8_t { Unknown, Nullable, NonNull };

class NullnessAnnotations {
 public:
  explicit NullnessAnnotations(ClassFiles& files) : files_(files) {}

  // By local: the receiver first, which is never null.
  const std::vector<Nullness>& parameters(const ir::Method& method);

 private:
  std::vector<Nullness> find(const ir::Method& method);
  std::optional<Nullness> usual_of_class(const classfile::ClassFile& file);

  ClassFiles& files_;
  std::map<const ir::Method*, std::vector<Nullness>> known_;
};

}  // namespace jury::findings
