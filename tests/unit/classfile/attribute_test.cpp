// Every attribute outside Code, built by hand: what is read, and the message when it is wrong.
#include "reading.h"

namespace jury::classfile {
namespace {

ClassFile with_class_attribute(ClassBytes& bytes, std::string_view name, const Bytes& content) {
  bytes.class_attribute(name, content);
  return read(bytes);
}

std::string class_attribute_error(ClassBytes& bytes, std::string_view name, const Bytes& content) {
  bytes.class_attribute(name, content);
  return error_of(bytes);
}

TEST(Attribute, UnknownOnesAreRecordedAndSkipped) {
  ClassBytes bytes;
  bytes.class_attribute("Mystery", Bytes().u4(1).u1(2));
  bytes.field(1, "x", "I", {bytes.attribute("OfField", Bytes())});
  bytes.method(9, "f", "()V", {bytes.code(Bytes().u1(0xb1), {bytes.attribute("OfCode", Bytes().u1(0))})});
  const ClassFile class_file = read(bytes);
  ASSERT_EQ(class_file.unknown.size(), 1U);
  EXPECT_EQ(class_file.unknown[0].name, Symbol("Mystery"));
  EXPECT_EQ(class_file.unknown[0].length, 5U);
  EXPECT_EQ(class_file.fields[0].unknown[0].name, Symbol("OfField"));
  EXPECT_EQ(class_file.methods[0].code->unknown[0].name, Symbol("OfCode"));
}

TEST(Attribute, MisplacedOrTooNewOnesMeanNothing) {
  ClassBytes bytes;
  bytes.class_attribute("Code", Bytes().u1(1));
  EXPECT_EQ(read(bytes).unknown[0].name, Symbol("Code"));
  ClassBytes old;
  old.major = 54;
  old.class_attribute("NestHost", Bytes().u1(1));
  EXPECT_TRUE(read(old).nest_host.empty());
}

TEST(Attribute, LengthMustBeExact) {
  ClassBytes longer;
  EXPECT_EQ(class_attribute_error(longer, "SourceFile", Bytes().u2(1).u1(0)),
            "attribute SourceFile: 1 bytes shorter than its declared length");
  ClassBytes shorter;
  EXPECT_EQ(class_attribute_error(shorter, "SourceFile", Bytes().u1(1)),
            "attribute SourceFile: longer than its declared length: 2 bytes needed, 1 left");
  ClassBytes synthetic;
  EXPECT_EQ(class_attribute_error(synthetic, "Synthetic", Bytes().u1(1)),
            "attribute Synthetic: 1 bytes shorter than its declared length");
}

TEST(Attribute, MayStandOnceOnly) {
  ClassBytes bytes;
  const auto file = bytes.utf8("Test.java");
  bytes.class_attribute("SourceFile", Bytes().u2(file));
  bytes.class_attribute("SourceFile", Bytes().u2(file));
  EXPECT_EQ(error_of(bytes), "second SourceFile attribute");
}

TEST(Attribute, SourceFileAndDebugExtension) {
  ClassBytes bytes;
  const auto file = bytes.utf8("Test.java");
  bytes.class_attribute("SourceDebugExtension", Bytes().text("SMAP"));
  const ClassFile class_file = with_class_attribute(bytes, "SourceFile", Bytes().u2(file));
  EXPECT_EQ(class_file.source_file, Symbol("Test.java"));
  EXPECT_EQ(class_file.source_debug_extension, "SMAP");
}

TEST(Attribute, SignatureSyntheticDeprecated) {
  ClassBytes bytes;
  const auto signature = bytes.utf8("TT;");
  bytes.field(1, "x", "Ljava/lang/Object;",
              {bytes.attribute("Signature", Bytes().u2(signature)), bytes.attribute("Synthetic", Bytes()),
               bytes.attribute("Deprecated", Bytes())});
  bytes.field(1, "y", "I");
  const ClassFile class_file = read(bytes);
  EXPECT_EQ(class_file.fields[0].signature, Symbol("TT;"));
  EXPECT_TRUE(class_file.fields[0].synthetic);
  EXPECT_TRUE(class_file.fields[0].deprecated);
  EXPECT_FALSE(class_file.fields[1].synthetic || class_file.fields[1].deprecated);
}

// A field with a ConstantValue that is a constant of the given bytes.
ClassBytes constant_field(unsigned flags, const char* descriptor, const Bytes& constant, int indices = 1) {
  ClassBytes bytes;
  const auto index = bytes.constant(constant, indices);
  bytes.field(flags, "x", descriptor, {bytes.attribute("ConstantValue", Bytes().u2(index))});
  return bytes;
}

TEST(Attribute, ConstantValueMustFitTheType) {
  const Bytes integer = Bytes().u1(3).u4(1);
  const Bytes wide = Bytes().u1(5).u8(1);
  EXPECT_EQ(read(constant_field(8, "I", integer)).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(8, "Z", integer)).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(8, "J", wide, 2)).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(8, "F", Bytes().u1(4).u4(0))).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(8, "D", Bytes().u1(6).u8(0), 2)).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(8, "Ljava/lang/String;", Bytes().u1(8).u2(1))).fields[0].constant_value, 5);
  EXPECT_EQ(read(constant_field(0, "I", integer)).fields[0].constant_value, 0) << "not static: ignored";
  EXPECT_EQ(error_of(constant_field(8, "I", wide, 2)),
            "field x: attribute ConstantValue: a Long for a field of type int");
  EXPECT_EQ(error_of(constant_field(8, "Ljava/lang/Object;", Bytes().u1(8).u2(1))),
            "field x: attribute ConstantValue: a String for a field of type java.lang.Object");
}

