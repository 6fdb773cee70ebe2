#include "lower/dynamic_call.h"

namespace jury::lower {

ir::Operand lower_dynamic_call(const DynamicCall& call) {
  const auto handle = call.cls.constants.method_handle(call.bootstrap().method_handle);
  const std::string name = handle.member.owner.text() + "." + handle.member.name.text();
  if (name == "java/lang/invoke/LambdaMetafactory.metafactory") return lower_lambda(call, false);
  if (name == "java/lang/invoke/LambdaMetafactory.altMetafactory") return lower_lambda(call, true);
  if (name == "java/lang/invoke/StringConcatFactory.makeConcatWithConstants")
    return lower_concatenation(call, true);
  if (name == "java/lang/invoke/StringConcatFactory.makeConcat") return lower_concatenation(call, false);
  if (name == "java/lang/runtime/ObjectMethods.bootstrap") return lower_record_method(call);
  if (name == "java/lang/runtime/SwitchBootstraps.typeSwitch") return lower_pattern_switch(call, false);
  if (name == "java/lang/runtime/SwitchBootstraps.enumSwitch") return lower_pattern_switch(call, true);
  throw Unsupported("invokedynamic with the bootstrap method " + ir::display_class(name));
}

ir::Class made_up_class(const DynamicCall& call) {
  ir::Class result;
  result.name = call.site_name;
  result.superclass = Symbol("java/lang/Object");
  result.flags = ir::access::is_final | ir::access::is_synthetic;
  result.source_file = call.cls.source_file.text();
  result.outer_class = call.cls.name;
  return result;
}

}  // namespace jury::lower
