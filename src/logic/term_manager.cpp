#include "logic/term_manager.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "logic/rewriter.h"
#include "support/diagnostics.h"

namespace jury::logic {

namespace {

constexpr std::size_t block_size = std::size_t{1} << 20;
constexpr std::size_t initial_table_size = 1024;

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
  return hash ^ hash >> 29;
}

std::uint32_t hash_node(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload) {
  std::uint64_t hash = mix(static_cast<std::uint64_t>(kind) << 32 | sort.id(), payload);
  for (const Term child : children) hash = mix(hash, child.id());
  return static_cast<std::uint32_t>(hash >> 32);
}

std::uint64_t pack(Parameters parameters) {
  return std::uint64_t{parameters.second} << 32 | parameters.first;
}

}  // namespace

TermManager::TermManager()
    : table_(initial_table_size, nullptr), rewriter_(std::make_unique<Rewriter>(*this)) {
  boolean_sort_ = intern_sort({.kind = SortKind::boolean, .id = 0, .name = {}, .index = {}, .element = {}});
  integer_sort_ = intern_sort({.kind = SortKind::integer, .id = 0, .name = {}, .index = {}, .element = {}});
  false_ = intern(Kind::boolean_value, boolean_sort_, {}, 0);
  true_ = intern(Kind::boolean_value, boolean_sort_, {}, 1);
}

TermManager::~TermManager() = default;

// ---- Sorts. There are few, so a search through all of them is enough.

Sort TermManager::intern_sort(const Sort::Node& node) {
  for (const Sort::Node& old : sorts_)
    if (old.kind == node.kind && old.first == node.first && old.second == node.second &&
        old.name == node.name && old.index == node.index && old.element == node.element)
      return Sort(&old);
  sorts_.push_back(node);
  sorts_.back().id = static_cast<std::uint32_t>(sorts_.size() - 1);
  return Sort(&sorts_.back());
}

Sort TermManager::bit_vector_sort(std::uint32_t width) {
  JURY_CHECK(width > 0, "bit-vector sort of width 0");
  if (width >= bit_vector_sorts_.size()) bit_vector_sorts_.resize(width + 1);
  Sort& entry = bit_vector_sorts_[width];
  if (!entry)
    entry = intern_sort(
        {.kind = SortKind::bit_vector, .id = 0, .first = width, .name = {}, .index = {}, .element = {}});
  return entry;
}

Sort TermManager::float_sort(FloatFormat format) {
  JURY_CHECK(format.exponent_bits >= 2 && format.exponent_bits <= 30 && format.significand_bits >= 2,
             "float format out of range");
  return intern_sort({.kind = SortKind::floating,
                      .id = 0,
                      .first = format.exponent_bits,
                      .second = format.significand_bits,
                      .name = {},
                      .index = {},
                      .element = {}});
}

Sort TermManager::uninterpreted_sort(std::string_view name) {
  return intern_sort(
      {.kind = SortKind::uninterpreted, .id = 0, .name = Symbol(name), .index = {}, .element = {}});
}

Sort TermManager::array_sort(Sort index, Sort element) {
  return intern_sort({.kind = SortKind::array, .id = 0, .name = {}, .index = index, .element = element});
}

Sort TermManager::sort_by_id(std::uint32_t id) const {
  JURY_CHECK(id < sorts_.size(), "no such sort");
  return Sort(&sorts_[id]);
}

// ---- Symbols.

Function TermManager::new_symbol(Symbol name, std::span<const Sort> domain, Sort range) {
  symbols_.push_back(
      {static_cast<std::uint32_t>(symbols_.size()), name, {domain.begin(), domain.end()}, range});
  return Function(&symbols_.back());
}

Function TermManager::function(std::string_view name, std::span<const Sort> domain, Sort range) {
  Function& entry = functions_[Symbol(name)];
  if (!entry) entry = new_symbol(Symbol(name), domain, range);
  JURY_CHECK(entry.range() == range && std::ranges::equal(entry.domain(), domain),
             "symbol " + std::string(name) + " already has another signature");
  return entry;
}

