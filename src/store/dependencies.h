// What the answer about a method depends on, as one fingerprint: the code of the user's methods that may run,
// the shape of all of the user's classes, what their code says about every state, the specifications, the
// class path and the JDK, and this very program.
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
#include "start/field_facts.h"
#include "start/generic_arrays.h"
#include "start/invariants/class_invariants.h"
#include "start/invariants/owned_fields.h"
#include "start/key_stability.h"
#include "start/lambdas.h"
#include "start/static_contents.h"
#include "store/fingerprint.h"

namespace jury::store {

class Dependencies {
 public:
  Dependencies(program::Workspace& workspace, const std::vector<std::filesystem::path>& class_path);

  // Of one property of a problem; `options` stands for what was asked of the engines besides.
  Fingerprint key(const engine::Problem& problem, engine::Property property, const Fingerprint& options);
  // The user's methods that may run from the entry, in a fixed order.
  std::vector<const ir::Method*> methods_from(const ir::Method& entry);

 private:
  using Signature = std::pair<Symbol, Symbol>;  // name and descriptor

  void add_shape(const ir::Class& cls, Fingerprinter& shape);
  void add_invariant(const ir::Class& cls, Fingerprinter& shape);
  void add_facts(const ir::Class& cls, Fingerprinter& shape);
  void add_constructors(Fingerprinter& common);
  void add_lambda(const start::Lambda& lambda, Fingerprinter& common);
  void index_methods(const ir::Class& cls);
  bool makes_collection(const ir::Class& cls, const ir::Method& method);
  bool makes_constants(const ir::Class& cls, const ir::Method& method);
  bool overrides_library(const ir::Class& cls, const ir::Method& method);
  const std::vector<const ir::Method*>& next(const ir::Method& method);
  void add_targets(const ir::Statement& statement, std::vector<const ir::Method*>& into);
  void add_class(Symbol name, bool made_up, std::vector<const ir::Method*>& into);
  const Fingerprint& code(const ir::Method& method);

  program::Workspace& workspace_;
  start::FieldFacts fields_;
  start::ClassInvariants invariants_;
  start::OwnedFields owned_fields_;
  start::StaticContents statics_;
  start::KeyStability keys_;
  start::GenericArrays generic_arrays_;
  Fingerprint common_;  // shape, specifications, library
  std::map<Signature, std::vector<const ir::Method*>> by_signature_;
  std::vector<const ir::Method*> always_;  // what the library may call, and what specifications consist of
  std::unordered_map<const ir::Method*, std::vector<const ir::Method*>> next_;
  std::unordered_map<const ir::Method*, Fingerprint> code_;
};

}  // namespace jury::store
