// Rapid type analysis: what is reached, what is not, recursion.
#include "program/call_graph.h"

#include <set>

#include "programs.h"

namespace jury::program {
namespace {

CallGraph graph_from(std::initializer_list<const char*> names, const std::vector<Symbol>& instances = {}) {
  std::vector<const ir::Method*> entries;
  for (const char* name : names) entries.push_back(&method_of(program(), "Calls", name));
  return build_call_graph(program(), entries, instances);
}

bool reaches(const CallGraph& graph, const std::string& class_name, const std::string& name) {
  return graph.contains(method_of(program(), class_name, name));
}

TEST(CallGraph, StartsWithTheEntries) {
  const auto graph = graph_from({"nothing", "twice"});
  ASSERT_GE(graph.methods.size(), 2u);
  EXPECT_EQ(graph.methods[0]->name, "nothing");
  EXPECT_EQ(graph.methods[1]->name, "twice");
}

TEST(CallGraph, SelectsAmongInstantiatedClassesOnly) {
  const auto graph = graph_from({"onlyDog"});
  EXPECT_TRUE(reaches(graph, "Calls$Animal", "eat"));
  EXPECT_TRUE(reaches(graph, "Calls$Dog", "bark"));
  EXPECT_FALSE(reaches(graph, "Calls$Cat", "sound"));
  EXPECT_FALSE(reaches(graph, "Calls$Cow", "sound"));
  EXPECT_FALSE(reaches(graph, "Calls", "create"));
}

TEST(CallGraph, ClassInstantiatedAfterTheCallCounts) {
  const auto graph = graph_from({"catAfterCall"});
  EXPECT_TRUE(reaches(graph, "Calls$Cat", "meow"));
  EXPECT_FALSE(reaches(graph, "Calls$Dog", "sound"));
}

TEST(CallGraph, GivenInstancesCount) {
  const auto graph = graph_from({"catAfterCall"}, {Symbol("Calls$Cow")});
  EXPECT_TRUE(reaches(graph, "Calls$Cow", "sound"));
  EXPECT_TRUE(reaches(graph, "Calls$Cat", "sound"));
}

TEST(CallGraph, EdgesAreListedOnce) {
  const auto graph = graph_from({"twice"});
  EXPECT_EQ(graph.callees.at(&method_of(program(), "Calls", "twice")).size(), 1u);
}

TEST(CallGraph, RecursionIsFound) {
  const auto graph = graph_from({"callsRecursive"});
  const auto recursive = [&](const char* name) {
    return graph.recursive.contains(&method_of(program(), "Calls", name));
  };
  EXPECT_TRUE(recursive("direct"));
  EXPECT_TRUE(recursive("even"));
  EXPECT_TRUE(recursive("odd"));
  EXPECT_FALSE(recursive("callsRecursive"));
}

TEST(CallGraph, InitialisersAreReachedWhereTheyMayRun) {
  EXPECT_TRUE(reaches(graph_from({"initializes"}), "Calls$Setup", "init"));
  EXPECT_FALSE(reaches(graph_from({"onlyDog"}), "Calls$Setup", "init"));
}

TEST(CallGraph, BodiesOfLambdasAreReached) {
  EXPECT_TRUE(reaches(graph_from({"lambda"}), "Calls", "helper"));
}

// The receiver is an array: Object.toString runs, though every class that exists has its own.
TEST(CallGraph, ArraysAreReceivers) {
  EXPECT_TRUE(reaches(graph_from({"arrayText"}), "java/lang/Object", "toString"));
}

TEST(CallGraph, ExceptionsOfChecksExist) {
  const auto graph = graph_from({"throwing"});
  EXPECT_TRUE(graph.instantiated.contains(Symbol("java/lang/NullPointerException")));
  EXPECT_TRUE(graph.instantiated.contains(Symbol("java/lang/ArrayIndexOutOfBoundsException")));
}

TEST(CallGraph, CodeThatLoweringCutsIsNotReached) {
  EXPECT_FALSE(reaches(graph_from({"unreachable"}), "Calls", "nothing"));
}

TEST(CallGraph, MissingMethodsAreNamed) {
  classfile::ClassBytes caller;
  const unsigned target = caller.member(10, "Gone", "away", "()V");
  caller.method(0x0009, "m", "()V", {caller.code(classfile::Bytes().u1(0xb8).u2(target).u1(0xb1))});
  auto source = std::make_unique<MemorySource>();
  source->add("Test", caller.build());
  auto path = std::make_unique<classfile::ClassPath>();
  path->add(std::move(source));
  Program in(std::move(path));
  const auto graph = build_call_graph(in, {&method_of(in, "Test", "m")});
  ASSERT_EQ(graph.missing.size(), 1u);
  EXPECT_EQ(graph.missing[0].owner, "Gone");
}

}  // namespace
}  // namespace jury::program
