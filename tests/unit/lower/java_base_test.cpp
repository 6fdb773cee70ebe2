// Every tenth class of java.lang and java.util of the JDK in use: lowered, verified with its checks, printed
// and parsed back. All of java.base goes through bench/frontend.
#include "classfile/runtime_image.h"
#include "lowering.h"

namespace jury::lower {
namespace {

TEST(JavaBase, EveryTenthClassOfLangAndUtil) {
  const auto jdk = classfile::find_jdk();
  const auto modules = jdk.home / "lib" / "modules";
  if (!std::filesystem::exists(modules)) GTEST_SKIP() << "the JDK has no runtime image";
  const classfile::RuntimeImage image(modules);
  std::vector<std::string> names;
  image.list_module("java.base", [&](std::string_view name) {
    if (name.starts_with("java/lang/") || name.starts_with("java/util/")) names.emplace_back(name);
  });
  std::sort(names.begin(), names.end());
  ASSERT_GT(names.size(), 1000u);
  for (std::size_t i = 0; i < names.size(); i += 10) {
    SCOPED_TRACE(names[i]);
    const auto found = image.find(names[i]);
    const auto lowered = lower_whole(classfile::read_class(found->bytes, found->origin));
    expect_well_formed(lowered);
    for (const auto& method : lowered.cls.methods)
      if (method.body && refusal_in(*method.body))
        ADD_FAILURE() << method.display() << " is refused: " << refusal_in(*method.body)->reason;
  }
}

}  // namespace
}  // namespace jury::lower
