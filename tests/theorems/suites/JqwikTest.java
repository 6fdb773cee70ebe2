// expect assert=proved of JqwikTest: absoluteOfPositive clampStays sumCommutes lettersOnly nonEmptyHasFirst enumNames boxedMayNotBeNull
// expect exceptions=proved of JqwikTest: absoluteOfPositive clampStays sumCommutes nonEmptyHasFirst enumNames boxedMayNotBeNull
// expect assert=bounded of JqwikTest: sizeIsKept uniqueFirstAndLast
// expect exceptions=bounded of JqwikTest: sizeIsKept uniqueFirstAndLast innerElements
// expect assert=refuted of JqwikTest: absoluteIsPositive sumIsLarger answersFalse
// expect exceptions=refuted of JqwikTest: nullable divides
// expect exceptions=undecided of JqwikTest: madeElsewhere
// expect assert=undecided of JqwikTest: madeElsewhere
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Assume;
import net.jqwik.api.Disabled;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.NumericChars;
import net.jqwik.api.constraints.Positive;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.UniqueElements;
import net.jqwik.api.constraints.WithNull;
import net.jqwik.api.lifecycle.BeforeTry;

class JqwikTest {
  enum Colour {
    RED,
    GREEN
  }

  private List<Integer> seen;

  @BeforeTry
  void prepare() {
    seen = new ArrayList<>();
  }

  @Property
  void absoluteOfPositive(@ForAll @Positive int number) {
    seen.add(number);
    check(Math.abs(seen.get(0)) > 0);
  }

  // Math.abs(Integer.MIN_VALUE) is negative: a sample rarely has it.
  @Property
  void absoluteIsPositive(@ForAll int number) {
    check(Math.abs(number) >= 0);
  }

  @Property
  boolean clampStays(@ForAll int value, @ForAll @IntRange(min = -5, max = 5) int limit) {
    Assume.that(limit > 0);
    int clamped = Math.max(-limit, Math.min(limit, value));
    return clamped >= -5 && clamped <= 5;
  }

  @Property
  boolean sumCommutes(@ForAll long left, @ForAll long right) {
    return left + right == right + left;
  }

  @Property
  boolean sumIsLarger(@ForAll @Positive int left, @ForAll @Positive int right) {
    return left + right > left;
  }

  @Property
  boolean answersFalse(@ForAll @IntRange(min = 3, max = 9) int number) {
    return number != 7;
  }

  @Property
  boolean lettersOnly(@ForAll @NumericChars @StringLength(min = 1, max = 3) String digits) {
    return Character.isDigit(digits.charAt(0));
  }

  @Property
  boolean nonEmptyHasFirst(@ForAll @NotEmpty @StringLength(max = 4) String text) {
    return text.charAt(0) == text.charAt(0);
  }

  @Property
  boolean sizeIsKept(@ForAll List<Integer> numbers) {
    return new ArrayList<>(numbers).size() == numbers.size();
  }

  @Property
  boolean uniqueFirstAndLast(@ForAll @UniqueElements @Size(min = 2, max = 3) List<@IntRange(min = 0, max = 9) Integer> numbers) {
    return !Objects.equals(numbers.get(0), numbers.get(numbers.size() - 1));
  }

  @Property
  void innerElements(@ForAll @Size(max = 3) List<@IntRange(min = 1, max = 9) Integer> numbers) {
    for (int number : numbers) check(100 / number > 0);
  }

  @Property
  boolean enumNames(@ForAll Colour colour) {
    return colour == Colour.RED || colour == Colour.GREEN;
  }

  @Property
  boolean boxedMayNotBeNull(@ForAll Integer number) {
    return number.equals(number);
  }

  @Property
  int nullable(@ForAll @WithNull String text) {
    return text.length();
  }

  @Property
  void divides(@ForAll @IntRange(min = 0, max = 1000) int number) {
    check(1000 / (number - 500) != 7777);
  }

  @Property
  void madeElsewhere(@ForAll("primes") int prime) {
    check(prime > 1);
  }

  @Property
  @Disabled("until somebody has time")
  void later(@ForAll int number) {
    check(number == 0);
  }

  private static void check(boolean condition) {
    if (!condition) throw new AssertionError();
  }
}
