// What of a program the PDR engine has to look at: the user's methods that can run (rapid type analysis over
// the user's code only, the library being known by its effects), what each call means, and which variables,
// fields and elements can matter to an iterator (a backward analysis of demand from the uses of collections).
//
// What cannot be modelled soundly raises Unsupported here, with its place.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "encode/epr/library.h"
#include "encode/epr/transition.h"
#include "program/properties/resolver.h"
#include "program/workspace.h"
#include "start/implementations.h"

namespace jury::encode::epr {

// What a call statement does.
struct CallMeaning {
  std::vector<const ir::Method*> targets;  // methods of the user that it may run
  bool library = false;                    // it may also run a method of the library
  bool library_of_own = false;             // on an object of the program's own
  const LibraryMethod* row = nullptr;      // that has this row; none: no effect on collections
  std::set<const ir::Method*> of_own;      // targets that only objects of the program's own have
  std::vector<const ir::Method*> callbacks;
  std::string refused;  // why it cannot be modelled; empty: it can
  std::vector<const ir::Method*>
      risks;  // methods that unmodelled library code may call: they must have no impact
};

// Methods of the program's objects that library code may call on its own.
enum Callback : unsigned {
  calls_hash = 1,
  calls_equals = 2,
  calls_text = 4,      // toString
  calls_compare = 8,   // compareTo, compare
  calls_reading = 16,  // what reads a collection of the program's own
  calls_told = 32,     // what exceptions are asked
  calls_anything = 64,
  calls_elements = calls_hash | calls_equals | calls_compare | calls_reading
};

class Scope {
 public:
  // `closed`: the entry is a main method in a fresh machine; else any state.
  Scope(program::Workspace& workspace, const ir::Method& entry, bool closed, Goal goal,
        const program::ResolvedProperty* property = nullptr, const std::function<bool()>& is_late = {});
  void watch_time() const;  // throws Unsupported when it is late

  const std::vector<const ir::Method*>& methods() const { return methods_; }
  const ir::Body& body(const ir::Method& method);
  program::Program& program() { return workspace_.program(); }
  Library& library() { return library_; }
  bool is_user(Symbol class_name) const;
  // What the call names; a stand-in when neither the program nor the model of the library has it.
  const ir::Method& called_method(const ir::Call& call);
  Goal goal() const { return goal_; }
  // What Goal::User is about; it is part of the code (program/properties/instrumentation.h).
  const program::ResolvedProperty* property() const { return property_; }
  bool is_property(const ir::Call& call) const;
  // Lists that are parts of others may be there, and the call may look at one: each looks first whether its
  // list was changed behind it.
  bool has_parts() const { return parts_; }
  bool reads_part(const ir::Method& method, const ir::Call& call);
  // It may also call equals, hashCode or toString of elements.
  bool looks_at_elements(const ir::Method& method, const ir::Call& call);
  // The store counts a structural change of a collection: modCount.
  bool changes_count(const ir::StoreField& store);
  // Collections and iterators of the program's own (scope_own.cpp).
  bool is_own(Symbol class_name) const { return own_.contains(class_name); }
  bool has_own_iterators() const { return own_iterators_; }
  bool has_own_collections() const { return own_collections_; }
  // Methods of theirs that library code may call, with what library code may call of any object.
  const std::vector<const ir::Method*>& outside_callbacks() const { return outside_; }
  // The library part of the call may call them, and some have an impact.
  bool calls_outside(const ir::Method& method, const ir::Call& call);
  bool has_impact_by_name() const;  // equals, hashCode and their like have an impact somewhere
  bool is_closed() const { return closed_; }
  bool has_reflection() const { return reflection_; }  // called, in any state
  // Why the library part of the call cannot be modelled; empty: it can. Asked once impact is known.
  std::string refused(const CallMeaning& meaning, const ir::Call& call) const;
  // Making an exception of the class counts as a violation.
  bool is_goal_exception(Symbol class_name) { return program().is_subclass(class_name, exception_of(goal_)); }
  // The library call may throw the exception of the goal, or tells or changes what its relations say. Never
  // so for concurrent modification, which the effects cover.
  bool concerns(const ir::Method& method, const ir::Call& call);

