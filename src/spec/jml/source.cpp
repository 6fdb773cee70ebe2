#include "spec/jml/source.h"

#include <algorithm>
#include <array>

namespace jury::spec::jml {

namespace {

bool is_letter(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == '$' ||
         byte >= 0x80;
}

bool is_digit(char character) { return character >= '0' && character <= '9'; }

bool is_blank(char character) {
  return character == ' ' || character == '\t' || character == '\n' || character == '\r' || character == '\f';
}

// Longest first.
constexpr std::array<std::string_view, 21> java_operators{"<<=", "...", "->", "::", "++", "--", "&&",
                                                          "||",  "==",  "!=", "<=", ">=", "+=", "-=",
                                                          "*=",  "/=",  "&=", "|=", "^=", "%=", "<<"};
constexpr std::array<std::string_view, 8> jml_operators{
    "<==>", "<=!=>", "==>", "<==", "<:", "..", "{|", "|}"};

class Scanner {
 public:
  explicit Scanner(const Source& source) : source_(source), text_(source.text()) {}

  Tokens run() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    while (at_ < text_.size()) java_step();
    add(TokenKind::End, at_, at_);
    return std::move(result_);
  }

 private:
  bool looking_at(std::string_view word) const { return text_.substr(at_).starts_with(word); }
  char peek(std::size_t distance = 0) const {
    return at_ + distance < limit() ? text_[at_ + distance] : '\0';
  }
  std::size_t limit() const { return jml_ ? jml_end_ : text_.size(); }

  void java_step() {
    if (is_blank(peek())) {
      ++at_;
    } else if (looking_at("//")) {
      line_comment();
    } else if (looking_at("/*")) {
      block_comment();
    } else {
      token();
    }
  }

  std::size_t end_of_line() const {
    const auto end = text_.find_first_of("\r\n", at_);
    return end == std::string_view::npos ? text_.size() : end;
  }

  // Right behind the opening characters, at the '@'.
  bool opens_jml(std::size_t at) const {
    if (at >= text_.size() || text_[at] != '@') return false;
    while (at < text_.size() && text_[at] == '@') ++at;
    return at >= text_.size() || !(text_[at] >= 'A' && text_[at] <= 'Z');
  }

  void line_comment() {
    const std::size_t end = end_of_line();
    if (opens_jml(at_ + 2)) jml_comment(at_, at_ + 2, end, end);
    at_ = end;
  }

  void block_comment() {
    const std::size_t begin = at_;
    const std::size_t close = text_.find("*/", at_ + 2);
    if (close == std::string_view::npos) {
      problem(begin, "a comment begins here and does not end");
      at_ = text_.size();
      return;
    }
    if (opens_jml(at_ + 2)) {
      std::size_t end = close;
      while (end > begin + 2 && text_[end - 1] == '@') --end;
      jml_comment(begin, at_ + 2, end, close + 2);
    }
    at_ = close + 2;
  }

  void jml_comment(std::size_t begin, std::size_t content, std::size_t content_end, std::size_t end) {
    result_.comments.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    jml_ = true;
    jml_end_ = std::max(content, content_end);
    at_ = content;
    skip_marks();
    while (at_ < jml_end_) jml_step();
    jml_ = false;
    at_ = end;
  }

  void skip_marks() {
    while (at_ < jml_end_ && text_[at_] == '@') ++at_;
  }

  void jml_step() {
    const char character = peek();
    if (character == '\n' || character == '\r') {
      ++at_;
      while (at_ < jml_end_ && (peek() == ' ' || peek() == '\t')) ++at_;
      skip_marks();
    } else if (is_blank(character)) {
      ++at_;
    } else if (looking_at("//")) {
      at_ = std::min(end_of_line(), jml_end_);
    } else if (looking_at("/*")) {
      const auto close = text_.find("*/", at_ + 2);
      at_ = std::min(close == std::string_view::npos ? jml_end_ : close + 2, jml_end_);
    } else {
      token();
    }
  }

  void token() {
    const std::size_t begin = at_;
    const char character = peek();
    if (is_letter(character) || (jml_ && character == '\\' && is_letter(peek(1)))) {
      ++at_;
      while (is_letter(peek()) || is_digit(peek())) ++at_;
      add(TokenKind::Word, begin, at_);
    } else if (is_digit(character) || (character == '.' && is_digit(peek(1)))) {
      number();
      add(TokenKind::Number, begin, at_);
    } else if (character == '"') {
      string();
      add(TokenKind::String, begin, at_);
    } else if (character == '\'') {
      quoted('\'');
      add(TokenKind::Character, begin, at_);
    } else if (jml_ && looking_at("(*")) {
      const auto close = text_.find("*)", at_ + 2);
      at_ = std::min(close == std::string_view::npos ? jml_end_ : close + 2, jml_end_);
      add(TokenKind::Informal, begin, at_);
    } else {
      at_ += operator_length();
      add(TokenKind::Operator, begin, at_);
    }
  }