TEST(Attribute, Exceptions) {
  ClassBytes bytes;
  const auto thrown = bytes.class_constant("java/io/IOException");
  bytes.method(0x401, "f", "()V", {bytes.attribute("Exceptions", ClassBytes::indices({thrown}))});
  EXPECT_EQ(read(bytes).methods[0].exceptions, symbols({"java/io/IOException"}));
}

TEST(Attribute, MethodParameters) {
  ClassBytes bytes;
  const auto name = bytes.utf8("count");
  const Bytes content = Bytes().u1(2).u2(name).u2(0x10).u2(0).u2(0x1000);
  bytes.method(0x401, "f", "(II)V", {bytes.attribute("MethodParameters", content)});
  const Method method = read(bytes).methods[0];
  ASSERT_EQ(method.parameters.size(), 2U);
  EXPECT_EQ(method.parameters[0].name, Symbol("count"));
  EXPECT_TRUE(method.parameters[0].access.has(AccessFlag::Final));
  EXPECT_TRUE(method.parameters[1].name.empty());
  EXPECT_TRUE(method.parameters[1].access.has(AccessFlag::Synthetic));
}

TEST(Attribute, InnerClasses) {
  ClassBytes bytes;
  const auto inner = bytes.class_constant("Test$Inner");
  const auto name = bytes.utf8("Inner");
  const auto anonymous = bytes.class_constant("Test$1");
  const ClassFile class_file =
      with_class_attribute(bytes, "InnerClasses",
                           ClassBytes::list({Bytes().u2(inner).u2(bytes.this_class).u2(name).u2(8),
                                             Bytes().u2(anonymous).u2(0).u2(0).u2(0)}));
  ASSERT_EQ(class_file.inner_classes.size(), 2U);
  EXPECT_EQ(class_file.inner_classes[0].inner, Symbol("Test$Inner"));
  EXPECT_EQ(class_file.inner_classes[0].outer, Symbol("Test"));
  EXPECT_EQ(class_file.inner_classes[0].name, Symbol("Inner"));
  EXPECT_TRUE(class_file.inner_classes[0].access.has(AccessFlag::Static));
  EXPECT_TRUE(class_file.inner_classes[1].outer.empty());
  EXPECT_TRUE(class_file.inner_classes[1].name.empty());
}

TEST(Attribute, EnclosingMethod) {
  ClassBytes bytes;
  const auto outer = bytes.class_constant("Outer");
  const auto method = bytes.name_and_type("f", "()V");
  const ClassFile in_method = with_class_attribute(bytes, "EnclosingMethod", Bytes().u2(outer).u2(method));
  EXPECT_EQ(in_method.enclosing_method->class_name, Symbol("Outer"));
  EXPECT_EQ(in_method.enclosing_method->method_name, Symbol("f"));
  ClassBytes in_initialiser;
  const auto other = in_initialiser.class_constant("Outer");
  EXPECT_TRUE(with_class_attribute(in_initialiser, "EnclosingMethod", Bytes().u2(other).u2(0))
                  .enclosing_method->method_name.empty());
  ClassBytes in_field;
  const auto third = in_field.class_constant("Outer");
  const auto field = in_field.name_and_type("x", "I");
  EXPECT_EQ(class_attribute_error(in_field, "EnclosingMethod", Bytes().u2(third).u2(field)),
            "attribute EnclosingMethod: names a field instead of a method");
}

TEST(Attribute, NestsAndPermittedSubclasses) {
  ClassBytes bytes;
  const auto one = bytes.class_constant("A");
  const auto two = bytes.class_constant("B");
  bytes.class_attribute("NestHost", Bytes().u2(one));
  bytes.class_attribute("NestMembers", ClassBytes::indices({one, two}));
  bytes.class_attribute("PermittedSubclasses", ClassBytes::indices({two}));
  const ClassFile class_file = read(bytes);
  EXPECT_EQ(class_file.nest_host, Symbol("A"));
  EXPECT_EQ(class_file.nest_members, symbols({"A", "B"}));
  EXPECT_EQ(class_file.permitted_subclasses, symbols({"B"}));
  EXPECT_FALSE(read(ClassBytes()).permitted_subclasses);
}

