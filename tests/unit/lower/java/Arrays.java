/** Arrays of every kind, with their checks. */
class Arrays {
    /* ir
    b0:
      check non_negative n
      t0 = new_array int[] (n)
      return t0
    */
    static int[] newArray(int n) {
        return new int[n];
    }

    /* ir
    b0:
      t0 = new_array int[] (3)
      return t0
    */
    static int[] constantLength() {
        return new int[3];
    }

    /* ir
    b0:
      check non_negative n
      check non_negative m
      t0 = new_array int[][] (n, m)
      return t0
    */
    static int[][] twoDimensions(int n, int m) {
        return new int[n][m];
    }

    /* ir
    b0:
      check non_negative n
      t0 = new_array java/lang/String[][][] (2, n)
      return t0
    */
    static String[][][] twoOfThreeDimensions(int n) {
        return new String[2][n][];
    }

    /* ir
    b0:
      check non_negative n
      a = new_array java/lang/Runnable[] (n)
      check in_bounds a[0]
      check storable "storable?" in a
      a[0] : reference = "storable?"
      check in_bounds a[1]
      a[1] : reference = null
      return a
    */
    static Object[] ofReferences(int n) {
        Object[] a = new Runnable[n];
        a[0] = "storable?";
        a[1] = null;
        return a;
    }

    /* ir
    b0:
      check not_null b
      check in_bounds b[0]
      t0 = b[0] : byte
      check not_null c
      check in_bounds c[0]
      t1 = c[0] : char
      stack0 = z
      stack1 = 0
      if t0 <= t1 then b2 else b1
    b1:
      stack2 = 1
      goto b3
    b2:
      stack2 = 0
      goto b3
    b3:
      check not_null stack0
      check in_bounds stack0[stack1]
      stack0[stack1] : byte = stack2
      check not_null s
      check in_bounds s[0]
      t2 = s[0] : short
      t3 = int_to_byte t2
      check not_null b
      check in_bounds b[1]
      b[1] : byte = t3
      check in_bounds b[1]
      t4 = b[1] : byte
      t5 = int_to_char t4
      check not_null c
      check in_bounds c[1]
      c[1] : char = t5
      check in_bounds c[1]
      t6 = c[1] : char
      t7 = int_to_short t6
      check in_bounds s[1]
      s[1] : short = t7
      check not_null z
      check in_bounds z[0]
      t8 = z[0] : byte
      if t8 == 0 then b5 else b4
    b4:
      stack0$2 = 1
      goto b6
    b5:
      stack0$2 = 0
      goto b6
    b6:
      return stack0$2
    */
    static int smallKinds(boolean[] z, byte[] b, char[] c, short[] s) {
        z[0] = b[0] > c[0];
        b[1] = (byte) s[0];
        c[1] = (char) b[1];
        s[1] = (short) c[1];
        return z[0] ? 1 : 0;
    }

    /* ir
    b0:
      check not_null f
      check in_bounds f[0]
      t0 = f[0] : float
      t1 = float_to_long t0
      check not_null l
      check in_bounds l[0]
      l[0] : long = t1
      check not_null d
      check in_bounds d[0]
      t2 = d[0] : double
      t3 = double_to_float t2
      check in_bounds f[1]
      f[1] : float = t3
      check in_bounds l[1]
      t4 = l[1] : long
      t5 = long_to_double t4
      check in_bounds d[1]
      d[1] : double = t5
      return t5
    */
    static double wideKinds(long[] l, float[] f, double[] d) {
        l[0] = (long) f[0];
        f[1] = (float) d[0];
        return d[1] = l[1];
    }

    /* ir
    b0:
      check not_null a
      t0 = a.length
      t1 = a.length
      t2 = t0 + t1
      return t2
    */
    static int lengthTwice(int[] a) {
        return a.length + a.length;
    }

    /* ir
    b0:
      check not_null a
      check in_bounds a[i]
      t0 = a[i] : reference
      check not_null t0
      check in_bounds t0[i]
      t1 = t0[i] : int
      return t1
    */
    static int elementOfNested(int[][] a, int i) {
        return a[i][i];
    }

    /* ir
    b0:
      check not_null a
      t0 = operate object.clone (a)
      check castable t0 to int[]
      t1 = t0
      return t1
    */
    static int[] copied(int[] a) {
        return a.clone();
    }

    /* ir
    b0:
      t0 = new_array int[] (2)
      check in_bounds t0[0]
      t0[0] : int = x
      check in_bounds t0[1]
      t0[1] : int = 7
      return t0
    */
    static int[] initialized(int x) {
        return new int[] {x, 7};
    }

    static int varargs(Object... all) {
        return all.length;
    }

    /* ir
    b0:
      t0 = new_array java/lang/Object[] (2)
      check in_bounds t0[0]
      check storable s in t0
      t0[0] : reference = s
      t1 = call static java/lang/Integer java/lang/Integer.valueOf(int) (1)
      check in_bounds t0[1]
      check storable t1 in t0
      t0[1] : reference = t1
      t2 = call static int Arrays.varargs(java/lang/Object[]) (t0)
      return t2
    */
    static int callOfVarargs(String s) {
        return varargs(s, 1);
    }
}
