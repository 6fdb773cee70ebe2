// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Model fields, represented by each class in its own way, and the groups of fields behind them; inherited contracts and invariants without a word at the method itself.
// expect contract=proved of Abstractions$Counter: up reset
// expect contract=proved of Abstractions$Inverted: level raise
// expect contract=refuted of Abstractions$Counter: upWrong resetWrong
// expect contract=refuted of Abstractions$Leaky: raise
// expect contract=proved of Abstractions$Leaky: level
// expect contract=proved of Abstractions$Span: widen
// expect contract=refuted of Abstractions$Span: shrinkWrong growWrong
// expect contract=proved of Abstractions: raiseTwice
// expect contract=refuted of Abstractions: raiseTwiceWrong
public class Abstractions {
  interface Tank {
    //@ public model instance int content;

    //@ ensures \result == content;
    /*@ pure @*/ int level();

    /*@ requires 0 < amount && amount <= 10 && 0 <= content && content <= 1000;
      @ ensures content == \old(content) + amount;
      @*/
    void raise(int amount);
  }

  static class Inverted implements Tank {
    private /*@ spec_public @*/ int free = 5000;
    //@ represents content = 5000 - free;

    public int level() {
      return 5000 - free;
    }

    public void raise(int amount) {
      free -= amount;
    }
  }

  static class Leaky implements Tank {
    private /*@ spec_public @*/ int full;
    //@ represents content <- full;

    public int level() {
      return full;
    }

    public void raise(int amount) {
      full += amount;
      if (full > 900) full--;
    }
  }

  //@ requires 0 <= tank.content && tank.content <= 900;
  //@ ensures tank.content == \old(tank.content) + 7;
  static void raiseTwice(Inverted tank) {
    tank.raise(3);
    tank.raise(4);
  }

  //@ requires 0 <= tank.content && tank.content <= 900;
  //@ ensures tank.content == \old(tank.content) + 8;
  static void raiseTwiceWrong(Inverted tank) {
    tank.raise(3);
    tank.raise(4);
  }

  static class Counter {
    //@ public model long value;
    private int high; //@ in value;
    private int low; //@ in value;
    private int other;
    //@ private represents value = high * 100L + low;
    //@ private invariant 0 <= low && low < 100 && 0 <= high && high < 1000000;

    //@ requires value < 99999999;
    //@ ensures value == \old(value) + 1;
    //@ assignable value;
    void up() {
      if (++low == 100) {
        low = 0;
        high++;
      }
    }

    //@ requires value < 99999999;
    //@ ensures value == \old(value) + 1;
    //@ assignable value;
    void upWrong() {
      if (++low == 100) low = 0;
    }

    //@ ensures value == 0;
    //@ assignable this.value;
    void reset() {
      low = high = 0;
    }

    //@ ensures value == 0;
    //@ assignable value;
    void resetWrong() {
      low = high = other = 0;
    }

    // without a word that sets it, the other field would be 0 in every state, and so unchanged
    //@ assignable other;
    void mark(int number) {
      other = number;
    }
  }

  static class Span {
    private int from, to;
    //@ private invariant from <= to && -1000 <= from && to <= 1000;

    void widen() {
      if (to < 1000) to++;
      if (from > -1000) from--;
    }

    void shrinkWrong() {
      from++;
    }

    void growWrong() {
      to++;
    }
  }
}
