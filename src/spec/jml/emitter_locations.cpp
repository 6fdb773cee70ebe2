// Members for the locations of assignable clauses. Which field a name means, javac says: a *probe* reads the
// field, and the class file shows which one it reads (resolver.cpp). A second member answers the object that
// the field belongs to, in the state before the method.
//
// Only javac can tell a type from a variable (`Cache.hits`, `Cache.only.hits`, `entry.hits`): one reading is
// guessed, and the other is taken when javac refuses the guess. The name of a field of an object around this
// one is that object's: a member for each of those stands ready, and the probe shows how many steps it takes.
#include <algorithm>

#include "spec/jml/cursor.h"
#include "spec/jml/emitter.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

// `Cache`, not `CACHE` and not `cache`.
bool is_written_as_type(std::string_view name) {
  if (name.empty() || !is_capital(name[0])) return false;
  return name.size() == 1 || !std::all_of(name.begin(), name.end(), [](char letter) {
           return is_capital(letter) || letter == '_' || (letter >= '0' && letter <= '9');
         });
}

}  // namespace

// Ends of ranges are indices, and these are ints.
Surroundings Emitter::surroundings_of_location(const Host& host) const {
  auto surroundings = surroundings_of(host);
  surroundings.mathematical = false;
  return surroundings;
}

bool Emitter::is_variable(const std::string& name, const Host& host) const {
  for (const auto& [parameter, type] : host.parameters)
    if (parameter == name) return true;
  for (const auto* at = host.type; at; at = at->outer)
    for (const auto& field : at->fields)
      if (source_.text(field.name.begin, field.name.end) == name) return true;
  return false;
}

// What the words before the last dot of a location are, as far as they show it.
Emitter::Naming Emitter::naming(const NodePointer& object, const Source& source, const Host& host) const {
  if (!object || object->items.empty()) return Naming::Object;
  const auto word = [&](const Item& item) {
    return item.node ? std::string() : std::string(source.text(item.token.begin, item.token.end));
  };
  const auto first = word(object->items.front());
  if (first.empty() || first == "this" || first == "super" || is_variable(first, host)) return Naming::Object;
  for (const auto& item : object->items)
    if (const auto text = word(item); text.empty() || text == "this" || text == "super" || text == "[")
      return Naming::Object;
  return is_written_as_type(word(object->items.back())) ? Naming::LikelyType : Naming::LikelyObject;
}

// A member that javac refuses means that the other reading is right: it is not reported.
Member Emitter::location_member(const Host& in, const std::string& prefix, const std::string& result,
                                Pieces body) {
  const auto number = next_number_++;
  if (broken_.contains(number)) return {};
  return add_member(in, number, prefix, result, std::move(body));
}

// The object that the location's words before the last dot name, and whether they name a type. Numbers of
// members must not depend on which reading is taken: both are counted.
Emitter::Owner Emitter::owner_of(const ParsedLocation& parsed, const Source& source, const Host& host) {
  Owner owner;
  const Host in = host_of(*host.type, host.method);
  const auto surroundings = surroundings_of_location(host);
  const auto expression = [&] { return Translator(source, surroundings).translate(parsed.object); };
  const auto as_object = [&] {
    const bool is_super =
        parsed.object->items.size() == 1 && !parsed.object->items[0].node &&
        source.text(parsed.object->items[0].token.begin, parsed.object->items[0].token.end) == "super";
    Pieces body;
    body.add("return ").add(is_super ? Pieces().add("this") : expression()).add(";");
    return location_member(in, "object", "Object", std::move(body));
  };
  const auto as_type = [&] {
    Host types;
    types.type = host.type;
    types.is_static = true;
    types.parameters = {{"type0", expression()}};
    return location_member(types, "types", "void", {});
  };
  const auto named = naming(parsed.object, source, host);
  if (named == Naming::Object) {
    owner.object = as_object();
    return owner;
  }
  auto& first = named == Naming::LikelyType ? owner.type : owner.object;
  auto& second = named == Naming::LikelyType ? owner.object : owner.type;
  first = named == Naming::LikelyType ? as_type() : as_object();
  const auto number = next_number_;
  if (!first.exists()) second = named == Naming::LikelyType ? as_object() : as_type();
  next_number_ = number + 1;
  return owner;
}

// A field without words before it: of this object or of one around it.
Member Emitter::owners_around(const Host& host, Symbol probe) {
  const Host in = host_of(*host.type, host.method);
  if (in.is_static) return {};
  const auto self = add_member(in, next_number_++, "object", "Object",
                               Pieces().add(options_.companion ? "return jury$self;" : "return this;"));
  if (options_.companion) return self;
  for (const auto* at = host.type; at && !at->is_static && at->outer; at = at->outer) {
    const auto number = next_number_++;
    const bool has_name = !at->outer->name.empty() && !broken_.contains(number);
    draft_.owners_around[probe].push_back(
        has_name
            ? add_member(in, number, "object", "Object", Pieces().add("return " + at->outer->name + ".this;"))
            : Member());
  }
  return self;
}

