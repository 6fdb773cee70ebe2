// Names, types, strings and numbers from text, and errors with their place.
#include "ir/parser_scanner.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>

#include "support/diagnostics.h"

namespace jury::ir {

namespace {

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// The whole of `text` as a number, or nothing.
template <class Number, class... Format>
std::optional<Number> whole(std::string_view text, Format... format) {
  Number value{};
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value, format...);
  const bool all = result.ec == std::errc() && result.ptr == text.data() + text.size();
  return all ? std::optional(value) : std::nullopt;
}

std::optional<std::uint64_t> hex(std::string_view text) {
  return text.starts_with("0x") ? whole<std::uint64_t>(text.substr(2), 16) : std::nullopt;
}

Type bare_type(std::string_view word) {
  for (std::size_t i = 0; i < syntax::kind_count; ++i)
    if (name_of(static_cast<Kind>(i)) == word) return Type::primitive(static_cast<Kind>(i));
  return word == "null" ? Type::null() : Type::reference(Symbol(word));
}

// The number that a word means after "float:" or "double:".
template <class Number, class Bits>
std::optional<Number> special_value(std::string_view word) {
  using Limits = std::numeric_limits<Number>;
  if (word == "nan") return Limits::quiet_NaN();
  if (word == "infinity") return Limits::infinity();
  if (word == "-infinity") return -Limits::infinity();
  const auto bits = hex(word);
  if (!bits || *bits > std::numeric_limits<Bits>::max()) return std::nullopt;
  return std::bit_cast<Number>(static_cast<Bits>(*bits));
}

}  // namespace

void Scanner::skip_blanks() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  if (at_ < text_.size() && text_[at_] == '#') at_ = std::min(text_.find('\n', at_), text_.size());
}

void Scanner::skip_lines() {
  for (skip_blanks(); at_ < text_.size() && text_[at_] == '\n'; skip_blanks()) ++at_;
}

bool Scanner::at_end_of_line() { return peek() == '\n'; }

bool Scanner::at_end_of_text() {
  skip_lines();
  return at_ == text_.size();
}

void Scanner::end_line() {
  if (!at_end_of_line()) fail("the end of the line");
  skip_lines();
}

char Scanner::peek() {
  skip_blanks();
  return at_ < text_.size() ? text_[at_] : '\n';
}

bool Scanner::accept(std::string_view sign) {
  skip_blanks();
  if (!text_.substr(at_).starts_with(sign)) return false;
  at_ += sign.size();
  return true;
}

void Scanner::expect(std::string_view sign) {
  if (!accept(sign)) fail("'" + std::string(sign) + "'");
}

std::string_view Scanner::peek_word() {
  skip_blanks();
  const auto start = at_;
  const auto word = bare(false);
  at_ = start;
  return word;
}

bool Scanner::accept_word(std::string_view word) {
  if (peek_word() != word) return false;
  at_ += word.size();
  return true;
}

void Scanner::expect_word(std::string_view word) {
  if (!accept_word(word)) fail("'" + std::string(word) + "'");
}

std::string_view Scanner::bare(bool slashes) {
  const auto start = at_;
  while (at_ < text_.size() && (syntax::is_name_byte(text_[at_]) || (slashes && text_[at_] == '/'))) ++at_;
  return text_.substr(start, at_ - start);
}

std::string Scanner::name(syntax::NameSort sort, std::string_view what) {
  if (at_quoted_name()) return quoted('`', what);
  std::string name;
  if (sort == syntax::NameSort::Local && accept("%"))
    name = "%";
  else if (is_digit(peek()))
    fail(std::string(what));
  const auto word = bare(sort == syntax::NameSort::Class);
  if (word.empty()) fail(std::string(what));
  return name.append(word);
}

std::string Scanner::string(std::string_view what) { return quoted('"', what); }

std::string Scanner::quoted(char quote, std::string_view what) {
  if (peek() != quote) fail(std::string(what));
  const auto start = at_++;
  std::string value;
  while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
    const char byte = text_[at_++];
    value += byte == '\\' ? escape(at_ - 1) : byte;
  }
  if (at_ == text_.size() || text_[at_] != quote) fail_at(start, "this quotation does not end on its line");
  ++at_;
  return value;
}

// After the backslash at `start`.
char Scanner::escape(std::size_t start) {
  const char sort = at_ < text_.size() ? text_[at_++] : '\n';
  if (sort == 'n') return '\n';
  if (sort == 't') return '\t';
  if (sort == '\\' || sort == '"' || sort == '`') return sort;
  const auto digits = text_.substr(std::min(at_, text_.size()), 2);
  const auto value = whole<unsigned char>(digits, 16);
  if (sort != 'x' || digits.size() != 2 || !value) fail_at(start, "unknown escape in a quotation");
  at_ += 2;
  return static_cast<char>(*value);
}

Type Scanner::type() {
  const bool is_quoted = at_quoted_name();
  const auto start = at_;
  const auto word = name(syntax::NameSort::Class, "a type");
  if (!is_quoted && word == name_of(Kind::Reference)) fail_at(start, "'reference' is no type");
  auto type = is_quoted ? Type::reference(Symbol(word)) : bare_type(word);
  while (text_.substr(at_).starts_with("[]")) {
    if (type == Type::null()) fail_at(start, "there is no array of this type");
    at_ += 2;
    type = Type::array_of(type);
  }
  return type;
}

