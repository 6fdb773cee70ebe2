import java.io.Serializable;
import java.util.function.*;

/** invokedynamic through LambdaMetafactory. */
class Lambdas {
    private final int base;

    Lambdas(int base) { this.base = base; }

    /* ir
    b0:
      t0 = new Lambdas$$1_0
      return t0
    */
    static Runnable withoutCapture() {
        return () -> {};
    }

    /* ir
    b0:
      t0 = new Lambdas$$2_3
      t0.Lambdas$$2_3.captured0 : Lambdas = this
      t0.Lambdas$$2_3.captured1 : int = x
      t0.Lambdas$$2_3.captured2 : long = y
      return t0
    */
    IntUnaryOperator withCapture(int x, long y) {
        return z -> (int) (base + x + y + z);
    }

    static Function<String, Integer> staticReference() { return Integer::valueOf; }
    static Function<String, Integer> unboundReference() { return String::length; }
    Supplier<String> boundReference() { return this::toString; }
    static Function<Integer, Lambdas> constructorReference() { return Lambdas::new; }
    static IntFunction<int[]> arrayReference() { return int[]::new; }
    static UnaryOperator<int[]> arrayClone() { return int[]::clone; }
    static Supplier<Long> boxingResult() { return System::nanoTime; }
    static ToLongFunction<Integer> wideningResult() { return Integer::intValue; }
    static IntPredicate voidCompatible() { return Character::isLetter; }
    static Consumer<StringBuilder> resultDropped() { return StringBuilder::reverse; }
    static Both bridges() { return s -> {}; }
    static Runnable marked() { return (Runnable & Serializable) () -> {}; }

    interface Any<T> { void take(T t); }
    interface Text { void take(String s); }
    interface Both extends Any<String>, Text {}
}
