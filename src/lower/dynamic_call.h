// invokedynamic, for the bootstrap methods that javac uses: lambdas and method references, string
// concatenation, the methods of records, pattern switches. Each becomes plain IR, with a made-up class where
// code needs a home.
#pragma once

#include <vector>

#include "classfile/class_file.h"
#include "lower/body_builder.h"
#include "lower/environment.h"
#include "support/diagnostics.h"

namespace jury::lower {

struct DynamicCall {
  const classfile::ClassFile& cls;
  classfile::DynamicConstant site;
  Symbol site_name;  // unique to the call site; made-up classes are named by it
  const std::vector<ir::Operand>& arguments;
  BodyBuilder& builder;
  Environment& environment;

  const classfile::BootstrapMethod& bootstrap() const { return cls.bootstrap_methods[site.bootstrap_method]; }
  // The i-th static argument of the bootstrap method, as an index into the constant pool.
  std::uint16_t static_argument(std::size_t i) const {
    if (i >= bootstrap().arguments.size()) throw Unsupported("a bootstrap method with too few arguments");
    return bootstrap().arguments[i];
  }
};

// The value of the call site. Throws Unsupported for an unknown bootstrap method.
ir::Operand lower_dynamic_call(const DynamicCall& call);

// One per kind of bootstrap method.
ir::Operand lower_lambda(const DynamicCall& call, bool alternative);  // alternative: altMetafactory
ir::Operand lower_concatenation(const DynamicCall& call, bool with_constants);
ir::Operand lower_record_method(const DynamicCall& call);
ir::Operand lower_pattern_switch(const DynamicCall& call, bool over_enum);

// A made-up class, final, with nothing in it yet.
ir::Class made_up_class(const DynamicCall& call);

}  // namespace jury::lower
