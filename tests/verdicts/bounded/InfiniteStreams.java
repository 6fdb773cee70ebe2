// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of InfiniteStreams: limited filtered thrown
// expect assert=proved of InfiniteStreams: generated predicated nested
// The code of streams calls lambdas at changing depths, between frames that are not told: a picture of the variables of a frame that had
// ended read what other frames had put there.
import java.util.stream.IntStream;
import java.util.stream.Stream;

class InfiniteStreams {
  static void limited() {
    Stream.iterate(1, x -> x + 1).limit(2).forEach(x -> { assert x != 2; });
  }

  static void filtered() {
    Stream.iterate(1, x -> x + 1).filter(x -> x % 2 == 0).limit(2).forEach(x -> {
      String text = "at " + x;
      assert !text.equals("at 4");
    });
  }

  static void thrown() {
    Stream.iterate(1, x -> x + 1).limit(3).map(x -> {
      try {
        if (x == 2) throw new IllegalStateException("two");
        return x;
      } catch (IllegalStateException e) {
        return -x;
      }
    }).forEach(x -> { assert x != 3; });
  }

  static void generated() {
    Stream.generate(() -> "x").limit(3).forEach(x -> { assert x.equals("x"); });
  }

  static void predicated() {
    Stream.iterate(1, x -> x < 4, x -> x + 1).forEach(x -> { assert x < 4; });
  }

  static void nested() {
    IntStream.iterate(1, x -> x * 2).limit(3).forEach(x -> { assert Stream.iterate(x, y -> y + 1).limit(2).count() == 2; });
  }
}
