// The three channels by which something can go wrong, never mixed:
//   UserError     bad input (a file, a class, a specification, an option); exit code 2
//   Unsupported   a construct of Java that Jury cannot translate; the result that needs it is `undecided`
//   InternalError a broken invariant of Jury itself; exit code 4
#pragma once

#include <stdexcept>
#include <string>

namespace jury {

// A place in a text the user wrote. Line and column start at 1; 0 means unknown.
struct SourcePosition {
  std::string file;
  int line = 0;
  int column = 0;

  bool known() const { return !file.empty(); }
  std::string to_string() const;  // "Foo.java:12:3", as much of it as is known
  bool operator==(const SourcePosition&) const = default;
};

class UserError : public std::runtime_error {
 public:
  explicit UserError(const std::string& message) : std::runtime_error(message) {}
  UserError(SourcePosition position, const std::string& message)
      : std::runtime_error(message), position_(std::move(position)) {}
  const SourcePosition& position() const { return position_; }

 private:
  SourcePosition position_;
};

class Unsupported : public std::runtime_error {
 public:
  explicit Unsupported(const std::string& message) : std::runtime_error(message) {}
  Unsupported(SourcePosition position, const std::string& message)
      : std::runtime_error(message), position_(std::move(position)) {}
  const SourcePosition& position() const { return position_; }

 private:
  SourcePosition position_;
};

class InternalError : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

[[noreturn]] void internal_error(const char* file, int line, const std::string& message);

}  // namespace jury

// Holds unless Jury has a bug. Kept in release builds: a wrong answer costs more than the test.
#define JURY_CHECK(condition, message)                                     \
  do {                                                                     \
    if (!(condition)) ::jury::internal_error(__FILE__, __LINE__, message); \
  } while (false)
