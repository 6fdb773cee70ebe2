// One pass cuts the code into instructions and checks operands; a second checks that targets are
// instructions. Both are linear in the length of the code.
#include "classfile/instruction.h"

#include <algorithm>
#include <optional>

#include "classfile/byte_reader.h"
#include "classfile/descriptor.h"
#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

// Words a local-variable instruction touches, and its index when the opcode itself says it (iload_2).
struct LocalAccess {
  int words = 0;
  int implied_index = -1;
};

// xload/xstore come as five plain opcodes and then five groups of four with the index in the opcode.
LocalAccess local_access(Opcode opcode) {
  const auto words_of = [](int type) { return type == 1 || type == 3 ? 2 : 1; };  // i l f d a
  const auto within = [&](Opcode plain, Opcode grouped) -> LocalAccess {
    const int distance = static_cast<int>(opcode) - static_cast<int>(grouped);
    if (distance < 0) return {words_of(static_cast<int>(opcode) - static_cast<int>(plain)), -1};
    return {words_of(distance / 4), distance % 4};
  };
  if (info(opcode).category == OpcodeCategory::Load) return within(Opcode::iload, Opcode::iload_0);
  if (info(opcode).category == OpcodeCategory::Store) return within(Opcode::istore, Opcode::istore_0);
  if (opcode == Opcode::iinc || opcode == Opcode::ret) return {1, -1};
  return {};
}

// Number of brackets; a class constant has at most 255.
std::size_t dimensions_of(Symbol class_constant) {
  return std::min(class_constant.view().find_first_not_of('['), class_constant.view().size());
}

class Decoder {
 public:
  Decoder(const ClassFile& class_file, const Method& method)
      : class_file_(class_file), pool_(class_file.constants), code_(*method.code), reader_(code_.bytes) {}

  DecodedCode decode() {
    result_.index_at.assign(code_.bytes.size(), DecodedCode::not_an_instruction);
    result_.instructions.reserve(code_.bytes.size() / 2);
    while (reader_.remaining() > 0) decode_one();
    if (!ends_flow(result_.instructions.back().opcode))
      throw FormatError("control falls off the end of the code");
    for (const Instruction& instruction : result_.instructions) check_targets(instruction);
    check_tables();
    return std::move(result_);
  }

  // Of the instruction that was being decoded or checked; nothing when it is a table that was.
  std::optional<std::uint32_t> offset() const { return in_tables_ ? std::nullopt : std::optional(offset_); }

 private:
  void decode_one() {
    offset_ = static_cast<std::uint32_t>(reader_.offset());
    Instruction instruction;
    instruction.offset = offset_;
    instruction.opcode = read_opcode();
    if (instruction.opcode == Opcode::wide) {
      instruction.wide = true;
      instruction.opcode = read_opcode();
      const OperandFormat format = info(instruction.opcode).format;
      if (format != OperandFormat::Local && format != OperandFormat::Increment) {
        throw FormatError("wide before " + std::string(mnemonic(instruction.opcode)));
      }
    }
    read_operands(instruction);
    instruction.length = static_cast<std::uint32_t>(reader_.offset()) - offset_;
    check_local(instruction);
    result_.index_at[offset_] = static_cast<std::uint32_t>(result_.instructions.size());
    result_.instructions.push_back(std::move(instruction));
  }

  Opcode read_opcode() {
    const std::uint8_t byte = reader_.u1();
    if (byte >= opcode_count) throw FormatError("unknown opcode " + std::to_string(byte));
    return static_cast<Opcode>(byte);
  }

  void read_operands(Instruction& instruction) {
    switch (info(instruction.opcode).format) {
      case OperandFormat::None:
        return;
      case OperandFormat::Byte:
        instruction.value = s1();
        return;
      case OperandFormat::Short:
        instruction.value = s2();
        return;
      case OperandFormat::Local:
        instruction.index = instruction.wide ? reader_.u2() : reader_.u1();
        return;
      case OperandFormat::PoolByte:
        instruction.index = reader_.u1();
        check_constant(instruction);
        return;
      case OperandFormat::Pool:
        instruction.index = reader_.u2();
        check_constant(instruction);
        return;
      case OperandFormat::Increment:
        instruction.index = instruction.wide ? reader_.u2() : reader_.u1();
        instruction.value = instruction.wide ? s2() : s1();
        return;
      case OperandFormat::Branch:
        instruction.target = target(s2());
        return;
      case OperandFormat::WideBranch:
        instruction.target = target(s4());
        return;
      case OperandFormat::TableSwitch:
        read_table_switch(instruction);
        return;
      case OperandFormat::LookupSwitch:
        read_lookup_switch(instruction);
        return;
      case OperandFormat::InvokeInterface:
        read_invoke_interface(instruction);
        return;
      case OperandFormat::InvokeDynamic:
        instruction.index = reader_.u2();
        check_constant(instruction);
        if (reader_.u2() != 0) throw FormatError("last two bytes are not 0");
        return;
      case OperandFormat::ArrayType:
        instruction.value = reader_.u1();
        if (instruction.value < static_cast<int>(PrimitiveArrayType::Boolean) ||
            instruction.value > static_cast<int>(PrimitiveArrayType::Long)) {
          throw FormatError("unknown array type " + std::to_string(instruction.value));
        }
        return;
      case OperandFormat::MultiArray:
        read_multi_array(instruction);
        return;
      case OperandFormat::Wide:
        return;
    }
  }

