// expect assert=proved of JupiterTest: startsFresh startsFreshAgain throwsForNegative rowsHold columns constants provided assumes twice empties
// expect exceptions=proved of JupiterTest: startsFresh startsFreshAgain throwsForNegative rowsHold columns constants provided assumes twice empties
// expect assert=refuted of JupiterTest: wrongSum oneRowIsWrong wrongException
// expect exceptions=refuted of JupiterTest: escapes
// expect assert=undecided of JupiterTest: injected
// expect assert=proved of JupiterTest$Inner: seesOuter
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JupiterTest {
  static int counter;
  static List<String> shared;
  private final List<Integer> numbers = new ArrayList<>();
  private boolean prepared;

  @BeforeAll
  static void openShared() {
    shared = new ArrayList<>(List.of("a"));
  }

  @AfterAll
  static void closeShared() {
    shared.clear();
  }

  @BeforeEach
  void prepare() {
    prepared = true;
    numbers.add(1);
  }

  @AfterEach
  void check() {
    assertTrue(prepared);
  }

  // Both hold: each starts from a program in which nothing has run.
  @Test
  void startsFresh() {
    counter++;
    shared.add("b");
    assertEquals(1, counter);
    assertEquals(2, shared.size());
    assertEquals(List.of(1), numbers);
  }

  @Test
  @Timeout(value = 1, unit = TimeUnit.SECONDS)
  void startsFreshAgain() {
    counter++;
    assertEquals(1, counter);
    assertEquals("a", shared.get(0));
  }

  @Test
  void wrongSum() {
    assertEquals(5, sum(2, 2), "two and two");
  }

  @Test
  void escapes() {
    numbers.get(1).toString();
  }

  @Test
  void throwsForNegative() {
    IllegalArgumentException problem = assertThrows(IllegalArgumentException.class, () -> root(-1));
    assertEquals("negative", problem.getMessage());
  }

  @Test
  void wrongException() {
    assertThrows(IllegalStateException.class, () -> root(4));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void rowsHold(int odd) {
    assertEquals(1, odd % 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "three", "fourteen"})
  void oneRowIsWrong(String word) {
    assertTrue(word.length() < 8);
  }

  @ParameterizedTest
  @CsvSource({"1, 2, 3, RED", "4, -1, 3, GREEN", "'7', 0, 7, GREEN"})
  void columns(int left, long right, Integer result, Colour colour) {
    assertEquals((long) result, left + right);
    assertNotNull(colour);
  }

  @ParameterizedTest
  @EnumSource(value = Colour.class, names = "RED", mode = EnumSource.Mode.EXCLUDE)
  void constants(Colour colour) {
    assertFalse(colour == Colour.RED);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void provided(int number, String text) {
    assertEquals(text, "" + number);
  }

  static Stream<Arguments> pairs() {
    return Stream.of(Arguments.of(1, "1"), Arguments.of(-20, "-20"));
  }

  @ParameterizedTest
  @EmptySource
  void empties(String text) {
    assertTrue(text.isEmpty());
  }

  @Test
  void assumes() {
    assumeTrue(counter > 0);
    throw new IllegalStateException("not reached in a fresh program");
  }

  @RepeatedTest(2)
  void twice() {
    counter++;
    assertTrue(counter <= 2);
    assertEquals(1, numbers.size());
  }

  @Test
  void injected(TestInfo info) {
    assertNotNull(info);
  }

  @Test
  @Disabled("too slow")
  void slow() {
    assertTrue(false);
  }

  @Nested
  class Inner {
    private int own;

    @BeforeEach
    void prepareInner() {
      own = numbers.size();
    }

    @Test
    void seesOuter() {
      assertEquals(1, own);
      assertTrue(prepared);
    }
  }

  enum Colour {
    RED,
    GREEN
  }

  static int sum(int left, int right) {
    return left + right;
  }

  static int root(int square) {
    if (square < 0) throw new IllegalArgumentException("negative");
    int root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
  }
}
