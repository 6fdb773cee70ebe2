// From the draft to the contracts: generated members have names of their own,
// so the class files say where they are, and their parameters say which method
// is meant.
#include <algorithm>
#include <unordered_map>

#include "spec/jml/instrumentation.h"

namespace jury::spec::jml {

namespace {

// The field descriptors between the parentheses.
std::vector<std::string> parameters_of(std::string_view descriptor) {
  std::vector<std::string> parameters;
  std::size_t at = 1;
  while (at < descriptor.size() && descriptor[at] != ')') {
    const auto begin = at;
    while (descriptor[at] == '[') ++at;
    at = descriptor[at] == 'L' ? descriptor.find(';', at) + 1 : at + 1;
    parameters.emplace_back(descriptor.substr(begin, at - begin));
  }
  return parameters;
}

Symbol class_of(const std::string& descriptor) {
  return Symbol(descriptor.starts_with('L') ? std::string_view(descriptor).substr(1, descriptor.size() - 2)
                                            : std::string_view(descriptor));
}

class Resolver {
 public:
  Resolver(Draft draft, const std::vector<CompiledMethod>& methods) : draft_(std::move(draft)) {
    for (const auto& method : methods) {
      if (is_generated(method.name.view())) generated_.emplace(method.name, &method);
      by_owner_[method.owner].push_back(&method);
    }
  }

  Contracts run() {
    for (auto& method : draft_.methods) add(method);
    for (auto& type : draft_.classes) add(type);
    for (auto& [number, clause] : draft_.statements) {
      complete(clause.member);
      contracts_.statements.emplace(number, std::move(clause));
    }
    contracts_.loops = std::move(draft_.loops);
    contracts_.errors = std::move(draft_.errors);
    contracts_.problems = std::move(draft_.problems);
    return std::move(contracts_);
  }

 private:
  const CompiledMethod* find(Symbol name) const {
    const auto found = generated_.find(name);
    return found == generated_.end() ? nullptr : found->second;
  }

  void complete(Member& member) {
    if (!member.exists()) return;
    const auto* found = find(member.name);
    JURY_CHECK(found, "the generated member " + member.name.text() + " is in no class file");
    member.owner = found->owner;
    member.descriptor = found->descriptor;
  }

  void complete(std::vector<Clause>& clauses) {
    for (auto& clause : clauses) complete(clause.member);
  }

  void add(DraftClass& draft) {
    auto& contract = draft.contract;
    if (contract.name.empty()) {
      const auto* anchor = find(Symbol(draft.anchor));
      if (!anchor) return;
      contract.name = anchor->owner;
    }
    for (auto* list : {&contract.invariants, &contract.static_invariants, &contract.constraints,
                       &contract.static_constraints, &contract.initially})
      complete(*list);
    contracts_.classes.emplace(contract.name, std::move(contract));
  }

  // The method whose parameters are those of the anchor.
  const CompiledMethod* method_of(const DraftMethod& draft, const CompiledMethod& anchor) const {
    auto declared = parameters_of(anchor.descriptor.view());
    const bool companion = !draft.declared_owner.empty();
    const bool takes_self = companion && !draft.contract.is_static && draft.contract.name != "<init>";
    if (takes_self) declared.erase(declared.begin());
    const std::size_t hidden = draft.contract.hidden_parameters;
    const auto owner = by_owner_.find(companion ? draft.declared_owner : anchor.owner);
    if (owner == by_owner_.end()) return nullptr;
    for (const auto* candidate : owner->second) {
      if (candidate->name != draft.contract.name || candidate->is_synthetic) continue;
      const auto all = parameters_of(candidate->descriptor.view());
      const bool right_count =
          all.size() == hidden + declared.size() || (draft.is_local && all.size() > hidden + declared.size());
      if (right_count &&
          std::equal(declared.begin(), declared.end(), all.begin() + static_cast<std::ptrdiff_t>(hidden)))
        return candidate;
    }
    return nullptr;
  }

