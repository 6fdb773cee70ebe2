// Which arguments a method takes knowingly, beyond those that every method has to take (not null, not
// negative): annotations and Javadoc say so, or its code does, which tests the argument, or the field it is put
// into, against null or for its sign and goes on. A method that hands the argument on to another one of the
// program believes what that one believes.
#pragma once

#include <map>
#include <utility>

#include "findings/javadoc.h"
#include "findings/nullness.h"
#include "program/workspace.h"

namespace jury::findings {

class Permitted {
 public:
  explicit Permitted(program::Workspace& workspace)
      : workspace_(workspace), files_(workspace), nullness_(files_), javadoc_(workspace) {}

  // Of a parameter, by its local.
  bool null(const ir::Method& method, ir::LocalId parameter);
  bool negative(const ir::Method& method, ir::LocalId parameter);
  // Why, for people: "its Javadoc permits null for name"; empty where only the code says so.
  std::string reason_for_null(const ir::Method& method, ir::LocalId parameter);

  Javadoc& javadoc() { return javadoc_; }

 private:
  enum class Question : std::uint8_t { Null, Negative };

  bool is_said(Question question, const ir::Method& method, ir::LocalId parameter);
  bool by_code(Question question, const ir::Method& method, ir::LocalId parameter, int depth);
  bool by_fields(Question question, const ir::Method& method, ir::LocalId parameter);
  bool by_callees(Question question, const ir::Method& method, ir::LocalId parameter, int depth);
  Word by_javadoc(Question question, const ir::Method& method, ir::LocalId parameter);

  program::Workspace& workspace_;
  ClassFiles files_;
  NullnessAnnotations nullness_;
  Javadoc javadoc_;
  std::map<std::pair<const ir::Method*, ir::LocalId>, bool> known_[2];
};

}  // namespace jury::findings
