// Writes the instrumented copy of a source: every line keeps its number and its text; generated members stand
// before the closing brace of their type, code for JML statements before the comment that holds them:
// JML is translated to Java and compiled by the user's own javac. Beside it the contracts as a
// draft: members by name, not yet found in class files.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "spec/contracts.h"
#include "spec/jml/declarations.h"
#include "spec/jml/model_fields.h"
#include "spec/jml/pieces.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

struct DraftMethod {
  MethodContract contract;     // owner, descriptor and those of its members are not known yet
  std::string anchor;          // a generated member whose parameters begin with the method's
  std::uint32_t trailing = 0;  // parameters of the anchor that are not the method's
  Symbol declared_owner;       // of a companion: the class that the contract is about
  bool is_local = false;       // javac may have added parameters behind the declared ones
};

struct DraftClass {
  ClassContract contract;  // the name is empty for local and anonymous classes
  std::string anchor;      // then it is that of this member's owner
};

struct Draft {
  std::vector<DraftMethod> methods;
  std::vector<DraftClass> classes;
  std::map<std::uint32_t, Clause> statements;
  std::map<std::uint32_t, LoopContract> loops;
  // Of a probe that names a field alone: the objects around this one, from the inside.
  std::map<Symbol, std::vector<Member>> owners_around;
  std::vector<std::string> errors;
  std::vector<std::string> problems;
};

// Where the instrumented text comes from, in its order.
struct Segment {
  std::uint32_t begin = 0;  // in the instrumented text
  std::uint32_t end = 0;
  const Source* source = nullptr;
  std::uint32_t origin = 0;  // in the source
  bool generated = false;
  std::uint32_t number = 0;  // of the clause it was generated for; 0: none
};

struct Instrumented {
  std::string text;
  std::vector<Segment> segments;
};

struct EmitterOptions {
  bool non_null_default = true;
  // The source is X.jml, for a class that is there as class file only: the members go to a class of their
  // own, as static methods that take the receiver first.
  bool companion = false;
};

// A field in the group of a model field, with a generated member that reads it.
struct GroupedField {
  const TypeDeclaration* type;
  Symbol name;
  Symbol probe;
};
using Groups = std::map<std::string, std::vector<GroupedField>>;  // by the model field

class Emitter {
 public:
  // `broken`: clauses, by number, that javac refused, with the message. `next_number`: of the next clause.
  Emitter(const Source& source, const Unit& unit, const ModelFields& models, const EmitterOptions& options,
          const std::map<std::uint32_t, std::string>& broken, std::uint32_t& next_number, Groups& groups,
          Draft& draft);

  // Of all sources before the first is written: a location may speak of fields in another one.
  void add_groups();
  Instrumented run();

 private:
  struct Insertion {
    std::uint32_t at;
    std::uint32_t number;
    Pieces pieces;
  };
  // Where a generated member belongs, and what its parameters are.
  struct Host {
    const TypeDeclaration* type = nullptr;
    const MethodDeclaration* method = nullptr;
    bool is_static = false;
    Pieces type_parameters;
    std::vector<std::pair<std::string, Pieces>> parameters;  // name, type
  };
  struct Errors {
    std::vector<std::string>& errors;
    std::vector<std::string>& left_out;
    std::vector<std::string>& unchecked;
  };
  template <class Contract>
  static Errors errors_of(Contract& contract) {
    return {contract.errors, contract.left_out, contract.unchecked};
  }

