// What a kept answer depends on: every part of what is asked, and nothing of how it is found or shown.
#include "session/request.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace jury::session {
namespace {

store::Fingerprint key_after(const std::function<void(Request&)>& change) {
  Request request;
  request.inputs.paths = {"Shop.java"};
  change(request);
  return run_key(request, "/no/such/jdk");
}

TEST(Request, WhateverChangesAnswersChangesTheKey) {
  const std::vector<std::function<void(Request&)>> changes{
      [](Request&) {},
      [](Request& r) { r.inputs.paths.emplace_back("More.java"); },
      [](Request& r) { r.inputs.class_path = "lib.jar"; },
      [](Request& r) { r.inputs.java_home = "/jdk"; },
      [](Request& r) { r.inputs.specifications = false; },
      [](Request& r) { r.inputs.non_null_default = false; },
      [](Request& r) { r.questions.entries = {"Shop.main"}; },
      [](Request& r) { r.questions.sources = {"Shop.java"}; },
      [](Request& r) { r.questions.properties.emplace(); },
      [](Request& r) { r.questions.properties = {engine::Property::Assert}; },
      [](Request& r) { r.questions.properties = {engine::Property::Exceptions}; },
      [](Request& r) { r.questions.engine = "pdr"; },
      [](Request& r) { r.questions.property_files = {"a"}; },
      [](Request& r) { r.questions.predicate_files = {"a"}; },
      [](Request& r) { r.questions.loops = 8; },
      [](Request& r) { r.questions.bits = 8; },
      [](Request& r) { r.questions.objects = {"3"}; },
      [](Request& r) { r.questions.calls = Calls::Frame; },
      [](Request& r) { r.questions.quantifiers = engine::ReadQuantifiers::Keep; },
      [](Request& r) { r.questions.without = {"horn"}; },
      [](Request& r) { r.questions.seconds = 0; },
      [](Request& r) { r.questions.seconds = 10; },
      [](Request& r) { r.questions.entry_seconds = 10; },
      [](Request& r) { r.questions.memory = 100; },
  };
  std::set<store::Fingerprint> keys;
  for (std::size_t i = 0; i < changes.size(); ++i)
    EXPECT_TRUE(keys.insert(key_after(changes[i])).second) << "change " << i;
}

TEST(Request, HowAnswersAreFoundAndShownDoesNot) {
  const auto plain = key_after([](Request&) {});
  EXPECT_EQ(plain, key_after([](Request& r) { r.workers = 7; }));
  EXPECT_EQ(plain, key_after([](Request& r) { r.baseline = "known.json"; }));
  EXPECT_EQ(plain, key_after([](Request& r) { r.suppressions.push_back({"A.*", "", "old"}); }));
}

}  // namespace
}  // namespace jury::session
