// Deciding which classes a program has, with their fields, methods and supertypes. Bodies are written by
// classes.cpp.
#include <algorithm>

#include "generator/classes.h"

namespace jury::generator {
namespace {

class Planner {
 public:
  explicit Planner(Generator& generator) : generator_(generator), random_(generator.random) {}

  void plan() {
    if (has(Feature::Exceptions)) plan_exceptions();
    if (has(Feature::Enums)) plan_enum();
    if (has(Feature::Records)) plan_record();
    if (has(Feature::Objects)) plan_key();
    if (has(Feature::Generics)) add({"Cell", ClassKind::Cell, "", {}, {}, {}, {}, {}});
    if (!has(Feature::Objects)) return;
    for (int i = random_.between(1, 2); i > 0; --i) plan_interface();
    for (int i = 2 + generator_.settings.size / 4; i > 0; --i) plan_class();
  }

 private:
  bool has(Feature feature) const { return generator_.has(feature); }
  ClassModel& add(ClassModel model) {
    generator_.world.classes.push_back(std::move(model));
    return generator_.world.classes.back();
  }

  void plan_exceptions() {
    std::vector<Type> code = {parse_type("int")};
    add({"X0", ClassKind::Unchecked, "", {}, {}, {}, code, {}});
    add({"X1", ClassKind::Unchecked, "X0", {}, {}, {}, code, {}});
    add({"Y0", ClassKind::Checked, "", {}, {}, {}, code, {}});
    if (!generator_.settings.assertions) add({"Z0", ClassKind::Resource, "", {}, {}, {}, code, {}});
  }

  void plan_enum() {
    ClassModel model{"E0", ClassKind::Enum, "", {}, {}, {}, {}, {}};
    static const std::vector<std::string> names = {"A", "B", "C", "D", "F"};
    model.constants.assign(names.begin(), names.begin() + random_.between(2, 5));
    model.fields.push_back({"weight", parse_type("int"), false, false});
    model.methods.push_back(
        {generator_.fresh("k"), parse_type("int"), {parse_type("int")}, next_level(), false});
    add(std::move(model));
  }

  void plan_record() {
    ClassModel model{"R0", ClassKind::Record, "", {}, {}, {}, {}, {}};
    for (int i = random_.between(1, 3); i > 0; --i) {
      Type type =
          has(Feature::Strings) && random_.chance(40) ? parse_type("String") : generator_.primitive_type();
      if (type.is_floating()) type = parse_type("int");
      model.fields.push_back({generator_.fresh("r"), type, false, false});
      model.constructor.push_back(type);
    }
    add(std::move(model));
  }

  void plan_key() {
    ClassModel model{"K0", ClassKind::Key, "", {}, {}, {}, {parse_type("int")}, {}};
    model.fields.push_back({"id", parse_type("int"), false, false});
    add(std::move(model));
  }

  void plan_interface() {
    ClassModel model{generator_.fresh("I"), ClassKind::Interface, "", {}, {}, {}, {}, {}};
    model.methods.push_back(new_method(true));
    if (random_.chance(30)) model.methods.push_back(new_method(true));
    if (random_.chance(70)) model.methods.push_back(new_method(false));
    add(std::move(model));
  }

  void plan_class() {
    ClassModel model{generator_.fresh("C"), ClassKind::Plain, "", {}, {}, {}, {}, {}};
    if (random_.chance(65)) choose_parent(model);
    for (const ClassModel* candidate : generator_.world.of_kind(ClassKind::Interface))
      if (random_.chance(50)) model.interfaces.push_back(candidate->name);
    if (model.parent.empty() && random_.chance(20)) model.kind = ClassKind::Abstract;
    add_fields(model);
    for (int i = random_.between(1, 2); i > 0; --i)
      model.methods.push_back(new_method(model.kind == ClassKind::Abstract && random_.chance(50)));
    add_overrides(model);
    add(std::move(model));
  }

  void choose_parent(ClassModel& model) {
    std::vector<const ClassModel*> candidates = generator_.world.of_kind(ClassKind::Plain);
    for (const ClassModel* candidate : generator_.world.of_kind(ClassKind::Abstract))
      candidates.push_back(candidate);
    if (!candidates.empty()) model.parent = random_.pick(candidates)->name;
  }

  void add_fields(ClassModel& model) {
    for (int i = random_.between(1, 3); i > 0; --i) {
      Type type = random_.chance(70) ? generator_.primitive_type() : generator_.any_type();
      if (type.is("Iterator") || type.is("ListIterator")) type = parse_type("int");
      bool assigned = type.is_primitive() || type.is("String");
      model.fields.push_back({generator_.fresh("x"), type, !assigned || random_.chance(85), false});
      if (assigned) model.constructor.push_back(type);
    }
  }

  // What must be implemented, and some of what may be overridden.
  void add_overrides(ClassModel& model) {
    for (MethodModel method : generator_.world.all_methods(model)) {
      bool own = std::any_of(model.methods.begin(), model.methods.end(),
                             [&](const MethodModel& m) { return m.name == method.name; });
      bool must = method.is_abstract && model.kind != ClassKind::Abstract;
      if (own || !(must || random_.chance(35))) continue;
      method.is_abstract = false;
      model.methods.push_back(method);
    }
  }

  MethodModel new_method(bool is_abstract) {
    MethodModel method{generator_.fresh("k"),
                       random_.chance(60) ? generator_.primitive_type() : generator_.any_type(),
                       {},
                       next_level(),
                       is_abstract};
    for (int i = random_.between(0, 2); i > 0; --i)
      method.parameters.push_back(random_.chance(60) ? generator_.primitive_type() : generator_.any_type());
    return method;
  }

  int next_level() { return 100 + level_++; }

  Generator& generator_;
  Random& random_;
  int level_ = 0;
};

}  // namespace

void plan_classes(Generator& generator) { Planner(generator).plan(); }

}  // namespace jury::generator
