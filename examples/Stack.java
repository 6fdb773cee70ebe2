// A stack of bounded size, with its contract in JML.
public class Stack {
  private /*@ spec_public @*/ final int[] items;
  private /*@ spec_public @*/ int size;
  //@ public invariant 0 <= size && size <= items.length;

  //@ requires capacity >= 0;
  //@ ensures size == 0 && items.length == capacity;
  public Stack(int capacity) {
    items = new int[capacity];
  }

  /*@ public normal_behavior
    @   requires size < items.length;
    @   assignable size, items[size];
    @   ensures size == \old(size) + 1 && items[\old(size)] == item;
    @ also public exceptional_behavior
    @   requires size == items.length;
    @   assignable \nothing;
    @   signals_only IllegalStateException;
    @*/
  public void push(int item) {
    if (size == items.length) throw new IllegalStateException("full");
    items[size++] = item;
  }

  //@ requires size > 0;
  //@ assignable size;
  //@ ensures \result == \old(items[size - 1]) && size == \old(size) - 1;
  public int pop() {
    return items[--size];
  }

  //@ ensures \result <==> (\exists int i; 0 <= i < size; items[i] == item);
  public /*@ pure @*/ boolean contains(int item) {
    for (int i = 0; i < size; i++) if (items[i] == item) return true;
    return false;
  }

  // Wrong: the element at index 0 is left out.
  //@ ensures \result == (\sum int i; 0 <= i && i < size; items[i]);
  public /*@ pure @*/ int sum() {
    int sum = 0;
    for (int i = 1; i < size; i++) sum += items[i];
    return sum;
  }

  // Without a contract: an empty stack has no top.
  public int top() {
    return items[size - 1];
  }
}
