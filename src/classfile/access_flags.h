// Access and property flags of classes, members, parameters, modules (JVMS tables 4.1-B, 4.5-A, 4.6-A,
// 4.7.6-A, 4.7.24, 4.7.25). One bit has several names, by the kind of thing that carries it.
#pragma once

#include <cstdint>

namespace jury::classfile {

enum class AccessFlag : std::uint16_t {
  Public = 0x0001,
  Private = 0x0002,
  Protected = 0x0004,
  Static = 0x0008,
  Final = 0x0010,
  Super = 0x0020,         // class
  Synchronized = 0x0020,  // method
  Open = 0x0020,          // module
  Transitive = 0x0020,    // requires
  Volatile = 0x0040,      // field
  Bridge = 0x0040,        // method
  StaticPhase = 0x0040,   // requires
  Transient = 0x0080,     // field
  Varargs = 0x0080,       // method
  Native = 0x0100,
  Interface = 0x0200,
  Abstract = 0x0400,
  Strict = 0x0800,
  Synthetic = 0x1000,
  Annotation = 0x2000,
  Enum = 0x4000,
  Module = 0x8000,    // class
  Mandated = 0x8000,  // parameter, module, requires, exports, opens
};

struct AccessFlags {
  std::uint16_t bits = 0;

  bool has(AccessFlag flag) const { return (bits & static_cast<std::uint16_t>(flag)) != 0; }
  bool operator==(const AccessFlags&) const = default;
};

}  // namespace jury::classfile
