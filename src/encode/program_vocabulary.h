// The names of .rel files for one method of a program (docs/user/relational-properties.md): which relation
// each name is, and what that relation stands for in a state. Engines give it a value from there: symbolic or
// concrete.
//
// int, short, byte, char and their boxes are integers; boolean and Boolean are the atoms true and false;
// other references are atoms, null included. Refused: long, float and double.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "ir/member_types.h"
#include "logic/relational/builder.h"
#include "program/workspace.h"
#include "spec/rel_vocabulary.h"

namespace jury::encode {

struct RelationMeaning {
  enum class Kind : std::uint8_t {
    parameter,  // `parameter`, this first
    result,
    field,         // object -> value
    static_field,  // a set with one element
    objects,       // of class `class_name`
    null,
    truth,
    falsity,
    contents,  // collection -> element
    mapping,   // map -> key -> value
    index,     // list -> index -> element
    elements,  // array -> index -> element
  };
  Kind kind;
  spec::RelState state = spec::RelState::before;
  const ir::Field* field = nullptr;
  Symbol class_name{};
  std::size_t parameter = 0;
  ir::Type type{};  // of a parameter or the result
};

class ProgramVocabulary : public spec::RelVocabulary {
 public:
  using Expression = logic::relational::Expression;
  using Builder = logic::relational::Builder;

  // All must outlive the vocabulary.
  ProgramVocabulary(program::Workspace& workspace, const ir::Method& method, Builder& builder);

  std::vector<spec::RelSymbol> find(std::string_view name, spec::RelState state) const override;
  std::optional<spec::RelSymbol> find_field(std::string_view type, std::string_view name,
                                            spec::RelState state) const override;
  std::optional<spec::RelSymbol> find_type(std::string_view name, spec::RelState state) const override;
  bool may_overlap(std::string_view type, std::string_view other) const override;
  std::vector<std::string> known_names() const override;

  // The relations that names have led to so far.
  struct Relation {
    Expression expression;
    RelationMeaning meaning;
  };
  const std::vector<Relation>& relations() const { return relations_; }
  const ir::Method& method() const { return method_; }

 private:
  using Key = std::tuple<RelationMeaning::Kind, spec::RelState, const ir::Field*, std::string, std::size_t>;

  std::optional<spec::RelSymbol> special(std::string_view name, spec::RelState state) const;
  std::optional<spec::RelSymbol> parameter(std::string_view name) const;
  spec::RelSymbol field_symbol(const ir::Field& field, spec::RelState state) const;
  spec::RelSymbol symbol(const RelationMeaning& meaning, std::string name,
                         std::vector<std::vector<std::string>> columns, bool at_most_one,
                         std::string description) const;
  std::vector<std::string> types_of(const ir::DeclaredType& type, const std::string& what) const;
  const ir::Class* find_class(std::string_view name) const;

  program::Workspace& workspace_;
  const ir::Method& method_;
  Builder& builder_;
  mutable std::vector<Relation> relations_;
  mutable std::map<Key, Expression> known_;
};

}  // namespace jury::encode