  const CallMeaning& meaning(const ir::Method& method, const ir::Call& call);
  // The static initialisers, superclasses first, that initialising the class may run and that matter.
  std::vector<const ir::Method*> initializers(Symbol class_name);
  bool has_initializer(Symbol class_name);  // that may run, whether it matters or not

  // Demand.
  bool tracked(const ir::Method& method, ir::LocalId local) const {
    return needed_.contains(local_key(method, local));
  }
  bool tracks_result(const ir::Method& method) const { return needed_.contains(result_key(method)); }
  bool tracks_members() const { return needed_.contains(member_key()); }
  const ir::Field* field(const ir::FieldReference& reference) { return program().resolve(reference); }
  bool tracked(const ir::Field& field) const {
    return needed_.contains(field_key(field)) || truths_.contains(&field);
  }
  const std::vector<const ir::Field*>& property_fields() const { return property_fields_; }
  const std::vector<const ir::Field*>& tracked_fields() const { return tracked_fields_; }

  bool is_iterator(const ir::Type& type) {
    return type.is_reference() && !type.name.empty() && library_.is_iterator(type.name);
  }
  bool is_container(const ir::Type& type) {
    return type.is_reference() && !type.name.empty() && library_.is_container(type.name);
  }
  // Instances of the type cannot be collections: a class of the user that is none.
  bool is_plain_object(const ir::Type& type);

  // Whether the method can change or check anything, or create a collection or iterator somebody sees.
  bool has_impact(const ir::Method& method) const { return impact_.contains(&method); }
  bool goes_backwards() const { return backwards_; }
  // A collection that is known to have an element keeps it until it is changed.
  bool keeps_elements() const { return !evicting_ && !range_views_; }
  // Elements and keys are equal to themselves only, and what was added is found again.
  bool keeps_exactly() const { return !evicting_ && !odd_entries_ && !sorted_ && !own_equality_; }
  // A collection that keeps its elements in order, and has no ends to add to.
  bool may_be_sorted(const ir::Type& type) {
    return (sorted_ || !closed_) && type.is_reference() && !type.name.empty() && library_.may_be_sorted(type.name);
  }
  bool has_odd_entries() const { return odd_entries_; }
  // The library compares something in the call, and a dead entry, which throws then, may be among it.
  bool may_compare_dead_entries(const ir::Method& method, const ir::Call& call);
  bool has_weak_collections() const { return weak_; }
  // References that are equal in the model may differ, or the reverse: views, shared empty collections.
  bool has_views() const { return views_; }
  bool shares_empty() const { return shared_empty_; }
  bool has_wrappers() const { return wraps_; }  // objects of their own, for the goal Unmodifiable
  // The map method counts as a structural change because a map in the order of access may be there.
  bool reorders(const Effect& effect) const { return access_order_ && effect.reorders; }
  // Whether a value of the type can be, or lead to, a collection or an iterator.
  bool may_matter(const ir::Type& type);
  // Data of the library that no class of the user extends.
  bool is_plain(const ir::Type& type);
  // Whether the bulk method, on a receiver of this static type, may iterate over its argument while it
  // changes the receiver.
  bool may_iterate_argument(Symbol method, const ir::Type& receiver);
  // Whether the library method may compare maps, which reads those in the order of access.
  bool may_compare_maps(const ir::Method& method, const ir::Call& call);
  bool has_access_order() const { return access_order_; }
  // Whether clear empties all of its receiver: no view of a part of a collection may be there.
  bool clears_all() const { return closed_ && !range_views_; }
  // The function object is certainly made by the program, not by the library.
  bool is_own_function(const ir::Method& method, const ir::Operand& operand);
  // Somebody up the stack may catch what leaves the method.
  bool is_observed(const ir::Method& method) const { return observed_.contains(&method); }

