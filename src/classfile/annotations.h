// Annotations (JVMS 4.7.16 to 4.7.22): on classes, fields, methods, parameters, record components, and on
// uses of types. Both retentions that reach the class file are read into one list and told apart by a flag.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/symbol.h"

namespace jury::classfile {

struct Annotation;

// The value of an element, as its tag says.
struct AnnotationValue {
  // B C D F I J S Z (primitive), s (String), e (enum), c (class), @ (annotation), [ (array)
  char tag = 'I';
  std::uint16_t constant = 0;          // B C D F I J S Z: index of an Integer, Double, Float or Long
  Symbol text;                         // s: the string; e: the constant's name; c: the descriptor
  Symbol type;                         // e: the descriptor of the enum
  std::vector<Annotation> annotation;  // @: exactly one
  std::vector<AnnotationValue> array;  // [
};

struct Annotation {
  Symbol type;  // descriptor: Ljava/lang/Deprecated;
  std::vector<std::pair<Symbol, AnnotationValue>> elements;
  bool visible = true;  // at run time

  // The element, or nothing when it was not written (its default is in the annotation's class).
  const AnnotationValue* find(std::string_view element) const;
};

const Annotation* find_annotation(const std::vector<Annotation>& annotations,
                                  std::string_view type_descriptor);
// The strings of an element that is a string or an array of strings, as in @SuppressWarnings({"a", "b"}).
std::vector<Symbol> string_elements(const Annotation& annotation, std::string_view element);

// Where in a declaration or in code an annotated type stands (JVMS table 4.7.20-A and -B).
enum class TypeTarget : std::uint8_t {
  ClassTypeParameter = 0x00,
  MethodTypeParameter = 0x01,
  Supertype = 0x10,
  ClassTypeParameterBound = 0x11,
  MethodTypeParameterBound = 0x12,
  Field = 0x13,
  Return = 0x14,
  Receiver = 0x15,
  FormalParameter = 0x16,
  Throws = 0x17,
  LocalVariable = 0x40,
  ResourceVariable = 0x41,
  CatchParameter = 0x42,
  InstanceOf = 0x43,
  New = 0x44,
  ConstructorReference = 0x45,
  MethodReference = 0x46,
  Cast = 0x47,
  ConstructorInvocationTypeArgument = 0x48,
  MethodInvocationTypeArgument = 0x49,
  ConstructorReferenceTypeArgument = 0x4a,
  MethodReferenceTypeArgument = 0x4b,
};

struct LocalVariableRange {
  std::uint16_t start = 0;
  std::uint16_t length = 0;
  std::uint16_t index = 0;
};

struct TypePathStep {
  std::uint8_t kind = 0;  // 0 into an array, 1 into a nested type, 2 wildcard bound, 3 type argument
  std::uint8_t argument = 0;
};

struct TypeAnnotation {
  TypeTarget target = TypeTarget::Field;
  // Type parameter, supertype, formal parameter, throws, exception-table entry; or the offset in the code.
  std::uint16_t index = 0;
  std::uint8_t detail = 0;  // bound, or type argument
  std::vector<LocalVariableRange> ranges;
  std::vector<TypePathStep> path;
  Annotation annotation;
};

}  // namespace jury::classfile
