// What javac really writes: one program with most features of the language, compiled when the tests run.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "classfile/class_path.h"
#include "classfile/file_source.h"
#include "classfile/instruction.h"
#include "classfile/java_sources.h"
#include "reading.h"

namespace jury::classfile {
namespace {

constexpr const char* source_text = R"(
package shop;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.function.Function;

@Retention(RetentionPolicy.RUNTIME)
@interface Note {
  String value() default "none";
  int[] numbers() default {};
}

@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.RUNTIME)
@interface Checked {}

sealed interface Shape permits Circle, Square {}
record Circle(double radius) implements Shape {}
record Square(@Checked String label, int side) implements Shape {}

enum Colour { RED, GREEN }

@Note(value = "shop", numbers = {1, 2})
public class Shop<T extends Comparable<T>> {
  static final long LIMIT = 1L << 40;
  static final String NAME = "sh\u00e9p";
  @Deprecated int old;
  T best;

  class Inner { int value = old; }

  Shop(T first) { best = first; }

  int find(List<? extends T> items, final T wanted) throws IOException {
    int position = 0;
    for (T item : items) {
      if (item.compareTo(wanted) == 0) return position;
      position += 1000;
    }
    throw new IOException("missing " + wanted);
  }

  static int classify(int number, String text) {
    switch (number) {
      case 1: case 2: case 3: return 10;
      case 1000: return 20;
      default: break;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException | NullPointerException problem) {
      return -1;
    } finally {
      number++;
    }
  }

  Function<T, String> printer() {
    Object lock = new Object() { @Override public String toString() { return "lock"; } };
    return value -> lock + value.toString();
  }

  native void call();
}
)";

class CompiledJava : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = new TemporaryDirectory();
    std::filesystem::create_directory(directory_->path() / "shop");
    const auto path = directory_->path() / "shop" / "Shop.java";
    std::ofstream(path) << source_text;
    compiled_ = new CompiledSources(compile_java(find_jdk(), {path}));
    path_ = new ClassPath();
    path_->add(std::make_unique<DirectorySource>(compiled_->output(), DirectorySource::Layout::ByPackage));
  }
  static void TearDownTestSuite() {
    delete path_;
    delete compiled_;
    delete directory_;
  }
  static ClassFile get(const char* name) { return path_->read(name).value(); }
  static const Method& method(const ClassFile& class_file, std::string_view name) {
    for (const Method& candidate : class_file.methods) {
      if (candidate.name == name) return candidate;
    }
    throw InternalError("no method " + std::string(name));
  }

  static TemporaryDirectory* directory_;
  static CompiledSources* compiled_;
  static ClassPath* path_;
};
TemporaryDirectory* CompiledJava::directory_ = nullptr;
CompiledSources* CompiledJava::compiled_ = nullptr;
ClassPath* CompiledJava::path_ = nullptr;

TEST_F(CompiledJava, ListsAndDecodesEveryClass) {
  std::set<std::string> names;
  path_->list([&](std::string_view name) { names.emplace(name); });
  EXPECT_EQ(names,
            (std::set<std::string>{"shop/Checked", "shop/Circle", "shop/Colour", "shop/Note", "shop/Shape",
                                   "shop/Shop", "shop/Shop$1", "shop/Shop$Inner", "shop/Square"}));
  for (const std::string& name : names) {
    const ClassFile class_file = get(name.c_str());
    EXPECT_EQ(compiled_->source_of(class_file), directory_->path() / "shop" / "Shop.java") << name;
    for (const Method& candidate : class_file.methods) {
      if (!candidate.code) continue;
      EXPECT_FALSE(decode_method(class_file, candidate).instructions.empty());
    }
  }
}