 private:
  using Key = std::pair<const void*, std::uint64_t>;
  static Key local_key(const ir::Method& method, ir::LocalId local) { return {&method, local}; }
  static Key result_key(const ir::Method& method) { return {&method, ~std::uint64_t{0}}; }
  static Key field_key(const ir::Field& field) { return {&field, 0}; }
  static Key member_key() { return {nullptr, 0}; }

  void reach(const ir::Method* method);
  void reach_initializers(Symbol class_name);
  void instantiate(Symbol class_name);
  void populate(Symbol type);
  void populate_class(Symbol class_name);
  void note_constructors(Symbol class_name);
  bool is_receiver(const ir::Method& method, ir::LocalId local);
  void populate_operands(const ir::Method& method, const ir::Statement& statement);
  void populate_operand(const ir::Method& method, const ir::Operand& operand);
  void populate_end(const ir::Method& method, const ir::Terminator& end);
  // Where values come from, in any state.
  static std::uint32_t parameters_of(const ir::Method& method);
  bool makes_maps_in_order_of_access();
  void come_from_outside(const ir::Method& method);
  void come_from_outside(Key key);
  void pass(Key from, Key to);
  void pass(const ir::Method& method, const ir::Operand& operand, Key to);
  void link(const ir::Method& target, const ir::Method& selected);
  void find_origins(const ir::Method& method);
  void find_origin(const ir::Method& method, const ir::Statement& statement);
  void find_origin(const ir::Method& method, const ir::Call& call);
  void reach_callbacks(Symbol class_name);
  // The method of the class or a superclass implements what a type of the library above the class declares.
  bool overrides_library(const ir::Method& method, Symbol class_name);
  void scan(const ir::Method& method);
  void reach_overriding(const ir::Method& target);
  void reach_functions(const ir::Method& target, std::size_t arguments);
  void connect(const ir::Method& target, Symbol receiver);
  void explore();
  bool gives_function(const ir::Method& method);
  void note_kind(Symbol class_name);
  void note_call(const ir::Method& target, const ir::Call& call);
  bool concerns_iterator(const ir::Method& target) const;
  bool concerns_effect(const ir::Method& target, const ir::Call& call);
  void find_own_classes();
  bool is_own_class(Symbol class_name);
  bool is_adopted(const ir::Method& method) const;
  bool is_given_objects(const ir::Method& method, const ir::Call& call);
  bool is_quiet(const ir::Method& method, const ir::Call& call);
  // What library code may call of the objects that it is given, as a set of Callback.
  unsigned callbacks_of(const ir::Method& method, const ir::Call& call);
  unsigned callbacks_of(const ir::Method& method);
  unsigned callbacks_of_plain(const ir::Method& method, const ir::Call& call);
  unsigned callbacks_of_row(const ir::Method& method, const ir::Call& call, const LibraryMethod& row);
  static bool only_writes(const ir::Method& target);
  bool may_be_given_own(const ir::Method& method, const ir::Call& call);
  bool is_called_by_library(const ir::Method& method, bool own) const;
  bool inherits_rows(Symbol class_name);
  void check_class_constants();
  void check_class_constants(const ir::Method& method, const ir::Statement& statement);
  bool is_foreign_function(const ir::Method& method, const ir::Operand& operand);
  std::string refused_receiver(const ir::Method& method, const ir::Call& call, const ir::Method& target);
  void for_each_user_method(Symbol class_name, const std::function<void(const ir::Method&)>& visit);
  CallMeaning find_meaning(const ir::Method& method, const ir::Call& call);
  void library_meaning(const ir::Method& method, const ir::Call& call, const ir::Method& target,
                       CallMeaning& meaning);
  std::vector<const ir::Method*> implementations(Symbol interface_name, const ir::Type& type);
  std::string refusal(const ir::Method& method, const ir::Call& call, const ir::Method& target,
                      std::vector<const ir::Method*>& risks);
  void add_risks(const ir::Type& type, std::vector<const ir::Method*>& risks);
  void add_data_risks(std::vector<const ir::Method*>& risks);

