#include "start/key_stability.h"

#include <algorithm>

#include "library/types.h"
#include "start/construction.h"
#include "start/implementations.h"

namespace jury::start {

namespace {

struct Asked {
  Symbol name;
  Symbol descriptor;
};

const std::vector<Asked>& equality_methods() {
  static const std::vector<Asked> methods{{Symbol("equals"), Symbol("(Ljava/lang/Object;)Z")},
                                          {Symbol("hashCode"), Symbol("()I")}};
  return methods;
}

const std::vector<Asked>& order_methods() {
  static const std::vector<Asked> methods{{Symbol("compareTo"), Symbol("(Ljava/lang/Object;)I")}};
  return methods;
}

// Classes of the library whose methods look at nothing but numbers and texts.
constexpr std::string_view plain_owners[] = {"java/lang/String", "java/lang/Integer", "java/lang/Long",
                                             "java/lang/Short",  "java/lang/Byte",    "java/lang/Boolean",
                                             "java/lang/Float",  "java/lang/Double",  "java/lang/Math",
                                             "java/lang/Enum",   "java/lang/Record",  "java/lang/Character",
                                             "java/lang/Class",  "jury/rt/Concat",    "java/math/BigInteger"};

// Those that look at objects do so by equals and hashCode.
constexpr std::string_view plain_helpers[] = {"equals",         "hash",   "hashCode",
                                              "requireNonNull", "isNull", "nonNull"};

// A text made of an object: its toString may tell anything.
bool asks_object(const ir::MethodReference& method) {
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  return std::any_of(signature.parameters.begin(), signature.parameters.end(), [](const ir::Type& type) {
    return type.is_reference() && type.name != "java/lang/String";
  });
}

// An array is one that the code has made itself: none comes out of a field.
bool is_plain(const ir::MethodReference& method) {
  const auto among = [](const auto& names, Symbol name) {
    return std::any_of(std::begin(names), std::end(names), [&](auto known) { return name == known; });
  };
  if (method.owner == "java/lang/Object") return method.name == "<init>" || method.name == "getClass";
  if (method.owner == library::types::arrays || method.owner == library::types::objects)
    return among(plain_helpers, method.name) &&
           method.descriptor.view().find(library::types::function_package) == std::string_view::npos;
  const bool only_compares = method.name == "equals" || method.name == "compareTo";
  return among(plain_owners, method.owner) && (only_compares || !asks_object(method));
}

bool is_plain(ir::Operation operation) {
  const auto name = ir::info(operation).name;
  return name.starts_with("text.") || name.starts_with("value.") || name.starts_with("float.") ||
         name.starts_with("double.");
}

bool stores(const ir::Statement& statement, const ir::Field& field) {
  const auto* store = std::get_if<ir::StoreField>(&statement.kind);
  return store && store->field.name == field.name && store->field.owner == field.owner;
}

bool goes_back(const ir::Body& body) {
  for (ir::BlockId i = 0; i < body.blocks.size(); ++i)
    for (const auto next : ir::successors_of(body.blocks[i].terminator))
      if (next <= i) return true;
  return false;
}

// Whether the constructor assigns the field when somebody else may have the object already.
bool assigns_late(const ir::Body& constructor, const ir::Field& field) {
  bool handed_out = false;
  bool assigns = false;
  for (const auto& block : constructor.blocks)
    for (const auto& statement : block.statements) {
      if (stores(statement, field)) {
        if (handed_out) return true;
        assigns = true;
      }
      handed_out = handed_out || hands_out_this(statement);
    }
  return assigns && handed_out && goes_back(constructor);
}

}  // namespace

// One walk over everything that the comparison of one class may come to. What is being looked at already
// needs no second look: all of it must be in order for the answer to be yes.
class KeyStability::Walk {
 public:
  Walk(program::Workspace& workspace, StaticContents& contents)
      : workspace_(workspace),
        program_(workspace.program()),
        contents_(contents),
        implementations_(workspace) {}

  bool compares_for_ever(Symbol class_name, const std::vector<Asked>& asked) {
    add_class(class_name, asked);
    while (holds_ && !open_.empty()) {
      const auto* method = open_.back();
      open_.pop_back();
      look_at(*method);
    }
    return holds_;
  }

 private:
  void add_class(Symbol name, const std::vector<Asked>& asked) {
    if (!classes_.insert(name).second || contents_.is_immutable(ir::Type::reference(name))) return;
    const auto* cls = program_.find_class(name);
    if (!cls) return fail();
    for (const auto& wanted : asked) {
      const auto* selected = selected_method(name, wanted);
      if (!selected) return fail();
      const bool is_identity = selected->owner == "java/lang/Object" || selected->owner == "java/lang/Enum";
      if (!is_identity) add_method(*selected);
    }
  }

