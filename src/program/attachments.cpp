#include "program/attachments.h"

#include <map>

namespace jury::program {

namespace {

using Attachments = std::map<std::type_index, std::shared_ptr<void>>;

// Never destroyed: a program that lives as long as the process ends after everything that was first used after it.
std::map<const Program*, Attachments>& all() {
  static auto& attachments = *new std::map<const Program*, Attachments>;
  return attachments;
}

}  // namespace

std::shared_ptr<void>& attachment(const Program& program, std::type_index type) { return all()[&program][type]; }

void forget_attachments(const Program& program) {
  // They may ask for others while they end.
  while (true) {
    const auto found = all().extract(&program);
    if (found.empty()) return;
  }
}

}  // namespace jury::program
