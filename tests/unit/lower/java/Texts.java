/** String concatenation. */
class Texts {
    /* ir
    b0:
      t0 = call static java/lang/String jury/rt/Concat.text(boolean) (z)
      t1 = call static java/lang/String jury/rt/Concat.text(int) (b)
      t2 = operate text.concat (t0, t1)
      t3 = call static java/lang/String jury/rt/Concat.text(char) (c)
      t4 = operate text.concat (t2, t3)
      t5 = call static java/lang/String jury/rt/Concat.text(int) (s)
      t6 = operate text.concat (t4, t5)
      t7 = call static java/lang/String jury/rt/Concat.text(int) (i)
      t8 = operate text.concat (t6, t7)
      t9 = call static java/lang/String jury/rt/Concat.text(long) (l)
      t10 = operate text.concat (t8, t9)
      t11 = call static java/lang/String jury/rt/Concat.text(float) (f)
      t12 = operate text.concat (t10, t11)
      t13 = call static java/lang/String jury/rt/Concat.text(double) (d)
      t14 = operate text.concat (t12, t13)
      t15 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (t)
      t16 = operate text.concat (t14, t15)
      return t16
    */
    static String everyKind(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t) {
        return "" + z + b + c + s + i + l + f + d + t;
    }

    /* ir
    b0:
      t0 = call static java/lang/String jury/rt/Concat.text(int) (i)
      t1 = operate text.concat ("a", t0)
      t2 = operate text.concat (t1, "b")
      t3 = call static java/lang/String jury/rt/Concat.text(int) (i)
      t4 = operate text.concat (t2, t3)
      t5 = operate text.concat (t4, "c")
      return t5
    */
    static String literalsBetween(int i) {
        return "a" + i + "b" + i + "c";
    }

    /* ir
    b0:
      t0 = call static java/lang/String jury/rt/Concat.text(int) (i)
      t1 = operate text.concat ("\x01", t0)
      t2 = operate text.concat (t1, "\x02")
      return t2
    */
    static String markersInLiteral(int i) {
        return "\1" + i + "\2";
    }

    /* ir
    b0:
      t0 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (s)
      s = operate text.concat (t0, "1")
      t2 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (s)
      s = operate text.concat (t2, "c")
      return s
    */
    static String compound(String s) {
        s += 1;
        s += 'c';
        return s;
    }

    // Some compilers take the text of an object first, some leave that to the call site.
    static String ofObject(Object o, int[] a) {
        return o + ":" + a;
    }
}
