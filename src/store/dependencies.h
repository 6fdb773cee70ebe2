// What the answer about a method depends on, as one fingerprint: the code of the user's methods that may run,
// the shape of all of the user's classes, what their code says about every state (start/program_facts.h: a fact
// that stands there is in the key), the specifications, the class path and the JDK, and this very program.
//
// Which methods may run is over-approximated by names: a virtual call of m may reach every method m of the
// user's classes with the same descriptor, and the library may call whatever overrides a method of its own.
// Code is compared as IR with its lines, so that moving a method within its file counts as a change.
#pragma once

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/problem.h"
#include "store/fingerprint.h"

namespace jury::store {

class Dependencies {
 public:
  Dependencies(program::Workspace& workspace, const std::vector<std::filesystem::path>& class_path);

  // Of one property of a problem; `options` stands for what was asked of the engines besides.
  Fingerprint key(const engine::Problem& problem, engine::Property property, const Fingerprint& options);
  // The user's methods that may run from the entry, in a fixed order.
  std::vector<const ir::Method*> methods_from(const ir::Method& entry);
  // How much code these have.
  std::size_t statements_from(const ir::Method& entry) { return reached_from(entry).statements; }

 private:
  // The methods that may run from an entry: all its properties ask for them.
  struct Reached {
    Fingerprint codes{};
    std::size_t statements = 0;
  };
  using Signature = std::pair<Symbol, Symbol>;  // name and descriptor

  void add_shape(const ir::Class& cls, Fingerprinter& shape);
  void add_constructors(Fingerprinter& common);
  void index_methods(const ir::Class& cls);
  bool makes_collection(const ir::Class& cls, const ir::Method& method);
  bool makes_constants(const ir::Class& cls, const ir::Method& method);
  bool overrides_library(const ir::Class& cls, const ir::Method& method);
  const std::vector<const ir::Method*>& next(const ir::Method& method);
  void add_targets(const ir::Statement& statement, std::vector<const ir::Method*>& into);
  void add_class(Symbol name, bool made_up, std::vector<const ir::Method*>& into);
  const Fingerprint& code(const ir::Method& method);
  const Reached& reached_from(const ir::Method& entry);

  program::Workspace& workspace_;
  Fingerprint common_;  // shape, specifications, library
  std::map<Signature, std::vector<const ir::Method*>> by_signature_;
  std::vector<const ir::Method*> always_;  // what the library may call, and what specifications consist of
  std::unordered_map<const ir::Method*, std::vector<const ir::Method*>> next_;
  std::unordered_map<const ir::Method*, Fingerprint> code_;
  std::unordered_map<const ir::Method*, Reached> reached_;
};

}  // namespace jury::store
