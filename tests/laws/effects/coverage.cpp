#include "coverage.h"

#include <map>

#include "library/callbacks.h"
#include "library/classes.h"
#include "support/symbol.h"

namespace jury::effects {

namespace {

using library::Asks;
using library::Filling;
using library::Gives;
using library::IteratorStep;
using library::Method;
using Words = std::vector<std::string>;

// ---- What is called ----

enum Called : unsigned { equals = 1, hash = 2, compare = 4, text = 8, reading = 16, anything = 32 };
constexpr unsigned elements = equals | hash | compare | reading;

bool asks_nothing(const Method& row, const Observation& observed) {
  if (row.asks == Asks::nothing) return true;
  if (row.asks == Asks::nothing_by_index && observed.first == 'I') return true;
  const bool finds_places = row.asks == Asks::nothing_by_place || (row.asks == Asks::nothing_by_index && observed.first != 'L');
  return observed.ordered && finds_places && row.effect.callback < 0 && row.effect.copies <= 0;
}

unsigned may_call(const Method& row, const Observation& observed) {
  if (asks_nothing(row, observed)) return 0;
  switch (row.asks) {
    case Asks::hash:
      return hash | reading;
    case Asks::text:
      return text | reading;
    case Asks::elements_and_text:
      return elements | text;
    case Asks::given:
      return elements | anything;
    case Asks::nothing:
    case Asks::nothing_by_place:
    case Asks::nothing_by_index:
    case Asks::elements:
      break;
  }
  return elements;
}

bool covers_asking(const Method& row, const Observation& observed) {
  static const std::map<std::string, unsigned> kinds{
      {"equals", equals}, {"hashCode", hash}, {"compareTo", compare}, {"compare", compare}, {"toString", text}};
  return may_call(row, observed) & kinds.at(observed.fact[1]);
}

bool covers_reading(const Method& row, const Observation& observed) {
  const auto called = may_call(row, observed);
  return (called & anything) || ((called & reading) && library::is_called_when_read(observed.fact[1]));
}

// ---- What changes ----

int number(const std::string& word) { return std::stoi(word); }

bool inserts(const Method& row, int argument) {
  return row.effect.insert_first <= argument && argument < row.effect.insert_last;
}

bool fills_subject(const Method& row, int subject) {
  return row.effect.subject == subject && row.effect.gives != Gives::NewContainer;
}

// Elements or keys go: what is known to be in the collection is forgotten.
bool may_lose(const Method& row) {
  if (row.step != IteratorStep::None)
    return row.step == IteratorStep::Remove || row.step == IteratorStep::Set || row.step == IteratorStep::Rest;
  return (row.protocol.changes & (library::removes | library::sets)) && !row.protocol.keeps_elements;
}

bool may_empty(const Method& row) {
  if (row.step != IteratorStep::None) return row.step == IteratorStep::Remove;
  return row.protocol.filling == Filling::Drains;
}

// ---- What is thrown ----

unsigned changes_of(const Method& row) {
  switch (row.step) {
    case IteratorStep::Remove:
      return library::removes;
    case IteratorStep::Add:
      return library::adds;
    case IteratorStep::Set:
      return library::sets;
    case IteratorStep::None:
      return row.protocol.changes;
    case IteratorStep::HasNext:
    case IteratorStep::HasPrevious:
    case IteratorStep::Next:
    case IteratorStep::Previous:
    case IteratorStep::Rest:
    case IteratorStep::Nothing:
      break;
  }
  return 0;
}

// Who changed what it iterates over: nobody, its callback, an earlier call, itself, by way of its argument.
bool covers_conflict(const Method& row, const Words& fact) {
  if (fact[2] == "callback" || fact[2] == "stale") return row.effect.checks;
  if (fact[2] == "special") return true;  // parts and maps in the order of access: told by their types, not by rows
  if (fact[2] != "itself") return false;
  std::string owner = fact[3];
  for (auto& letter : owner)
    if (letter == '.') letter = '/';
  const auto trait = row.name == "addAll" ? library::adds_while_iterating : library::removes_while_iterating;
  const bool bulk = row.name == "addAll" || row.name == "removeAll" || row.name == "retainAll";
  return bulk && library::has_trait(Symbol(owner), trait);
}

bool covers_illegal_state(const Method& row, const Observation& observed) {
  const auto& where = observed.fact[2];
  // A dead entry is compared.
  if (where == "given") return may_call(row, observed) & equals;
  if (row.step != IteratorStep::None) return row.step == IteratorStep::Remove || row.step == IteratorStep::Set;
  if (where == "odd") return row.protocol.of_entry;
  return where == "weak" && row.protocol.changes != 0;
}

bool covers_refusal(const Method& row, unsigned refused, const std::string& where) {
  if (changes_of(row) & refused) return true;
  if (where == "weak" && (row.step != IteratorStep::None || row.protocol.of_entry)) return changes_of(row) != 0;
  return where == "sorted" && row.protocol.refused_by_order;
}

bool covers_thrown(const Method& row, const Observation& observed) {
  const auto& fact = observed.fact;
  if (fact[1] == "CME") return covers_conflict(row, fact);
  if (fact[1] == "ISE") return covers_illegal_state(row, observed);
  if (fact[1] == "UOE") return covers_refusal(row, static_cast<unsigned>(number(fact[2])), fact[3]);
  if (fact[1] != "NSEE") return false;
  if (row.step != IteratorStep::None) return row.step == IteratorStep::Next || row.step == IteratorStep::Previous;
  return row.protocol.needs_element && fact[2] == "empty";
}

// ---- What is given ----

bool is_view(const Method& row, int subject) {
  return (row.effect.gives == Gives::Subject || row.effect.gives == Gives::Part) && row.effect.subject == subject;
}

bool gives_elements(const Method& row, const std::string& what, int subject) {
  if (is_view(row, subject)) return true;
  const auto& effect = row.effect;
  if (effect.subject == subject && effect.gives == Gives::NewIterator) return true;
  // The entries of a map are its elements where it is seen as a set of them.
  if (what == "entry" && effect.gives == Gives::Element && effect.subject == subject) return true;
  return effect.copies == subject && (effect.gives == Gives::NewContainer || effect.gives == Gives::Subject);
}

// "gives container with element of 0" and its like.
bool covers_filled_result(const Method& row, const Words& fact) {
  if (fact[3] == "element") return gives_elements(row, fact[1], number(fact[5]));
  const bool followed = row.effect.gives == Gives::NewContainer || row.effect.gives == Gives::Subject;
  if (fact[3] == "argument") return followed && inserts(row, number(fact[4]));
  return fact[3] == "answer" && followed && row.effect.keeps_results;
}

bool covers_empty_result(const Method& row, const Words& fact) {
  if (row.protocol.fills_result) return false;
  if (row.effect.gives != Gives::NewContainer) return true;
  if (row.protocol.filling == Filling::Fills) return false;
  return fact.size() < 5 || row.protocol.filling != Filling::Joins || row.effect.copies != number(fact[4]);
}

bool covers_item(const Method& row, const Words& fact) {
  if (row.effect.gives != Gives::Element) return false;
  if (fact[1] == "element") return row.effect.subject == number(fact[3]);
  if (fact[1] == "argument") return inserts(row, number(fact[2]));
  return fact[1] == "answer" && row.effect.keeps_results;
}

// A copy that nobody can change may be what it is a copy of: only == tells, which engines leave open.
bool is_or_equals(const Method& row, int argument) {
  if (row.effect.gives == Gives::NewContainer) return row.protocol.refuses == library::any_change && row.effect.copies == argument;
  return row.effect.gives == Gives::Subject && row.effect.subject == argument;
}

bool covers_given(const Method& row, const Words& fact) {
  const auto& effect = row.effect;
  const auto& what = fact[1];
  if (what == "null") return effect.gives == Gives::Nothing || effect.gives == Gives::Element || effect.or_null;
  if (what == "something") return effect.gives != Gives::Nothing;
  if (what == "empty") return covers_empty_result(row, fact);
  if (what == "itself") return is_or_equals(row, number(fact[2]));
  if (what == "view") return is_view(row, number(fact[3]));
  if (what == "part") return effect.gives == Gives::Part && effect.subject == number(fact[3]);
  if (what == "iterator" && fact[2] == "over") return effect.gives == Gives::NewIterator && effect.subject == number(fact[3]);
  if (what == "entry" && fact[2] == "view")
    return is_view(row, number(fact[4])) || (effect.gives == Gives::Element && effect.subject == number(fact[4]));
  if (what == "entry" || what == "container" || what == "iterator") return covers_filled_result(row, fact);
  return covers_item(row, fact);
}

// "refuses 1 of 4": the result refuses additions, the subject replacements.
bool covers_refused_result(const Method& row, const Words& fact) {
  const auto change = static_cast<unsigned>(number(fact[1])), of_subject = static_cast<unsigned>(number(fact[3]));
  const auto gives = row.effect.gives;
  const bool is_subject = gives == Gives::Subject || gives == Gives::Part;
  if ((of_subject & change) && (is_subject || gives == Gives::NewIterator)) return true;
  // Of java.util.concurrent: any iterator may refuse, and any entry.
  if (fact.size() > 4 && (gives == Gives::NewIterator || change == library::sets)) return true;
  return (row.protocol.refuses & change) && (gives == Gives::NewContainer || (is_subject && row.protocol.wraps));
}

// ---- What is certain ----

bool agrees_with_answer(const Method& row, const Words& fact) {
  if (fact[1] == "another") return row.protocol.filling != Filling::TellsSize;
  const bool yes = fact[1] == "true", empty = fact[3] == "empty";
  if (row.protocol.filling == Filling::TellsEmpty) return yes == empty;
  return row.protocol.filling != Filling::TellsPresent || yes != empty;
}

bool agrees_with_filling(const Method& row, const Words& fact) {
  if (fact[1] == "filled") return !row.effect.clears;
  const bool into_subject = row.effect.gives != Gives::NewContainer && row.effect.subject == 0;
  if (!into_subject) return true;
  if (fact.size() == 2) return row.protocol.filling != Filling::Fills;
  return row.protocol.filling != Filling::Joins || row.effect.copies != number(fact[4]);
}

bool covers_change(const Method& row, const Words& fact) {
  const auto& effect = row.effect;
  const auto& what = fact[0];
  if (what == "stales") return fact[1] != "itself" && effect.structural && effect.subject == number(fact[1]);
  if (what == "reorders") return (effect.structural || effect.reorders) && effect.subject == number(fact[1]);
  if (what == "ends") return row.step == IteratorStep::Next || row.step == IteratorStep::Rest || row.step == IteratorStep::Remove;
  if (what == "loses") return effect.subject == number(fact[1]) && may_lose(row);
  if (what == "empties") return effect.subject == number(fact[1]) && may_empty(row);
  if (what == "inserts") return fills_subject(row, number(fact[3])) && inserts(row, number(fact[1]));
  if (what == "copies") return fills_subject(row, number(fact[3])) && effect.copies == number(fact[1]);
  return what == "keeps" && fills_subject(row, number(fact[3])) && effect.keeps_results;
}

bool covers_callback(const Method& row, const Words& fact) {
  if (fact[0] == "calls") return row.effect.callback == number(fact[1]);
  if (row.effect.callback < 0) return false;
  if (fact[1] == "element") return row.effect.subject == number(fact[3]);
  return fact[1] == "argument" && inserts(row, number(fact[2]));
}

}  // namespace

bool covers(const Method& row, const Observation& observed) {
  const auto& fact = observed.fact;
  const auto& what = fact[0];
  if (what == "returned" || what == "supports") return true;
  if (what == "asks") return covers_asking(row, observed);
  if (what == "reads") return covers_reading(row, observed);
  if (what == "throws") return covers_thrown(row, observed);
  if (what == "calls" || what == "hands") return covers_callback(row, fact);
  if (what == "gives") return covers_given(row, fact);
  if (what == "refuses") return covers_refused_result(row, fact);
  if (what == "answers") return agrees_with_answer(row, fact);
  if (what == "leaves") return agrees_with_filling(row, fact);
  return covers_change(row, fact);
}

}  // namespace jury::effects
