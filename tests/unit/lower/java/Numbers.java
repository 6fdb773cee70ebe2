/** Arithmetic of all kinds, conversions, comparisons. */
class Numbers {
    /* ir
    b0:
      check non_zero y
      t0 = x / y
      t1 = x % 3
      t2 = t0 + t1
      return t2
    */
    static int division(int x, int y) {
        return x / y + x % 3;
    }

    /* ir
    b0:
      check non_zero y
      t0 = x / y
      t1 = x % 7L
      t2 = t0 - t1
      return t2
    */
    static long longDivision(long x, long y) {
        return x / y - x % 7L;
    }

    /* ir
    b0:
      t0 = x / 0.0f
      t1 = float_to_double t0
      t2 = y % 0.0
      t3 = t1 + t2
      return t3
    */
    static double floatingDivisionHasNoCheck(float x, double y) {
        return x / 0f + y % 0.0;
    }

    /* ir
    b0:
      t0 = l << i
      t1 = l >> 3
      t2 = t0 + t1
      t3 = long_to_int l
      t4 = l >>> t3
      t5 = t2 + t4
      t6 = i >>> 1
      t7 = int_to_long t6
      t8 = t5 + t7
      return t8
    */
    static long shifts(int i, long l) {
        return (l << i) + (l >> 3) + (l >>> l) + (i >>> 1);
    }

    /* ir
    b0:
      t0 = long_to_int l
      t1 = int_to_byte t0
      t2 = float_to_int f
      t3 = int_to_char t2
      t4 = t1 + t3
      t5 = double_to_int d
      t6 = int_to_short t5
      t7 = t4 + t6
      t8 = long_to_int l
      t9 = t7 + t8
      return t9
    */
    static int conversions(long l, float f, double d) {
        return (byte) l + (char) f + (short) d + (int) l;
    }

    /* ir
    b0:
      t0 = int_to_long i
      t1 = t0 + l
      t2 = long_to_float t1
      t3 = t2 + f
      t4 = float_to_double t3
      t5 = t4 + 1.0
      return t5
    */
    static double widening(int i, long l, float f) {
        return i + l + f + 1.0;
    }

    /* ir
    b0:
      t0 = x cmpgreater 1.0f
      if t0 >= 0 then b4 else b1
    b1:
      t1 = y cmpless 2.0
      if t1 < 0 then b4 else b2
    b2:
      t2 = z cmp 3L
      if t2 == 0 then b4 else b3
    b3:
      stack0 = 1
      goto b5
    b4:
      stack0 = 0
      goto b5
    b5:
      return stack0
    */
    static boolean floatComparisons(float x, double y, long z) {
        return x < 1f && y >= 2.0 && z != 3L;
    }

    /* ir
    b0:
      t0 = neg i
      t1 = i ^ -1
      t2 = t0 ^ t1
      return t2
    */
    static int negation(int i) {
        return -i ^ ~i;
    }

    /* ir
    b0:
      return 100111.6
    */
    static double constants() {
        return 0 + 5L + 100 + 100000 + 2f + 3.5f + 1.0 + 0.1 + -0.0;
    }

    /* ir
    b0:
      return float:nan
    */
    static float notANumber() {
        return Float.NaN;
    }
}
