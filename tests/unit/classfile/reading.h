// Short ways to read what a test has built, and to get at the message when that fails.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "class_bytes.h"
#include "classfile/class_reader.h"
#include "classfile/instruction.h"
#include "support/diagnostics.h"

namespace jury::classfile {

// The message of the UserError an action throws; "no error" when it throws none.
inline std::string user_error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

inline ClassFile read(const ClassBytes& bytes) { return read_class(bytes.build(), "Test.class"); }

inline std::string error_of(const std::vector<unsigned char>& bytes) {
  return user_error_of([&] { read_class(bytes, "Test.class"); });
}

// The message without the file at the front and the offset at the end.
inline std::string error_of(const ClassBytes& bytes) {
  std::string message = error_of(bytes.build());
  const std::string front = "Test.class: ";
  if (message.starts_with(front)) message.erase(0, front.size());
  const std::size_t offset = message.rfind(" (at byte ");
  return offset == std::string::npos ? message : message.substr(0, offset);
}

inline std::vector<Symbol> symbols(std::initializer_list<const char*> texts) {
  std::vector<Symbol> result;
  for (const char* text : texts) result.emplace_back(text);
  return result;
}

}  // namespace jury::classfile
