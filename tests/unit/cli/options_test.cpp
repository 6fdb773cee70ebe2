// The table of options is consistent, and everything made from it is complete.
#include "cli/options.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "cli/help.h"

namespace jury::cli {
namespace {

TEST(OptionTable, NamesAndLettersAreUniqueInACommand) {
  for (const auto& command : commands()) {
    std::set<std::string_view> names{"help"};
    std::set<char> letters{'h'};
    for (const auto& option : options()) {
      if (!(option.commands & only(command.command))) continue;
      EXPECT_TRUE(names.insert(option.name).second) << option.name;
      if (option.letter) {
        EXPECT_TRUE(letters.insert(option.letter).second) << option.name;
      }
    }
  }
}

TEST(OptionTable, EveryOptionBelongsToACommandAndHasHelp) {
  CommandSet known = 0;
  for (const auto& command : commands()) known |= only(command.command);
  for (const auto& option : options()) {
    EXPECT_TRUE(option.commands & known) << option.name;
    EXPECT_FALSE(option.help.empty()) << option.name;
  }
}

TEST(OptionTable, FallbacksAreAllowedValues) {
  for (const auto& option : options()) {
    if (option.fallback.empty()) continue;
    EXPECT_FALSE(option.value.empty()) << option.name;
    if (!option.choices.empty()) {
      EXPECT_NE(("|" + std::string(option.choices) + "|").find("|" + std::string(option.fallback) + "|"),
                std::string::npos)
          << option.name;
    }
    if (option.least <= option.most) {
      EXPECT_GE(std::stoll(std::string(option.fallback)), option.least) << option.name;
    }
  }
}

TEST(Help, NamesEveryCommand) {
  const auto text = general_help();
  for (const auto& command : commands())
    EXPECT_NE(text.find("  " + std::string(command.name)), std::string::npos);
}

TEST(Help, NamesEveryOptionOfItsCommandAndNoOther) {
  for (const auto& command : commands()) {
    const auto text = command_help(command.command);
    for (const auto& option : options()) {
      const bool named = text.find(" --" + std::string(option.name)) != std::string::npos;
      if (option.commands & only(command.command)) {
        EXPECT_TRUE(named) << option.name;
      }
    }
  }
  EXPECT_EQ(command_help(Command::Inspect).find("--choices"), std::string::npos);
}

TEST(Help, FitsTheTerminal) {
  for (const auto& command : commands()) {
    std::istringstream lines(command_help(command.command));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100u) << line;
  }
}

TEST(ManPage, NamesEveryOptionOnce) {
  const auto text = man_page();
  for (const auto& option : options()) {
    std::string name;
    for (const char character : "--" + std::string(option.name))
      name += character == '-' ? "\\-" : std::string(1, character);
    EXPECT_NE(text.find(name), std::string::npos) << option.name;
  }
  EXPECT_NE(text.find(".SH EXIT STATUS"), std::string::npos);
}

}  // namespace
}  // namespace jury::cli
