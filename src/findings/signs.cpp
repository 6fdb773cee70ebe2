#include "findings/signs.h"

#include <algorithm>
#include <array>
#include <optional>

#include "findings/origin.h"

namespace jury::findings {

namespace {

using engine::Finding;

// Methods that everybody calls and nobody expects to throw, by name and descriptor.
struct Promise {
  const char* name;
  const char* descriptor;
};
constexpr std::array never_throw{Promise{"equals", "(Ljava/lang/Object;)Z"}, Promise{"hashCode", "()I"},
                                 Promise{"toString", "()Ljava/lang/String;"}, Promise{"close", "()V"}};

// Where the exception was made by the JVM: the check that failed.
struct Place {
  const ir::Method* method;
  const ir::Body* body;
  const ir::Check* check;
};

std::optional<Place> place_of(program::Workspace& workspace, const engine::Counterexample& counterexample) {
  if (counterexample.calls.empty()) return std::nullopt;
  const auto& call = counterexample.calls.front();
  const auto* cls = workspace.program().find_class(call.owner);
  const auto* method = cls ? cls->find_method(call.method, call.descriptor) : nullptr;
  const auto* body = method ? workspace.program().body(*method) : nullptr;
  if (!body) return std::nullopt;
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements)
      if (const auto* check = std::get_if<ir::Check>(&statement.kind);
          check && statement.position.offset == call.offset)
        return Place{method, body, check};
  return std::nullopt;
}

// The field that the local was last read from.
const ir::FieldReference* field_of(const ir::Body& body, ir::LocalId local) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (const auto* load = std::get_if<ir::LoadField>(&statement.kind); load && load->target == local)
        return &load->field;
  return nullptr;
}

// Whether the body tests the local against null (or zero), or a local read from the field.
bool tests(const ir::Body& body, std::optional<ir::LocalId> local, const ir::FieldReference* field) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    const auto* test = std::get_if<ir::If>(&block.terminator.kind);
    if (!test || !test->left.is_local() || test->right.is_local()) return false;
    if (local && test->left.local() == *local) return true;
    const auto* read = field ? field_of(body, test->left.local()) : nullptr;
    return read && *read == *field;
  });
}

bool assigns(const ir::Body& body, const ir::FieldReference& field, bool something) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      return store && store->field == field && (!something || store->value.tag() != ir::Operand::Tag::Null);
    });
  });
}

class Signs {
 public:
  Signs(Permitted& permitted, program::Workspace& workspace, const ir::Method& entry,
        const engine::Result& result, Finding& finding)
      : permitted_(permitted), workspace_(workspace), entry_(entry), counterexample_(*result.counterexample), finding_(finding) {}

  void find() {
    find_promise();
    find_permitted_null();
    if (const auto place = place_of(workspace_, counterexample_)) {
      find_belief(*place);
      find_initialisation(*place);
    }
    find_purpose();
    find_other_type();
  }

 private:
  void add(int rank, std::string sign) {
    finding_.rank += rank;
    finding_.signs.push_back(std::move(sign));
  }

  void find_promise() {
    const bool is_promised = std::ranges::any_of(never_throw, [&](const Promise& promise) {
      return entry_.name == promise.name && entry_.descriptor == promise.descriptor && !entry_.is_static();
    });
    if (is_promised) add(-3, "nobody expects " + entry_.name.text() + " to throw");
  }

  void find_belief(const Place& place) {
    if (!place.check->first.is_local()) return;
    const auto local = place.check->first.local();
    const auto* field = field_of(*place.body, local);
    if (tests(*place.body, local, field))
      return add(-2, "the same method tests the value elsewhere");
    if (!field) return;
    for (const auto& method : workspace_.program().get_class(place.method->owner).methods) {
      const auto* body = &method == place.method ? nullptr : workspace_.program().body(method);
      if (body && tests(*body, std::nullopt, field))
        return add(-2, method.name.text() + " tests the field " + field->name.text());
    }
  }

  // Somebody wrote the exception down, if not for callers of this method.
  void find_purpose() {
    if (counterexample_.calls.empty() || !counterexample_.scenario) return;
    const auto& innermost = counterexample_.calls.front();
    const auto& thrown = counterexample_.scenario->exception_class;
    const bool is_for_callers = thrown == "java.lang.IllegalArgumentException" ||
                                thrown == "java.lang.IllegalStateException" ||
                                thrown == "java.lang.UnsupportedOperationException";
    if (is_for_callers && workspace_.is_user_class(innermost.owner))
      add(1, innermost.method.text() + " throws it on purpose");
  }

  // A field that no constructor sets and another method does.
  void find_initialisation(const Place& place) {
    if (place.check->kind != ir::CheckKind::NotNull || !place.check->first.is_local()) return;
    const auto* field = field_of(*place.body, place.check->first.local());
    if (!field) return;
    const ir::Method* setter = nullptr;
    for (const auto& method : workspace_.program().get_class(place.method->owner).methods) {
      const auto* body = workspace_.program().body(method);
      if (!body || !assigns(*body, *field, true)) continue;
      if (method.name == "<init>") return;
      setter = &method;
    }
    if (setter) add(2, "it is called before " + setter->name.text() + ", which sets " + field->name.text());
  }

  void find_other_type() {
    const bool takes_any =
        entry_.descriptor.view().find("(Ljava/lang/Object;)") != std::string_view::npos;
    if (takes_any && entry_.name != "equals" && counterexample_.site.kind == "java.lang.ClassCastException")
      add(3, "an Object of another type is given");
  }

  // Null for a parameter of which somebody says that it may be.
  void find_permitted_null() {
    if (!counterexample_.scenario || counterexample_.site.kind != "java.lang.NullPointerException") return;
    const auto& arguments = counterexample_.scenario->before.arguments;
    for (std::size_t i = entry_.is_static() ? 0 : 1; i < arguments.size(); ++i) {
      const auto parameter = static_cast<ir::LocalId>(i);
      if (!arguments[i].is_null() || entry_.name == "equals") continue;
      if (const auto reason = permitted_.reason_for_null(entry_, parameter); !reason.empty())
        return add(-3, reason + " for " + parameter_name(workspace_, entry_, parameter));
    }
  }

  Permitted& permitted_;
  program::Workspace& workspace_;
  const ir::Method& entry_;
  const engine::Counterexample& counterexample_;
  Finding& finding_;
};

}  // namespace

void rank(Permitted& permitted, program::Workspace& workspace, const ir::Method& entry, engine::Result& result) {
  if (!result.finding || !result.counterexample) return;
  result.finding->rank = 0;
  result.finding->signs.clear();
  Signs(permitted, workspace, entry, result, *result.finding).find();
}

}  // namespace jury::findings
