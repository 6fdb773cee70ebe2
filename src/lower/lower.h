// Class files to IR. lower_class gives a class without bodies; lower_body lowers one method.
#pragma once

#include "classfile/class_file.h"
#include "ir/method.h"
#include "lower/environment.h"

namespace jury::lower {

ir::Class lower_class(const classfile::ClassFile& cls);

// `method` has code. What cannot be lowered becomes a Refuse terminator, in the worst case the whole body is
// one. Throws UserError for malformed code, which includes everything the JVM's verifier would refuse for its
// kinds.
ir::Body lower_body(const classfile::ClassFile& cls, const classfile::Method& method,
                    Environment& environment);

}  // namespace jury::lower