  void find_impact();
  bool direct_impact(const ir::Method& method, const ir::Statement& statement);
  bool is_own_iterator(const ir::Method& method, const ir::Operand& operand);
  bool is_flag(const ir::FieldReference& reference);
  bool calls_impact(const ir::Method& method, const ir::Statement& statement);
  void find_observed();

  void find_demand();
  void demand_of_property(const ir::Method& method, const ir::Call& call);
  void demand_of_formula(const spec::predicates::Expression& formula);
  void demand_of(const ir::Method& method);
  void demand_of(const ir::Method& method, const ir::Statement& statement);
  void demand_of_call(const ir::Method& method, const ir::Call& call);
  void demand_of_effect(const ir::Method& method, const ir::Call& call, const CallMeaning& meaning);
  void flow(Key if_needed, Key then_needed) { flows_[if_needed].push_back(then_needed); }
  void flow_operand(const ir::Method& method, Key if_needed, const ir::Operand& operand);
  void seed(Key key);
  void seed_operand(const ir::Method& method, const ir::Operand& operand);
  ir::Type type_of(const ir::Method& method, const ir::Operand& operand);

  program::Workspace& workspace_;
  start::Implementations implementations_;
  Library library_;
  bool closed_;
  Goal goal_;
  const program::ResolvedProperty* property_;
  std::function<bool()> is_late_;
  std::vector<const ir::Method*> methods_;
  std::unordered_set<const ir::Method*> reached_;
  std::set<Symbol> instantiated_;
  std::set<Symbol> populated_;  // types whose subclasses were instantiated, in any state
  std::set<Key> from_outside_;  // values of the initial state or of the library may get there
  std::map<Key, std::vector<Key>> origins_;
  std::map<Key, std::vector<Symbol>> types_used_;  // to be populated if one gets there
  std::vector<const ir::Method*> virtual_targets_;
  std::unordered_set<const ir::Method*> seen_targets_;
  std::unordered_map<const ir::Call*, ir::Method> unresolved_;
  std::set<Symbol> own_;
  std::vector<const ir::Method*> outside_;
  std::unordered_map<const ir::Call*, CallMeaning> meanings_;
  std::unordered_set<const ir::Method*> impact_;
  std::unordered_set<const ir::Method*> observed_;
  std::map<Key, std::vector<Key>> flows_;
  std::set<Key> needed_;
  std::set<const ir::Field*> truths_;
  std::vector<const ir::Field*> tracked_fields_;
  std::vector<const ir::Field*> property_fields_;
  std::map<Symbol, bool> matters_;
  bool weak_ = false;
  bool views_ = false;
  bool shared_empty_ = false;
  bool wraps_ = false;
  bool access_order_ = false;
  bool queues_ = false;             // ArrayDeque or PriorityQueue may be there
  bool foreign_functions_ = false;  // function objects that the library made may be there
  bool range_views_ = false;        // views of a part of a sorted collection may be there
  bool backwards_ = false;          // previous and its like are called
  bool evicting_ = false;           // collections that lose elements on their own, or whose tests may lie
  bool odd_entries_ = false;        // maps whose entries die with their keys
  bool entry_sets_ = false;         // somebody asks for the entries of a map
  bool sorted_ = false;             // collections that compare by order
  bool own_equality_ = false;       // classes of the program with an equals of their own
  bool reflection_ = false;
  bool parts_ = false;
  unsigned callbacks_ = 0;      // Callback: of all calls of the library
  bool sorted_ranges_ = false;  // views of a part of a sorted collection
  bool sets_of_maps_ = false;   // Collections.newSetFromMap is called
  bool row_heirs_ = false;  // a collection of the program's own inherits methods that only rows tell about
  bool own_iterators_ = false;
  bool own_collections_ = false;
};

}  // namespace jury::encode::epr