Symbol Scanner::class_name() {
  skip_blanks();
  const auto start = at_;
  const bool is_null = peek_word() == "null";
  const auto named = type();
  if (!named.is_reference() || is_null) fail_at(start, "expected a class or array");
  return named.name;
}

Symbol Scanner::member_name() {
  for (const std::string_view initializer : {"<init>", "<clinit>"})
    if (accept(initializer)) return Symbol(initializer);
  return Symbol(name(syntax::NameSort::Member, "the name of a member"));
}

Scanner::Member Scanner::member(std::optional<Symbol> context) {
  skip_blanks();
  const auto start = at_;
  if (context) {
    if (peek() != '<') name(syntax::NameSort::Class, "the name of a member");
    while (text_.substr(at_).starts_with("[]")) at_ += 2;
    const bool has_owner = at_ > start && text_.substr(at_).starts_with('.');
    at_ = start;
    if (!has_owner) return {*context, member_name()};
  }
  const auto owner = class_name();
  expect(".");
  return {owner, member_name()};
}

MethodReference Scanner::method(std::optional<Symbol> context) {
  if (accept_word("descriptor")) {
    const Symbol descriptor(string("a descriptor in quotes"));
    const auto [owner, name] = member(context);
    return {owner, name, descriptor};
  }
  Signature signature;
  signature.result = type();
  const auto [owner, name] = member(context);
  expect("(");
  while (!accept(")")) {
    if (!signature.parameters.empty()) expect(",");
    signature.parameters.push_back(type());
  }
  return {owner, name, Symbol(signature.descriptor())};
}

std::uint16_t Scanner::flags(std::span<const syntax::FlagName> names) {
  std::uint32_t flags = 0;
  for (;;) {
    const auto word = peek_word();
    const auto flag =
        std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.name == word; });
    if (flag != names.end()) {
      flags |= flag->bit;
    } else if (const auto bits = hex(word); bits && *bits <= 0xFFFF) {
      flags |= static_cast<std::uint32_t>(*bits);
    } else {
      return static_cast<std::uint16_t>(flags);
    }
    at_ += word.size();
  }
}

bool Scanner::at_number() { return is_digit(peek()) || peek() == '-'; }

std::string_view Scanner::number_token() {
  const auto start = at_;
  for (char previous = 'e'; at_ < text_.size(); previous = text_[at_++]) {
    const char byte = text_[at_];
    const bool sign = (byte == '-' || byte == '+') && previous == 'e';
    if (!sign && !syntax::is_name_byte(byte) && byte != '.') break;
  }
  return text_.substr(start, at_ - start);
}

Operand Scanner::number() {
  skip_blanks();
  const auto start = at_;
  const auto token = number_token();
  const auto head = token.substr(0, token.empty() ? 0 : token.size() - 1);
  std::optional<Operand> value;
  if (token.ends_with('L')) {
    if (const auto number = whole<std::int64_t>(head)) value = Operand::of_long(*number);
  } else if (token.ends_with('f')) {
    if (const auto number = whole<float>(head)) value = Operand::of_float(*number);
  } else if (token.find_first_of(".e") != std::string_view::npos) {
    if (const auto number = whole<double>(token)) value = Operand::of_double(*number);
  } else if (const auto number = whole<std::int32_t>(token)) {
    value = Operand::of_int(*number);
  }
  if (!value)
    fail_at(start, "'" + std::string(token) + "' is no int, long (5L), float (5.0f) or double (5.0)");
  return *value;
}

std::optional<Operand> Scanner::special_number() {
  const auto start = at_;
  const bool is_float = accept_word("float");
  if (!is_float && !accept_word("double")) return std::nullopt;
  expect(":");
  const auto word = number_token();
  std::optional<Operand> value;
  if (is_float) {
    if (const auto number = special_value<float, std::uint32_t>(word)) value = Operand::of_float(*number);
  } else if (const auto number = special_value<double, std::uint64_t>(word)) {
    value = Operand::of_double(*number);
  }
  if (!value) fail_at(start, "expected nan, infinity, -infinity or the bits (0x7fc00001) after the colon");
  return value;
}

std::uint32_t Scanner::natural(std::string_view what) {
  const auto word = peek_word();
  const auto value = whole<std::uint32_t>(word);
  if (!value) fail(std::string(what));
  at_ += word.size();
  return *value;
}

std::int32_t Scanner::integer(std::string_view what) {
  skip_blanks();
  const auto start = at_;
  const auto value = whole<std::int32_t>(number_token());
  if (value) return *value;
  at_ = start;
  fail(std::string(what));
}

BlockId Scanner::block() {
  const auto word = peek_word();
  const auto id = word.starts_with('b') ? whole<std::uint32_t>(word.substr(1)) : std::nullopt;
  if (!id) fail("a block such as b1");
  at_ += word.size();
  return *id;
}

std::string Scanner::found() {
  skip_blanks();
  if (at_ == text_.size()) return "the end of the text";
  if (text_[at_] == '\n') return "the end of the line";
  auto token = bare(true);
  if (token.empty()) token = text_.substr(at_, 1);
  std::string shown;
  syntax::append_quoted(shown, token, '\'');
  return shown;
}

void Scanner::fail(const std::string& expected) {
  skip_blanks();
  const auto start = at_;
  const auto what = found();
  fail_at(start, "expected " + expected + ", found " + what);
}

void Scanner::fail_at(std::size_t mark, const std::string& message) {
  const auto before = text_.substr(0, mark);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const auto line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  throw UserError({file_, static_cast<int>(line), static_cast<int>(mark - line_start) + 1}, message);
}

}  // namespace jury::ir
