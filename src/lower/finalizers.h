// Objects with a finalizer: a thread of the JVM runs it, at any time after the object was made. Nothing here
// follows that thread. Each constructor of a class that declares a finalizer therefore begins with the mark
// of what has no model; the call after it is never reached, but shows which code may run.
#pragma once

#include "classfile/class_file.h"
#include "ir/method.h"

namespace jury::lower {

void mark_finalizable(ir::Body& body, const classfile::ClassFile& cls, const classfile::Method& method);

}  // namespace jury::lower
