// The state a method is checked from when its callers are not known: any arguments and any heap of at most so
// many objects of each class, aliased and cyclic in any way (docs/dev/design.md, decision 8). References are free
// choices among the objects of fitting classes and null; numbers are free; heaps that differ only in the
// numbering of their objects are represented once (heap_symmetry.h).
//
// Covered are the user's classes, the lambdas in their code, all enums, boxes, strings, collections
// (initial_collections.h), arrays of all these, Object as a plain object, an Integer or what the code asks
// for, exceptions, and types without any implementation (an object of an unknown class:
// program/unknown_class.h). Of other types of the library only the references are known (sealed classes,
// there).
#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/declared_elements.h"
#include "encode/executor.h"
#include "encode/heap_symmetry.h"
#include "encode/inferred_invariants.h"
#include "encode/type_arguments.h"
#include "ir/declared_type.h"
#include "program/workspace.h"
#include "start/field_facts.h"
#include "start/generic_arrays.h"
#include "start/invariants/owned_fields.h"
#include "start/key_stability.h"
#include "start/static_contents.h"
#include "start/type_values.h"

namespace jury::encode {

// All that a state can have, as far as the code can get at it: with it no number of objects is a bound.
struct ExactHeap {
  std::map<std::string, std::uint32_t> at_most;  // by descriptor: how many objects there can be at all
  // Class and name of the fields that the code reads; nothing when it may read all. Others stay zero.
  std::optional<std::set<std::pair<Symbol, Symbol>>> fields_read;
  // A type of the library whose objects the code does not look into; no value of another type is one of them.
  Symbol sealed;
};

struct HeapLimits {
  std::uint32_t objects = 3;                 // of each class
  std::map<Symbol, std::uint32_t> by_class;  // where a class has its own
  std::uint32_t array_length = 8;
  std::uint32_t elements = 3;  // of each collection and string
  std::optional<ExactHeap> exact;
};

class InitialHeap {
 public:
  InitialHeap(program::Workspace& workspace, Executor& executor, HeapLimits limits);

  // Any value of the type: an argument, a static field, the next slot of an object. Throws Unsupported.
  Value any(const ir::DeclaredType& type, State& state);
  // Any object of the type.
  Value something(const ir::DeclaredType& type, State& state);
  // The method that is checked, and the classes that its code can get at. To be called first, like expect().
  void begin(const ir::Method& entry, std::vector<Symbol> classes) {
    invariants_.begin(entry, std::move(classes));
  }
  // The types (descriptors) that the code asks objects for: cases of values that may be nearly anything. To
  // be called first.
  void expect(std::set<std::string> types) { values_.expect(std::move(types)); }
  // What a static final field holds, with the contents it has now, may be handed over as anything else.
  void share(const ir::Field& field, State& state);
  // What a static final field holds, of which the contents may have changed since: an object of that class
  // when it is given, and an array of the length it has now.
  Value held(const ir::Field& field, std::optional<Symbol> exact, State& state);
  // The initialiser of the class ran from every state in which it can have run: the numbers that it left are
  // the ones that there can be. To be called before its constants are asked for.
  void initialized_from_any_state(Symbol class_name) { from_any_state_.insert(class_name); }
  // The constants of an enum, with what of them may have changed since.
  std::vector<ObjectId> enum_pool(Symbol class_name, State& state);
  // An object on which the method is the one that a virtual call selects.
  Reference receiver(const ir::Method& method, State& state);
  // What the JVM gives to a main: an array of strings, none of them null. Nothing else is free then, and the
  // heap is complete.
  Value arguments_of_main(const ir::Type& type, State& state);
  // After the last of these: gives every object any content, and breaks the symmetry.
  void complete(State& state);

