// Resolution (JVMS 5.4.3), subtyping, initialisation, loading.
#include "program/program.h"

#include "programs.h"

namespace jury::program {
namespace {

const ir::Type int_type = ir::Type::primitive(ir::Kind::Int);

std::string owner_of_field(const char* owner, const char* name, const ir::Type& type) {
  const auto* field = program().resolve(ir::FieldReference{Symbol(owner), Symbol(name), type});
  return field ? field->owner.text() : "unresolved";
}

std::string owner_of_method(const char* owner, const char* name, const char* descriptor) {
  const auto* method =
      program().resolve(ir::MethodReference{Symbol(owner), Symbol(name), Symbol(descriptor)});
  return method ? method->owner.text() : "unresolved";
}

TEST(ResolutionOfFields, FindsTheNearestDeclaration) {
  EXPECT_EQ(owner_of_field("Resolution$Child", "value", int_type), "Resolution$Child");
  EXPECT_EQ(owner_of_field("Resolution$GrandChild", "value", int_type), "Resolution$Child");
  EXPECT_EQ(owner_of_field("Resolution$Parent", "value", int_type), "Resolution$Parent");
}

TEST(ResolutionOfFields, InheritsStaticsAndConstants) {
  EXPECT_EQ(owner_of_field("Resolution$GrandChild", "shared", int_type), "Resolution$Parent");
  EXPECT_EQ(owner_of_field("Resolution$GrandChild", "LIMIT", int_type), "Resolution$Constants");
  EXPECT_EQ(owner_of_field("Resolution$More", "FIXED", int_type), "Resolution$Constants");
}

TEST(ResolutionOfFields, NeedsNameAndType) {
  EXPECT_EQ(owner_of_field("Resolution$Child", "nowhere", int_type), "unresolved");
  EXPECT_EQ(owner_of_field("Resolution$Child", "value", ir::Type::primitive(ir::Kind::Long)), "unresolved");
  EXPECT_EQ(owner_of_field("Gone", "value", int_type), "unresolved");
}

TEST(ResolutionOfMethods, SearchesSuperclassesByDescriptor) {
  EXPECT_EQ(owner_of_method("Resolution$GrandChild", "stat", "()V"), "Resolution$Parent");
  EXPECT_EQ(owner_of_method("Resolution$GrandChild", "make", "()Ljava/lang/String;"), "Resolution$Child");
  EXPECT_EQ(owner_of_method("Resolution$Parent", "make", "()Ljava/lang/Object;"), "Resolution$Parent");
  EXPECT_EQ(owner_of_method("Resolution$Parent", "make", "()Ljava/lang/String;"), "unresolved");
}

TEST(ResolutionOfMethods, InterfacesFallBackToObject) {
  EXPECT_EQ(owner_of_method("Resolution$More", "hashCode", "()I"), "java/lang/Object");
  EXPECT_EQ(owner_of_method("Resolution$SubStatic", "inst", "()V"), "Resolution$WithStatic");
}

// A static method of an interface is not inherited.
TEST(ResolutionOfMethods, StaticsOfInterfacesStayThere) {
  EXPECT_EQ(owner_of_method("Resolution$WithStatic", "helper", "()V"), "Resolution$WithStatic");
  EXPECT_EQ(owner_of_method("Resolution$SubStatic", "helper", "()V"), "unresolved");
}

// invokespecial names the direct superclass; the declaration may lie further up.
TEST(ResolutionOfMethods, SuperCalls) {
  const auto* body = program().body(method_of(program(), "Resolution$GrandChild", "callsSuper"));
  std::vector<std::string> owners;
  for (const auto& statement : body->blocks[0].statements)
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
      EXPECT_EQ(call->kind, ir::CallKind::Special);
      owners.push_back(program().resolve(call->method)->owner.text());
    }
  EXPECT_EQ(owners, (std::vector<std::string>{"Resolution$Parent", "Resolution$Child"}));
}

ir::Type type(const char* descriptor) { return ir::Type::from_descriptor(descriptor); }

bool subtype(const char* from, const char* to) { return program().is_subtype(type(from), type(to)); }

TEST(Subtyping, OfClassesAndInterfaces) {
  EXPECT_TRUE(subtype("Ljava/util/ArrayList;", "Ljava/util/Collection;"));
  EXPECT_TRUE(subtype("LSelection$Diamond;", "LSelection$Top;"));
  EXPECT_TRUE(subtype("LSelection$Left;", "Ljava/lang/Object;"));
  EXPECT_FALSE(subtype("LSelection$Top;", "LSelection$Left;"));
  EXPECT_FALSE(subtype("Ljava/lang/String;", "Ljava/lang/Integer;"));
}

TEST(Subtyping, OfArraysIsCovariantInReferences) {
  EXPECT_TRUE(subtype("[Ljava/lang/String;", "[Ljava/lang/Object;"));
  EXPECT_TRUE(subtype("[Ljava/lang/String;", "[Ljava/lang/CharSequence;"));
  EXPECT_TRUE(subtype("[[I", "[Ljava/lang/Object;"));
  EXPECT_TRUE(subtype("[[I", "[Ljava/lang/Cloneable;"));
  EXPECT_FALSE(subtype("[Ljava/lang/Object;", "[Ljava/lang/String;"));
  EXPECT_FALSE(subtype("[[I", "[[Ljava/lang/Object;"));
}

TEST(Subtyping, OfPrimitiveArraysIsExact) {
  EXPECT_TRUE(subtype("[I", "[I"));
  EXPECT_FALSE(subtype("[I", "[J"));
  EXPECT_FALSE(subtype("[B", "[Z"));
  EXPECT_FALSE(subtype("[I", "[Ljava/lang/Object;"));
}

TEST(Subtyping, ArraysAreObjectsCloneableAndSerializable) {
  EXPECT_TRUE(subtype("[I", "Ljava/lang/Object;"));
  EXPECT_TRUE(subtype("[I", "Ljava/lang/Cloneable;"));
  EXPECT_TRUE(subtype("[[J", "Ljava/io/Serializable;"));
  EXPECT_FALSE(subtype("[I", "Ljava/lang/Comparable;"));
  EXPECT_FALSE(subtype("Ljava/lang/Object;", "[I"));
}

TEST(Subtyping, NullFitsEveryReference) {
  EXPECT_TRUE(program().is_subtype(ir::Type::null(), type("[I")));
  EXPECT_FALSE(program().is_subtype(ir::Type::null(), int_type));
  EXPECT_FALSE(program().is_subtype(int_type, ir::Type::object()));
}

TEST(Supertypes, AreEachOnceSuperclassesFirst) {
  const auto& all = program().supertypes(Symbol("Selection$ClassWins"));
  const std::vector<Symbol> expected{Symbol("Selection$ClassWins"), Symbol("Selection$Plain"),
                                     Symbol("java/lang/Object"), Symbol("Selection$Left"),
                                     Symbol("Selection$Top")};
  EXPECT_EQ(all, expected);
}

bool initializes(const char* name) {
  return program().needs_initialization(Symbol(std::string("Initializers$") + name));
}

TEST(Initialization, IsNeededWhereCodeMayRun) {
  EXPECT_FALSE(initializes("None"));
  EXPECT_TRUE(initializes("Own"));
  EXPECT_TRUE(initializes("Inherited"));
  EXPECT_FALSE(initializes("Silent"));
  EXPECT_TRUE(initializes("Loud"));
  EXPECT_TRUE(initializes("OfLoud"));
  EXPECT_TRUE(initializes("Asserting"));
  EXPECT_TRUE(program().needs_initialization(Symbol("Gone")));
}

// Initialising an interface does not initialise its superinterfaces (JLS 12.4.1).
TEST(Initialization, OfInterfacesStopsThere) { EXPECT_FALSE(initializes("SubLoud")); }

TEST(Loading, GivesTheSameObjectsAgain) {
  const auto& cls = program().get_class(Symbol("Calls"));
  EXPECT_EQ(&cls, &program().get_class(Symbol("Calls")));
  const auto& method = method_of(program(), "Calls", "nothing");
  EXPECT_EQ(program().body(method), program().body(method));
  EXPECT_EQ(program().find_class(Symbol("[I")), nullptr);
  EXPECT_EQ(program().find_class(Symbol("no/such/Class")), nullptr);
}

TEST(Loading, AbstractAndNativeMethodsHaveNoBody) {
  EXPECT_EQ(program().body(method_of(program(), "Calls$Animal", "sound")), nullptr);
}

TEST(Loading, CopiesOfMethodsAreRefused) {
  const ir::Method copy = method_of(program(), "Calls", "nothing");
  EXPECT_THROW(program().body(copy), InternalError);
}

// The classes that lowering makes up can be found once the body that needs them is lowered.
TEST(Loading, MadeUpClassesBelongToTheProgram) {
  program().body(method_of(program(), "Calls", "lambda"));
  const auto* body = program().body(method_of(program(), "Calls", "lambda"));
  for (const auto& statement : body->blocks[0].statements)
    if (const auto* created = std::get_if<ir::New>(&statement.kind)) {
      const auto& cls = program().get_class(created->class_name);
      EXPECT_TRUE(program().is_subclass(cls.name, Symbol("java/util/function/IntUnaryOperator")));
      EXPECT_NE(program().body(cls.methods.at(0)), nullptr);
      return;
    }
  FAIL() << "no object for the lambda";
}

// A patch (jury/patch/java/lang/Math) replaces single methods of the JDK's class.
TEST(Loading, PatchesReplaceBodies) {
  const auto& method = method_of(program(), "java/lang/Math", "sqrt");
  EXPECT_FALSE(method.is_native());
  EXPECT_NE(program().body(method), nullptr);
}

}  // namespace
}  // namespace jury::program