  void add(DraftMethod& draft) {
    auto& contract = draft.contract;
    const auto* anchor = find(Symbol(draft.anchor));
    JURY_CHECK(anchor, "the generated member " + draft.anchor + " is in no class file");
    auto* method = method_of(draft, *anchor);
    if (!method && draft.is_local && contract.hidden_parameters == 1) {
      contract.hidden_parameters = 0;  // a local class that does not use its outer instance
      method = method_of(draft, *anchor);
    }
    if (!method && !draft.declared_owner.empty()) {
      std::string name = draft.declared_owner.text();
      std::replace(name.begin(), name.end(), '/', '.');
      draft_.errors.push_back(contract.place.to_string() + ": error: the class " + name + " has no method " +
                              contract.name.text() + " with these parameters");
      return;
    }
    if (!method) {
      contracts_.problems.push_back(contract.place.to_string() +
                                    ": left out: the compiled method of this contract was not found");
      return;
    }
    contract.owner = method->owner;
    contract.descriptor = method->descriptor;
    complete(contract.non_null_parameters);
    if (contract.non_null_result) complete(contract.non_null_result->member);
    for (auto& behaviour : contract.behaviours) {
      complete(behaviour);
      leave_out_nameless(behaviour, contract);
    }
    contracts_.methods.emplace(Contracts::Key{contract.owner, contract.name, contract.descriptor},
                               std::move(contract));
  }

  // Fields of an object that no expression names: of an anonymous class around this one.
  void leave_out_nameless(const Behaviour& behaviour, MethodContract& contract) {
    if (!behaviour.assignable) return;
    for (const auto& location : *behaviour.assignable) {
      if (location.kind != Location::Kind::Field || location.object.exists()) continue;
      contract.left_out.push_back(location.place.to_string() + ": left out: the object that '" +
                                  location.text + "' belongs to has no name");
      contracts_.problems.push_back(contract.left_out.back());
    }
  }

  void complete(Behaviour& behaviour) {
    complete(behaviour.requires_);
    complete(behaviour.ensures);
    for (auto& signals : behaviour.signals) {
      complete(signals.clause.member);
      signals.exception = class_of(parameters_of(signals.clause.member.descriptor.view()).back());
    }
    if (behaviour.signals_only) {
      std::vector<Symbol> types;
      for (const auto& member : *behaviour.signals_only)
        for (const auto& type : parameters_of(find(member)->descriptor.view()))
          types.push_back(class_of(type));
      behaviour.signals_only = std::move(types);
    }
    if (!behaviour.assignable) return;
    for (auto& location : *behaviour.assignable) complete(location);
    // What javac replaced by its value is a constant, which nobody can assign.
    std::erase_if(*behaviour.assignable, [](const Location& location) {
      return location.kind == Location::Kind::Field && location.owner.empty();
    });
  }

  void complete(Location& location) {
    complete(location.object);
    complete(location.low);
    complete(location.high);
    if (location.kind == Location::Kind::AllStatics) {
      location.owner = class_of(parameters_of(find(location.owner)->descriptor.view()).front());
    } else if (location.kind == Location::Kind::Field ||
               (location.kind == Location::Kind::ElementFields && !location.field.empty())) {
      const auto* probe = find(location.owner);
      JURY_CHECK(probe, "the generated member " + location.owner.text() + " is in no class file");
      location.owner = probe->field_owner;
      location.descriptor = probe->field_descriptor;
      if (probe->field_is_static) location.kind = Location::Kind::StaticField;
      take_owner_around(location, *probe);
    }
  }

  // A field of an object around this one: the probe steps out to it.
  void take_owner_around(Location& location, const CompiledMethod& probe) {
    const auto around = draft_.owners_around.find(probe.name);
    if (around == draft_.owners_around.end() || probe.steps_out == 0) return;
    location.object =
        probe.steps_out <= around->second.size() ? around->second[probe.steps_out - 1] : Member();
    complete(location.object);
  }

  Draft draft_;
  Contracts contracts_;
  std::unordered_map<Symbol, const CompiledMethod*> generated_;
  std::unordered_map<Symbol, std::vector<const CompiledMethod*>> by_owner_;
};

}  // namespace

Contracts resolve(Draft draft, const std::vector<CompiledMethod>& methods) {
  return Resolver(std::move(draft), methods).run();
}

}  // namespace jury::spec::jml