TEST(Attribute, Record) {
  ClassBytes bytes;
  const auto name = bytes.utf8("size");
  const auto descriptor = bytes.utf8("I");
  const auto signature = bytes.utf8("TT;");
  const Bytes attributes = ClassBytes::list({bytes.attribute("Signature", Bytes().u2(signature))});
  const ClassFile class_file = with_class_attribute(
      bytes, "Record", ClassBytes::list({Bytes().u2(name).u2(descriptor).append(attributes)}));
  ASSERT_EQ(class_file.record->size(), 1U);
  EXPECT_EQ(class_file.record->front().name, Symbol("size"));
  EXPECT_EQ(class_file.record->front().descriptor, Symbol("I"));
  EXPECT_EQ(class_file.record->front().signature, Symbol("TT;"));
}

TEST(Attribute, RecordComponentsNeedNameAndDescriptor) {
  const auto error = [](const char* name, const char* descriptor) {
    ClassBytes bytes;
    const Bytes component = Bytes().u2(bytes.utf8(name)).u2(bytes.utf8(descriptor)).u2(0);
    return class_attribute_error(bytes, "Record", ClassBytes::list({component}));
  };
  EXPECT_EQ(error("a.b", "I"), "attribute Record: component without a proper name");
  EXPECT_EQ(error("size", "V"), "attribute Record: component size without a proper descriptor");
}

TEST(Attribute, BootstrapMethods) {
  ClassBytes bytes;
  const auto handle = bytes.method_handle(6, bytes.member(10, "A", "bootstrap", "()V"));
  const auto number = bytes.integer(1);
  const auto text = bytes.string("a");
  const ClassFile class_file = with_class_attribute(
      bytes, "BootstrapMethods",
      ClassBytes::list({Bytes().u2(handle).append(ClassBytes::indices({number, text}))}));
  ASSERT_EQ(class_file.bootstrap_methods.size(), 1U);
  EXPECT_EQ(class_file.bootstrap_methods[0].method_handle, handle);
  EXPECT_EQ(class_file.bootstrap_methods[0].arguments, (std::vector<std::uint16_t>{number, text}));
}

TEST(Attribute, BootstrapMethodsTakeLoadableConstants) {
  ClassBytes bytes;
  const auto handle = bytes.method_handle(6, bytes.member(10, "A", "bootstrap", "()V"));
  EXPECT_EQ(class_attribute_error(bytes, "BootstrapMethods",
                                  ClassBytes::list({Bytes().u2(handle).append(ClassBytes::indices({1}))})),
            "attribute BootstrapMethods: argument is constant 1, a Utf8, which cannot be loaded");
  ClassBytes no_handle;
  EXPECT_EQ(class_attribute_error(no_handle, "BootstrapMethods", ClassBytes::list({Bytes().u2(2).u2(0)})),
            "attribute BootstrapMethods: constant 2 is a Class instead of a MethodHandle");
}

TEST(Attribute, Module) {
  ClassBytes bytes;
  const auto self = bytes.reference(19, bytes.utf8("m"));
  const auto base = bytes.reference(19, bytes.utf8("java.base"));
  const auto package = bytes.reference(20, bytes.utf8("a/b"));
  const auto service = bytes.class_constant("a/b/Service");
  const auto version = bytes.utf8("1.2");
  Bytes content;
  content.u2(self).u2(0x20).u2(version);
  content.append(ClassBytes::list({Bytes().u2(base).u2(0x8000).u2(0)}));
  content.append(ClassBytes::list({Bytes().u2(package).u2(0).append(ClassBytes::indices({base}))}));
  content.append(ClassBytes::list({Bytes().u2(package).u2(0).u2(0)}));
  content.append(ClassBytes::indices({service}));
  content.append(ClassBytes::list({Bytes().u2(service).append(ClassBytes::indices({bytes.this_class}))}));
  bytes.class_attribute("Module", content);
  bytes.class_attribute("ModulePackages", ClassBytes::indices({package}));
  bytes.class_attribute("ModuleMainClass", Bytes().u2(bytes.this_class));
  const ClassFile class_file = read(bytes);
  const ModuleAttribute& module = *class_file.module;
  EXPECT_EQ(module.name, Symbol("m"));
  EXPECT_TRUE(module.flags.has(AccessFlag::Open));
  EXPECT_EQ(module.version, Symbol("1.2"));
  EXPECT_EQ(module.requires_modules[0].module, Symbol("java.base"));
  EXPECT_TRUE(module.requires_modules[0].flags.has(AccessFlag::Mandated));
  EXPECT_EQ(module.exports[0].package, Symbol("a/b"));
  EXPECT_EQ(module.exports[0].to, symbols({"java.base"}));
  EXPECT_TRUE(module.opens[0].to.empty());
  EXPECT_EQ(module.uses, symbols({"a/b/Service"}));
  EXPECT_EQ(module.provides[0].with, symbols({"Test"}));
  EXPECT_EQ(class_file.module_packages, symbols({"a/b"}));
  EXPECT_EQ(class_file.module_main_class, Symbol("Test"));
}

}  // namespace
}  // namespace jury::classfile
