#include "program/given_classes.h"

#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "support/diagnostics.h"

namespace jury::program {

namespace {

using classfile::ClassFile;
using Visit = std::function<void(std::string_view)>;

template <class Member>
void visit_member(const Member& member, const Visit& visit) {
  classfile::visit_class_names(member.descriptor.view(), visit);
  classfile::visit_class_names(member.signature.view(), visit);
}

void visit_names(const ClassFile& file, const Visit& visit) {
  for (std::uint16_t i = 1; i < file.constants.size(); ++i) {
    const auto& constant = file.constants.at(i);
    const auto text = constant.text.view();
    if (constant.tag == classfile::ConstantTag::Class) {
      if (text.starts_with('['))
        classfile::visit_class_names(text, visit);
      else
        visit(text);
    } else if (constant.tag == classfile::ConstantTag::NameAndType) {
      classfile::visit_class_names(file.constants.name_and_type(i).descriptor.view(), visit);
    } else if (constant.tag == classfile::ConstantTag::MethodType) {
      classfile::visit_class_names(text, visit);
    }
  }
  classfile::visit_class_names(file.signature.view(), visit);
  for (const auto& field : file.fields) visit_member(field, visit);
  for (const auto& method : file.methods) visit_member(method, visit);
}

class Search {
 public:
  Search(const classfile::ClassPath& path, std::size_t first, std::size_t most) : path_(path), most_(most) {
    for (std::size_t i = first; i < path.sources().size(); ++i)
      path.sources()[i]->list([&](std::string_view name) { listed_.emplace(name); });
  }

  GivenClasses from(const std::vector<Symbol>& inputs) {
    known_.insert(inputs.begin(), inputs.end());
    for (const auto& name : inputs) take(name);
    std::size_t done = 0;
    while (done < result_.classes.size() || add_subclasses())
      while (done < result_.classes.size()) take(result_.classes[done++]);
    return std::move(result_);
  }

 private:
  // A class of the class path, or beside a class file that is an input; not of the JDK, which comes first.
  bool is_there(Symbol name) const {
    return !path_.sources().front()->find(name.view()) && path_.find(name.view());
  }

  // A class file that cannot be read is told when somebody asks for the class.
  std::optional<ClassFile> read(Symbol name) const {
    try {
      return path_.read(name.view());
    } catch (const UserError&) {
      return std::nullopt;
    }
  }

  void add(Symbol name) {
    if (known_.contains(name) || !is_there(name)) return;
    if (result_.classes.size() == most_) {
      result_.is_complete = false;
      return;
    }
    known_.insert(name);
    result_.classes.push_back(name);
  }

  void take(Symbol name) {
    if (const auto file = read(name)) visit_names(*file, [&](std::string_view used) { add(Symbol(used)); });
  }

  bool add_subclasses() {
    if (!result_.is_complete) return false;
    const auto before = result_.classes.size();
    for (const auto& name : listed_) {
      if (known_.contains(name)) continue;
      for (const auto& super : supers(name))
        if (known_.contains(super)) add(name);
    }
    return result_.classes.size() > before;
  }

  const std::vector<Symbol>& supers(Symbol name) {
    const auto [found, added] = supers_.try_emplace(name);
    if (!added) return found->second;
    if (const auto file = read(name)) {
      found->second = file->interfaces;
      found->second.push_back(file->super_name);
    }
    return found->second;
  }

  const classfile::ClassPath& path_;
  const std::size_t most_;
  std::set<Symbol> listed_;  // in an order of its own, so that a run is like the next
  std::unordered_set<Symbol> known_;
  std::unordered_map<Symbol, std::vector<Symbol>> supers_;
  GivenClasses result_;
};

}  // namespace

GivenClasses given_classes(const classfile::ClassPath& path, std::size_t first,
                           const std::vector<Symbol>& inputs, std::size_t most) {
  return Search(path, first, most).from(inputs);
}

}  // namespace jury::program
