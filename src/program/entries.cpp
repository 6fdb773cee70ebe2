#include "program/entries.h"

#include <algorithm>

#include "program/contract_lookup.h"
#include "support/diagnostics.h"
#include "support/suggestion.h"

namespace jury::program {

namespace {

struct EntryName {
  std::string class_name;
  std::string method;
  std::string parameters;  // with the parenthesis; empty: any
};

EntryName split(const std::string& text) {
  EntryName name;
  const auto parenthesis = text.find('(');
  const std::string path = text.substr(0, parenthesis);
  if (parenthesis != std::string::npos) name.parameters = text.substr(parenthesis);
  const auto dot = path.rfind('.');
  if (dot == std::string::npos || dot == 0 || dot + 1 == path.size())
    throw UserError("'" + text + "' is not an entry: write Class.method, for example Main.main");
  name.class_name = path.substr(0, dot);
  name.method = path.substr(dot + 1);
  return name;
}

// "int" for int; "String", "java.lang.String" for java.lang.String; "Deep", "Inner.Deep", "Inner$Deep" for
// Outer$Inner$Deep.
bool type_matches(std::string written, const ir::Type& type) {
  std::erase(written, ' ');
  auto full = type.display();
  std::replace(full.begin(), full.end(), '$', '.');
  std::replace(written.begin(), written.end(), '$', '.');
  return full == written || (!written.empty() && full.ends_with("." + written));
}

// "(int, String)" or the descriptor, with or without its result: "(ILjava/lang/String;)V".
bool parameters_match(const std::string& written, Symbol descriptor) {
  const auto& text = descriptor.text();
  if (text == written) return true;
  if (!written.ends_with(')')) return false;
  if (text.starts_with(written)) return true;
  const auto parameters = ir::Signature::from_descriptor(text).parameters;
  std::string rest = written.substr(1, written.size() - 2);
  if (rest.find_first_not_of(' ') == std::string::npos) return parameters.empty();
  rest += ',';
  std::size_t count = 0;
  for (std::size_t start = 0; start < rest.size(); ++count) {
    const auto end = rest.find(',', start);
    if (count == parameters.size() || !type_matches(rest.substr(start, end - start), parameters[count]))
      return false;
    start = end + 1;
  }
  return count == parameters.size();
}

}  // namespace

std::string class_suggestion(const Workspace& workspace, const std::string& wanted) {
  std::vector<std::string> names;
  for (const auto& name : workspace.user_classes()) names.push_back(ir::display_class(name.view()));
  return suggestion(wanted, names);
}

const ir::Class* find_named_class(Workspace& workspace, std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  while (true) {
    if (const auto* cls = workspace.program().find_class(Symbol(name))) return cls;
    const auto slash = name.rfind('/');
    if (slash == std::string::npos) break;
    name[slash] = '$';
  }
  return nullptr;
}

std::vector<const ir::Method*> find_entries(Workspace& workspace, const std::string& text) {
  const auto wanted = split(text);
  const auto* cls = find_named_class(workspace, wanted.class_name);
  if (!cls)
    throw UserError("there is no class " + wanted.class_name + " among the inputs" +
                    class_suggestion(workspace, wanted.class_name));
  std::vector<const ir::Method*> found;
  std::vector<std::string> names;
  std::string overloads;
  for (const auto& method : cls->methods) {
    names.push_back(method.name.text());
    if (method.name != wanted.method) continue;
    overloads += (overloads.empty() ? "; there is " : ", ") + method.display();
    if (wanted.parameters.empty() || parameters_match(wanted.parameters, method.descriptor))
      found.push_back(&method);
  }
  if (found.empty())
    throw UserError("the class " + wanted.class_name + " has no method " + wanted.method + wanted.parameters +
                    (overloads.empty() ? suggestion(wanted.method, names) : overloads));
  return found;
}

bool is_main(const ir::Method& method) {
  return method.is_static() && (method.flags & ir::access::is_public) && method.name == "main" &&
         method.descriptor == "([Ljava/lang/String;)V";
}

bool reads_arguments(Program& program, const ir::Method& main) {
  constexpr ir::LocalId arguments = 0;
  const auto* body = program.body(main);
  if (!body) return true;
  const auto reads = [&](const std::vector<ir::Operand>& operands) {
    return std::any_of(operands.begin(), operands.end(),
                       [&](const ir::Operand& o) { return o.is_local() && o.local() == arguments; });
  };
  return std::any_of(body->blocks.begin(), body->blocks.end(), [&](const ir::Block& block) {
    return reads(ir::operands_of(block.terminator)) ||
           std::any_of(block.statements.begin(), block.statements.end(),
                       [&](const ir::Statement& s) { return reads(ir::operands_of(s)); });
  });
}

std::vector<const ir::Method*> find_mains(Workspace& workspace) {
  std::vector<const ir::Method*> mains;
  for (const auto& class_name : workspace.user_classes()) {
    const auto* cls = workspace.program().find_class(class_name);
    if (!cls) continue;
    for (const auto& method : cls->methods)
      if (is_main(method)) mains.push_back(&method);
  }
  return mains;
}

namespace {

bool has_code(const ir::Method& method) {
  return !method.is_abstract() && !method.is_native() && !(method.flags & ir::access::is_synthetic) &&
         method.name != "<clinit>";
}

bool is_checked(const ir::Class& cls, const ir::Method& method) {
  // The compiler's own methods of an enum cannot be wrong.
  if (cls.is_enum() && (method.name == "values" || method.name == "valueOf")) return false;
  return has_code(method) && method.name != "<init>" && !spec::is_generated(method.name.view());
}

}  // namespace

namespace {

bool is_written(const std::vector<const spec::MethodContract*>& contracts) {
  return std::any_of(contracts.begin(), contracts.end(),
                     [](const spec::MethodContract* contract) { return contract->written; });
}

// Invariants and constraints are promises of every method that others may call, unless it is a helper.
bool keeps_invariants(Workspace& workspace, const ir::Method& method,
                      const std::vector<const spec::MethodContract*>& contracts) {
  const bool helper = std::any_of(contracts.begin(), contracts.end(),
                                  [](const spec::MethodContract* contract) { return contract->helper; });
  if (helper || method.is_static() || (method.flags & ir::access::is_private)) return false;
  const auto supertypes = workspace.program().supertypes(method.owner);
  return std::any_of(supertypes.begin(), supertypes.end(), [&](Symbol type) {
    const auto* contract = workspace.contracts().of(type);
    const auto by_user = [](const spec::Clause& clause) { return !clause.implicit; };
    return contract && (std::any_of(contract->invariants.begin(), contract->invariants.end(), by_user) ||
                        !contract->constraints.empty());
  });
}

bool is_helper(const std::vector<const spec::MethodContract*>& contracts) {
  return std::any_of(contracts.begin(), contracts.end(),
                     [](const spec::MethodContract* contract) { return contract->helper; });
}

}  // namespace

bool has_promises(Workspace& workspace, const ir::Method& method) {
  if (workspace.contracts().empty() || !has_code(method) || spec::is_generated(method.name.view()))
    return false;
  const auto contracts = contracts_of(workspace, method);
  return is_written(contracts) || keeps_invariants(workspace, method, contracts);
}

bool has_statements(Workspace& workspace, const ir::Method& method) {
  const auto* contract = workspace.contracts().of(method.owner, method.name, method.descriptor);
  return contract && contract->has_statements;
}

bool relies_on_invariants(Workspace& workspace, const ir::Method& method) {
  return has_promises(workspace, method) && !is_helper(contracts_of(workspace, method));
}

bool answers_for_calls(Workspace& workspace, const std::vector<const ir::Method*>& callers) {
  for (std::size_t i = 1; i < callers.size(); ++i)
    if (spec::is_generated(callers[i]->name.view()) ||
        (workspace.is_user_class(callers[i]->owner) && relies_on_invariants(workspace, *callers[i])))
      return false;
  return true;
}

std::vector<const ir::Method*> find_default_entries(Workspace& workspace) {
  auto found = find_mains(workspace);
  const bool has_main = !found.empty();
  // Where nothing is public but methods of interfaces, which are so without a word, the package is the user.
  std::vector<const ir::Method*> within_package;
  bool has_public = has_main;
  for (const auto& class_name : workspace.user_classes()) {
    const auto* cls = workspace.program().find_class(class_name);
    if (!cls) continue;
    std::vector<const ir::Method*> with_contract, with_statements, open;
    for (const auto& method : cls->methods) {
      if (has_promises(workspace, method)) with_contract.push_back(&method);
      if (has_statements(workspace, method)) with_statements.push_back(&method);
      if (!is_checked(*cls, method)) continue;
      if (method.flags & ir::access::is_public) open.push_back(&method);
      if (!(method.flags & ir::access::is_private)) within_package.push_back(&method);
    }
    const auto& chosen = !with_contract.empty() || has_main ? with_contract : open;
    for (const auto* list : {&chosen, &std::as_const(with_statements)})
      for (const auto* method : *list)
        if (std::find(found.begin(), found.end(), method) == found.end()) found.push_back(method);
    has_public = has_public || !with_contract.empty() || !with_statements.empty() ||
                 (!open.empty() && !cls->is_interface());
  }
  return has_public ? found : within_package;
}

}  // namespace jury::program
