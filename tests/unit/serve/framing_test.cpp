#include "serve/framing.h"

#include <gtest/gtest.h>

#include "support/diagnostics.h"

namespace jury::serve {
namespace {

TEST(Framing, AMessageHasItsLengthInBytes) { EXPECT_EQ(framed("{\"ä\":1}"), "Content-Length: 8\r\n\r\n{\"ä\":1}"); }

TEST(Framing, ReadsWhatWasFramedInAnyPieces) {
  const std::string stream = framed("one") + framed("") + framed("three");
  for (std::size_t piece = 1; piece <= stream.size(); ++piece) {
    MessageReader reader;
    std::vector<std::string> messages;
    for (std::size_t start = 0; start < stream.size(); start += piece) {
      reader.feed(std::string_view(stream).substr(start, piece));
      while (const auto message = reader.next()) messages.push_back(*message);
    }
    EXPECT_EQ(messages, (std::vector<std::string>{"one", "", "three"})) << piece;
  }
}

TEST(Framing, NamesOfHeadersHaveNoCaseAndOthersAreLeftAlone) {
  MessageReader reader;
  reader.feed("Content-Type: application/json\r\ncontent-length:2\r\n\r\n{}");
  EXPECT_EQ(reader.next(), "{}");
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(Framing, AHeaderWithoutALengthIsAnError) {
  for (const std::string header : {"X: 1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 1 2\r\n\r\n",
                                   "Content-Length: 99999999999999\r\n\r\n", "Content-Length: -1\r\n\r\n"}) {
    MessageReader reader;
    reader.feed(header);
    EXPECT_THROW(reader.next(), UserError) << header;
  }
  MessageReader endless;
  endless.feed(std::string(10'000, 'x'));
  EXPECT_THROW(endless.next(), UserError);
}

}  // namespace
}  // namespace jury::serve
