// expect methods [options: --engine bounded --property contracts --objects 3 --loops 4]
// Synonyms and constructs of the reference manual, OpenJML, KeY and TACO, each with a method that keeps what it says and one that does not.
// expect contract=proved of Constructs: setOne fillFrom countTo sumOfEach sumDone ghostOfArray named annotated inBody
// expect contract=bounded of Constructs: clear twoValues allValues allFields size
// expect contract=refuted of Constructs: clearWrong setOneWrong fillFromWrong twoValuesWrong allValuesWrong allFieldsWrong countToWrong sumOfEachWrong sizeWrong inBodyWrong namedWrong
// expect contract=proved of Constructs$Derived: setInherited
// expect contract=refuted of Constructs$Derived: setInheritedWrong
// expect contract=refuted of Constructs$Positive: <init>
import java.util.ArrayList;
import java.util.List;
import org.jmlspecs.annotation.Nullable;
import org.jmlspecs.annotation.Pure;
import org.jmlspecs.annotation.SpecPublic;

public class Constructs {
  static class Tree {
    /*@ nullable @*/ Tree left, right;
    int value, weight;
  }

  /*@ model public static class Pair { public int first; public int second; } @*/

  int[] a = new int[3];
  Tree[] trees = new Tree[3];
  /*@ nullable @*/ Tree root;
  @SpecPublic private int v;
  private int w;
  List</*@ non_null @*/ String> names = new ArrayList</*@ non_null @*/ String>();

  // Quantifiers without parentheses.

  //@ requires a.length == 3;
  //@ ensures \forall int i; 0 <= i && i < a.length; a[i] == 0;
  //@ ensures a.length > 0 ==> \exists int i; 0 <= i && i < a.length; a[i] == 0;
  public void clear() {
    for (int i = 0; i < a.length; i++) a[i] = 0;
  }

  //@ requires a.length == 3;
  //@ ensures \forall int i; 0 <= i && i < a.length; a[i] == 0; ensures true;
  public void clearWrong() {
    for (int i = 1; i < a.length; i++) a[i] = 0;
  }

  // Other words for assignable, and its locations.

  //@ writes v;
  //@ post_redundantly v == 1;
  public void setOne() {
    v = 1;
  }

  //@ modifies_redundantly v;
  public void setOneWrong() {
    v = 1;
    w = 2;
  }

  //@ modifiable a[1..];
  public void fillFrom() {
    if (a.length > 2) a[2] = 5;
  }

  //@ assigns a[1..];
  public void fillFromWrong() {
    if (a.length > 2) a[0] = 5;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[0..1].value;
  public void twoValues() {
    trees[1].value = 7;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[0..1].value;
  public void twoValuesWrong() {
    trees[2].value = 7;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[*].value;
  public void allValues() {
    trees[2].value = 7;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[*].value;
  public void allValuesWrong() {
    trees[2].weight = 7;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[*].*;
  public void allFields() {
    trees[2].weight = 7;
  }

  //@ requires trees.length == 3;
  //@ assignable trees[*].*;
  public void allFieldsWrong() {
    trees[2] = trees[1];
  }

  // Loops.

  //@ requires n >= 0; ensures \result == n;
  public static int countTo(int n) {
    int i = 0;
    //@ maintaining_redundantly 0 <= i;
    //@ maintaining i <= n;
    //@ loop_writes i;
    //@ loop_decreases n - i;
    while (i < n) i++;
    return i;
  }

  //@ requires n >= 0; ensures \result == n;
  public static int countToWrong(int n) {
    int i = 0;
    //@ loop_modifies i;
    //@ maintaining i <= n;
    //@ decreasing i;
    while (i < n) i++;
    return i;
  }

  //@ ensures \result == (\sum int i; 0 <= i && i < numbers.length; numbers[i]);
  public static int sumOfEach(int[] numbers) {
    int sum = 0;
    //@ loop_invariant sum == (\sum int i; 0 <= i && i < \count; numbers[i]);
    for (int number : numbers) sum += number;
    return sum;
  }

  //@ ensures \result == (\sum int i; 0 <= i && i < numbers.length; numbers[i]);
  public static int sumOfEachWrong(int[] numbers) {
    int sum = 0;
    //@ loop_invariant sum == (\sum int i; 0 <= i && i < \index; numbers[i]);
    for (int number : numbers) if (number > 0) sum += number;
    return sum;
  }

  //@ requires 0 <= n && n < 1000; ensures \result == 2 * n;
  public static int sumDone(int n) {
    int sum = 0;
    int left = n;
    //@ loop_invariant \count + left == n && sum == 2 * \count && 0 <= left;
    while (left > 0) {
      left--;
      sum += 2;
    }
    return sum;
  }

  // The rest.

  //@ ensures \result == \reach(root, Tree, left + right).int_size();
  public int size() {
    return size(root);
  }

  private int size(/*@ nullable @*/ Tree tree) {
    return tree == null ? 0 : 1 + size(tree.left) + size(tree.right);
  }

  //@ ensures \result == \reach(root, Tree, left + right).int_size();
  public int sizeWrong() {
    return root == null ? 0 : 1;
  }

  //@ ensures \result == objects;
  public static Object[] ghostOfArray(Object[] objects) {
    //@ ghost non_null Object[] same = objects;
    //@ ghost final nullable Object none = null;
    //@ assert same == objects && none == null;
    return objects;
  }

  //@ ensures \result == names;
  public List</*@ non_null @*/ String> named() {
    return names;
  }

  //@ ensures \result == names;
  public List</*@ non_null @*/ String> namedWrong() {
    return new ArrayList<>();
  }

  @Pure
  public int two() {
    return 2;
  }

  //@ ensures \result == two();
  public int annotated(@Nullable String text) {
    return two();
  }

  public static int inBody(int n) {
    if (n > 3) {
      //@ assert n != 3;
      //@ check n > 2;
      return 1;
    }
    return 0;
  }

  public static int inBodyWrong(int n) {
    //@ check n != 77;
    return n;
  }

  static class Base {
    int v, u;
  }

  static class Derived extends Base {
    //@ assignable super.v; ensures v == 1;
    void setInherited() {
      super.v = 1;
    }

    //@ assignable super.v;
    void setInheritedWrong() {
      super.u = 1;
    }
  }

  static class Positive {
    final int number;

    Positive(int number) {
      //@ assert number > 0;
      this.number = number;
    }
  }
}
