// What a check tells while it runs, and the pipe on which it comes from the process that carries it out to the
// one that serves.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "support/diagnostics.h"

namespace jury::serve {

// Why a check has no answers. Compilation: the text is javac's.
enum class FailureKind : std::uint8_t { User, Compilation, Unsupported, Internal };

struct Failure {
  FailureKind kind = FailureKind::Internal;
  std::string message;
  SourcePosition position = {};
};

// Of the exception that is being handled.
Failure current_failure();

struct Progress {
  std::size_t settled = 0;
  std::size_t properties = 0;
  double seconds = 0;
  std::string current;
};

// A method that is checked, and the first line of its code; 0: unknown.
struct CheckedMethod {
  std::string class_name;
  std::string method;
  std::string descriptor;
  std::string file;
  int line = 0;
};

class CheckListener {
 public:
  virtual ~CheckListener() = default;
  virtual void note(const std::string& text) = 0;
  virtual void specification_error(const std::string& text) = 0;
  virtual void methods(const std::vector<CheckedMethod>& methods) = 0;
  virtual void progress(const Progress& progress) = 0;
  virtual void results(const std::vector<engine::Result>& results, bool is_final) = 0;
  virtual void test_written(const std::string& file, const std::string& obstacle) = 0;
  // Exactly one of these ends it; nothing follows.
  virtual void done() = 0;
  virtual void failed(const Failure& failure) = 0;
};

// The writing end: in the process of the check. What cannot be written because nobody reads ends the process.
class EventWriter : public CheckListener {
 public:
  explicit EventWriter(int descriptor) : descriptor_(descriptor) {}
  void note(const std::string& text) override;
  void specification_error(const std::string& text) override;
  void methods(const std::vector<CheckedMethod>& methods) override;
  void progress(const Progress& progress) override;
  void results(const std::vector<engine::Result>& results, bool is_final) override;
  void test_written(const std::string& file, const std::string& obstacle) override;
  void done() override;
  void failed(const Failure& failure) override;

 private:
  void send(const nlohmann::json& event);

  int descriptor_;
};

// The reading end, without blocking.
class EventReader {
 public:
  explicit EventReader(int descriptor);
  ~EventReader();
  EventReader(const EventReader&) = delete;
  EventReader& operator=(const EventReader&) = delete;

  int descriptor() const { return descriptor_; }
  // Tells what has come. False: the check has ended; one that did not say how has failed.
  bool receive(CheckListener& listener);

 private:
  bool tell(const nlohmann::json& event, CheckListener& listener);

  int descriptor_;
  std::string buffer_;
};

}  // namespace jury::serve
