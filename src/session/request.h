// What a check is asked, as plain data: whoever asks (the command line with its jury.toml, a plan for other
// machines, a test) fills it in, and nothing behind it knows options or their spelling.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/problem.h"
#include "program/tests/include.h"
#include "program/workspace.h"
#include "session/suppressions.h"
#include "store/fingerprint.h"

namespace jury::session {

// How calls are read. Contract and Inline are for the bounded engine; Inline, Refine and Frame for the
// relational one.
enum class Calls : std::uint8_t { Automatic, Contract, Inline, Refine, Frame };
std::string_view name_of(Calls calls);

// What the answers depend on, besides the files that are named.
struct Questions {
  std::vector<std::string> entries;  // Class.method; none: those that are there to be started
  // Source files: of what is there to be started, and of the public methods, those that stand in one of them.
  // None: all. Their refutations are classified like those of any check without `entries`.
  std::vector<std::string> sources;
  std::optional<std::vector<engine::Property>> properties;  // nothing: all that apply
  std::string engine = "auto";
  std::vector<std::string> property_files;   // .prop, .rel, .pred
  std::vector<std::string> predicate_files;  // .pred
  std::optional<std::uint32_t> loops;        // nothing: the usual bound, which may grow
  std::uint32_t bits = 64;
  std::vector<std::string> objects;  // "N" or "Class=N"
  Calls calls = Calls::Automatic;
  engine::ReadQuantifiers quantifiers = engine::ReadQuantifiers::Automatic;
  std::vector<std::string> without;  // parts of an engine to leave out
  std::optional<double> seconds;     // of all the work; 0: no limit; nothing: a usual share for each task
  // Of each engine on each entry, where there is no limit of all the work; nothing: the usual.
  std::optional<double> entry_seconds;
  std::uint64_t memory = 0;  // megabytes for each worker; 0: no limit
};

struct Request {
  program::Inputs inputs;
  // Tests of the inputs are what is checked, and nothing else.
  program::tests::Include tests = program::tests::Include::None;
  Questions questions;
  // How the answers are found and what is done with them, which does not change them.
  std::uint32_t workers = 1;                      // processes at a time
  std::optional<std::filesystem::path> store;     // nothing: none
  std::optional<std::filesystem::path> baseline;  // findings that were there before
  std::vector<Suppression> suppressions;          // of the project; those of the sources are found
  engine::KindSet fails_on = engine::KindSet::usual();  // kinds of findings that make it fail
  engine::KindSet shown = engine::KindSet::usual();     // kinds of findings that the text tells in full
  bool replay = false;                            // repeat refutations on the JVM
  bool needs_program = false;                     // the program is wanted even when all answers are known
};

// The files with this ending among those that hold properties or predicates. UserError for an ending that no
// such file has.
std::vector<std::string> files_of(const Questions& questions, std::string_view ending);

// Two requests with the same key, over the same files, have the same answers.
store::Fingerprint run_key(const Request& request, const std::filesystem::path& jdk_home);
// The part of the key of a single answer that the question itself does not tell.
store::Fingerprint options_key(const Questions& questions, const program::Inputs& inputs);

}  // namespace jury::session
