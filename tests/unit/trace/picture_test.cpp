// What a picture shows of each kind of object.
#include "trace/picture.h"

#include <gtest/gtest.h>

#include "java_program.h"

namespace jury::trace {
namespace {

HeapPicture draw_result(Runner& run, const std::string& method, ObjectNames& names) {
  const auto outcome = run("Drawn", method);
  EXPECT_TRUE(outcome.returned()) << outcome.to_string();
  return draw(run.interpreter->snapshot({{"it", ir::Kind::Reference, outcome.value}}), names);
}

TEST(Picture, SpellsEachObjectOutOnce) {
  Runner run;
  ObjectNames names;
  const auto picture = draw_result(run, "make", names);
  EXPECT_EQ(spell_out(picture, picture.roots.front()),
            "Drawn#1{ring=Node#1{value=1, next=Node#2{value=2, next=Node#1}}, numbers=int[]#1{7, 8}, "
            "list=ArrayList#1[3, 4], map=HashMap#1{\"first\"=Node#1}, colors=LinkedHashSet#1[Color.GREEN], "
            "nothing=null, letter='\\'', text=\"a\\\"b\\n\"}");
}

TEST(Picture, ListsObjectsWithTheirCells) {
  Runner run;
  ObjectNames names;
  const auto lines = list_objects(draw_result(run, "make", names));
  ASSERT_EQ(lines.size(), 7u);
  EXPECT_EQ(lines[1], "Node#1: value = 1, next = Node#2");
  EXPECT_EQ(lines[4], "HashMap#1: \"first\" = Node#1");
}

TEST(Picture, NamesStayTheSameFromPictureToPicture) {
  Runner run;
  ObjectNames names;
  const auto outcome = run("Drawn", "make");
  const SnapshotRoot root{"it", ir::Kind::Reference, outcome.value};
  const auto first = draw(run.interpreter->snapshot({root}), names);
  EXPECT_EQ(first, draw(run.interpreter->snapshot({root}), names));
}

TEST(Picture, SaysHowMuchOfALongArrayIsLeftOut) {
  Runner run;
  ObjectNames names;
  const auto picture = draw_result(run, "makeLong", names);
  EXPECT_EQ(picture.objects.front().cells.size() + picture.objects.front().left_out, 100u);
  EXPECT_TRUE(spell_out(picture, picture.roots.front()).ends_with("0, and 76 more}"));
}

}  // namespace
}  // namespace jury::trace
