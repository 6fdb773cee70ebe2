// What the Javadoc of a method says to its callers: exceptions (`@throws IllegalStateException if ...`,
// `@exception`), and of each parameter what stands behind its `@param`. Read from the source, where it is there,
// beside a jar too. What the methods say that this one overrides, those of the library included
// (library/documented.h), counts as well: it is their contract.
//
// Sentences are not understood: a few turns of phrase about null and negative numbers are recognised.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "classfile/source_archive.h"
#include "program/workspace.h"

namespace jury::findings {

enum class Word : std::uint8_t { Silent, Allowed, Forbidden };
// "the name, may be null", "must not be {@code null}".
Word about_null(const std::string& sentence);
// "the width, not negative", "-1 for no limit".
Word about_negative(const std::string& sentence);

struct Comment {
  // As they are written, without their packages.
  std::vector<std::string> exceptions = {};
  // By the number of the declared parameter; empty: nothing is said.
  std::vector<std::string> parameters = {};
};

class Javadoc {
 public:
  explicit Javadoc(program::Workspace& workspace);

  const Comment& of(const ir::Method& method);
  // Whether one of the exceptions is the class or a superclass of it; nothing documents what everybody throws
  // (RuntimeException, Exception, Throwable).
  bool documents(const ir::Method& method, const std::string& exception_class);

 private:
  Comment read(const ir::Method& method);
  void add_own(const ir::Method& method, Comment& comment);
  const std::string& text(Symbol class_name);
  std::string find_text(Symbol class_name);

  program::Workspace& workspace_;
  std::map<const ir::Method*, Comment> known_;
  std::map<Symbol, std::string> texts_;
  std::vector<std::unique_ptr<classfile::SourceArchive>> archives_;
};

}  // namespace jury::findings
