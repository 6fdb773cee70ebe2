// Generated Java text that remembers which words of the specification it came from.
#pragma once

#include <string>
#include <vector>

#include "spec/jml/source.h"

namespace jury::spec::jml {

struct Piece {
  std::string text;
  const Source* source = nullptr;  // null: made up
  std::uint32_t begin = 0;         // in the source
};

class Pieces {
 public:
  Pieces& add(std::string text) {
    pieces_.push_back({std::move(text), nullptr, 0});
    return *this;
  }
  Pieces& add(std::string text, const Source& source, std::uint32_t begin) {
    pieces_.push_back({std::move(text), &source, begin});
    return *this;
  }
  Pieces& add(const Source& source, const Token& token) {
    return add(std::string(source.text(token.begin, token.end)), source, token.begin);
  }
  Pieces& add(const Pieces& other) {
    pieces_.insert(pieces_.end(), other.pieces_.begin(), other.pieces_.end());
    return *this;
  }
  const std::vector<Piece>& pieces() const { return pieces_; }
  bool empty() const { return pieces_.empty(); }
  std::string text() const {
    std::string all;
    for (const auto& piece : pieces_) all += piece.text;
    return all;
  }

 private:
  std::vector<Piece> pieces_;
};

}  // namespace jury::spec::jml
