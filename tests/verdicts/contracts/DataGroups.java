// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// The contract of an interface names a model field; what may be assigned for it is each class's own; each method and a twin with one mistake.
// expect contract=proved of DataGroups$Listed: add size
// expect contract=proved of DataGroups$Spare: add size
// expect contract=refuted of DataGroups$Listed: addWrong
// expect contract=refuted of DataGroups$Spare: addWrong
public class DataGroups {
  interface Bag {
    //@ public instance model int count;
    //@ public invariant count >= 0;

    //@ ensures \result == count;
    /*@ pure @*/ int size();

    //@ requires count < 1000;
    //@ assignable count;
    //@ ensures count == \old(count) + 1;
    void add(int x);

    //@ requires count < 1000;
    //@ assignable count;
    //@ ensures count == \old(count) + 1;
    void addWrong(int x);
  }

  static class Listed implements Bag {
    private int many; //@ in count;
    private int sum; //@ in count;
    private int touched;
    //@ represents count = many;
    //@ invariant many >= 0;

    public int size() {
      return many;
    }

    public void add(int x) {
      many++;
      sum += x;
    }

    public void addWrong(int x) {
      many++;
      touched++;
    }
  }

  static class Spare implements Bag {
    private int free; //@ in count;
    //@ represents count <- 2000 - free;
    //@ invariant 0 <= free && free <= 2000;

    public int size() {
      return 2000 - free;
    }

    //@ also
    //@ requires count < 2000;
    //@ assignable this.count;
    public void add(int x) {
      free--;
    }

    public void addWrong(int x) {
      free++;
    }
  }
}
