// The meaning of jury.Spec and jury.Reach in symbolic execution: quantifiers over ranges are expanded over as
// many numbers as the limits allow, quantifiers over objects over all that exist, \reach becomes a set with a
// condition per object. What is not handled here runs as the Java code it is.
//
// The bodies of quantifiers have no effects. Where one throws, the quantifier throws.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "encode/executor.h"

namespace jury::encode {

class SpecificationExecutor {
 public:
  explicit SpecificationExecutor(Executor& executor) : executor_(executor) {}

  // Nothing when the method has no meaning of its own.
  std::optional<Exit> run(const ir::Method& method, const std::vector<Value>& arguments, const State& state);

 private:
  // A number of a range, and the condition under which it belongs to it.
  struct Member {
    Term index;
    Term condition;
  };
  // A function object applied to a value, where the condition holds; kept apart: where it throws.
  struct Application {
    std::string_view interface_name;
    std::string_view method;
    std::string_view descriptor;
  };

  std::optional<Exit> run_range(const ir::Method& method, std::string_view name);
  std::optional<Exit> run_objects(std::string_view name);
  std::optional<Exit> run_reach(const ir::Method& method);
  std::optional<Exit> run_set(std::string_view name);

  bool is_endless(const ir::Method& method, bool inclusive);
  void leave_out_beyond(const ir::Method& method, bool inclusive, std::uint64_t most, Term inside);
  std::vector<Member> members(const ir::Method& method, bool inclusive);
  static Application predicate_of(const ir::Method& method);
  Exit quantify(const ir::Method& method, bool all, bool inclusive);
  Exit count(const ir::Method& method, bool inclusive);
  DeferredQuantifiers::Reading instance(const ir::Method& method, bool all, bool inclusive);
  DeferredQuantifiers::Reading read(const Exit& exit);
  std::optional<Value> apply(const Application& application, const Reference& function, const Value& argument,
                             Term condition);
  Term test(const Application& application, const Value& argument, Term condition);
  Exit finish(std::optional<Value> value);
  Exit finish_boolean(Term condition);
  std::optional<Exit> add_up(const ir::Method& method, bool inclusive);

  // Kept for the solver (specification_quantifiers.cpp).
  struct Bound {
    Term index;   // a constant in place of the bound variable
    Term inside;  // the range
    std::size_t assumptions = 0;
  };
  bool is_kept(const ir::Method& method, bool inclusive);
  Bound bind(const ir::Method& method, bool inclusive);
  static void require_closed(const Bound& bound, Term formula);
  void require_closed(const Bound& bound);
  Term quantified(const Bound& bound, logic::Kind kind, Term formula);
  bool is_in_code() const;
  Term decided_before(const Bound& bound, Term decides);
  void close_thrown(const Bound& bound, const Guard& around, Term decides);
  Exit keep(const ir::Method& method, bool all, bool inclusive);
  // Nothing when the quantifier has to be expanded.
  std::optional<Exit> try_to_keep(const ir::Method& method, bool all, bool inclusive);
  static Application body_of(const ir::Method& method);
  std::optional<Exit> fold(const ir::Method& method, std::string_view operation, bool inclusive);
  logic::Function fold_function(const Bound& bound, std::string_view operation, Term element, Term nothing);

  // Sets: slots hold the objects, flags say which belong to the set.
  using Graph = std::vector<std::vector<Target>>;
  Exit make_set(const std::vector<ObjectId>& objects, const std::vector<Term>& flags);
  Exit reach_from(const Reference& start, const std::function<std::vector<Reference>(ObjectId)>& steps,
                  const std::function<bool(ObjectId)>& keep);
  std::vector<Reference> references_of(ObjectId object);
  std::vector<Reference> fields_of(const Reference& function, ObjectId object);
  Term in_set(const Reference& set, ObjectId object);
  std::vector<ObjectId> objects_of_sets(const Reference& a, const Reference& b);
  std::optional<ir::Type> class_argument(const Value& value);

  Values& values() { return executor_.values_; }
  logic::TermManager& terms() { return executor_.terms_; }

  Executor& executor_;
  std::vector<Value> arguments_;
  State state_ = executor_.initial_state();
  std::vector<Exit> thrown_;
};

}  // namespace jury::encode