  std::int32_t s1() { return static_cast<std::int8_t>(reader_.u1()); }
  std::int32_t s2() { return static_cast<std::int16_t>(reader_.u2()); }
  std::int32_t s4() { return static_cast<std::int32_t>(reader_.u4()); }

  std::uint32_t target(std::int32_t distance) const {
    const std::int64_t absolute = std::int64_t{offset_} + distance;
    if (absolute < 0 || absolute >= static_cast<std::int64_t>(code_.bytes.size())) {
      throw FormatError("jump to " + std::to_string(absolute) + ", the code has length " +
                        std::to_string(code_.bytes.size()));
    }
    return static_cast<std::uint32_t>(absolute);
  }

  // Before version 51 the padding could be anything.
  void skip_padding() {
    while (reader_.offset() % 4 != 0) {
      if (reader_.u1() != 0 && class_file_.major_version >= 51) throw FormatError("padding is not 0");
    }
  }

  void read_table_switch(Instruction& instruction) {
    skip_padding();
    instruction.target = target(s4());
    const std::int32_t low = s4();
    const std::int32_t high = s4();
    if (low > high)
      throw FormatError("lowest key " + std::to_string(low) + " above highest " + std::to_string(high));
    const auto entries = static_cast<std::uint64_t>(std::int64_t{high} - low + 1);
    check_entries(entries, 4);
    instruction.cases.reserve(entries);
    for (std::uint64_t entry = 0; entry < entries; ++entry) {
      const auto key = static_cast<std::int32_t>(low + static_cast<std::int64_t>(entry));
      instruction.cases.push_back({key, target(s4())});
    }
  }

  void read_lookup_switch(Instruction& instruction) {
    skip_padding();
    instruction.target = target(s4());
    const std::int32_t entries = s4();
    if (entries < 0) throw FormatError("negative number of cases");
    check_entries(static_cast<std::uint64_t>(entries), 8);
    instruction.cases.reserve(static_cast<std::size_t>(entries));
    for (std::int32_t entry = 0; entry < entries; ++entry) {
      const std::int32_t key = s4();
      if (entry > 0 && key <= instruction.cases.back().key)
        throw FormatError("keys are not in increasing order");
      instruction.cases.push_back({key, target(s4())});
    }
  }

  void check_entries(std::uint64_t entries, std::uint64_t size) const {
    if (entries > reader_.remaining() / size) throw FormatError("more cases than code");
  }

  void read_invoke_interface(Instruction& instruction) {
    instruction.index = reader_.u2();
    check_constant(instruction);
    instruction.count = reader_.u1();
    const int words = 1 + pool_.parameter_words(instruction.index);
    if (instruction.count != words) {
      throw FormatError("argument count " + std::to_string(instruction.count) + " instead of " +
                        std::to_string(words));
    }
    if (reader_.u1() != 0) throw FormatError("last byte is not 0");
  }

  void read_multi_array(Instruction& instruction) {
    instruction.index = reader_.u2();
    check_constant(instruction);
    instruction.count = reader_.u1();
    if (instruction.count == 0 || dimensions_of(pool_.class_name(instruction.index)) < instruction.count) {
      throw FormatError("array of " + std::to_string(instruction.count) + " dimensions of type " +
                        pool_.class_name(instruction.index).text());
    }
  }

  void check_constant(const Instruction& instruction) {
    const ConstantTag tag = pool_.tag(instruction.index);
    if (!accepts(instruction.opcode, tag)) {
      throw FormatError("constant " + std::to_string(instruction.index) + " is a " +
                        std::string(tag_name(tag)));
    }
    const OpcodeCategory category = info(instruction.opcode).category;
    if (category == OpcodeCategory::Constant) check_constant_size(instruction, tag);
    if (category == OpcodeCategory::Invoke) check_invoked(instruction);
    if (category == OpcodeCategory::Object) check_created(instruction);
  }

