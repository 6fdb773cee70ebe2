#include "lower/variables.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace jury::lower {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using classfile::OpcodeCategory;
using ir::Kind;
using ir::Type;

constexpr Kind slot_kinds[] = {Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Reference};

// Sets of slots, one row per block.
class SlotSets {
 public:
  SlotSets(std::size_t rows, std::size_t slots) : words_((slots + 63) / 64), bits_(rows * words_) {}
  bool has(std::size_t row, std::size_t slot) const {
    return bits_[row * words_ + slot / 64] >> (slot % 64) & 1;
  }
  void add(std::size_t row, std::size_t slot) {
    bits_[row * words_ + slot / 64] |= std::uint64_t{1} << (slot % 64);
  }
  // row |= other[other_row] without the slots of minus[row]; whether that changed anything.
  bool merge(std::size_t row, const SlotSets& other, std::size_t other_row, const SlotSets* minus) {
    bool changed = false;
    for (std::size_t word = 0; word < words_; ++word) {
      auto added = other.bits_[other_row * words_ + word];
      if (minus) added &= ~minus->bits_[row * words_ + word];
      auto& bits = bits_[row * words_ + word];
      changed |= (added & ~bits) != 0;
      bits |= added;
    }
    return changed;
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

class UnionFind {
 public:
  explicit UnionFind(std::size_t size) : parent_(size) { std::iota(parent_.begin(), parent_.end(), 0); }
  std::uint32_t find(std::uint32_t node) {
    while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
    return node;
  }
  void unite(std::uint32_t a, std::uint32_t b) { parent_[find(a)] = find(b); }

 private:
  std::vector<std::uint32_t> parent_;
};

bool can_throw(const Instruction& instruction) {
  switch (classfile::info(instruction.opcode).category) {
    case OpcodeCategory::Nothing:
    case OpcodeCategory::Load:
    case OpcodeCategory::Store:
    case OpcodeCategory::Stack:
    case OpcodeCategory::Conversion:
    case OpcodeCategory::Comparison:
    case OpcodeCategory::Goto:
    case OpcodeCategory::ConditionalBranch:
    case OpcodeCategory::Switch:
    case OpcodeCategory::Prefix:
      return false;
    case OpcodeCategory::Constant:
    case OpcodeCategory::ArrayLoad:
    case OpcodeCategory::ArrayStore:
    case OpcodeCategory::Arithmetic:
    case OpcodeCategory::Return:
    case OpcodeCategory::Field:
    case OpcodeCategory::Invoke:
    case OpcodeCategory::Object:
    case OpcodeCategory::Throw:
    case OpcodeCategory::Monitor:
    case OpcodeCategory::Subroutine:
      return true;
  }
  return true;
}

struct Parameter {
  std::uint32_t slot;
  std::string name;
  Type type;
};

std::vector<Parameter> parameters_of(const classfile::ClassFile& cls, const classfile::Method& method) {
  std::vector<Parameter> result;
  std::uint32_t slot = 0;
  if (!method.is_static()) result.push_back({slot++, "this", Type::reference(cls.name)});
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
    const auto& type = signature.parameters[i];
    const bool named =
        method.parameters.size() == signature.parameters.size() && !method.parameters[i].name.empty();
    result.push_back({slot, named ? method.parameters[i].name.text() : "p" + std::to_string(i), type});
    slot += type.kind == Kind::Long || type.kind == Kind::Double ? 2 : 1;
  }
  return result;
}

// Nodes of the union-find: one per (block, slot) for the value at its start, then one per instruction for the
// value it stores, then one per slot for the parameters.
class WebFinder {
 public:
  WebFinder(const classfile::ClassFile& cls, const classfile::Method& method, const ControlFlow& flow)
      : code_(*method.code),
        flow_(flow),
        slots_(code_.max_locals),
        parameters_(parameters_of(cls, method)),
        live_(flow.blocks.size(), slots_),
        webs_(flow.blocks.size() * slots_ + flow.instructions.size() + slots_) {
    accesses_.reserve(flow.instructions.size());
    for (const auto& instruction : flow.instructions) accesses_.push_back(slot_access(instruction));
    read_node_.resize(flow.instructions.size(), Variables::none);
  }

