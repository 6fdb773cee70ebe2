#include "program/tests/find_tests.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include "program/tests/rows.h"

namespace jury::program::tests {

namespace {

using classfile::AccessFlag;
using classfile::Annotation;
using classfile::ClassFile;
using classfile::Method;

std::string java_name(Symbol class_name) {
  auto text = ir::display_class(class_name.view());
  std::ranges::replace(text, '$', '.');
  return text;
}

std::string package_of(Symbol class_name) {
  const auto slash = class_name.view().rfind('/');
  return slash == std::string_view::npos ? "" : std::string(class_name.view().substr(0, slash));
}

std::string simple_name(const Annotation& annotation) {
  const auto name = annotation.type.view();
  const auto start = name.find_last_of("/$") + 1;
  return std::string(name.substr(start, name.size() - 1 - start));
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

// What an annotation makes of a method or class.
enum class Role : std::uint8_t {
  None,
  Test,
  Rows,      // @ParameterizedTest
  Property,  // of jqwik and junit-quickcheck
  Repeated,
  Foreign,  // a test whose meaning is not here
  Before,
  After,
  BeforeAll,
  AfterAll,
  Disabled,
  Timeout,
  Condition,
  Extension,
};

constexpr std::pair<std::string_view, Role> roles[] = {
    {"Lorg/junit/Test;", Role::Test},
    {"Lorg/junit/Before;", Role::Before},
    {"Lorg/junit/After;", Role::After},
    {"Lorg/junit/BeforeClass;", Role::BeforeAll},
    {"Lorg/junit/AfterClass;", Role::AfterAll},
    {"Lorg/junit/Ignore;", Role::Disabled},
    {"Lorg/junit/experimental/theories/Theory;", Role::Foreign},
    {"Lorg/junit/jupiter/api/Test;", Role::Test},
    {"Lorg/junit/jupiter/api/RepeatedTest;", Role::Repeated},
    {"Lorg/junit/jupiter/api/TestFactory;", Role::Foreign},
    {"Lorg/junit/jupiter/api/TestTemplate;", Role::Foreign},
    {"Lorg/junit/jupiter/params/ParameterizedTest;", Role::Rows},
    {"Lorg/junit/jupiter/api/BeforeEach;", Role::Before},
    {"Lorg/junit/jupiter/api/AfterEach;", Role::After},
    {"Lorg/junit/jupiter/api/BeforeAll;", Role::BeforeAll},
    {"Lorg/junit/jupiter/api/AfterAll;", Role::AfterAll},
    {"Lorg/junit/jupiter/api/Disabled;", Role::Disabled},
    {"Lorg/junit/jupiter/api/Timeout;", Role::Timeout},
    {"Lorg/junit/jupiter/api/extension/ExtendWith;", Role::Extension},
    {"Lorg/junit/jupiter/api/extension/Extensions;", Role::Extension},
    {"Lnet/jqwik/api/Property;", Role::Property},
    {"Lnet/jqwik/api/Example;", Role::Test},
    {"Lnet/jqwik/api/Disabled;", Role::Disabled},
    {"Lnet/jqwik/api/FromData;", Role::Foreign},
    {"Lnet/jqwik/api/domains/Domain;", Role::Extension},
    {"Lnet/jqwik/api/lifecycle/AddLifecycleHook;", Role::Extension},
    {"Lnet/jqwik/api/lifecycle/BeforeTry;", Role::Before},
    {"Lnet/jqwik/api/lifecycle/AfterTry;", Role::After},
    {"Lnet/jqwik/api/lifecycle/BeforeExample;", Role::Before},
    {"Lnet/jqwik/api/lifecycle/AfterExample;", Role::After},
    {"Lnet/jqwik/api/lifecycle/BeforeProperty;", Role::Before},
    {"Lnet/jqwik/api/lifecycle/AfterProperty;", Role::After},
    {"Lnet/jqwik/api/lifecycle/BeforeContainer;", Role::BeforeAll},
    {"Lnet/jqwik/api/lifecycle/AfterContainer;", Role::AfterAll},
    {"Lcom/pholser/junit/quickcheck/Property;", Role::Property},
};

Role role_of(const Annotation& annotation) {
  const auto type = annotation.type.view();
  for (const auto& [name, role] : roles)
    if (type == name) return role;
  return type.starts_with("Lorg/junit/jupiter/api/condition/") ? Role::Condition : Role::None;
}

bool is_test(Role role) {
  return role == Role::Test || role == Role::Rows || role == Role::Property || role == Role::Repeated ||
         role == Role::Foreign;
}

// The annotations, and those that their own classes carry: @Fast may stand for @Test and @Tag("fast").
std::vector<Annotation> with_composed(const std::vector<Annotation>& annotations, const FindClass& find) {
  std::vector<Annotation> all = annotations;
  for (const auto& annotation : annotations) {
    const auto type = annotation.type.view();
    if (role_of(annotation) != Role::None || type.starts_with("Ljava/") || type.starts_with("Lorg/junit/") ||
        type.starts_with("Lnet/jqwik/"))
      continue;
    if (const auto* cls = find(Symbol(std::string(type.substr(1, type.size() - 2)))))
      for (const auto& inner : cls->annotations)
        if (role_of(inner) != Role::None) all.push_back(inner);
  }
  return all;
}

int first_line(const Method& method) {
  int line = 0;
  if (method.code)
    for (const auto& entry : method.code->lines)
      if (line == 0 || entry.line < line) line = entry.line;
  return line;
}

// A class with tests: what of it and of the classes it inherits from and lies in counts for each test.
class TestClass {
 public:
  TestClass(const ClassFile& file, const FindClass& find) : file_(file), find_(find) {
    for (const auto* cls = &file; cls && lineage_.size() < 100; cls = find(cls->super_name)) lineage_.push_back(cls);
    add_interfaces();
    is_old_ = std::ranges::any_of(
        lineage_, [](const ClassFile* cls) { return cls->super_name == "junit/framework/TestCase"; });
    read_annotations();
    read_rules();
    read_hooks();
    make_object();
  }

  void add_tests(FoundTests& found, bool beyond_rows) {
    std::set<std::pair<Symbol, Symbol>> seen;
    for (const auto* cls : lineage_)
      for (const auto& method : cls->methods) {
        if (method.access.has(AccessFlag::Synthetic) || !seen.emplace(method.name, method.descriptor).second) continue;
        if (method.is_abstract()) continue;
        const auto annotations = with_composed(method.annotations, find_);
        const auto test = std::ranges::find_if(annotations, [](const auto& a) { return is_test(role_of(a)); });
        if (test != annotations.end())
          add_test(*cls, method, annotations, *test, found, beyond_rows);
        else if (is_old_ && is_old_test(method))
          add_test(*cls, method, annotations, {}, found, beyond_rows);
      }
  }

 private:
  struct Hook {
    const ClassFile* cls;
    const Method* method;
    Role role;
  };

  void add_interfaces() {
    for (std::size_t i = 0; i < lineage_.size() && lineage_.size() < 200; ++i)
      for (const auto& name : lineage_[i]->interfaces)
        if (const auto* cls = find_(name); cls && std::ranges::find(lineage_, cls) == lineage_.end())
          lineage_.push_back(cls);
  }

  static bool is_old_test(const Method& method) {
    return method.name.view().starts_with("test") && method.descriptor == "()V" &&
           method.access.has(AccessFlag::Public) && !method.is_static();
  }

  void object_to(std::string why) {
    if (obstacle_.empty()) obstacle_ = std::move(why);
  }

  // Of the class, of those it inherits from, and of those it lies in.
  void read_annotations() {
    for (const auto* cls = &file_; cls; cls = outer_of(*cls))
      for (const auto* one = cls; one; one = find_(one->super_name)) {
        for (const auto& annotation : with_composed(one->annotations, find_)) read_annotation(annotation, one == cls);
        if (one->super_name.empty()) break;
      }
  }

  void read_annotation(const Annotation& annotation, bool is_own) {
    const auto role = role_of(annotation);
    if (role == Role::Disabled && is_own) disabled_ = reason_of(annotation);
    if (role == Role::Timeout) assume("it ends within the time of its @Timeout");
    if (role == Role::Condition) assume("its condition @" + simple_name(annotation) + " holds");
    if (role == Role::Extension) object_to("what @" + simple_name(annotation) + " brings is not understood");
    if (annotation.type != "Lorg/junit/runner/RunWith;") return;
    const auto* value = annotation.find("value");
    const std::string runner = value ? ir::Type::from_descriptor(value->text.view()).display() : "";
    if (!is_one_of(runner, {"org.junit.runners.JUnit4", "org.junit.runners.BlockJUnit4ClassRunner",
                            "org.junit.internal.runners.JUnit4ClassRunner", "org.junit.platform.runner.JUnitPlatform",
                            "com.pholser.junit.quickcheck.runner.JUnitQuickcheck",
                            "org.junit.experimental.runners.Enclosed"}))
      object_to("the runner " + runner + " is not understood");
  }

  static std::string reason_of(const Annotation& annotation) {
    const auto texts = classfile::string_elements(annotation, "value");
    return texts.empty() ? "" : texts.front().text();
  }

  void assume(std::string what) {
    if (std::ranges::find(assumptions_, what) == assumptions_.end()) assumptions_.push_back(std::move(what));
  }

  void read_rules() {
    const auto is_rule = [](const Annotation& annotation) {
      return is_one_of(annotation.type.view(), {"Lorg/junit/Rule;", "Lorg/junit/ClassRule;",
                                                "Lorg/junit/jupiter/api/extension/RegisterExtension;",
                                                "Lorg/junit/jupiter/api/io/TempDir;"});
    };
    const auto read = [&](const auto& member) {
      const auto rule = std::ranges::find_if(member.annotations, is_rule);
      if (rule == member.annotations.end()) return;
      if (member.descriptor.view().ends_with("Lorg/junit/rules/Timeout;"))
        assume("it ends within the time of its rule " + member.name.text());
      else
        object_to("what @" + simple_name(*rule) + " " + member.name.text() + " brings is not understood");
    };
    for (const auto* cls : lineage_) {
      std::ranges::for_each(cls->fields, read);
      std::ranges::for_each(cls->methods, read);
    }
  }

  // Superclasses first; what is overridden runs as its overrider.
  void read_hooks() {
    std::set<std::pair<Symbol, Symbol>> seen;
    std::map<const ClassFile*, std::vector<Hook>> by_class;
    for (const auto* cls : lineage_)
      for (const auto& method : cls->methods) {
        if (method.access.has(AccessFlag::Synthetic)) continue;
        const bool is_hidden = !method.access.has(AccessFlag::Private) && !seen.emplace(method.name, method.descriptor).second;
        if (is_hidden || method.is_abstract()) continue;
        for (const auto& annotation : with_composed(method.annotations, find_)) add_hook(*cls, method, role_of(annotation), by_class[cls]);
        if (is_old_ && cls->name != "junit/framework/TestCase" && method.descriptor == "()V") {
          if (method.name == "setUp") add_hook(*cls, method, Role::Before, by_class[cls]);
          if (method.name == "tearDown") add_hook(*cls, method, Role::After, by_class[cls]);
        }
      }
    for (auto cls = lineage_.rbegin(); cls != lineage_.rend(); ++cls)
      for (const auto& hook : by_class[*cls]) hooks_.push_back(hook);
  }

  void add_hook(const ClassFile& cls, const Method& method, Role role, std::vector<Hook>& hooks) {
    if (role != Role::Before && role != Role::After && role != Role::BeforeAll && role != Role::AfterAll) return;
    if (!is_accessible(cls, method)) object_to("the method " + method.name.text() + " cannot be called from the package of the test");
    if (!method.descriptor.view().starts_with("()"))
      object_to("what is handed to the method " + method.name.text() + " is not understood");
    hooks.push_back({&cls, &method, role});
  }

  bool is_accessible(const ClassFile& cls, const Method& method) const {
    if (method.access.has(AccessFlag::Private)) return false;
    return method.access.has(AccessFlag::Public) || package_of(cls.name) == package_of(file_.name);
  }

  const ClassFile* outer_of(const ClassFile& cls) const {
    for (const auto& inner : cls.inner_classes)
      if (inner.inner == cls.name) return inner.outer.empty() ? nullptr : find_(inner.outer);
    return nullptr;
  }

  bool is_inner(const ClassFile& cls) const {
    return std::ranges::any_of(cls.inner_classes, [&](const auto& inner) {
      return inner.inner == cls.name && !inner.outer.empty() && !inner.access.has(AccessFlag::Static);
    });
  }

  bool is_private(const ClassFile& cls) const {
    return std::ranges::any_of(cls.inner_classes, [&](const auto& inner) {
      return inner.inner == cls.name && inner.access.has(AccessFlag::Private);
    });
  }

  // "CalculatorTest test = new CalculatorTest();", for an inner class the outer objects first, each prepared by
  // its own hooks.
  void make_object() {
    if (is_private(file_)) object_to("the class is private");
    const bool inner = is_inner(file_);
    std::string made = "new " + java_name(file_.name) + "()";
    std::string variable = "test";
    if (inner) {
      outer_ = outer_of(file_);
      if (outer_) {
        made = "outer.new " + simple_class_name(file_) + "()";
        if (is_inner(*outer_)) object_to("it lies in more than one inner class");
        const TestClass around(*outer_, find_);
        if (!around.obstacle_.empty()) object_to(around.obstacle_);
        around.add_hooks(Role::BeforeAll, "outer", outer_once_);
        before_.push_back(java_name(outer_->name) + " outer = new " + java_name(outer_->name) + "();");
        around.add_hooks(Role::Before, "outer", outer_before_);
        around.add_hooks(Role::After, "outer", outer_after_);
      }
    }
    const auto constructor = std::ranges::find_if(file_.methods, [&](const Method& method) {
      return method.name == "<init>" && (inner ? outer_ && method.descriptor.view() == "(L" + outer_->name.text() + ";)V"
                                               : method.descriptor == "()V");
    });
    if (constructor == file_.methods.end() && is_old_)
      object_to("its constructor takes a name");
    else if (constructor == file_.methods.end())
      object_to("what its constructor is given is not understood");
    else if (constructor->access.has(AccessFlag::Private))
      object_to("its constructor is private");
    before_.push_back(java_name(file_.name) + " " + variable + " = " + made + ";");
  }

  static std::string simple_class_name(const ClassFile& cls) {
    for (const auto& inner : cls.inner_classes)
      if (inner.inner == cls.name) return inner.name.text();
    return "";
  }

  void add_hooks(Role role, const std::string& object, std::vector<std::string>& statements) const {
    const bool backwards = role == Role::After || role == Role::AfterAll;
    std::vector<std::string> calls;
    for (const auto& hook : hooks_)
      if (hook.role == role)
        calls.push_back((hook.method->is_static() ? java_name(hook.cls->name) : object) + "." + hook.method->name.text() + "();");
    if (backwards) std::ranges::reverse(calls);
    statements.insert(statements.end(), calls.begin(), calls.end());
  }

  // Before all: static ones stand before the object is made, others right after it.
  void add_lifecycle(Test& test) const {
    std::vector<std::string> all, first, after_all;
    add_hooks(Role::BeforeAll, "test", all);
    test.once = outer_once_;
    test.before = before_;
    for (auto& call : all) (call.starts_with("test.") ? first : test.once).push_back(call);
    test.before.insert(test.before.end(), first.begin(), first.end());
    test.before.insert(test.before.end(), outer_before_.begin(), outer_before_.end());
    add_hooks(Role::Before, "test", test.before);
    add_hooks(Role::After, "test", test.after);
    test.after.insert(test.after.end(), outer_after_.begin(), outer_after_.end());
    add_hooks(Role::AfterAll, "test", after_all);
    for (auto& call : after_all) (call.starts_with("test.") ? test.after : test.at_end).push_back(call);
  }

  void add_test(const ClassFile& cls, const Method& method, const std::vector<Annotation>& annotations,
                const std::optional<Annotation>& by, FoundTests& found, bool beyond_rows) {
    auto disabled = disabled_;
    Test test;
    test.owner = file_.name;
    test.name = method.name;
    test.descriptor = method.descriptor;
    test.line = first_line(method);
    test.assumptions = assumptions_;
    test.obstacle = obstacle_;
    test.receiver = method.is_static() ? java_name(cls.name) : "test";
    test.answers = method.descriptor.view().ends_with(")Z") || method.descriptor.view().ends_with(")Ljava/lang/Boolean;");
    for (const auto& annotation : annotations) read_method_annotation(cls, method, annotation, test, disabled);
    if (disabled) {
      found.disabled.push_back(ir::display_class(file_.name.view()) + "." + method.name.text() +
                               (disabled->empty() ? "" : ": " + *disabled));
      return;
    }
    if (!is_accessible(cls, method)) object(test, "the method cannot be called from the package of its class");
    add_lifecycle(test);
    add_parameters(cls, method, by ? role_of(*by) : Role::Test, test, beyond_rows);
    found.tests.push_back(std::move(test));
  }

  static void object(Test& test, std::string why) {
    if (test.obstacle.empty()) test.obstacle = std::move(why);
  }

  void read_method_annotation(const ClassFile& cls, const Method& method, const Annotation& annotation, Test& test,
                              std::optional<std::string>& disabled) const {
    const auto role = role_of(annotation);
    const auto name = "@" + simple_name(annotation);
    if (role == Role::Disabled) disabled = reason_of(annotation);
    if (role == Role::Timeout) test.assumptions.emplace_back("it ends within the time of its @Timeout");
    if (role == Role::Condition) test.assumptions.push_back("its condition " + name + " holds");
    if (role == Role::Extension) object(test, "what " + name + " brings is not understood");
    if (role == Role::Foreign) object(test, "what " + name + " means is not understood");
    if (role == Role::Repeated) test.repetitions = repetitions(cls, method);
    if (role == Role::Test) read_expectation(annotation, test);
  }

  static int repetitions(const ClassFile& cls, const Method& method) {
    for (const auto& annotation : method.annotations)
      if (const auto* value = annotation.find("value"); value && role_of(annotation) == Role::Repeated)
        return cls.constants.integer(value->constant);
    return 1;
  }

  static void read_expectation(const Annotation& annotation, Test& test) {
    if (const auto* expected = annotation.find("expected"); expected && expected->tag == 'c') {
      auto name = ir::Type::from_descriptor(expected->text.view()).display();
      std::ranges::replace(name, '$', '.');
      if (name != "org.junit.Test.None") test.expected = name;
    }
    if (annotation.find("timeout")) test.assumptions.emplace_back("it ends within the time of its @Test(timeout = ...)");
  }

  void add_parameters(const ClassFile& cls, const Method& method, Role role, Test& test, bool beyond_rows) const {
    const auto types = ir::declared_parameters(method.signature.view(), method.descriptor.view());
    for (std::size_t i = 0; i < types.size(); ++i) {
      const bool is_named = i < method.parameters.size() && !method.parameters[i].name.empty();
      test.parameters.push_back({is_named ? method.parameters[i].name.text() : "value" + std::to_string(i + 1),
                                 java_type(types[i]), {}});
    }
    if (role == Role::Rows && !beyond_rows) {
      test.asked = Asked::Rows;
      find_rows(cls, method, find_, test);
    } else if (role == Role::Property || role == Role::Rows) {
      if (!types.empty()) test.asked = Asked::AllValues;
      choose_parameters(cls, method, role, test);
    } else if (!types.empty()) {
      object(test, "what it is handed is not understood");
    }
  }

  void choose_parameters(const ClassFile& cls, const Method& method, Role role, Test& test) const {
    class Facts : public TypeFacts {
     public:
      explicit Facts(const FindClass& find) : find_(find) {}
      bool is_enum(Symbol class_name) override {
        const auto* found = find_(class_name);
        return found && found->access.has(AccessFlag::Enum);
      }

     private:
      const FindClass& find_;
    } facts(find_);
    const auto is_for_all = [](const Annotation& a) { return a.type == "Lnet/jqwik/api/ForAll;"; };
    const bool is_jqwik = std::ranges::any_of(method.annotations,
                                              [](const auto& a) { return a.type == "Lnet/jqwik/api/Property;"; });
    for (std::size_t i = 0; i < test.parameters.size(); ++i) {
      auto& parameter = test.parameters[i];
      parameter.values = values_of_parameter(cls, method, i, facts);
      if (!parameter.values.obstacle.empty()) object(test, parameter.name + ": " + parameter.values.obstacle);
      const bool is_given = i < method.parameter_annotations.size() &&
                            std::ranges::any_of(method.parameter_annotations[i], is_for_all);
      if (role == Role::Property && is_jqwik && !is_given)
        object(test, parameter.name + ": a parameter without @ForAll is not understood");
    }
  }

  const ClassFile& file_;
  const FindClass& find_;
  std::vector<const ClassFile*> lineage_;  // the class, its superclasses, their interfaces
  const ClassFile* outer_ = nullptr;
  bool is_old_ = false;  // JUnit 3
  std::optional<std::string> disabled_;
  std::string obstacle_;
  std::vector<std::string> assumptions_;
  std::vector<Hook> hooks_;
  std::vector<std::string> before_, outer_once_, outer_before_, outer_after_;
};

bool may_have_tests(const ClassFile& cls) {
  return !cls.is_interface() && !cls.is_abstract() && !cls.is_module() && !cls.access.has(AccessFlag::Enum) &&
         !cls.enclosing_method;
}

}  // namespace

FoundTests find_tests(const std::vector<Symbol>& classes, const FindClass& find, bool beyond_rows) {
  FoundTests found;
  for (const auto& name : classes)
    if (const auto* cls = find(name); cls && may_have_tests(*cls)) TestClass(*cls, find).add_tests(found, beyond_rows);
  return found;
}

}  // namespace jury::program::tests
