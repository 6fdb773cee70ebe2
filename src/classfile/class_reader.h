// Bytes of a class file -> ClassFile (JVMS 4.1, 4.8: format checking). Whatever the bytes are, the result is
// either a consistent ClassFile or a UserError of one line with origin, offset and reason; time and memory
// are proportional to the length of the input. The code of methods is kept as bytes and checked when it is
// decoded (instruction.h). Not checked: bytecode verification (JVMS 4.10), and rules between classes.
#pragma once

#include <span>
#include <string>

#include "classfile/class_file.h"

namespace jury::classfile {

// `origin` names the input in messages: "build/Foo.class", "lib.jar!/a/Foo.class".
ClassFile read_class(std::span<const unsigned char> bytes, std::string origin);

// Only the name of the class; throws UserError when the header or the constant pool is bad.
std::string read_class_name(std::span<const unsigned char> bytes, const std::string& origin);

}  // namespace jury::classfile
