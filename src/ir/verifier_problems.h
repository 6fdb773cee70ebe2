// Where the parts of the verifier put what they find.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ir/method.h"

namespace jury::ir {

class Problems {
 public:
  // What is reported from now on belongs to this place. `statement`: an index, or the number of statements
  // for the terminator.
  void enter(const Body& body, std::size_t block, std::size_t statement) {
    body_ = &body;
    block_ = block;
    statement_ = statement;
  }
  void add(const std::string& message) { found_.push_back(place() + ": " + message); }
  void add_general(std::string message) { found_.push_back(std::move(message)); }
  void add_for_block(std::size_t block, const std::string& message) {
    found_.push_back("b" + std::to_string(block) + ": " + message);
  }
  bool empty() const { return found_.empty(); }
  std::vector<std::string> take() { return std::move(found_); }

 private:
  std::string place() const {
    const auto& block = body_->blocks[block_];
    const bool terminator = statement_ >= block.statements.size();
    const auto line = (terminator ? block.terminator.position : block.statements[statement_].position).line;
    std::string text = "b" + std::to_string(block_) + ", ";
    text += terminator ? std::string("terminator") : "statement " + std::to_string(statement_);
    return line == 0 ? text : text + " (line " + std::to_string(line) + ")";
  }

  const Body* body_ = nullptr;
  std::size_t block_ = 0;
  std::size_t statement_ = 0;
  std::vector<std::string> found_;
};

// The name of a local in messages.
inline std::string display_local(const Body& body, LocalId id) {
  return "'" + (body.locals[id].name.empty() ? "?" + std::to_string(id) : body.locals[id].name.text()) + "'";
}

}  // namespace jury::ir
