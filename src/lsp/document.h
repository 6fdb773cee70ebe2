// A Java file that is open in the editor: its text, and what is known about its methods. The text may be another
// than the one that was checked: lines above and below what was edited keep their answers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "serve/events.h"

namespace jury::lsp {

struct Answer {
  engine::Result result;
  bool is_final = false;  // no better one follows
  int line = 0;           // of the place in this file, in the text that was checked; 0: it is elsewhere
};

// A method that is checked.
struct MethodStatus {
  serve::CheckedMethod method;
  int line = 0;  // of its declaration, in the text that was checked
  std::vector<Answer> answers;
};

// Where a check of the document is.
enum class CheckState : std::uint8_t { None, Running, Done, Failed };

class Document {
 public:
  Document(std::string path, std::string text);

  const std::string& path() const { return path_; }
  const std::vector<std::string>& lines() const { return lines_; }
  void change(const std::string& text);
  bool is_changed() const { return lines_ != checked_lines_; }

  CheckState state() const { return state_; }
  void set_state(CheckState state) { state_ = state; }
  // A check of the text as it is now. Answers of an earlier one stay until there are new ones.
  void begin_check();
  void set_methods(const std::vector<serve::CheckedMethod>& methods);
  // `directory`: what paths of the results are relative to.
  void add(const std::vector<engine::Result>& results, bool is_final, const std::string& directory);
  // What no new answer has come for is forgotten.
  void end_check();

  // Of methods of this file, in the order of their places.
  std::vector<const MethodStatus*> methods() const;
  // Where a line of the checked text is now; nothing: it was edited.
  std::optional<int> now(int line) const;
  const Answer* find(const std::string& identity) const;

 private:
  int declaration_of(const serve::CheckedMethod& method) const;
  void measure_change();

  std::string path_;
  std::vector<std::string> lines_, checked_lines_;
  CheckState state_ = CheckState::None;
  std::map<std::string, MethodStatus> methods_;   // by class, name and descriptor
  std::map<std::string, bool> is_new_;            // of a question: answered by this check
  int kept_before_ = 0, kept_after_ = 0;          // lines that the edit left as they were
};

// "shop.Cart.add(I)V": which of the methods of a file.
std::string key_of(const serve::CheckedMethod& method);

}  // namespace jury::lsp
