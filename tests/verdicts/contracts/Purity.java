// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Pure methods assign nothing that was there before; each method and a twin with one mistake.
// expect contract=proved of Purity: peek copied
// expect contract=refuted of Purity: peekWrong copiedWrong promisedWrong
// expect contract=proved of Purity$Fixed: twice
// expect contract=refuted of Purity$Fixed: twiceWrong
// expect contract=proved of Purity$Quiet: size
// expect contract=refuted of Purity$Quiet: sizeWrong
public class Purity {
  private int looked;
  private final int[] items = new int[3];

  public /*@ pure @*/ int peek() {
    return items.length + looked;
  }

  public /*@ pure @*/ int peekWrong() {
    looked++;
    return items.length;
  }

  //@ ensures \fresh(\result) && \result.length == items.length;
  public /*@ pure @*/ int[] copied() {
    int[] copy = new int[items.length];
    for (int i = 0; i < 1; i++) copy[i] = 7;
    return copy;
  }

  //@ requires items.length > 0;
  //@ ensures \result.length == items.length;
  public /*@ pure @*/ int[] copiedWrong() {
    items[0] = items[0] + 1;
    return new int[items.length];
  }

  //@ ensures \result == items;
  //@ assignable looked;
  public /*@ pure @*/ int[] promisedWrong() {
    looked = 1;
    return items;
  }

  /*@ pure @*/ static class Fixed {
    int value;

    int twice() {
      return 2 * value;
    }

    int twiceWrong() {
      value *= 2;
      return value;
    }
  }

  interface Sized {
    /*@ pure @*/ int size();

    /*@ pure @*/ int sizeWrong();
  }

  static class Quiet implements Sized {
    int asked;

    public int size() {
      return asked;
    }

    public int sizeWrong() {
      return ++asked;
    }
  }
}
