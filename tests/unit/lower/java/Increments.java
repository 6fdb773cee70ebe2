/** Values that wait on the operand stack while the variable they were read from changes. */
class Increments {
    int field;

    /* ir
    b0:
      t0 = x
      x = x + 1
      x = t0
      return x
    */
    static int assignPostIncrement(int x) {
        x = x++;
        return x;
    }

    /* ir
    b0:
      x = x + 1
      x = x
      return x
    */
    static int assignPreIncrement(int x) {
        x = ++x;
        return x;
    }

    /* ir
    b0:
      t0 = i
      i = i + 1
      check not_null a
      check in_bounds a[t0]
      a[t0] : int = i
      return
    */
    static void storeAtPostIncrement(int[] a, int i) {
        a[i++] = i;
    }

    /* ir
    b0:
      t0 = x
      x = x + 1
      t1 = t0 + x
      x = x + 1
      t2 = t1 + x
      t3 = x
      x = x + -1
      t4 = t2 + t3
      return t4
    */
    static int sumOfIncrements(int x) {
        return x++ + x + ++x + x--;
    }

    /* ir
    b0:
      t0 = x
      x = x + 1
      x = 7
      t1 = call static int Increments.three(int, int, int) (t0, t0, 7)
      return t1
    */
    static int argumentsInOrder(int x) {
        return three(x, x++, x = 7);
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    /* ir
    b0:
      t0 = y
      y = x
      t1 = x * 0
      x = t0 + t1
      t3 = x - y
      return t3
    */
    static int swapThroughStack(int x, int y) {
        x = y + (y = x) * 0;
        return x - y;
    }

    /* ir
    b0:
      t0 = this.Increments.field : int
      t1 = t0 + 1
      this.Increments.field : int = t1
      t2 = this.Increments.field : int
      t3 = t0 + t2
      return t3
    */
    int fieldPostIncrement() {
        return field++ + field;
    }

    /* ir
    b0:
      check not_null a
      check in_bounds a[i]
      t0 = a[i] : int
      t1 = t0 + 1
      check in_bounds a[i]
      a[i] : int = t1
      check in_bounds a[i]
      t2 = a[i] : int
      t3 = t0 + t2
      return t3
    */
    static int elementPostIncrement(int[] a, int i) {
        return a[i]++ + a[i];
    }

    /* ir
    b0:
      x = x + 1000
      x = x + -32768
      x = x + 40000
      return x
    */
    static int wideIncrement(int x) {
        x += 1000;
        x -= 32768;
        x += 40000;
        return x;
    }

    /* ir
    b0:
      i = 0
      goto b1
    b1:
      t0 = i
      i = i + 1
      if t0 >= n then b3 else b2
    b2:
      n = n - i
      goto b1
    b3:
      return i
    */
    static int incrementInLoopCondition(int n) {
        int i = 0;
        while (i++ < n) n -= i;
        return i;
    }

    /* ir
    b0:
      t0 = x
      x = y
      old = call static java/lang/Object Increments.pick(java/lang/Object, java/lang/Object) (t0, y)
      if old != x then b2 else b1
    b1:
      stack0 = old
      goto b3
    b2:
      stack0 = x
      goto b3
    b3:
      return stack0
    */
    static Object referenceOnStack(Object x, Object y) {
        Object old = pick(x, x = y);
        return old == x ? old : x;
    }

    static Object pick(Object a, Object b) {
        return a;
    }
}
