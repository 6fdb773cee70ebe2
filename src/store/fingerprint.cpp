#include "store/fingerprint.h"

#include <charconv>
#include <cstring>
#include <fstream>
#include <vector>

namespace jury::store {

std::string to_text(const Fingerprint& fingerprint) {
  constexpr const char* digits = "0123456789abcdef";
  std::string text;
  for (const auto byte : fingerprint) text += {digits[byte >> 4], digits[byte & 15]};
  return text;
}

std::optional<Fingerprint> fingerprint_of_text(std::string_view text) {
  Fingerprint result{};
  if (text.size() != 2 * result.size()) return std::nullopt;
  for (std::size_t i = 0; i < result.size(); ++i) {
    const auto* begin = text.data() + 2 * i;
    const auto [end, error] = std::from_chars(begin, begin + 2, result[i], 16);
    if (error != std::errc() || end != begin + 2) return std::nullopt;
  }
  return result;
}

Fingerprinter::Fingerprinter() : state_(XXH3_createState()) { XXH3_128bits_reset(state_.get()); }

void Fingerprinter::add(std::string_view part) {
  add(static_cast<std::int64_t>(part.size()));
  XXH3_128bits_update(state_.get(), part.data(), part.size());
}

void Fingerprinter::add(const Fingerprint& part) {
  XXH3_128bits_update(state_.get(), part.data(), part.size());
}

void Fingerprinter::add(std::int64_t number) { XXH3_128bits_update(state_.get(), &number, sizeof number); }

Fingerprint Fingerprinter::finish() const {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state_.get()));
  Fingerprint result;
  std::memcpy(result.data(), canonical.digest, result.size());
  return result;
}

Fingerprint fingerprint_of_file(const std::filesystem::path& path) {
  Fingerprinter fingerprinter;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return fingerprinter.finish();
  fingerprinter.add("a file");
  std::vector<char> buffer(1 << 16);
  while (stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || stream.gcount() > 0)
    fingerprinter.add(std::string_view(buffer.data(), static_cast<std::size_t>(stream.gcount())));
  return fingerprinter.finish();
}

}  // namespace jury::store
