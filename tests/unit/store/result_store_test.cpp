// The store keeps what it is given, and a damaged one is as if empty.
#include "store/result_store.h"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "store/run_record.h"
#include "engine/restored.h"
#include "support/temporary_directory.h"

namespace jury::store {
namespace {

Fingerprint key(const std::string& text) {
  Fingerprinter fingerprinter;
  fingerprinter.add(text);
  return fingerprinter.finish();
}

engine::Result proved() {
  engine::Result result;
  result.class_name = "A";
  result.method = "f";
  result.verdict = engine::Restored::verdict(engine::Verdict::Proved);
  return result;
}

TEST(ResultStore, FindsWhatWasKeptAlsoLater) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "deep" / "results.db";
  ResultStore(file).keep(key("one"), proved());
  ResultStore store(file);
  const auto found = store.find(key("one"));
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->stored);
  EXPECT_EQ(found->class_name, "A");
  EXPECT_FALSE(store.find(key("other")));
  EXPECT_EQ(store.problem(), "");
}

TEST(ResultStore, ManyMayOpenANewFileAtOnce) {
  for (int round = 0; round < 5; ++round) {
    const TemporaryDirectory directory;
    const auto file = directory.path() / "results.db";
    std::vector<std::string> problems(8);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < problems.size(); ++i)
      threads.emplace_back([&, i] {
        ResultStore store(file);
        store.keep(key(std::to_string(i)), proved());
        problems[i] = store.problem();
      });
    for (auto& thread : threads) thread.join();
    for (const auto& problem : problems) EXPECT_EQ(problem, "");
  }
}

TEST(ResultStore, ADamagedFileIsMovedAsideAndReplaced) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "results.db";
  std::ofstream(file) << std::string(10'000, 'x');
  {
    ResultStore store(file);
    EXPECT_FALSE(store.find(key("one")));
    store.keep(key("one"), proved());
    EXPECT_TRUE(store.find(key("one")));
    EXPECT_NE(store.problem(), "");
  }
  EXPECT_TRUE(std::filesystem::exists(directory.path() / "results.db.damaged"));
  ResultStore again(file);
  EXPECT_TRUE(again.find(key("one")));
  EXPECT_EQ(again.problem(), "");
}

TEST(ResultStore, AFileOfAnotherNameThatIsNoStoreIsLeftAlone) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "notes.txt";
  std::ofstream(file) << std::string(10'000, 'x');
  ResultStore store(file);
  store.keep(key("one"), proved());
  EXPECT_FALSE(store.find(key("one")));
  EXPECT_NE(store.problem(), "");
  EXPECT_EQ(std::filesystem::file_size(file), 10'000U);
}

TEST(ResultStore, AnEntryOfAnotherFormIsIgnored) {
  const TemporaryDirectory directory;
  ResultStore store(directory.path() / "results.db");
  store.keep_text(key("one"), "no result");
  EXPECT_FALSE(store.find(key("one")));
}

TEST(Fingerprint, PartsDoNotRunIntoEachOther) {
  Fingerprinter one, other;
  one.add("ab");
  one.add("c");
  other.add("a");
  other.add("bc");
  EXPECT_NE(one.finish(), other.finish());
}

TEST(Fingerprint, OfATreeSeesContentAndNames) {
  const TemporaryDirectory directory;
  std::ofstream(directory.path() / "A.java") << "class A {}";
  const auto before = fingerprint_of_tree(directory.path());
  std::ofstream(directory.path() / "notes.txt") << "not read";
  EXPECT_EQ(fingerprint_of_tree(directory.path()), before);
  std::ofstream(directory.path() / "A.java") << "class A { }";
  EXPECT_NE(fingerprint_of_tree(directory.path()), before);
}

}  // namespace
}  // namespace jury::store