  bool accepts(Opcode opcode, ConstantTag tag) const {
    const bool method = tag == ConstantTag::Methodref;
    const bool interface_method = tag == ConstantTag::InterfaceMethodref;
    if (info(opcode).category == OpcodeCategory::Field) return tag == ConstantTag::Fieldref;
    if (info(opcode).category == OpcodeCategory::Object) return tag == ConstantTag::Class;
    if (opcode == Opcode::invokevirtual) return method;
    if (opcode == Opcode::invokespecial || opcode == Opcode::invokestatic) {
      return method || (interface_method && class_file_.major_version >= 52);
    }
    if (opcode == Opcode::invokeinterface) return interface_method;
    if (opcode == Opcode::invokedynamic) return tag == ConstantTag::InvokeDynamic;
    return is_loadable(tag);  // ldc, ldc_w, ldc2_w
  }

  // A Class needs version 49, method types and handles 51 (the pool has seen to those).
  bool is_loadable(ConstantTag tag) const {
    if (tag == ConstantTag::Class) return class_file_.major_version >= 49;
    return tag == ConstantTag::Integer || tag == ConstantTag::Float || tag == ConstantTag::Long ||
           tag == ConstantTag::Double || tag == ConstantTag::String || tag == ConstantTag::MethodHandle ||
           tag == ConstantTag::MethodType || tag == ConstantTag::Dynamic;
  }

  void check_constant_size(const Instruction& instruction, ConstantTag tag) const {
    bool two_words = tag == ConstantTag::Long || tag == ConstantTag::Double;
    if (tag == ConstantTag::Dynamic) {
      const Symbol descriptor = pool_.dynamic(instruction.index).descriptor;
      two_words = descriptor == "J" || descriptor == "D";
    }
    if (two_words != (instruction.opcode == Opcode::ldc2_w)) {
      throw FormatError("constant " + std::to_string(instruction.index) + " takes " +
                        (two_words ? "two words" : "one word"));
    }
  }

  void check_invoked(const Instruction& instruction) const {
    if (instruction.opcode == Opcode::invokedynamic || instruction.opcode == Opcode::invokespecial) return;
    const Symbol name = pool_.method(instruction.index).name;
    if (name.view().starts_with('<')) throw FormatError("calls " + name.text());
  }

  void check_created(const Instruction& instruction) const {
    const std::string& name = pool_.class_name(instruction.index).text();
    if (instruction.opcode == Opcode::new_ && name.starts_with('['))
      throw FormatError("creates the array " + name);
    if (instruction.opcode == Opcode::anewarray &&
        dimensions_of(pool_.class_name(instruction.index)) >= 255) {
      throw FormatError("array of more than 255 dimensions");
    }
  }

  void check_local(Instruction& instruction) const {
    const LocalAccess access = local_access(instruction.opcode);
    if (access.words == 0) return;
    if (access.implied_index >= 0) instruction.index = static_cast<std::uint16_t>(access.implied_index);
    if (instruction.index + access.words > code_.max_locals) {
      throw FormatError("local variable " + std::to_string(instruction.index) + " of " +
                        std::to_string(code_.max_locals));
    }
  }

  bool is_instruction(std::uint32_t offset) const {
    return offset < result_.index_at.size() && result_.index_at[offset] != DecodedCode::not_an_instruction;
  }

  void check_targets(const Instruction& instruction) {
    offset_ = instruction.offset;
    const OpcodeCategory category = info(instruction.opcode).category;
    const bool jumps = category == OpcodeCategory::ConditionalBranch || category == OpcodeCategory::Goto ||
                       category == OpcodeCategory::Switch ||
                       (category == OpcodeCategory::Subroutine && instruction.opcode != Opcode::ret);
    if (!jumps) return;
    require_instruction(instruction.target, "target");
    for (const SwitchCase& entry : instruction.cases) require_instruction(entry.target, "target");
  }

  void check_tables() {
    in_tables_ = true;
    for (const ExceptionHandler& handler : code_.handlers) {
      require_instruction(handler.start, "start of an exception range");
      if (handler.end < code_.bytes.size()) require_instruction(handler.end, "end of an exception range");
      require_instruction(handler.handler, "exception handler");
    }
    for (const StackMapFrame& frame : code_.stack_map.frames)
      require_instruction(frame.offset, "stack map frame");
    for (const VerificationType& type : code_.stack_map.types) {
      if (type.tag != VerificationTag::Uninitialized) continue;
      require_instruction(type.new_offset, "uninitialized value");
      if (result_.at(type.new_offset).opcode != Opcode::new_) {
        throw FormatError("uninitialized value that no new made");
      }
    }
  }

  void require_instruction(std::uint32_t offset, const char* what) const {
    if (is_instruction(offset)) return;
    throw FormatError(std::string(what) + " at " + std::to_string(offset) + " is inside an instruction");
  }