  void number() {
    while (at_ < limit()) {
      const char character = peek();
      const bool exponent = (character == '+' || character == '-') &&
                            std::string_view("eEpP").find(text_[at_ - 1]) != std::string_view::npos;
      const bool range = character == '.' && peek(1) == '.';
      if (range || !(is_digit(character) || is_letter(character) || character == '.' || exponent)) return;
      ++at_;
    }
  }

  void string() {
    if (!looking_at("\"\"\"")) return quoted('"');
    const std::size_t begin = at_;
    at_ += 3;
    while (at_ < limit() && !looking_at("\"\"\"")) at_ += peek() == '\\' ? 2 : 1;
    if (at_ >= limit()) problem(begin, "a text block begins here and does not end");
    at_ = std::min(at_ + 3, limit());
  }

  void quoted(char quote) {
    const std::size_t begin = at_++;
    while (at_ < limit() && peek() != quote && peek() != '\n' && peek() != '\r')
      at_ += peek() == '\\' ? 2 : 1;
    if (peek() != quote) problem(begin, "a literal begins here and does not end on its line");
    if (peek() == quote) ++at_;
    at_ = std::min(at_, limit());
  }

  std::size_t operator_length() const {
    const auto rest = text_.substr(at_, limit() - at_);
    if (jml_)
      for (const auto& candidate : jml_operators)
        if (rest.starts_with(candidate)) return candidate.size();
    for (const auto& candidate : java_operators)
      if (rest.starts_with(candidate)) return candidate.size();
    return 1;
  }

  void add(TokenKind kind, std::size_t begin, std::size_t end) {
    const auto comment =
        result_.comments.empty() ? 0 : static_cast<std::uint32_t>(result_.comments.size() - 1);
    result_.tokens.push_back(
        {kind, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), jml_, comment});
  }

  void problem(std::size_t at, std::string message) {
    result_.problems.emplace_back(static_cast<std::uint32_t>(at), std::move(message));
  }

  const Source& source_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool jml_ = false;
  std::size_t jml_end_ = 0;
  Tokens result_;
};

}  // namespace

Source::Source(std::string path, std::string text) : path_(std::move(path)), text_(std::move(text)) {
  line_starts_.push_back(0);
  for (std::uint32_t i = 0; i < text_.size(); ++i) {
    const bool ends =
        text_[i] == '\n' || (text_[i] == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n'));
    if (ends) line_starts_.push_back(i + 1);
  }
}

std::uint32_t Source::line_of(std::uint32_t offset) const {
  const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  return static_cast<std::uint32_t>(after - line_starts_.begin());
}

SourcePosition Source::position(std::uint32_t offset) const {
  const auto line_number = line_of(offset);
  int column = 1;
  for (std::uint32_t i = line_start(line_number); i < offset && i < text_.size(); ++i)
    if ((static_cast<unsigned char>(text_[i]) & 0xc0) != 0x80) ++column;
  return {path_, static_cast<int>(line_number), column};
}

std::string_view Source::line(std::uint32_t number) const {
  const auto begin = line_start(number);
  const auto end = number < line_count() ? line_start(number + 1) : static_cast<std::uint32_t>(text_.size());
  auto line = text(begin, end);
  while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::string excerpt(const Source& source, std::uint32_t offset) {
  const auto line = source.line_of(offset);
  std::string marks;
  for (auto at = source.line_start(line); at < offset && at < source.text().size(); ++at) {
    const char character = source.text()[at];
    if ((static_cast<unsigned char>(character) & 0xc0) != 0x80) marks += character == '\t' ? '\t' : ' ';
  }
  return std::string(source.line(line)) + "\n" + marks + "^";
}

Tokens scan(const Source& source) { return Scanner(source).run(); }

bool names_jml_annotations(std::string_view text) {
  return text.find("org.jmlspecs.annotation.") != std::string_view::npos;
}

bool may_have_jml(std::string_view text) {
  return text.find("//@") != std::string_view::npos || text.find("/*@") != std::string_view::npos ||
         names_jml_annotations(text);
}

}  // namespace jury::spec::jml