Function TermManager::function(std::string_view name, std::initializer_list<Sort> domain, Sort range) {
  return function(name, std::span(domain.begin(), domain.size()), range);
}

Function TermManager::find_function(std::string_view name) const {
  const auto found = functions_.find(Symbol(name));
  return found == functions_.end() ? Function() : found->second;
}

Symbol TermManager::unused_name(std::string_view prefix) {
  while (true) {
    const Symbol name(std::string(prefix) + "!" + std::to_string(fresh_counter_++));
    if (!functions_.contains(name) && !variables_.contains(name)) return name;
  }
}

Term TermManager::constant(Function function) {
  JURY_CHECK(function.arity() == 0, "a constant has no arguments");
  return intern(Kind::constant, function.range(), {}, reinterpret_cast<std::uint64_t>(function.node_));
}

Term TermManager::constant(std::string_view name, Sort sort) { return constant(function(name, {}, sort)); }

Term TermManager::fresh_constant(std::string_view prefix, Sort sort) {
  return constant(unused_name(prefix).view(), sort);
}

Function TermManager::fresh_function(std::string_view prefix, std::span<const Sort> domain, Sort range) {
  return function(unused_name(prefix).view(), domain, range);
}

Term TermManager::variable(std::string_view name, Sort sort) {
  std::vector<Function>& known = variables_[Symbol(name)];
  auto found = std::ranges::find_if(known, [&](Function symbol) { return symbol.range() == sort; });
  if (found == known.end()) found = known.insert(found, new_symbol(Symbol(name), {}, sort));
  return intern(Kind::variable, sort, {}, reinterpret_cast<std::uint64_t>(found->node_));
}

Term TermManager::fresh_variable(std::string_view prefix, Sort sort) {
  return variable(unused_name(prefix).view(), sort);
}

// ---- Values.

std::uint64_t TermManager::large_payload(const Integer& value) {
  const Integer*& entry = large_index_[value.to_string()];
  if (entry == nullptr) entry = &large_values_.emplace_back(value);
  return reinterpret_cast<std::uint64_t>(entry);
}

Term TermManager::bit_vector(const BitVector& value) {
  const Sort sort = bit_vector_sort(value.width());
  if (value.is_small()) return intern(Kind::bit_vector_value, sort, {}, value.bits());
  return intern(Kind::bit_vector_value, sort, {}, large_payload(value.to_unsigned()),
                Term::Node::payload_is_large);
}

Term TermManager::integer(const Integer& value) {
  if (value.fits_int64())
    return intern(Kind::integer_value, integer_sort_, {}, static_cast<std::uint64_t>(value.to_int64()));
  return intern(Kind::integer_value, integer_sort_, {}, large_payload(value), Term::Node::payload_is_large);
}

Term TermManager::floating(const FloatValue& value) {
  const Sort sort = float_sort(value.format());
  if (value.bits().is_small()) return intern(Kind::float_value, sort, {}, value.bits().bits());
  return intern(Kind::float_value, sort, {}, large_payload(value.bits().to_unsigned()),
                Term::Node::payload_is_large);
}

Term TermManager::element(Sort sort, std::uint64_t index) {
  JURY_CHECK(sort.is_uninterpreted(), "only uninterpreted sorts have elements");
  return intern(Kind::element_value, sort, {}, index);
}

Term TermManager::value(const Value& value) {
  if (value.is_array()) {
    Term term = constant_array(value.array().sort, this->value(value.array().default_value));
    for (const auto& [index, element] : value.array().entries)
      term = store(term, this->value(index), this->value(element));
    return term;
  }
  if (value.is_boolean()) return boolean(value.boolean());
  if (value.is_bit_vector()) return bit_vector(value.bit_vector());
  if (value.is_integer()) return integer(value.integer());
  if (value.is_float()) return floating(value.floating());
  return element(value.element().sort, value.element().index);
}