  Variables run() {
    find_liveness();
    for (const auto& parameter : parameters_)
      webs_.unite(parameter_node(parameter.slot), start_node(0, parameter.slot));
    for (std::uint32_t block = 0; block < flow_.blocks.size(); ++block) join_in(block);
    join_named();
    return number();
  }

 private:
  std::uint32_t start_node(std::uint32_t block, std::uint32_t slot) const { return block * slots_ + slot; }
  std::uint32_t store_node(std::uint32_t instruction) const {
    return static_cast<std::uint32_t>(flow_.blocks.size()) * slots_ + instruction;
  }
  std::uint32_t parameter_node(std::uint32_t slot) const {
    return store_node(static_cast<std::uint32_t>(flow_.instructions.size())) + slot;
  }

  void find_liveness() {
    const std::size_t count = flow_.blocks.size();
    SlotSets defined(count, slots_);
    for (std::size_t b = 0; b < count; ++b)
      for (auto i = flow_.blocks[b].first; i < flow_.blocks[b].last; ++i) {
        const auto& access = accesses_[i];
        if (!access) continue;
        if (access->reads && !defined.has(b, access->slot)) live_.add(b, access->slot);
        if (access->writes) defined.add(b, access->slot);
      }
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t b = count; b-- > 0;) {
        for (const auto successor : flow_.blocks[b].successors)
          changed |= live_.merge(b, live_, successor, &defined);
        for (const auto& handler : flow_.blocks[b].handlers)
          changed |= live_.merge(b, live_, handler.block, nullptr);
      }
    }
  }

  // Joins the definitions and uses inside one block, and those that leave it with what its successors expect.
  void join_in(std::uint32_t block_index) {
    const auto& block = flow_.blocks[block_index];
    current_.resize(slots_);
    for (std::uint32_t slot = 0; slot < slots_; ++slot) current_[slot] = start_node(block_index, slot);
    pending_.clear();
    if (!block.handlers.empty())
      for (std::uint32_t slot = 0; slot < slots_; ++slot) pending_.push_back(slot);
    for (auto i = block.first; i < block.last; ++i) {
      if (!pending_.empty() && can_throw(flow_.instructions[i])) join_handlers(block);
      const auto& access = accesses_[i];
      if (!access) continue;
      if (access->reads) read_node_[i] = current_[access->slot];
      if (!access->writes) continue;
      current_[access->slot] = store_node(i);
      if (!block.handlers.empty()) pending_.push_back(access->slot);
    }
    for (const auto successor : block.successors)
      for (std::uint32_t slot = 0; slot < slots_; ++slot)
        if (live_.has(successor, slot)) webs_.unite(current_[slot], start_node(successor, slot));
  }

  void join_handlers(const CodeBlock& block) {
    for (const auto& handler : block.handlers)
      for (const auto slot : pending_)
        if (live_.has(handler.block, slot)) webs_.unite(current_[slot], start_node(handler.block, slot));
    pending_.clear();
  }

  const classfile::LocalVariable* debug_entry(std::uint32_t slot, std::uint32_t offset) const {
    for (const auto& entry : code_.variables)
      if (entry.index == slot && entry.covers(offset)) return &entry;
    return nullptr;
  }

  struct Access {
    std::uint32_t node;
    const classfile::LocalVariable* entry;
    Kind kind;
  };

  // A variable's range in the debug table starts after the instruction that stores its first value.
  template <class Visit>
  void for_each_access(Visit visit) const {
    for (std::uint32_t i = 0; i < accesses_.size(); ++i) {
      const auto& access = accesses_[i];
      if (!access) continue;
      const auto& instruction = flow_.instructions[i];
      if (access->reads && read_node_[i] != Variables::none)
        visit(Access{read_node_[i], debug_entry(access->slot, instruction.offset), access->kind});
      if (access->writes)
        visit(Access{store_node(i), debug_entry(access->slot, instruction.offset + instruction.length),
                     access->kind});
    }
    for (const auto& parameter : parameters_)
      visit(Access{parameter_node(parameter.slot), debug_entry(parameter.slot, 0),
                   ir::computational(parameter.type.kind)});
  }

  void join_named() {
    if (code_.variables.empty()) return;
    std::map<std::tuple<std::uint32_t, Symbol, Symbol, Kind>, std::uint32_t> first;
    for_each_access([&](const Access& access) {
      if (!access.entry) return;
      if (kind_of(access.entry->type) != access.kind) return;
      const auto key =
          std::tuple(std::uint32_t{access.entry->index}, access.entry->name, access.entry->type, access.kind);
      const auto [found, inserted] = first.emplace(key, access.node);
      if (!inserted) webs_.unite(access.node, found->second);
    });
  }

  static Kind kind_of(Symbol descriptor) {
    return ir::computational(Type::from_descriptor(descriptor.view()).kind);
  }

  Variables number() {
    Variables result;
    std::map<std::uint32_t, std::uint32_t> by_root;
    const auto variable_of = [&](std::uint32_t node, Kind kind) {
      const auto [found, inserted] =
          by_root.emplace(webs_.find(node), static_cast<std::uint32_t>(result.variables.size()));
      if (inserted)
        result.variables.push_back({"", kind == Kind::Reference ? Type::null() : Type::primitive(kind)});
      return found->second;
    };
    for (const auto& parameter : parameters_) {
      const auto index = variable_of(parameter_node(parameter.slot), ir::computational(parameter.type.kind));
      auto& variable = result.variables[index];
      variable.name = parameter.name;
      variable.type = parameter.type;
      variable.typed = true;
    }
    result.parameter_count = static_cast<std::uint32_t>(result.variables.size());
    for_each_access([&](const Access& access) {
      auto& variable = result.variables[variable_of(access.node, access.kind)];
      if (!access.entry || variable.from_source || kind_of(access.entry->type) != access.kind) return;
      variable.name = access.entry->name.text();
      if (!variable.typed) variable.type = Type::from_descriptor(access.entry->type.view());
      variable.from_source = variable.typed = true;
    });
    fill_accesses(result, variable_of);
    return result;
  }

  template <class VariableOf>
  void fill_accesses(Variables& result, VariableOf variable_of) {
    result.read.assign(accesses_.size(), Variables::none);
    result.written.assign(accesses_.size(), Variables::none);
    for (std::uint32_t i = 0; i < accesses_.size(); ++i) {
      const auto& access = accesses_[i];
      if (!access) continue;
      if (access->reads && read_node_[i] != Variables::none)
        result.read[i] = variable_of(read_node_[i], access->kind);
      if (!access->writes) continue;
      result.written[i] = variable_of(store_node(i), access->kind);
      auto& variable = result.variables[result.written[i]];
      variable.written = true;
      if (variable.name.empty()) variable.name = "$" + std::to_string(access->slot);
    }
  }

  const classfile::Code& code_;
  const ControlFlow& flow_;
  std::uint32_t slots_;
  std::vector<Parameter> parameters_;
  SlotSets live_;  // at the start of each block
  UnionFind webs_;
  std::vector<std::optional<SlotAccess>> accesses_;
  std::vector<std::uint32_t> read_node_;
  std::vector<std::uint32_t> current_;  // by slot: the definition that reaches this point of the block
  std::vector<std::uint32_t> pending_;  // slots whose value the handlers have not yet been told
};

}  // namespace

std::optional<SlotAccess> slot_access(const Instruction& instruction) {
  const auto opcode = instruction.opcode;
  const auto number = [](Opcode o) { return static_cast<std::uint32_t>(o); };
  const auto category = classfile::info(opcode).category;
  if (opcode == Opcode::iinc) return SlotAccess{std::uint32_t{instruction.index}, Kind::Int, true, true};
  const bool load = category == OpcodeCategory::Load;
  if (!load && category != OpcodeCategory::Store) return std::nullopt;
  const auto general = number(load ? Opcode::iload : Opcode::istore);
  const auto special = number(load ? Opcode::iload_0 : Opcode::istore_0);
  const auto value = number(opcode);
  const auto kind = slot_kinds[value < special ? value - general : (value - special) / 4];
  return SlotAccess{instruction.index, kind, load, !load};
}

Variables find_variables(const classfile::ClassFile& cls, const classfile::Method& method,
                         const ControlFlow& flow) {
  return WebFinder(cls, method, flow).run();
}

}  // namespace jury::lower
