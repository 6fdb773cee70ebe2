// The program under analysis: classes loaded and methods lowered when they are first asked for, with the
// JVM's rules for resolution, selection and subtyping. Library models take precedence over the JDK's classes
// of the same name; a class of the user's over neither.
//
// Pointers and references handed out stay valid as long as the Program.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "classfile/class_path.h"
#include "ir/method.h"

namespace jury::program {

class Program {
 public:
  struct Paths;  // see loader.h: user classes, class path, models, JDK
  explicit Program(std::unique_ptr<classfile::ClassPath> path);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // nullptr when there is no such class. Array types have no Class.
  const ir::Class* find_class(Symbol name);
  // Throws Unsupported when the class is missing.
  const ir::Class& get_class(Symbol name);
  // The lowered body, or nullptr for abstract and native methods. Lowering that fails gives a body that is
  // one Refuse.
  const ir::Body* body(const ir::Method& method);

  // JVMS 5.4.3.2 to 5.4.3.4: the declaration a symbolic reference means, or nullptr.
  const ir::Field* resolve(const ir::FieldReference& reference);
  const ir::Method* resolve(const ir::MethodReference& reference);
  // JVMS 5.4.6: the method that runs when `method` is invoked on an instance of `receiver` (a class or array
  // type name).
  const ir::Method* select(Symbol receiver, const ir::Method& method);

  // Whether a value of type `from` may stand where `to` is expected, as checkcast decides it. Covers arrays.
  bool is_subtype(const ir::Type& from, const ir::Type& to);
  bool is_subclass(Symbol from, Symbol to);
  // Superclass first, then superinterfaces, each once; the class itself is the first.
  const std::vector<Symbol>& supertypes(Symbol name);

  // The innermost non-empty <clinit> of a class, or nullptr.
  const ir::Method* class_initializer(const ir::Class& cls);

  // Adds a class that lowering made up (lambdas, switch helpers).
  void add_synthetic(ir::Class cls);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace jury::program