namespace {

std::optional<Value> scalar_value(Term term) {
  switch (term.sort().kind()) {
    case SortKind::boolean:
      return Value(term.boolean_value());
    case SortKind::bit_vector:
      return Value(term.bit_vector_value());
    case SortKind::integer:
      return Value(term.integer_value());
    case SortKind::floating:
      return Value(term.float_value());
    case SortKind::uninterpreted:
      return Value(Element{term.sort(), term.element_index()});
    case SortKind::array:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Value> TermManager::value_of(Term term) {
  if (term.is_value()) return scalar_value(term);
  if (!term.sort().is_array()) return std::nullopt;
  auto array = std::make_shared<ArrayValue>();
  array->sort = term.sort();
  for (; term.kind() == Kind::store; term = term[0]) {
    const auto index = value_of(term[1]), element = value_of(term[2]);
    if (!index || !element) return std::nullopt;
    array->entries.emplace(*index, *element);  // an outer store hides an inner one
  }
  if (term.kind() != Kind::constant_array) return std::nullopt;
  const auto rest = value_of(term[0]);
  if (!rest) return std::nullopt;
  array->default_value = *rest;
  return Value(ArrayPointer(std::move(array)));
}

// ---- Terms.

Term TermManager::intern(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
                         std::uint8_t flags) {
  const std::uint32_t hash = hash_node(kind, sort, children, payload);
  if (const Term found = find(kind, sort, children, payload, hash)) return found;
  return allocate(kind, sort, children, payload, flags, hash);
}

Term TermManager::find(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
                       std::uint32_t hash) const {
  const std::size_t mask = table_.size() - 1;
  const bool has_payload = info(kind).payload != Payload::none;
  for (std::size_t slot = hash & mask; table_[slot] != nullptr; slot = (slot + 1) & mask) {
    const Term::Node& node = *table_[slot];
    if (node.hash != hash || node.kind != kind || node.sort != sort || node.child_count != children.size())
      continue;
    if (!std::equal(children.begin(), children.end(), node.children())) continue;
    if (!has_payload || Term(&node).payload() == payload) return Term(&node);
  }
  return {};
}

Term TermManager::allocate(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
                           std::uint8_t flags, std::uint32_t hash) {
  // A slot of another term costs a look at its node, which is seldom in the cache.
  if ((term_count_ + 1) * 2 > table_.size()) grow_table();
  const bool has_payload = info(kind).payload != Payload::none;
  const std::size_t size = sizeof(Term::Node) + children.size() * sizeof(Term) + (has_payload ? 8 : 0);
  if (static_cast<std::size_t>(end_ - next_) < size) {
    const std::size_t block = std::max(size, block_size);
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(block));
    next_ = blocks_.back().get();
    end_ = next_ + block;
    block_bytes_ += block;
  }
  if (kind == Kind::variable) flags |= Term::Node::has_variable;
  if (is_quantifier(kind)) flags |= Term::Node::has_quantifier;
  for (const Term child : children)
    flags |= child.node_->flags & (Term::Node::has_variable | Term::Node::has_quantifier);
  JURY_CHECK(term_count_ < UINT32_MAX, "too many terms");
  auto* node = new (next_) Term::Node{sort, static_cast<std::uint32_t>(term_count_),
                                      hash, static_cast<std::uint32_t>(children.size()),
                                      kind, flags};
  auto* slot_memory = reinterpret_cast<Term*>(next_ + sizeof(Term::Node));
  std::uninitialized_copy(children.begin(), children.end(), slot_memory);
  if (has_payload) new (slot_memory + children.size()) std::uint64_t(payload);
  next_ += size;
  ++term_count_;
  insert(node);
  return Term(node);
}

void TermManager::insert(const Term::Node* node) {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = node->hash & mask;
  while (table_[slot] != nullptr) slot = (slot + 1) & mask;
  table_[slot] = node;
}

void TermManager::grow_table() {
  std::vector<const Term::Node*> old(table_.size() * 2, nullptr);
  old.swap(table_);
  for (const Term::Node* node : old)
    if (node != nullptr) insert(node);
}

std::size_t TermManager::bytes_allocated() const { return block_bytes_ + table_.size() * sizeof(table_[0]); }

Term TermManager::make(Kind kind, std::span<const Term> children, Parameters parameters) {
  const Sort sort = result_sort(*this, kind, children, parameters);
  const std::uint64_t payload = pack(parameters);
  const std::uint32_t hash = hash_node(kind, sort, children, payload);
  // What is there was already rewritten.
  if (const Term found = find(kind, sort, children, payload, hash)) return found;
  if (rewriting_)
    if (const Term simpler = rewriter_->rewrite(kind, sort, children, parameters)) return simpler;
  return allocate(kind, sort, children, payload, 0, hash);
}

Term TermManager::apply(Function function, std::span<const Term> arguments) {
  if (function.arity() == 0 && arguments.empty()) return constant(function);
  JURY_CHECK(arguments.size() == function.arity(), "wrong number of arguments for " + function.name().text());
  for (std::size_t i = 0; i < arguments.size(); ++i)
    JURY_CHECK(arguments[i].sort() == function.domain()[i],
               "argument of the wrong sort for " + function.name().text());
  return intern(Kind::apply, function.range(), arguments, reinterpret_cast<std::uint64_t>(function.node_));
}

Term TermManager::rebuild(Term like, std::span<const Term> children) {
  if (std::ranges::equal(like.children(), children)) return like;
  if (like.kind() == Kind::apply) return apply(like.function(), children);
  if (info(like.kind()).payload == Payload::none) return make(like.kind(), children);
  return make(like.kind(), children, {like.parameter(0), like.parameter(1)});
}

Term TermManager::quantify(Kind kind, std::span<const Term> variables, Term body,
                           std::span<const Term> patterns) {
  if (variables.empty()) return body;
  std::vector<Term> children(variables.begin(), variables.end());
  children.push_back(body);
  children.insert(children.end(), patterns.begin(), patterns.end());
  return make(kind, children, {static_cast<std::uint32_t>(variables.size()), 0});
}

Term TermManager::conjunction(std::span<const Term> terms) {
  if (terms.size() < 2) return terms.empty() ? true_ : terms[0];
  return make(Kind::logical_and, terms);
}

Term TermManager::disjunction(std::span<const Term> terms) {
  if (terms.size() < 2) return terms.empty() ? false_ : terms[0];
  return make(Kind::logical_or, terms);
}

Term TermManager::distinct(std::span<const Term> terms) {
  return terms.size() < 2 ? true_ : make(Kind::distinct, terms);
}

Term TermManager::zero_extend_to(Term term, std::uint32_t width) {
  JURY_CHECK(width >= term.sort().width(), "extension to a smaller width");
  return width == term.sort().width() ? term
                                      : make(Kind::bv_zero_extend, {term}, {width - term.sort().width(), 0});
}

Term TermManager::sign_extend_to(Term term, std::uint32_t width) {
  JURY_CHECK(width >= term.sort().width(), "extension to a smaller width");
  return width == term.sort().width() ? term
                                      : make(Kind::bv_sign_extend, {term}, {width - term.sort().width(), 0});
}

// With r = IEEE remainder of the magnitudes, fmod is r or, when r is negative, r + |divisor|; that sum is
// exact.
Term TermManager::java_float_remainder(Term dividend, Term divisor) {
  const Term magnitude = make(Kind::float_abs, {divisor});
  const Term nearest = make(Kind::float_rem, {make(Kind::float_abs, {dividend}), magnitude});
  const Term zero = floating(FloatValue::zero(dividend.sort().format(), false));
  const Term truncated = if_then_else(make(Kind::float_less, {nearest, zero}),
                                      make(Kind::float_add, {nearest, magnitude}), nearest);
  return if_then_else(make(Kind::float_is_negative, {dividend}), make(Kind::float_neg, {truncated}),
                      truncated);
}

}  // namespace jury::logic
