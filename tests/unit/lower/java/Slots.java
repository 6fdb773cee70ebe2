/** javac gives the slot of a variable that is out of scope to the next one, of whatever type. */
class Slots {
    /* ir
    b0:
      if c == 0 then b2 else b1
    b1:
      a = 1
      t0 = int_to_long a
      return t0
    b2:
      b = "b"
      t1 = call virtual int java/lang/String.length() (b)
      d = 2.5
      t2 = double_to_long d
      return t2
    */
    static long reusedWithOtherTypes(boolean c) {
        if (c) {
            int a = 1;
            return a;
        }
        {
            String b = "b";
            b.length();
        }
        {
            double d = 2.5;
            return (long) d;
        }
    }

    /* ir
    b0:
      i = 0
      goto b1
    b1:
      if i >= n then b3 else b2
    b2:
      n = n + -2
      i = i + 1
      goto b1
    b3:
      i$2 = 0L
      goto b4
    b4:
      t0 = int_to_long n
      t1 = i$2 cmp t0
      if t1 >= 0 then b6 else b5
    b5:
      n = n + -3
      i$2 = i$2 + 1L
      goto b4
    b6:
      i$3 = null
      goto b7
    b7:
      if i$3 != null then b9 else b8
    b8:
      n = n + -4
      i$3 = "x"
      goto b7
    b9:
      return n
    */
    static int sameNameOtherType(int n) {
        for (int i = 0; i < n; ++i) n -= 2;
        for (long i = 0; i < n; ++i) n -= 3;
        for (Object i = null; i == null; i = "x") n -= 4;
        return n;
    }

    /* ir
    b0:
      sum = 0
      i = 0
      goto b1
    b1:
      if i >= n then b3 else b2
    b2:
      sum = sum + i
      i = i + 1
      goto b1
    b3:
      i = n
      goto b4
    b4:
      if i <= 0 then b6 else b5
    b5:
      sum = sum - i
      i = i + -1
      goto b4
    b6:
      return sum
    */
    static int sameNameSameType(int n) {
        int sum = 0;
        for (int i = 0; i < n; ++i) sum += i;
        for (int i = n; i > 0; --i) sum -= i;
        return sum;
    }

    /* ir
    b0:
      check not_null text
      count = call virtual int java/lang/String.length() (text)
      text = null
      if text != null then b2 else b1
    b1:
      stack0 = count
      goto b3
    b2:
      stack0 = 0
      goto b3
    b3:
      return stack0
    */
    static int parameterReused(String text, int count) {
        count = text.length();
        text = null;
        return text == null ? count : 0;
    }

    /* ir
    b0:
      t0 = b + d
      return t0
    */
    static int wideParameters(long a, int b, double c, int d) {
        return b + d;
    }

    /* ir
    b0:
      a0 = 0L
      a1 = 1L
      a2 = 2L
      a3 = 3L
      a4 = 4L
      a5 = 5L
      b = 6
      t0 = a0 + a1
      t1 = t0 + a2
      t2 = t1 + a3
      t3 = t2 + a4
      t4 = t3 + a5
      t5 = long_to_int t4
      b = b + t5
      return b
    */
    static int manyLocals() {
        long a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5;
        int b = 6;
        b += (int) (a0 + a1 + a2 + a3 + a4 + a5);
        return b;
    }

    /* ir
    b0:
      if c == 0 then b2 else b1
    b1:
      value = 1
      goto b3
    b2:
      value = 2
      goto b3
    b3:
      return value
    */
    static int assignedOnBothBranches(boolean c) {
        final int value;
        if (c) value = 1;
        else value = 2;
        return value;
    }

    /* ir
    b0:
      unused = 3
      return
    */
    static void unusedVariable() {
        int unused = 3;
    }
}
