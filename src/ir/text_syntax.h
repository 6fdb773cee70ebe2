// The words and signs of the IR's text form, which the printer writes and the parser reads: names of flags
// and operators, and how names, types and strings are written so that any of them survives.
//
// Names that are not plain identifiers, and those that would be taken for a keyword, stand in `backquotes`.
// Inside quotes, bytes that are no printable UTF-8 are written \xHH; so modified UTF-8 with its encoded
// surrogates and zeros, and bytes that are no UTF-8 at all, come back as they were.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ir/statement.h"

namespace jury::ir::syntax {

struct FlagName {
  std::uint16_t bit;
  std::string_view name;
};

inline constexpr std::array class_flags{
    FlagName{0x0001, "public"},     FlagName{0x0002, "private"},  FlagName{0x0004, "protected"},
    FlagName{0x0008, "static"},     FlagName{0x0010, "final"},    FlagName{0x0020, "super"},
    FlagName{0x0200, "interface"},  FlagName{0x0400, "abstract"}, FlagName{0x1000, "synthetic"},
    FlagName{0x2000, "annotation"}, FlagName{0x4000, "enum"},     FlagName{0x8000, "module"},
};
inline constexpr std::array field_flags{
    FlagName{0x0001, "public"},    FlagName{0x0002, "private"},   FlagName{0x0004, "protected"},
    FlagName{0x0008, "static"},    FlagName{0x0010, "final"},     FlagName{0x0040, "volatile"},
    FlagName{0x0080, "transient"}, FlagName{0x1000, "synthetic"}, FlagName{0x4000, "enum"},
};
inline constexpr std::array method_flags{
    FlagName{0x0001, "public"},   FlagName{0x0002, "private"},  FlagName{0x0004, "protected"},
    FlagName{0x0008, "static"},   FlagName{0x0010, "final"},    FlagName{0x0020, "synchronized"},
    FlagName{0x0040, "bridge"},   FlagName{0x0080, "varargs"},  FlagName{0x0100, "native"},
    FlagName{0x0400, "abstract"}, FlagName{0x0800, "strictfp"}, FlagName{0x1000, "synthetic"},
};

inline constexpr std::array<std::string_view, 14> binary_signs{
    "+", "-", "*", "/", "%", "<<", ">>", ">>>", "&", "|", "^", "cmp", "cmpless", "cmpgreater"};
static_assert(binary_signs.size() == static_cast<std::size_t>(BinaryOperator::CompareGreater) + 1);
inline constexpr std::size_t unary_count = static_cast<std::size_t>(UnaryOperator::IntToShort) + 1;
inline constexpr std::size_t relation_count = static_cast<std::size_t>(Relation::GreaterEqual) + 1;
inline constexpr std::size_t check_count = static_cast<std::size_t>(CheckKind::NonNegative) + 1;
inline constexpr std::size_t call_count = static_cast<std::size_t>(CallKind::Interface) + 1;
inline constexpr std::size_t kind_count = static_cast<std::size_t>(Kind::Reference) + 1;

// Names of locals may start with '%' (temporaries do), member names may be <init> and <clinit>, class names
// hold '/'; each sort has reserved words of its own.
enum class NameSort : std::uint8_t { Local, Member, Class };

bool is_name_byte(char byte);  // may stand in a bare name; '/' of class names aside

void append_name(std::string& out, std::string_view name, NameSort sort);
void append_quoted(std::string& out, std::string_view text, char quote);
// A class or array as a statement names it: "java/util/List", "int[]"; quoted raw when it is malformed.
void append_class_name(std::string& out, Symbol name);
void append_type(std::string& out, const Type& type);  // "int", "java/util/List[]", "null"
// "C.m"; without "C." when the owner is the class that `context` says the text stands in.
void append_member(std::string& out, Symbol owner, Symbol name, std::optional<Symbol> context = std::nullopt);
// "int C.m(int, T)"; a malformed descriptor is written raw: descriptor "..." C.m
void append_method(std::string& out, Symbol owner, Symbol name, Symbol descriptor,
                   std::optional<Symbol> context = std::nullopt);
void append_float(std::string& out, float value);    // "1.5f", "float:nan", "float:0x7f800001"
void append_double(std::string& out, double value);  // "1.5", "double:-infinity"
void append_flags(std::string& out, std::uint16_t flags,
                  std::span<const FlagName> names);  // each with a blank after it

}  // namespace jury::ir::syntax
