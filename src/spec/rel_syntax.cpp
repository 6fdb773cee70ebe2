// Terms of .rel files as one line of text, for messages.
#include "spec/rel_syntax.h"

#include "spec/rel_resolver_parts.h"

namespace jury::spec {

namespace {

std::string list(const std::vector<RelTermPointer>& terms, std::size_t from, const char* separator) {
  std::string text;
  for (std::size_t index = from; index < terms.size(); ++index)
    text += (index > from ? separator : "") + to_string(*terms[index]);
  return text;
}

std::string operand(const RelTerm& term) {
  return term.kind == RelTermKind::infix && term.text != "." ? "(" + to_string(term) + ")" : to_string(term);
}

std::string infix(const RelTerm& term) {
  const std::string space = term.text == "." ? "" : " ";
  return operand(*term.children[0]) + space + term.text + space + operand(*term.children[1]);
}

std::string prefix(const RelTerm& term) {
  const bool word = term.text.size() > 1;
  return term.text + (word ? " " : "") + operand(*term.children[0]);
}

}  // namespace

std::string to_string(const RelTerm& term) {
  const std::string prime = term.primed ? "'" : "";
  switch (term.kind) {
    case RelTermKind::name:
      return term.text + prime;
    case RelTermKind::number:
      return std::to_string(term.number);
    case RelTermKind::prefix:
      return prefix(term);
    case RelTermKind::infix:
      return infix(term);
    case RelTermKind::call:
      return term.text + prime + "[" + list(term.children, 0, ", ") + "]";
    case RelTermKind::box:
      return to_string(*term.children[0]) + "[" + list(term.children, 1, ", ") + "]";
    case RelTermKind::block:
      return term.text == "(" ? "(" + list(term.children, 0, " ") + ")"
                              : "{ " + list(term.children, 0, " ") + " }";
    case RelTermKind::conditional:
      return operand(*term.children[0]) + " => " + operand(*term.children[1]) + " else " +
             operand(*term.children[2]);
    case RelTermKind::quantified:
      return term.text + " ... | " + list(term.children, 0, " ");
    case RelTermKind::comprehension:
      return "{... | " + list(term.children, 0, " ") + "}";
    case RelTermKind::let:
      return "let " + term.text + " = " + to_string(*term.children[0]) + " | " + to_string(*term.children[1]);
  }
  JURY_CHECK(false, "a term of no kind");
}

}  // namespace jury::spec
