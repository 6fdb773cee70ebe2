#include "report/rules.h"

#include <array>

namespace jury::report {

namespace {

using engine::Property;

constexpr std::array rule_table{
    Rule{Property::Assert, "AssertionFails", "An assertion can fail.", "no assert statement fails.",
         "Follow the execution to the assertion: either the code before it is wrong, or the assertion claims more than "
         "the method is asked to keep. What the method may rely on can be written as a precondition (//@ requires).",
         "617"},
    Rule{Property::Exceptions, "ExceptionEscapes", "An exception can escape.",
         "no exception leaves the entry, thrown by the program or by the JVM.",
         "Guard the place, or say that the exception is meant: a throws clause, a test of the arguments at the start of "
         "the method, or @throws in its Javadoc make it an expected one. What callers must not do can be written as a "
         "precondition (//@ requires) or an annotation (@NonNull).",
         "248"},
    Rule{Property::ConcurrentModification, "ConcurrentModification",
         "A collection can be modified while it is iterated over.",
         "no ConcurrentModificationException leaves the entry: no iterator is used after its collection was changed "
         "behind its back.",
         "Remove by the iterator or with removeIf, or iterate over a copy.", "664"},
    Rule{Property::NoSuchElement, "NoSuchElement", "An element can be asked for that is not there.",
         "no NoSuchElementException leaves the entry.", "Ask hasNext or isEmpty before, or use a method that returns null or an Optional.",
         "754"},
    Rule{Property::IllegalState, "IllegalState", "A method can be called in a state that does not allow it.",
         "no IllegalStateException leaves the entry.", "Follow the calls that lead to the state, and exclude one of them.", "754"},
    Rule{Property::Unmodifiable, "Unmodifiable", "A change can be asked for that is not supported.",
         "no UnsupportedOperationException leaves the entry.", "Make a copy of what cannot be changed, or do not hand it on to code that changes it.",
         "754"},
    Rule{Property::Contract, "ContractBroken", "A contract can be broken.",
         "the method keeps its JML contract, and calls others only as their preconditions allow.",
         "Follow the execution: the clause that does not hold is named. Mend the code, or the contract where it claims "
         "too much.",
         "573"},
    Rule{Property::User, "PropertyBroken", "A property of the user's can be broken.",
         "a property of your own, from a .rel or .prop file.", "Follow the execution to the place that the property is about.", ""},
};

}  // namespace

std::span<const Rule> rules() { return rule_table; }

std::size_t rule_index(Property property) {
  for (std::size_t i = 0; i < rule_table.size(); ++i)
    if (rule_table[i].property == property) return i;
  return rule_table.size() - 1;
}

const Rule* rule_named(std::string_view name) {
  for (const auto& rule : rule_table)
    if (rule.id() == name || rule.name == name) return &rule;
  return nullptr;
}

}  // namespace jury::report
