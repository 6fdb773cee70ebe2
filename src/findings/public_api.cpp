#include "findings/public_api.h"

#include <algorithm>
#include <iterator>

#include "program/entries.h"
#include "spec/contracts.h"

namespace jury::findings {

namespace {

namespace access = ir::access;

bool has_main(const ir::Class& cls) { return std::ranges::any_of(cls.methods, program::is_main); }

bool is_public(ClassFiles& files, program::Program& program, const ir::Class& cls) {
  for (const auto* one = &cls; one;
       one = one->outer_class.empty() ? nullptr : program.find_class(one->outer_class))
    if (!(files.access_of(*one) & access::is_public)) return false;
  return true;
}

// Old tests are recognised by their superclass, others by the annotations of JUnit and TestNG.
bool is_test(ClassFiles& files, program::Program& program, const ir::Class& cls) {
  const Symbol old("junit/framework/TestCase");
  if (cls.superclass == old || program.is_subclass(cls.name, old)) return true;
  const auto* file = files.find(cls.name);
  const auto is_of_test = [](const classfile::Annotation& annotation) {
    return annotation.type.view().starts_with("Lorg/junit/") ||
           annotation.type.view().starts_with("Lorg/testng/");
  };
  return file && std::ranges::any_of(file->methods, [&](const classfile::Method& method) {
           return std::ranges::any_of(method.annotations, is_of_test);
         });
}

bool is_api(const ir::Class& cls, const ir::Method& method) {
  if (!(method.flags & access::is_public) || (method.flags & access::is_synthetic)) return false;
  if (cls.is_enum() && (method.name == "values" || method.name == "valueOf")) return false;
  return !method.is_abstract() && !method.is_native() && !method.name.view().starts_with('<') &&
         !spec::is_generated(method.name.view());
}

}  // namespace

std::vector<const ir::Method*> public_api(program::Workspace& workspace) {
  ClassFiles files(workspace);
  auto& program = workspace.program();
  std::vector<const ir::Method*> found;
  for (const auto name : workspace.input_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || !is_public(files, program, *cls) || has_main(*cls) || is_test(files, program, *cls)) continue;
    for (const auto& method : cls->methods)
      if (is_api(*cls, method)) found.push_back(&method);
  }
  return found;
}

std::vector<const ir::Method*> without_tests(program::Workspace& workspace,
                                             const std::vector<const ir::Method*>& entries) {
  ClassFiles files(workspace);
  auto& program = workspace.program();
  std::vector<const ir::Method*> others;
  std::ranges::copy_if(entries, std::back_inserter(others), [&](const ir::Method* entry) {
    return program::is_main(*entry) || !is_test(files, program, program.get_class(entry->owner));
  });
  return others.empty() ? entries : others;
}

}  // namespace jury::findings
