// Any heap within bounds, for the relational engine (Karun section 3.3): at most so many objects of each
// class, each of which may exist or not, linked in any way; collections of any content. Every reference is a
// free choice among the objects that exist and null; numbers are free within their range.
//
// What class initialisers made, and nothing changes, may be handed over as any other object of its class.
//
// Objects of one class are interchangeable: symmetry_breaking() keeps one heap of those that differ by
// renaming only (lex-leader on adjacent transpositions). A hash table has one slot for
// each possible key, so that equal contents have one representation.
//
// Restrictions, each reported in assumptions() when it matters: strings are distinct constants; collections
// hold no null and an interface of java.util is its usual implementation, both unless any_collection; an
// Object is of one of the user's classes, an array of library objects an array of exactly those. Refused:
// keys that define equals, tree maps, other library classes.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/declared_elements.h"
#include "encode/executor.h"
#include "encode/inferred_invariants.h"
#include "ir/member_types.h"
#include "program/workspace.h"
#include "start/implementations.h"

namespace jury::encode {

struct HeapBounds {
  std::uint32_t objects = 3;                         // of each class
  std::map<Symbol, std::uint32_t> objects_of_class;  // where it differs
  std::uint32_t length = 3;                          // of arrays, lists and linked tables
  std::uint32_t bits = 32;                           // width of unknown integers
  bool any_collection = false;                       // null in them, and every implementation of an interface
};

class SymbolicHeap {
 public:
  SymbolicHeap(program::Workspace& workspace, Executor& executor, HeapBounds bounds);

  // The method that is checked. To be called first.
  void begin(const ir::Method& entry) { invariants_.begin(entry); }
  // Any value of the type. Throws Unsupported.
  Value any(const ir::DeclaredType& type, State& state);
  // An existing object on which the method is the one that a virtual call selects.
  Reference receiver(const ir::Method& method, State& state);
  // These classes are initialised (start::code_in_use); what is not final may have been changed since.
  void free_statics(const std::vector<Symbol>& classes, State& state);
  // Objects of this class exist, though nothing may lead to them. Throws Unsupported.
  void include(Symbol class_name, State& state);

  struct StaticInput {
    Symbol class_name;
    const ir::Field* field;
    Value value;
  };
  const std::vector<StaticInput>& statics() const { return statics_; }
  const std::vector<Symbol>& initialized() const { return initialized_; }

  // The objects of the unknown part of the heap with the condition under which they exist, and their
  // contents.
  struct UnknownObject {
    ObjectId id;
    Term exists;
    ContentsPointer contents;
  };
  const std::vector<UnknownObject>& objects() const { return objects_; }
  const UnknownObject* find(ObjectId object) const;
  // Whether there is anything whose number was bounded.
  bool is_bounded() const { return bounded_; }
  const std::set<std::string>& assumptions() const { return assumptions_; }
  // When the arguments and the static fields lead to an object; not in the map: never.
  std::unordered_map<ObjectId, Term> reachable_from(const std::vector<Value>& arguments) const;
  // Holds for one of the heaps that differ in the names of objects only, at least.
  Term symmetry_breaking(std::size_t bits_per_pair) const;

 private:
  using Pool = std::vector<ObjectId>;
  // A reference of the heap that renaming moves: slot `slot` of `owner` (null_object: a root), perhaps for a
  // key.
  struct Place {
    ObjectId owner;
    std::uint32_t slot;
    ObjectId key;
    auto operator<=>(const Place&) const = default;
  };

  logic::TermManager& terms() const { return executor_.values().terms(); }
  Pool candidates(const ir::DeclaredType& type, State& state);
  Pool candidates_of_class(Symbol class_name, State& state);
  const Pool& pool_of_class(Symbol class_name, State& state);
  Pool pools_of_array(const ir::DeclaredType& type, State& state);
  const Pool& pool_of_array(const ir::DeclaredType& type, State& state);
  const Pool& pool_of_collection(const ir::DeclaredType& type, State& state);
  Pool pools_of_collection(const ir::DeclaredType& type, State& state);
  const Pool& pool_of_texts();
  void initialize(Symbol class_name, State& state);
  Pool enum_constants(Symbol class_name, State& state);
  Pool made_by_initializers(Symbol class_name);
  Reference box(Symbol class_name, State& state);
  Value number(ir::Kind kind);
  std::uint32_t limit_of(Symbol class_name) const;

  ObjectId add_object(State& state, ObjectInfo info, ContentsPointer contents);
  Reference choose_among(const Pool& objects, bool or_null, const Place& place);
  Reference element(const ir::DeclaredType& type, State& state, const Place& place);
  void fill_pending(State& state);
  void fill(ObjectId object, const ir::DeclaredType& type, State& state);
  void fill_instance(ObjectId object, Contents& contents, State& state);
  void fill_array(Contents& contents, ObjectId object, const ir::DeclaredType& type, State& state);
  void fill_collection(ObjectId object, Contents& contents, const ir::DeclaredType& type, State& state);
  Reference sequence(ObjectId owner, const ir::DeclaredType& element_type, State& state);
  Reference map(ObjectId owner, Symbol class_name, const ir::DeclaredType& key_type,
                const ir::DeclaredType* value_type, State& state);
  Reference hash_table(ObjectId owner, const ir::DeclaredType& key_type, const ir::DeclaredType* value_type,
                       State& state);
  Reference linked_table(ObjectId owner, const ir::DeclaredType& key_type, const ir::DeclaredType* value_type,
                         State& state);
  void require_plain_keys(const Pool& keys);
  ObjectId present_value(State& state);  // what sets map their elements to
  void set_field(ObjectId object, Contents& contents, std::string_view name, Value value);
  ObjectId add_part(State& state, Shape shape, std::string_view type, Contents contents, bool linked);
  Term renamed_not_greater(ObjectId first, ObjectId second, std::size_t bits) const;
  void assume(Term condition) { executor_.assumptions_.push_back(condition); }

  program::Workspace& workspace_;
  Executor& executor_;
  HeapBounds bounds_;
  std::map<std::string, Pool> pools_;  // by descriptor
  std::vector<UnknownObject> objects_;
  std::unordered_map<ObjectId, std::size_t> index_;
  std::vector<std::pair<Place, Reference>> places_;
  std::map<Place, std::size_t> place_index_;
  std::vector<std::pair<ObjectId, ir::DeclaredType>> to_fill_;
  std::vector<StaticInput> statics_;
  std::vector<Symbol> initialized_;  // classes, in this order
  std::set<std::string> assumptions_;
  DeclaredElements declared_elements_;
  start::Implementations implementations_;
  InferredInvariants invariants_;
  std::optional<ObjectId> present_;
  std::uint32_t roots_ = 0;
  std::size_t choices_ = 0;  // of all references together
  bool filling_ = false;
  bool bounded_ = false;
};

}  // namespace jury::encode