TEST_F(CompiledJava, ClassLevel) {
  const ClassFile shop = get("shop/Shop");
  EXPECT_EQ(shop.source_file, Symbol("Shop.java"));
  EXPECT_EQ(shop.signature, Symbol("<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;"));
  const Annotation* note = find_annotation(shop.annotations, "Lshop/Note;");
  ASSERT_NE(note, nullptr);
  EXPECT_EQ(string_elements(*note, "value"), symbols({"shop"}));
  ASSERT_EQ(note->find("numbers")->array.size(), 2U);
  EXPECT_EQ(shop.constants.integer(note->find("numbers")->array[1].constant), 2);
  EXPECT_EQ(shop.nest_members.size(), 2U);
  EXPECT_FALSE(shop.bootstrap_methods.empty());
}

TEST_F(CompiledJava, Fields) {
  const ClassFile shop = get("shop/Shop");
  const Field& limit = *shop.find_field(Symbol("LIMIT"), Symbol("J"));
  EXPECT_EQ(shop.constants.long_integer(limit.constant_value), 1LL << 40);
  const Field& name = *shop.find_field(Symbol("NAME"), Symbol("Ljava/lang/String;"));
  EXPECT_EQ(shop.constants.string(name.constant_value), Symbol("sh\xc3\xa9p"));
  EXPECT_TRUE(shop.find_field(Symbol("old"), Symbol("I"))->deprecated);
  EXPECT_EQ(shop.find_field(Symbol("best"), Symbol("Ljava/lang/Comparable;"))->signature, Symbol("TT;"));
}

TEST_F(CompiledJava, Methods) {
  const ClassFile shop = get("shop/Shop");
  const Method& find = method(shop, "find");
  EXPECT_EQ(find.exceptions, symbols({"java/io/IOException"}));
  ASSERT_EQ(find.parameters.size(), 2U);
  EXPECT_EQ(find.parameters[1].name, Symbol("wanted"));
  EXPECT_TRUE(find.parameters[1].access.has(AccessFlag::Final));
  const auto& variables = find.code->variables;
  const auto position = std::find_if(variables.begin(), variables.end(), [](const LocalVariable& variable) {
    return variable.name == "position";
  });
  ASSERT_NE(position, variables.end());
  EXPECT_EQ(position->type, Symbol("I"));
  EXPECT_FALSE(find.code->variable_types.empty());
  EXPECT_FALSE(find.code->stack_map.frames.empty());
  EXPECT_GT(find.code->line_at(0), 30);
  EXPECT_TRUE(method(shop, "call").is_native());
  EXPECT_FALSE(method(shop, "call").code);
  const Method& classify = method(shop, "classify");
  const auto& handlers = classify.code->handlers;
  EXPECT_TRUE(std::any_of(handlers.begin(), handlers.end(),
                          [](const ExceptionHandler& handler) { return handler.catch_type.empty(); }));
  EXPECT_TRUE(std::any_of(handlers.begin(), handlers.end(), [](const ExceptionHandler& handler) {
    return handler.catch_type == "java/lang/NumberFormatException";
  }));
}

TEST_F(CompiledJava, RecordsEnumsAndSealedTypes) {
  const ClassFile square = get("shop/Square");
  ASSERT_EQ(square.record->size(), 2U);
  EXPECT_EQ(square.record->at(1).name, Symbol("side"));
  EXPECT_EQ(square.record->at(0).type_annotations.at(0).annotation.type, Symbol("Lshop/Checked;"));
  EXPECT_EQ(get("shop/Shape").permitted_subclasses, symbols({"shop/Circle", "shop/Square"}));
  EXPECT_TRUE(get("shop/Shape").is_interface());
  EXPECT_TRUE(get("shop/Colour").access.has(AccessFlag::Enum));
}

TEST_F(CompiledJava, NestedClassesAndAnnotationTypes) {
  const ClassFile anonymous = get("shop/Shop$1");
  EXPECT_EQ(anonymous.nest_host, Symbol("shop/Shop"));
  EXPECT_EQ(anonymous.enclosing_method->method_name, Symbol("printer"));
  const ClassFile note = get("shop/Note");
  EXPECT_TRUE(note.access.has(AccessFlag::Annotation));
  EXPECT_EQ(method(note, "value").annotation_default->text, Symbol("none"));
}

}  // namespace
}  // namespace jury::classfile
