#include "program/program.h"

#include <map>
#include <unordered_map>
#include <unordered_set>

#include "classfile/class_reader.h"
#include "classfile/stored_archive.h"
#include "lower/lower.h"
#include "models/models.h"
#include "program/attachments.h"
#include "program/platform_classes.h"
#include "program/resolution.h"
#include "support/diagnostics.h"

namespace jury::program {

namespace {

// A class with what is needed to lower its methods later.
struct LoadedClass {
  classfile::ClassFile file;
  ir::Class cls;
  std::shared_ptr<LoadedClass> patch;
  std::vector<std::shared_ptr<const ir::Body>> bodies;  // by method; null until lowered
  bool is_of_platform = false;  // only known where platform classes are kept
};

struct PlatformClasses {
  std::unordered_map<Symbol, std::shared_ptr<LoadedClass>> classes;
  std::vector<std::string> lowered;  // CLASS NAME DESCRIPTOR
};

// Null: nothing is kept.
std::unique_ptr<PlatformClasses>& kept_platform_classes() {
  static std::unique_ptr<PlatformClasses> kept;
  return kept;
}

struct PairHash {
  template <class A, class B>
  std::size_t operator()(const std::pair<A, B>& pair) const {
    return std::hash<A>()(pair.first) * 31 + std::hash<B>()(pair.second);
  }
};

// The method of a patch class that stands in for `method`: the same, or static with the receiver in front.
// The initialiser of a patch that has fields is its own.
const classfile::Method* patch_for(const LoadedClass& patch, const ir::Method& method) {
  if (method.name == "<clinit>" && !patch.file.fields.empty()) return nullptr;
  std::string descriptor = method.descriptor.text();
  if (!method.is_static()) descriptor.insert(1, "L" + method.owner.text() + ";");
  return patch.file.find_method(method.name, Symbol(descriptor));
}

}  // namespace

void keep_platform_classes() { kept_platform_classes() = std::make_unique<PlatformClasses>(); }

const std::vector<std::string>& lowered_of_platform() { return kept_platform_classes()->lowered; }

void lower_of_platform(Program& program, const std::string& text) {
  const auto first = text.find(' ');
  const auto second = text.find(' ', first + 1);
  const auto* cls = program.find_class(Symbol(text.substr(0, first)));
  const auto* method = cls ? cls->find_method(Symbol(text.substr(first + 1, second - first - 1)),
                                              Symbol(text.substr(second + 1)))
                           : nullptr;
  if (method) program.body(*method);
}

struct Program::State : lower::Environment {
  explicit State(Program& owner, std::unique_ptr<classfile::ClassPath> class_path)
      : program(owner), path(std::move(class_path)), models(models::archive(), "library models") {}

  LoadedClass* load(Symbol name);
  std::shared_ptr<LoadedClass> read(const classfile::FoundClass& found) const;
  std::shared_ptr<LoadedClass> find(Symbol name);
  bool is_of_jdk(Symbol name) const { return path->sources().front()->find(name.view()).has_value(); }
  void apply_patch(LoadedClass& loaded, Symbol name);

  Symbol declaring_class(const ir::FieldReference& reference) override {
    const auto* field = program.resolve(reference);
    return field ? field->owner : reference.owner;
  }
  Symbol declaring_class(const ir::MethodReference& reference) override {
    const auto* method = program.resolve(reference);
    return method ? method->owner : reference.owner;
  }
  bool needs_initialization(Symbol name) override { return program.needs_initialization(name); }
  void add_class(ir::Class cls) override;

