// What other folders compute once about a program and keep with it: it goes when the program goes. Workers that are
// forked have what their parent had found; what they find themselves is lost with them.
#pragma once

#include <functional>
#include <memory>
#include <typeindex>

#include "program/program.h"

namespace jury::program {

// The attachment of that type, made when it is first asked for.
std::shared_ptr<void>& attachment(const Program& program, std::type_index type);
// All of them; when the program ends.
void forget_attachments(const Program& program);

template <class T>
T& attached(const Program& program, const std::function<std::shared_ptr<T>()>& make) {
  auto& found = attachment(program, typeid(T));
  if (!found) found = make();
  return *static_cast<T*>(found.get());
}

}  // namespace jury::program
