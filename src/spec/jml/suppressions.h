// Findings that a source accepts: `@SuppressWarnings("jury:PROPERTY reason")` at a method or a class.
//
// The annotation does not reach the class files, so it is read from the source. The word behind `jury:` is
// the name of a property or `all`; what follows it is the reason. Annotations of local variables, and of
// local and anonymous classes, are not read.
#pragma once

#include <string>
#include <vector>

#include "spec/jml/source.h"

namespace jury::spec::jml {

struct SourceSuppression {
  SourcePosition place;
  std::string class_name;  // as in class files, with dots: "shop.Cart$Line"
  std::string method;      // empty: the whole class, with the classes in it
  std::string property;    // as written
  std::string reason;      // may be empty
};

// A quick test: no suppression for sure when false.
bool may_have_suppressions(std::string_view text);

std::vector<SourceSuppression> suppressions_in(const Source& source);

}  // namespace jury::spec::jml