  Program& program;
  std::unique_ptr<classfile::ClassPath> path;
  classfile::StoredArchive models;
  std::unordered_map<Symbol, std::shared_ptr<LoadedClass>> classes;  // null: known to be missing
  bool lowers_platform = false;  // a body of the platform, whose lambdas are of the platform, too
  std::unordered_map<Symbol, std::vector<Symbol>> supertypes;
  std::unordered_map<Symbol, bool> needs_initialization_cache;
  std::unordered_map<std::pair<Symbol, const ir::Method*>, const ir::Method*, PairHash> selected;
};

Program::Program(std::unique_ptr<classfile::ClassPath> path)
    : state_(std::make_unique<State>(*this, std::move(path))) {}
Program::~Program() { forget_attachments(*this); }

std::shared_ptr<LoadedClass> Program::State::read(const classfile::FoundClass& found) const {
  auto loaded = std::make_shared<LoadedClass>();
  loaded->file = classfile::read_class(found.bytes, found.origin);
  loaded->cls = lower::lower_class(loaded->file);
  loaded->bodies.resize(loaded->cls.methods.size());
  return loaded;
}

LoadedClass* Program::State::load(Symbol name) {
  const auto known = classes.find(name);
  if (known != classes.end()) return known->second.get();
  std::shared_ptr<LoadedClass> loaded;
  const auto& kept = kept_platform_classes();
  if (kept && kept->classes.contains(name))
    loaded = kept->classes.at(name);
  else if (!name.empty() && name.view()[0] != '[')
    loaded = find(name);
  if (kept && loaded && loaded->is_of_platform) kept->classes.emplace(name, loaded);
  return classes.emplace(name, std::move(loaded)).first->second.get();
}

std::shared_ptr<LoadedClass> Program::State::find(Symbol name) {
  if (const auto model = models.find(name.view())) {
    auto loaded = read(*model);
    loaded->is_of_platform = true;
    return loaded;
  }
  const auto found = path->find(name.view());
  if (!found) return nullptr;
  auto loaded = read(*found);
  apply_patch(*loaded, name);
  loaded->is_of_platform = kept_platform_classes() != nullptr && is_of_jdk(name);
  return loaded;
}

void Program::State::apply_patch(LoadedClass& loaded, Symbol name) {
  const auto found = models.find("jury/patch/" + name.text());
  if (!found) return;
  loaded.patch = read(*found);
  for (auto& method : loaded.cls.methods)
    if (patch_for(*loaded.patch, method))
      method.flags &= static_cast<std::uint16_t>(~(ir::access::is_native | ir::access::is_abstract));
}

void Program::State::add_class(ir::Class cls) {
  auto loaded = std::make_shared<LoadedClass>();
  const auto name = cls.name;
  for (const auto& method : cls.methods) loaded->bodies.push_back(method.body);
  loaded->cls = std::move(cls);
  loaded->is_of_platform = lowers_platform;
  if (const auto& kept = kept_platform_classes(); kept && lowers_platform) kept->classes[name] = loaded;
  classes[name] = std::move(loaded);
}

const ir::Class* Program::find_class(Symbol name) {
  const auto* loaded = state_->load(name);
  return loaded ? &loaded->cls : nullptr;
}

const ir::Class& Program::get_class(Symbol name) {
  const auto* cls = find_class(name);
  if (!cls)
    throw Unsupported("the class " + ir::display_class(name.view()) + " is missing from the class path");
  return *cls;
}

const ir::Body* Program::body(const ir::Method& method) {
  auto* loaded = state_->load(method.owner);
  JURY_CHECK(loaded, "a method of a class that is not loaded");
  const auto index = static_cast<std::size_t>(&method - loaded->cls.methods.data());
  JURY_CHECK(index < loaded->bodies.size(),
             "a copy of a method was passed where the method itself is needed");
  auto& body = loaded->bodies[index];
  if (body) return body.get();
  const classfile::ClassFile* file = &loaded->file;
  const classfile::Method* source = &loaded->file.methods[index];
  if (loaded->patch) {
    if (const auto* patch = patch_for(*loaded->patch, method)) {
      file = &loaded->patch->file;
      source = patch;
    }
  }
  if (!source->code) return nullptr;
  const auto before = state_->lowers_platform;
  state_->lowers_platform = loaded->is_of_platform;
  auto lowered = std::make_shared<const ir::Body>(lower::lower_body(*file, *source, *state_));
  state_->lowers_platform = before;
  if (const auto& kept = kept_platform_classes(); kept && loaded->is_of_platform)
    kept->lowered.push_back(method.owner.text() + " " + method.name.text() + " " + method.descriptor.text());
  // Lowering may have loaded further classes; this one has not moved.
  return (loaded->bodies[index] = std::move(lowered)).get();
}

std::shared_ptr<const ir::Body> Program::replace_body(const ir::Method& method,
                                                      std::shared_ptr<const ir::Body> body) {
  this->body(method);
  auto* loaded = state_->load(method.owner);
  const auto index = static_cast<std::size_t>(&method - loaded->cls.methods.data());
  return std::exchange(loaded->bodies[index], std::move(body));
}

void Program::add_class(ir::Class cls) { state_->add_class(std::move(cls)); }

const ir::Field* Program::resolve(const ir::FieldReference& reference) {
  return resolve_field(*this, reference);
}

const ir::Method* Program::resolve(const ir::MethodReference& reference) {
  return resolve_method(*this, reference);
}

const ir::Method* Program::select(Symbol receiver, const ir::Method& method) {
  const auto [entry, inserted] = state_->selected.try_emplace({receiver, &method}, nullptr);
  if (!inserted) return entry->second;
  const auto* selected = select_method(*this, receiver, method);
  return state_->selected[{receiver, &method}] = selected;
}

bool Program::is_subclass(Symbol from, Symbol to) {
  if (from == to) return true;
  for (const auto& supertype : supertypes(from))
    if (supertype == to) return true;
  return false;
}

bool Program::is_subtype(const ir::Type& from, const ir::Type& to) {
  if (from == to) return true;
  if (!from.is_reference() || !to.is_reference()) return false;
  if (from == ir::Type::null() || to == ir::Type::object()) return true;
  if (!from.is_array()) return !to.is_array() && is_subclass(from.name, to.name);
  if (to.is_array()) return is_subtype(from.element(), to.element());
  return to.name == "java/lang/Cloneable" || to.name == "java/io/Serializable";
}

const std::vector<Symbol>& Program::supertypes(Symbol name) {
  const auto known = state_->supertypes.find(name);
  if (known != state_->supertypes.end()) return known->second;
  std::vector<Symbol> result{name};
  std::unordered_set<Symbol> seen{name};
  const auto add_all = [&](Symbol parent) {
    if (parent.empty() || seen.contains(parent) || !find_class(parent)) return;
    for (const auto& supertype : supertypes(parent))
      if (seen.insert(supertype).second) result.push_back(supertype);
  };
  if (const auto* cls = find_class(name)) {
    // Entered first, so that a malformed cyclic hierarchy ends.
    state_->supertypes[name] = result;
    add_all(cls->superclass);
    for (const auto& interface : cls->interfaces) add_all(interface);
  }
  return state_->supertypes[name] = std::move(result);
}

bool Program::needs_initialization(Symbol name) {
  const auto [entry, inserted] = state_->needs_initialization_cache.try_emplace(name, false);
  if (!inserted) return entry->second;
  const auto* cls = find_class(name);
  if (!cls) return state_->needs_initialization_cache[name] = true;
  static const Symbol initializer("<clinit>");
  static const Symbol descriptor("()V");
  bool needs = cls->find_method(initializer, descriptor) != nullptr;
  if (!needs && !cls->is_interface()) {
    for (const auto& supertype : supertypes(name)) {
      const auto* parent = supertype == name ? nullptr : find_class(supertype);
      needs = needs || (parent && parent->find_method(initializer, descriptor));
    }
  }
  return state_->needs_initialization_cache[name] = needs;
}

}  // namespace jury::program