  const ClassFile& class_file_;
  const ConstantPool& pool_;
  const Code& code_;
  ByteReader reader_;
  DecodedCode result_;
  std::uint32_t offset_ = 0;  // of the instruction being decoded or checked, for messages
  bool in_tables_ = false;
};

// "instruction at 12 (goto)"
std::string instruction_text(const Code& code, std::uint32_t offset) {
  const unsigned char opcode = code.bytes[offset];
  const std::string text = "instruction at " + std::to_string(offset);
  return opcode < opcode_count ? text + " (" + std::string(mnemonic(static_cast<Opcode>(opcode))) + ")"
                               : text;
}

std::string constant_text(const ConstantPool& pool, std::uint16_t index) {
  const auto member_text = [](const MemberReference& member) {
    return member.owner.text() + "." + member.name.text() + ":" + member.descriptor.text();
  };
  switch (pool.tag(index)) {
    case ConstantTag::Integer:
      return std::to_string(pool.integer(index));
    case ConstantTag::Float:
      return std::to_string(pool.single_float(index)) + "f";
    case ConstantTag::Long:
      return std::to_string(pool.long_integer(index)) + "l";
    case ConstantTag::Double:
      return std::to_string(pool.double_float(index)) + "d";
    case ConstantTag::String:
      return "\"" + one_line(pool.string(index).view()) + "\"";
    case ConstantTag::Fieldref:
      return member_text(pool.field(index));
    case ConstantTag::Methodref:
    case ConstantTag::InterfaceMethodref:
      return member_text(pool.method(index));
    case ConstantTag::MethodHandle:
      return "handle " + member_text(pool.method_handle(index).member);
    case ConstantTag::Dynamic:
    case ConstantTag::InvokeDynamic: {
      const DynamicConstant dynamic = pool.dynamic(index);
      return "#" + std::to_string(dynamic.bootstrap_method) + ":" + dynamic.name.text() + ":" +
             dynamic.descriptor.text();
    }
    case ConstantTag::NameAndType: {
      const NameAndType named = pool.name_and_type(index);
      return named.name.text() + ":" + named.descriptor.text();
    }
    case ConstantTag::Utf8:
    case ConstantTag::Class:
    case ConstantTag::MethodType:
    case ConstantTag::Module:
    case ConstantTag::Package:
      return pool.at(index).text.text();
    case ConstantTag::Unusable:
      return "?";
  }
  return "?";
}

std::string switch_text(const Instruction& instruction) {
  std::string text = " {";
  for (const SwitchCase& entry : instruction.cases) {
    text += std::to_string(entry.key) + ": " + std::to_string(entry.target) + ", ";
  }
  return text + "default: " + std::to_string(instruction.target) + "}";
}

}  // namespace

DecodedCode decode_method(const ClassFile& class_file, const Method& method) {
  JURY_CHECK(method.code.has_value(), "decode_method: the method has no code");
  Decoder decoder(class_file, method);
  try {
    return decoder.decode();
  } catch (const FormatError& error) {
    std::string place = class_file.origin + ": method " +
                        display_for_message(method.name.view(), method.descriptor.view()) + ": ";
    if (const auto offset = decoder.offset()) place += instruction_text(*method.code, *offset) + ": ";
    throw UserError(one_line(place + error.what()));
  }
}

std::string to_string(const Instruction& instruction, const ConstantPool& pool) {
  std::string text = (instruction.wide ? "wide " : "") + std::string(mnemonic(instruction.opcode));
  switch (info(instruction.opcode).format) {
    case OperandFormat::None:
    case OperandFormat::Wide:
      return text;
    case OperandFormat::Byte:
    case OperandFormat::Short:
      return text + " " + std::to_string(instruction.value);
    case OperandFormat::Local:
      return text + " " + std::to_string(instruction.index);
    case OperandFormat::Increment:
      return text + " " + std::to_string(instruction.index) + ", " + std::to_string(instruction.value);
    case OperandFormat::Branch:
    case OperandFormat::WideBranch:
      return text + " " + std::to_string(instruction.target);
    case OperandFormat::TableSwitch:
    case OperandFormat::LookupSwitch:
      return text + switch_text(instruction);
    case OperandFormat::ArrayType: {
      constexpr const char* names[] = {"boolean", "char", "float", "double", "byte", "short", "int", "long"};
      return text + " " + names[instruction.value - static_cast<int>(PrimitiveArrayType::Boolean)];
    }
    case OperandFormat::MultiArray:
      return text + " " + constant_text(pool, instruction.index) + ", " + std::to_string(instruction.count);
    case OperandFormat::PoolByte:
    case OperandFormat::Pool:
    case OperandFormat::InvokeInterface:
    case OperandFormat::InvokeDynamic:
      return text + " " + constant_text(pool, instruction.index);
  }
  return text;
}

}  // namespace jury::classfile