  // The free part of the heap, to be built for the interpreter from a model.
  struct InitialObject {
    ObjectId id;
    ContentsPointer contents;
  };
  struct InitialCollection {
    ObjectId id;
    std::vector<Value> keys;    // or elements
    std::vector<Value> values;  // of a map
    Term count;                 // how many of them
    bool is_map = false;
    std::vector<Term> changed;  // by key of a hash table: whether it has changed since; none when none can
  };
  // An object that a static final field holds: a constant of an enum, or one that is shared.
  struct Constant {
    Symbol class_name;
    Symbol field;
  };
  const std::vector<InitialObject>& objects() const { return initial_; }
  const std::vector<InitialCollection>& collections() const { return collections_; }
  const std::unordered_map<ObjectId, Constant>& constants() const { return constants_; }
  // A collection of the program's own that has its contents in a class of the library: they are those of an
  // object of that class, which nobody else has.
  struct LibraryPart {
    ObjectId object;
    std::optional<Value> access_order;  // of a map: whether reading changes its order
  };
  const LibraryPart* library_part(ObjectId object) const;
  // The condition under which the arguments and statics lead to this object. Objects that they do not lead to
  // are as good as absent.
  Term reachable(ObjectId object);
  // Whether it is there in any case: made by an initialiser, or by its constructor of unknown arguments.
  bool is_made(ObjectId object) const { return made_.count(object) > 0 || constants_.count(object) > 0; }
  // The condition under which a collection that is reached holds an element that has changed, since it was
  // put in, in what it is found by. Such a state happens, but build() does not know how to make it.
  struct ChangedElements {
    Term condition;
    std::string reason;
    bool is_followed;  // the execution shows what happens then; otherwise nothing is known of it
  };
  std::vector<ChangedElements> changed_elements();
  // Whether there is anything whose number was bounded; whether collections are among it.
  bool is_bounded() const { return bounded_; }

 private:
  struct Collection {
    ObjectId id;
    ir::DeclaredType type;
  };

  void add_shared(const ir::DeclaredType& type, std::vector<ObjectId>& result);

  std::vector<ObjectId> candidates(const ir::DeclaredType& type, State& state);
  std::vector<ObjectId> instances(const ir::DeclaredType& type, State& state);
  bool has_lambdas(Symbol type);
  void add_lambdas(const start::TypeValues& values, const ir::DeclaredType& type,
                   std::vector<ObjectId>& result, State& state);
  void add_asked(const ir::Type& asked, std::vector<ObjectId>& result, std::vector<std::string>& shown,
                 State& state);
  std::vector<ObjectId> pool_of(const start::TypeValues::Candidate& candidate, const ir::DeclaredType& type,
                                State& state);
  const std::vector<ObjectId>& own_pool(Symbol class_name, const ir::DeclaredType& type, State& state);
  void take_contents(ObjectId part, State& state);
  ObjectId make_collection(Symbol class_name, State& state);
  std::vector<ObjectId> constants_of(Symbol class_name, State& state);
  bool makes_no_difference(Symbol class_name) const;
  const std::vector<ObjectId>& class_pool(Symbol class_name, State& state);
  bool captures_function(Symbol lambda);
  const std::vector<ObjectId>& lambda_pool(Symbol lambda, const ir::DeclaredType& type, State& state);
  const std::vector<ObjectId>& array_pool(const ir::Type& type, State& state);
  const std::vector<ObjectId>& collection_pool(Symbol class_name, std::uint32_t count,
                                               const ir::DeclaredType& type, State& state);
  void free_constants(Symbol class_name, const std::vector<ObjectId>& constants);
  ObjectId make_object(Symbol class_name, std::uint32_t number, State& state);
  ObjectId make_text(State& state);
  Term any_interned(const Contents& contents);
  ObjectId make_array(const ir::Type& type, std::uint32_t number, State& state);
  void compute_reachable();
  void add_edges(const Reference& reference);
  Reference choose_among(const std::vector<ObjectId>& objects, bool or_null);
  Reference choose(const ir::DeclaredType& type, bool or_null, State& state);
  void respect_type_arguments();