void Emitter::field_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                             Errors errors, Location made, std::vector<Location>& locations) {
  const Host in = host_of(*host.type, host.method);
  Pieces probe;
  probe.add("var jury$read = ");
  if (parsed.object)
    probe.add(Translator(source, surroundings_of_location(host)).translate(parsed.object)).add(".");
  else if (options_.companion)
    probe.add(in.is_static ? host.type->name + "." : "jury$self.");
  probe.add(source, parsed.field).add(";");
  made.field = Symbol(source.text(parsed.field.begin, parsed.field.end));
  const auto number = next_number_++;
  const bool exists = !is_broken(number, errors);
  if (exists) made.owner = add_member(in, number, "location", "void", std::move(probe)).name;
  made.object = parsed.object ? owner_of(parsed, source, host).object : owners_around(host, made.owner);
  if (exists) locations.push_back(std::move(made));
}

void Emitter::all_fields_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                                  Errors errors, Location made, std::vector<Location>& locations) {
  const auto first = next_number_;
  const auto owner = owner_of(parsed, source, host);
  made.object = owner.object;
  if (owner.type.exists()) {
    made.kind = Location::Kind::AllStatics;
    made.owner = owner.type.name;
  }
  if (owner.object.exists() || owner.type.exists())
    locations.push_back(std::move(made));
  else
    is_broken(first, errors);
}

void Emitter::elements_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                                Errors errors, Location made, std::vector<Location>& locations) {
  const Host in = host_of(*host.type, host.method);
  bool good = true;
  const auto member = [&](const std::string& prefix, const std::string& result, const NodePointer& node) {
    if (!node) return Member();
    const auto number = next_number_++;
    good = good && !is_broken(number, errors);
    if (broken_.contains(number)) return Member();
    Pieces body;
    body.add("return ").add(Translator(source, surroundings_of_location(host)).translate(node)).add(";");
    return add_member(in, number, prefix, result, std::move(body));
  };
  made.object = member("object", "Object", parsed.object);
  made.low = member("index", "int", parsed.low);
  made.high = member("index", "int", parsed.high);
  if (good) locations.push_back(std::move(made));
}

// The array and the ends of the range, and a probe that shows which field is meant.
void Emitter::element_fields_location(const ParsedLocation& parsed, const Source& source, const Host& host,
                                      Errors errors, Location made, std::vector<Location>& locations) {
  const auto count = locations.size();
  elements_location(parsed, source, host, errors, std::move(made), locations);
  if (parsed.field.kind == TokenKind::End) return;
  const auto number = next_number_++;
  if (is_broken(number, errors)) {
    locations.resize(count);
    return;
  }
  Translator translator(source, surroundings_of_location(host));
  Pieces probe;
  probe.add("var jury$read = ").add(translator.translate(parsed.object)).add("[0].");
  probe.add(source, parsed.field).add(";");
  const auto owner =
      add_member(host_of(*host.type, host.method), number, "location", "void", std::move(probe)).name;
  if (locations.size() == count) return;
  locations.back().field = Symbol(source.text(parsed.field.begin, parsed.field.end));
  locations.back().owner = owner;
}

void Emitter::location(const ParsedLocation& parsed, const Source& source, const Host& host,
                       DraftMethod& draft, std::vector<Location>& locations) {
  const Errors errors = errors_of(draft.contract);
  if (const std::string name(source.text(parsed.field.begin, parsed.field.end));
      parsed.kind == Location::Kind::Field && is_model_field(name, *host.type)) {
    for (const auto& member : group(parsed, name, host))
      location(member, parsed.object ? source : source_, host, draft, locations);
    group_elsewhere(parsed, name, source, host, draft, locations);
    return;
  }
  Location made;
  made.kind = parsed.kind;
  made.place = source.position(parsed.begin);
  made.text = one_line(source, parsed.begin, parsed.end);
  try {
    if (parsed.kind == Location::Kind::Field)
      field_location(parsed, source, host, errors, std::move(made), locations);
    else if (parsed.kind == Location::Kind::AllFields)
      all_fields_location(parsed, source, host, errors, std::move(made), locations);
    else if (parsed.kind == Location::Kind::ElementFields)
      element_fields_location(parsed, source, host, errors, std::move(made), locations);
    else if (parsed.kind == Location::Kind::Elements)
      elements_location(parsed, source, host, errors, std::move(made), locations);
    else
      locations.push_back(std::move(made));
  } catch (const SyntaxError& error) {
    report(source, error.at, error.message, error.is_error, errors);
  }
}

}  // namespace jury::spec::jml
