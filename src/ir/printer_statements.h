// Writes statements, terminators and operands; the printer's inner part.
#pragma once

#include <string>
#include <vector>

#include "ir/method.h"

namespace jury::ir {

class StatementWriter {
 public:
  // Appends to `out`; `names` are the locals as they are to be written.
  StatementWriter(std::string& out, const Body& body, const std::vector<std::string>& names)
      : out_(out), body_(body), names_(names) {}

  void write(const StatementKind& statement);
  void write(const TerminatorKind& terminator);
  void operand(const Operand& operand);
  void local(LocalId id);
  void handlers(const Block& block);
  void position(const Position& position);

 private:
  void one(const Copy& statement);
  void one(const Unary& statement);
  void one(const Binary& statement);
  void one(const Check& statement);
  void one(const LoadField& statement);
  void one(const StoreField& statement);
  void one(const LoadStatic& statement);
  void one(const StoreStatic& statement);
  void one(const LoadElement& statement);
  void one(const StoreElement& statement);
  void one(const ArrayLength& statement);
  void one(const New& statement);
  void one(const NewArray& statement);
  void one(const InstanceOf& statement);
  void one(const Call& statement);
  void one(const Operate& statement);
  void one(const InitializeClass& statement);
  void one(const Monitor& statement);
  void one(const Catch& statement);

  void one(const Goto& terminator);
  void one(const If& terminator);
  void one(const Switch& terminator);
  void one(const Return& terminator);
  void one(const Throw& terminator);
  void one(const Refuse& terminator);

  void assign(LocalId target);        // "x = "
  void base(const Operand& operand);  // before '.' or '[': constants in parentheses
  void element(const Operand& array, const Operand& index, Kind kind);
  void member(const FieldReference& field);  // "C.f : T"
  void kind_unless(Kind written, Kind implied);
  void arguments(const std::vector<Operand>& operands);
  void block(BlockId id);

  std::string& out_;
  const Body& body_;
  const std::vector<std::string>& names_;
};

// The computational kind of an operand; of a local that does not exist, Void.
Kind kind_of(const Operand& operand, const Body& body);

}  // namespace jury::ir
