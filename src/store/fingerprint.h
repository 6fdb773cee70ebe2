// Content hashes: 128 bits of XXH3 over parts that cannot run into each other. Not meant against people who
// look for collisions.
#pragma once

#include <xxhash.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace jury::store {

using Fingerprint = std::array<std::uint8_t, 16>;
std::string to_text(const Fingerprint& fingerprint);  // hexadecimal
std::optional<Fingerprint> fingerprint_of_text(std::string_view text);

class Fingerprinter {
 public:
  Fingerprinter();
  void add(std::string_view part);
  void add(const Fingerprint& part);
  void add(std::int64_t number);
  Fingerprint finish() const;

 private:
  struct Free {
    void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
  };
  std::unique_ptr<XXH3_state_t, Free> state_;
};

// Of a file's content; of one that cannot be read: of nothing, which no file has.
Fingerprint fingerprint_of_file(const std::filesystem::path& path);

}  // namespace jury::store
