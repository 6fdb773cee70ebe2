// The program under analysis: classes loaded and methods lowered when they are first asked for, with the
// JVM's rules for resolution, selection and subtyping. As in the JVM, the platform's classes come before the
// user's; the library models come before the JDK's classes of the same name, and a patch class
// (jury/patch/NAME) replaces single methods of the JDK's class NAME.
//
// Pointers and references handed out stay valid as long as the Program.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "classfile/class_path.h"
#include "ir/method.h"

namespace jury::program {

class Program {
 public:
  // The class path without the models, which are always there, before it.
  explicit Program(std::unique_ptr<classfile::ClassPath> path);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // nullptr when there is no such class. Array types have no Class.
  const ir::Class* find_class(Symbol name);
  // Throws Unsupported when the class is missing.
  const ir::Class& get_class(Symbol name);
  // The lowered body, or nullptr for abstract and native methods. What cannot be lowered is a Refuse in it.
  const ir::Body* body(const ir::Method& method);

  // A body in place of the one there is, which is returned: how a property becomes part of the code. The old
  // one must stay alive as long as something refers to it.
  std::shared_ptr<const ir::Body> replace_body(const ir::Method& method,
                                               std::shared_ptr<const ir::Body> body);
  // A class that no file holds, with its bodies; in place of one of that name.
  void add_class(ir::Class cls);

  // JVMS 5.4.3.2 to 5.4.3.4: the declaration a symbolic reference means, or nullptr.
  const ir::Field* resolve(const ir::FieldReference& reference);
  const ir::Method* resolve(const ir::MethodReference& reference);
  // JVMS 5.4.6: the method that runs when `method` is invoked on an instance of `receiver` (a class or array
  // type name); nullptr when there is none or it is ambiguous. The result may be abstract
  // (AbstractMethodError).
  const ir::Method* select(Symbol receiver, const ir::Method& method);

  // Whether a value of type `from` may stand where `to` is expected, as checkcast decides it. Covers arrays.
  bool is_subtype(const ir::Type& from, const ir::Type& to);
  bool is_subclass(Symbol from, Symbol to);
  // The class itself, then its superclasses and all superinterfaces, each once. Missing ones are left out.
  const std::vector<Symbol>& supertypes(Symbol name);

  // Whether initialising the class may run code: it or a supertype that is initialised with it has a static
  // initialiser.
  bool needs_initialization(Symbol name);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace jury::program