  // Types and methods.
  void type(const TypeDeclaration& type);
  void class_clauses(const TypeDeclaration& type, DraftClass& draft);
  void ghost_fields(const TypeDeclaration& type, DraftClass& draft);
  void model_fields(const TypeDeclaration& type, DraftClass& draft);
  void model_field(const TypeDeclaration& type, const ModelField& declared, const Representation* value,
                   Errors errors);
  void model_types();
  void non_null_fields(const TypeDeclaration& type, DraftClass& draft);
  void method(const TypeDeclaration& type, const MethodDeclaration& method);
  void model_method(const TypeDeclaration& type, const MethodDeclaration& method, DraftMethod& draft);
  void behaviour(const ParsedBehaviour& parsed, const ParsedSpecification& specification, Host host,
                 DraftMethod& draft);
  void add_clause(const ParsedClause& parsed, const Host& host, DraftMethod& draft, Behaviour& behaviour);
  void non_null(const TypeDeclaration& type, const MethodDeclaration& method, const Host& host,
                DraftMethod& draft);
  void anchor(const Host& host, DraftMethod& draft);
  Pieces all_type_parameters(const TypeDeclaration& type, const Pieces& own) const;
  void location(const ParsedLocation& parsed, const Source& source, const Host& host, DraftMethod& draft,
                std::vector<Location>& locations);
  // Locations (emitter_locations.cpp).
  enum class Naming : std::uint8_t { Object, LikelyObject, LikelyType };
  struct Owner {
    Member object;
    Member type;  // whose parameter is the type
  };
  bool is_variable(const std::string& name, const Host& host) const;
  Naming naming(const NodePointer& object, const Source& source, const Host& host) const;
  Member location_member(const Host& in, const std::string& prefix, const std::string& result, Pieces body);
  Owner owner_of(const ParsedLocation& parsed, const Source& source, const Host& host);
  Member owners_around(const Host& host, Symbol probe);
  void field_location(const ParsedLocation& parsed, const Source& source, const Host& host, Errors errors,
                      Location made, std::vector<Location>& locations);
  void all_fields_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                           Errors errors, Location made, std::vector<Location>& locations);
  void elements_location(const ParsedLocation& parsed, const Source& source, const Host& host, Errors errors,
                         Location made, std::vector<Location>& locations);
  void element_fields_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                               Errors errors, Location made, std::vector<Location>& locations);
  bool is_model_field(const std::string& name, const TypeDeclaration& type) const;
  std::vector<ParsedLocation> group(const ParsedLocation& model, const std::string& name,
                                    const Host& host) const;

  void group_members(const TypeDeclaration& type);
  void group_elsewhere(const ParsedLocation& model, const std::string& name, const Source& source,
                       const Host& host, DraftMethod& draft, std::vector<Location>& locations);

  // Bodies.
  void statement(const TypeDeclaration& type, const StatementSpecification& statement);
  void require_ghost(const TypeDeclaration& type, const StatementSpecification& set) const;
  void loop(const TypeDeclaration& type, const LoopSpecification& loop);
  bool goes_over_array(const TypeDeclaration& type, const LoopSpecification& loop) const;
  void write_out_for_each(const LoopSpecification& loop, const std::string& number);
  Errors errors_of_body(const TypeDeclaration& type, std::size_t method);
  void body_start(const TypeDeclaration& type, const MethodDeclaration& method);
  // The value of a clause in a body: a call of a generated member, or the expression itself.
  std::optional<Pieces> value(const TypeDeclaration& type, const ParsedClause& clause,
                              const std::vector<LocalVariable>& locals, std::size_t method, bool is_static,
                              const std::string& result_type, Clause& made, std::uint32_t number,
                              const std::string& count = {});

  // Members.
  Member add_member(const Host& host, std::uint32_t number, const std::string& prefix,
                    const std::string& result, Pieces body);
  std::optional<Clause> condition(const ParsedClause& parsed, const Host& host, bool allows_result,
                                  bool allows_old, Errors errors);
  Clause made_up(ClauseKind kind, const Source& source, const Token& at, const std::string& variable,
                 const Host& host, std::string test);
  Host host_of(const TypeDeclaration& type, const MethodDeclaration* method) const;
  std::set<std::string> type_variables(const TypeDeclaration& type, const MethodDeclaration* method) const;
  Pieces type_of(const Source& source, const std::vector<Token>& tokens, const std::string& brackets) const;
  std::string class_name(const TypeDeclaration& type) const;
  bool is_nullable_by_default(const TypeDeclaration& type) const;
  bool is_non_null(const Source& source, const TypeDeclaration& type, const std::vector<Token>& declared,
                   const std::string& brackets, const Modifiers& modifiers) const;
  bool is_local_class(const std::string& name) const;
  void report(const Source& source, const std::vector<Problem>& found, Errors errors);
  void report(const Source& source, std::uint32_t at, const std::string& message, bool is_error,
              Errors errors);
  void remark(const Source& source, const Problem& problem, Errors errors);
  void add_models(const TypeDeclaration& type, Surroundings& surroundings) const;
  bool is_broken(std::uint32_t number, Errors errors);
  void insert(std::uint32_t at, Pieces pieces, std::uint32_t number);
  Instrumented assemble();
  Instrumented assemble_companion();
  static void append(const Insertion& insertion, const Source& near, Instrumented& result);
  std::string self_type(const TypeDeclaration& type) const;
  Surroundings surroundings_of(const Host& host) const;
  Surroundings surroundings_of_location(const Host& host) const;
  Surroundings surroundings_of_type(const TypeDeclaration& type, const MethodDeclaration* method) const;
  bool is_mathematical(const TypeDeclaration& type, const MethodDeclaration* method) const;

  const Source& source_;
  const Unit& unit_;
  const ModelFields& models_;
  const EmitterOptions& options_;
  const std::map<std::uint32_t, std::string>& broken_;
  std::uint32_t& next_number_;
  Groups& groups_;
  Draft& draft_;
  std::string text_;  // the source with a few words exchanged for others of the same length
  std::vector<Insertion> insertions_;
  std::map<const TypeDeclaration*, std::vector<Insertion>> members_;
  std::map<const MethodDeclaration*, std::set<std::string>> old_parameters_;
  struct BodyProblems {
    std::vector<std::string> errors, left_out, unchecked;
  };
  std::map<const MethodDeclaration*, BodyProblems> body_problems_;
};

bool is_primitive_type(const Source& source, const std::vector<Token>& type, const std::string& brackets);

// A clause on one line, as it was written.
std::string one_line(const Source& source, std::uint32_t begin, std::uint32_t end);

}  // namespace jury::spec::jml
