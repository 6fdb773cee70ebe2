// Resolution of fields and methods, and selection of the method that runs (JVMS 5.4.3 and 5.4.6). Access
// rights are not checked: javac has. Used through Program, which keeps the results of selection.
#pragma once

#include "ir/method.h"

namespace jury::program {

class Program;

const ir::Field* resolve_field(Program& program, const ir::FieldReference& reference);
const ir::Method* resolve_method(Program& program, const ir::MethodReference& reference);
const ir::Method* select_method(Program& program, Symbol receiver, const ir::Method& method);

}  // namespace jury::program
