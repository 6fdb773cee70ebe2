// Which arguments a method takes knowingly, beyond those that every method has to take (not null, not
// negative): annotations and Javadoc say so, or its code does, which tests the argument, or the field it is put
// into, against null or for its sign and goes on. A method that hands the argument on to another one of the
// program believes what that one believes.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "findings/javadoc.h"
#include "findings/nullness.h"
#include "program/workspace.h"

namespace jury::findings {

// Negative numbers that a parameter takes.
struct Negatives {
  bool are_any = false;
  std::set<std::int64_t> some = {};
  bool contains(std::int64_t number) const { return number < 0 && (are_any || some.count(number) > 0); }
  bool empty() const { return !are_any && some.empty(); }
};

class Permitted {
 public:
  explicit Permitted(program::Workspace& workspace)
      : workspace_(workspace), files_(workspace), nullness_(files_), javadoc_(workspace) {}

  // Of a parameter, by its local.
  bool null(const ir::Method& method, ir::LocalId parameter);
  const Negatives& negative(const ir::Method& method, ir::LocalId parameter);
  // Why, for people: "its Javadoc permits null for name"; empty where only the code says so.
  std::string reason_for_null(const ir::Method& method, ir::LocalId parameter);

  Javadoc& javadoc() { return javadoc_; }

 private:
  struct Answers {
    bool null = false;
    Negatives negative = {};
    bool refuses_null = false;  // a test of the argument itself ends in a throw
    bool refuses_negative = false;
  };

  const Answers& answers(const ir::Method& method, ir::LocalId parameter);
  enum class Of : std::uint8_t { Parameter, Field };
  static void add_tests(const ir::Body& body, ir::LocalId local, Of of, Answers& tested);
  void add_code(const ir::Method& method, ir::LocalId parameter, int depth, Answers& tested);
  void add_fields(const ir::Method& method, ir::LocalId parameter, Answers& tested);
  Answers of_field(Symbol class_name, const ir::FieldReference& field);
  bool begins_negative(const ir::FieldReference& field);
  void add_callees(const ir::Method& method, ir::LocalId parameter, int depth, Answers& tested);
  // Empty: nothing is said.
  std::string sentence(const ir::Method& method, ir::LocalId parameter);

  program::Workspace& workspace_;
  ClassFiles files_;
  NullnessAnnotations nullness_;
  Javadoc javadoc_;
  std::map<std::pair<const ir::Method*, ir::LocalId>, Answers> known_;
};

}  // namespace jury::findings
