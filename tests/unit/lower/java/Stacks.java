/** Values on the operand stack across branches, and the instructions that copy and move them. */
class Stacks {
    int[] cells = new int[4];
    long total;

    /* ir
    b0:
      if c == 0 then b2 else b1
    b1:
      stack0 = x
      goto b3
    b2:
      stack0 = y
      goto b3
    b3:
      return stack0
    */
    static int ternary(boolean c, int x, int y) {
        return c ? x : y;
    }

    /* ir
    b0:
      stack0 = x
      if c == 0 then b2 else b1
    b1:
      t0 = x + 1
      stack1 = t0
      goto b3
    b2:
      t1 = x + 2
      stack1 = t1
      goto b3
    b3:
      if d == 0 then b7 else b4
    b4:
      if c == 0 then b6 else b5
    b5:
      stack2 = 3
      goto b8
    b6:
      stack2 = 4
      goto b8
    b7:
      stack2 = 5
      goto b8
    b8:
      t2 = call static int Stacks.four(int, int, int, int) (stack0, stack1, stack2, x)
      return t2
    */
    static int nestedTernaryInArguments(boolean c, boolean d, int x) {
        return four(x, c ? x + 1 : x + 2, d ? (c ? 3 : 4) : 5, x);
    }

    static int four(int a, int b, int c, int d) {
        return a + b + c + d;
    }

    /* ir
    b0:
      stack0 = l
      stack1 = d
      stack2 = o
      if c == 0 then b2 else b1
    b1:
      stack3 = 1L
      goto b3
    b2:
      stack3 = 2L
      goto b3
    b3:
      t0 = call static long Stacks.mixed(long, double, java/lang/Object, long) (stack0, stack1, stack2, stack3)
      return t0
    */
    static long mixedKindsAcrossBranch(boolean c, long l, double d, Object o) {
        return mixed(l, d, o, c ? 1 : 2L);
    }

    static long mixed(long a, double b, Object c, long d) {
        return a + d;
    }

    /* ir
    b0:
      if a == 0 then b2 else b1
    b1:
      if b != 0 then b3 else b2
    b2:
      if c != 0 then b4 else b3
    b3:
      stack0 = 1
      goto b5
    b4:
      stack0 = 0
      goto b5
    b5:
      return stack0
    */
    static boolean shortCircuit(boolean a, boolean b, boolean c) {
        return a && b || !c;
    }

    /* ir
    b0:
      t0 = a + 1
      c = t0
      b = t0
      a = t0
      t1 = a + b
      t2 = t1 + c
      return t2
    */
    static int chainOfAssignments(int a, int b, int c) {
        a = b = c = a + 1;
        return a + b + c;
    }

    /* ir
    b0:
      t0 = this.Stacks.cells : int[]
      t1 = this.Stacks.cells : int[]
      t2 = i + 1
      check not_null t1
      check in_bounds t1[t2]
      t1[t2] : int = v
      check not_null t0
      check in_bounds t0[i]
      t0[i] : int = v
      return v
    */
    int chainThroughFieldAndElement(int i, int v) {
        return this.cells[i] = this.cells[i + 1] = v;
    }

    /* ir
    b0:
      this.Stacks.total : long = v
      x = v
      return x
    */
    long wideFieldInChain(long v) {
        long x = total = v;
        return x;
    }

    /* ir
    b0:
      check not_null a
      check in_bounds a[i]
      t0 = a[i] : long
      t1 = t0 + 1L
      check in_bounds a[i]
      a[i] : long = t1
      return t0
    */
    static long wideElementPostIncrement(long[] a, int i) {
        return a[i]++;
    }

    /* ir
    b0:
      check not_null b
      check in_bounds b[i]
      b[i] : double = v
      check not_null a
      check in_bounds a[i]
      a[i] : double = v
      return v
    */
    static double wideElementInChain(double[] a, double[] b, int i, double v) {
        return a[i] = b[i] = v;
    }

    /* ir
    b0:
      t0 = call static int Stacks.four(int, int, int, int) (1, 2, 3, 4)
      t1 = call static long Stacks.mixed(long, double, java/lang/Object, long) (1L, 2.0, a, 3L)
      check not_null a
      check in_bounds a[0]
      t2 = a[0] : long
      t3 = t2 + 1L
      check in_bounds a[0]
      a[0] : long = t3
      return
    */
    static void discarded(long[] a) {
        four(1, 2, 3, 4);
        mixed(1L, 2.0, a, 3L);
        a[0]++;
    }

    /* ir
    b0:
      if c == 0 then b2 else b1
    b1:
      stack0 = s
      goto b3
    b2:
      stack0 = null
      goto b3
    b3:
      if stack0 != null then b5 else b4
    b4:
      stack0 = "none"
      goto b6
    b5:
      stack0 = s
      goto b6
    b6:
      return stack0
    */
    static String ternaryOfReferences(boolean c, String s) {
        return (c ? s : null) == null ? "none" : s;
    }

    /* ir
    b0:
      t0 = new java/lang/StringBuilder
      stack0 = t0
      stack1 = t0
      if c == 0 then b2 else b1
    b1:
      stack2 = "yes"
      goto b3
    b2:
      stack2 = "no"
      goto b3
    b3:
      check not_null stack1
      call special void java/lang/StringBuilder.<init>(java/lang/String) (stack1, stack2)
      return stack0
    */
    static Object newObjectWithBranchInConstructor(boolean c) {
        return new StringBuilder(c ? "yes" : "no");
    }
}
