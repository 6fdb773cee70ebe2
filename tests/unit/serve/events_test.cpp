#include "serve/events.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

namespace jury::serve {
namespace {

class Heard : public CheckListener {
 public:
  void note(const std::string& text) override { told += "note " + text + "\n"; }
  void specification_error(const std::string& text) override { told += "specification " + text + "\n"; }
  void methods(const std::vector<CheckedMethod>& methods) override {
    for (const auto& method : methods) told += "method " + method.class_name + "." + method.method + " " + std::to_string(method.line) + "\n";
  }
  void progress(const Progress& progress) override {
    told += "progress " + std::to_string(progress.settled) + " of " + std::to_string(progress.properties) + "\n";
  }
  void results(const std::vector<engine::Result>& results, bool is_final) override {
    for (const auto& result : results) told += "result " + result.method + (is_final ? " final\n" : "\n");
  }
  void test_written(const std::string& file, const std::string& obstacle) override { told += "test " + file + obstacle + "\n"; }
  void done() override { told += "done\n"; }
  void failed(const Failure& failure) override { 
    told += "failed " + failure.message + (failure.position.file.empty() ? "" : " " + failure.position.to_string()) + "\n";
  }

  std::string told;
};

struct Ends {
  Ends() { EXPECT_EQ(::pipe(ends.data()), 0); }
  std::array<int, 2> ends{};
};

TEST(Events, ComeAsTheyWereSent) {
  const Ends pipe;
  EventWriter writer(pipe.ends[1]);
  engine::Result result;
  result.method = "sell";
  writer.note("not \xff UTF-8");
  writer.methods({{"Shop", "sell", "()V", "Shop.java", 7}});
  writer.results({result}, true);
  writer.progress({1, 3, 0.5, ""});
  writer.done();
  EventReader reader(pipe.ends[0]);
  Heard heard;
  EXPECT_FALSE(reader.receive(heard));
  EXPECT_EQ(heard.told, "note not \xff UTF-8\nmethod Shop.sell 7\nresult sell final\nprogress 1 of 3\ndone\n");
  ::close(pipe.ends[1]);
}

TEST(Events, AWriterThatGoesAwayWithoutAWordHasFailed) {
  const Ends pipe;
  EventReader reader(pipe.ends[0]);
  Heard heard;
  EXPECT_TRUE(reader.receive(heard));
  EventWriter(pipe.ends[1]).note("so far");
  EXPECT_TRUE(reader.receive(heard));
  ::close(pipe.ends[1]);
  EXPECT_FALSE(reader.receive(heard));
  EXPECT_EQ(heard.told, "note so far\nfailed the process of the check has ended without an answer\n");
}

TEST(Events, FailuresHaveTheirPlace) {
  const Ends pipe;
  EventWriter(pipe.ends[1]).failed({FailureKind::User, "wrong", {"a.rel", 3, 4}});
  EventReader reader(pipe.ends[0]);
  Heard heard;
  EXPECT_FALSE(reader.receive(heard));
  EXPECT_EQ(heard.told, "failed wrong a.rel:3:4\n");
  ::close(pipe.ends[1]);
}

}  // namespace
}  // namespace jury::serve
