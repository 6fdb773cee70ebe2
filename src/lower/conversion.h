// Conversions between Java types as method handles make them (MethodHandle.asType): casts, boxing, unboxing,
// widening.
#pragma once

#include "lower/body_builder.h"

namespace jury::lower {

// Emits what turns `value` of type `from` into type `to`; void becomes the constant null, and anything
// becomes void.
ir::Operand convert(BodyBuilder& builder, const ir::Operand& value, const ir::Type& from, const ir::Type& to);

// "java/lang/Integer" for int.
Symbol box_of(ir::Kind kind);

}  // namespace jury::lower