  void fill(ObjectId object, State& state);
  std::optional<Contents> constructed(ObjectId object, Symbol class_name, State& state);
  Contents any_contents(ObjectId object, State& state);
  bool is_ordered_otherwise(const Reference& made, const State& state, int depth);
  Reference present(const ir::Field& field, const State& state);  // what a static field holds
  void keep_length(const Reference& now, const Reference& chosen, const State& state);
  Contents any_constant(ObjectId constant, State& state);
  bool is_same_always(const Constant& constant);
  Value without_arguments(const ir::DeclaredType& type, bool or_null, State& state);
  Value generic_array(const ir::DeclaredType& type, bool never_null, State& state);
  Value any_of_field(const ir::Field& field, State& state);
  bool is_read(const ir::Field& field) const;
  bool is_never_null(const ir::Field& field);
  void respect_invariants(State& state);
  void respect_owners();
  void own(const ir::Field& field, std::size_t first);
  static bool is_left_out(const ir::Field& field);
  bool is_of_abstract_collection(const ir::Field& field);
  void choose_elements(const Collection& collection, State& state);
  void fill_collection(InitialCollection& collection, State& state);
  Term may_change(const Value& key, bool (start::KeyStability::*keeps)(Symbol)) const;
  bool choose_changed(InitialCollection& collection);
  void add_disorder(const InitialCollection& collection);
  Value array_of(const std::vector<Value>& elements, std::string_view type, State& state);
  Term up_to(std::uint32_t limit, std::string_view name);
  State run(const ir::Method& method, std::vector<Value> arguments, State state);
  std::uint32_t limit_of(Symbol class_name) const;
  std::optional<std::uint32_t> exact_count(const std::string& descriptor) const;
  ObjectId make_open_array(const ir::Type& type, State& state);

  program::Workspace& workspace_;
  Executor& executor_;
  HeapLimits limits_;
  HeapSymmetry symmetry_;
  TypeArguments type_arguments_;
  start::FieldFacts facts_;
  InferredInvariants invariants_;
  start::OwnedFields owned_fields_;
  mutable start::KeyStability key_stability_;
  struct Changed {
    ObjectId collection;
    Term condition;
    std::string reason;
    bool is_followed;
  };
  std::vector<Changed> changed_elements_;
  start::StaticContents contents_;
  start::ValuesOfTypes values_;
  start::GenericArrays generic_arrays_;
  std::set<ObjectId> freed_constants_;
  std::set<ObjectId> made_;          // by constructed()
  std::set<Symbol> from_any_state_;  // classes: initialized_from_any_state()
  DeclaredElements declared_elements_;
  struct Edge {
    ObjectId from;  // null_object: a root
    Target to;
    bool is_only_one = false;  // nothing else refers to that object then
  };
  std::vector<Edge> edges_;
  ObjectId owner_ = null_object;  // whose slots are being chosen
  std::unordered_map<ObjectId, Term> reachable_;
  std::map<std::string, std::vector<ObjectId>> pools_;  // by type descriptor, with arguments for collections
  std::vector<InitialObject> initial_;
  std::vector<InitialCollection> collections_;
  std::unordered_map<ObjectId, Constant> constants_;
  std::vector<Collection> shared_;
  std::unordered_map<ObjectId, LibraryPart> library_parts_;
  std::unordered_map<ObjectId, ObjectId> part_of_;  // the other way round
  // In the order in which they are filled: first objects of their pools first.
  using Place = std::pair<std::uint32_t, std::size_t>;
  Place place(std::uint32_t number) { return {number, places_++}; }
  std::map<Place, ObjectId> to_fill_;
  std::map<Place, Collection> to_fill_collections_;
  std::size_t places_ = 0;
  bool bounded_ = false;
  bool captured_ = false;       // what is being chosen is in a lambda
  bool are_texts_new_ = false;  // as the JVM makes those for a main
};

}  // namespace jury::encode