  const ir::Method* selected_method(Symbol class_name, const Asked& wanted) {
    for (auto at = class_name; !at.empty();) {
      const auto* cls = program_.find_class(at);
      if (!cls) return nullptr;
      if (const auto* found = cls->find_method(wanted.name, wanted.descriptor)) return found;
      at = cls->superclass;
    }
    return nullptr;
  }

  void add_method(const ir::Method& method) {
    if (!workspace_.is_user_class(method.owner)) return fail();
    if (methods_.insert(&method).second) open_.push_back(&method);
  }

  void look_at(const ir::Method& method) {
    const auto* body = program_.body(method);
    if (!body) return fail();
    for (const auto& block : body->blocks) {
      if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) return fail();
      for (const auto& statement : block.statements) look_at(statement);
    }
  }

  void look_at(const ir::Statement& statement) {
    if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) {
      read(program_.resolve(load->field));
    } else if (const auto* constant = std::get_if<ir::LoadStatic>(&statement.kind)) {
      const auto* field = program_.resolve(constant->field);
      if (!field || !(field->flags & ir::access::is_final) || !contents_.is_immutable(field->type)) fail();
    } else if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
      add_callees(*call);
    } else if (const auto* operate = std::get_if<ir::Operate>(&statement.kind)) {
      if (!is_plain(operate->operation)) fail();
    }
  }

  void add_callees(const ir::Call& call) {
    const auto* resolved = program_.resolve(call.method);
    if (!resolved) return fail();
    if (!workspace_.is_user_class(resolved->owner)) {
      if (!is_plain(call.method)) fail();
      return;
    }
    if (call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special) return add_method(*resolved);
    for (const auto& name : instances_at_start(workspace_))
      if (program_.is_subclass(name, resolved->owner))
        if (const auto* cls = program_.find_class(name); cls && !cls->is_interface())
          if (const auto* selected = program_.select(name, *resolved))
            if (!selected->is_abstract()) add_method(*selected);
  }

  void read(const ir::Field* field) {
    if (!field || !is_fixed(*field)) return fail();
    if (!field->type.is_reference() || contents_.is_immutable(field->type)) return;
    if (field->type.is_array() || !workspace_.is_user_class(field->type.name)) return fail();
    for (const auto& name : implementations_.classes_of(field->type.name))
      add_class(name, equality_methods());
  }

  // Whether the field has its value before anybody else has the object.
  bool is_fixed(const ir::Field& field) {
    const bool is_final = (field.flags & ir::access::is_final) != 0;
    if (!workspace_.is_user_class(field.owner) || (!is_final && !(field.flags & ir::access::is_private)))
      return false;
    const auto& owner = program_.get_class(field.owner);
    for (const auto* cls : is_final ? std::vector{&owner} : nest_of(workspace_, owner))
      for (const auto& method : cls->methods)
        if (!leaves(method, field, is_final)) return false;
    return is_made_in_secret(owner);
  }

  // Whether the method leaves the field alone in objects that others may have.
  bool leaves(const ir::Method& method, const ir::Field& field, bool is_final) {
    const bool constructs = method.owner == field.owner && method.name == "<init>";
    if (is_final && !constructs) return true;
    const auto* body = program_.body(method);
    if (!body) return true;
    if (constructs && assigns_late(*body, field)) return false;
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements)
        if (stores(statement, field) &&
            !(constructs && std::get<ir::StoreField>(statement.kind).object.is_this()))
          return false;
    return true;
  }

  // No constructor above the class hands out the object, of which the fields are still to come.
  bool is_made_in_secret(const ir::Class& cls) {
    const auto above = cls.superclass;
    if (above == "java/lang/Object" || above == "java/lang/Record" || above == "java/lang/Enum") return true;
    const auto* super = workspace_.is_user_class(above) ? program_.find_class(above) : nullptr;
    if (!super) return false;
    for (const auto& method : super->methods) {
      const auto* body = method.name == "<init>" ? program_.body(method) : nullptr;
      if (!body) continue;
      for (const auto& block : body->blocks)
        if (std::ranges::any_of(block.statements, hands_out_this)) return false;
    }
    return is_made_in_secret(*super);
  }

  void fail() { holds_ = false; }

  program::Workspace& workspace_;
  program::Program& program_;
  StaticContents& contents_;
  Implementations implementations_;
  bool holds_ = true;
  std::set<Symbol> classes_;
  std::set<const ir::Method*> methods_;
  std::vector<const ir::Method*> open_;
};

bool KeyStability::keeps_equality(Symbol class_name) {
  const auto known = equality_.find(class_name);
  if (known != equality_.end()) return known->second;
  return equality_[class_name] =
             Walk(workspace_, contents_).compares_for_ever(class_name, equality_methods());
}

bool KeyStability::keeps_order(Symbol class_name) {
  const auto known = order_.find(class_name);
  if (known != order_.end()) return known->second;
  return order_[class_name] = Walk(workspace_, contents_).compares_for_ever(class_name, order_methods());
}

}  // namespace jury::start
