// Workers and codec: what comes back, and what happens when a worker does not behave.
#include <gtest/gtest.h>
#include <poll.h>

#include <csignal>

#include "engine/portfolio/worker.h"
#include "engine/restored.h"
#include "engine/result_codec.h"

namespace jury::engine {
namespace {

Result sample() {
  Result result;
  result.property = Property::ConcurrentModification;
  result.class_name = "pkg.Shop";
  result.method = "sell";
  result.descriptor = "(I)V";
  result.file = "Shop.java";
  result.line = 7;
  result.verdict = Restored::verdict(Verdict::Refuted);
  result.engine = "bounded";
  result.seconds = 0.25;
  result.bounds = {{"loops", 8}};
  result.reasons = {{ReasonKind::Gap, "because", {"pkg.Shop", "sell(I)V", "Shop.java", 8}},
                    {ReasonKind::Time}};
  result.assumptions = {"one thread"};
  result.approximations = {"texts"};
  result.counterexample =
      Counterexample{{{"x", "3"}, {"a", "null"}},
                     {"1"},
                     {"b"},
                     {"c"},
                     "boom",
                     {"at here"},
                     {{StepKind::Line, "pkg.Shop", "sell", "Shop.java", 7, 1, {{"y", "4"}}, "5", 0}},
                     3,
                     {{{{"x", "Node#1", 0}}, {{"Node#1", trace::PictureShape::Map, {{"next", "null"}}, 2}}}},
                     std::nullopt,
                     Replay{true, "thrown there"},
                     FindingSite{"java.lang.Error", {"sell: y = 4"}},
                     Restored::run(true)};
  result.statistics = {{"steps", 12.5}};
  return result;
}

TEST(ResultCodec, ReadsBackWhatWasWritten) {
  const auto result = sample();
  const auto bytes = encode_result(result);
  const auto read = decode_result(bytes);
  EXPECT_EQ(encode_result(read), bytes);
  EXPECT_EQ(read.counterexample->steps.at(0).changes, result.counterexample->steps.at(0).changes);
  EXPECT_EQ(read.counterexample->pictures, result.counterexample->pictures);
  EXPECT_EQ(read.verdict, Verdict::Refuted);
  EXPECT_EQ(read.reasons, result.reasons);
}

TEST(ResultCodec, RefusesOtherBytes) { EXPECT_ANY_THROW(decode_result("not a result")); }

std::vector<Result> results_of(Worker& worker) {
  std::vector<Result> results;
  pollfd descriptor{worker.descriptor(), POLLIN, 0};
  do ::poll(&descriptor, 1, -1);
  while (worker.receive(results));
  return results;
}

TEST(Worker, SendsResults) {
  Worker worker(
      [](const auto& report) {
        report(sample());
        report(sample());
      },
      0);
  EXPECT_EQ(results_of(worker).size(), 2U);
  EXPECT_FALSE(worker.failure());
}

TEST(Worker, ACrashKeepsWhatWasReported) {
  Worker worker(
      [](const auto& report) {
        report(sample());
        std::raise(SIGSEGV);
      },
      0);
  EXPECT_EQ(results_of(worker).size(), 1U);
  EXPECT_EQ(worker.failure().value().kind, ReasonKind::Crash);
  EXPECT_NE(worker.failure()->text.find("crashed"), std::string::npos);
}

// Touches so many kilobytes of the stack.
std::uint64_t descend(std::uint64_t kilobytes) {
  volatile char room[1024];
  room[0] = static_cast<char>(kilobytes);
  return kilobytes == 0 ? 0 : descend(kilobytes - 1) + static_cast<std::uint64_t>(room[0] != 0);
}

TEST(Worker, DeepRecursionEndsWell) {
  Worker worker(
      [](const auto& report) {
        descend(100'000);
        report(sample());
      },
      100);
  EXPECT_EQ(results_of(worker).size(), 1U);
  EXPECT_FALSE(worker.failure());
}

TEST(Worker, EndlessRecursionIsTold) {
  Worker worker(
      [](const auto& report) {
        report(sample());
        descend(~std::uint64_t{0});
      },
      0);
  EXPECT_EQ(results_of(worker).size(), 1U);
  EXPECT_EQ(worker.failure().value().kind, ReasonKind::Memory);
  EXPECT_NE(worker.failure()->text.find("nested too deep"), std::string::npos);
}

TEST(Worker, AnExceptionIsAnInternalError) {
  Worker worker([](const auto&) { throw std::runtime_error("oh dear"); }, 0);
  EXPECT_TRUE(results_of(worker).empty());
  EXPECT_EQ(worker.failure().value().sentence(), "internal error: oh dear");
}

TEST(Worker, MemoryIsLimited) {
  Worker worker(
      [](const auto& report) {
        std::vector<std::vector<char>> blocks;
        for (int i = 0; i < 4096; ++i) blocks.emplace_back(1 << 20, 'x');
        report(sample());
      },
      64);
  EXPECT_TRUE(results_of(worker).empty());
  EXPECT_EQ(worker.failure().value().sentence(), "the memory limit was reached");
}

TEST(Worker, ManyResultsFitThePipe) {
  Worker worker(
      [](const auto& report) {
        for (int i = 0; i < 5000; ++i) report(sample());
      },
      0);
  EXPECT_EQ(results_of(worker).size(), 5000U);
}

TEST(Worker, IsKilledWhenNobodyWantsIt) {
  const auto start = std::chrono::steady_clock::now();
  {
    Worker worker(
        [](const auto&) {
          while (true) ::poll(nullptr, 0, 1000);
        },
        0);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace jury::engine
