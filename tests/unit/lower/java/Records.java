/** The methods of records come from ObjectMethods. */
class Records {
    record Point(int x, long y, float f, double d, boolean z, byte b, char c, short s, String name, int[] a) {}
    record Empty() {}
    record Generic<T>(T value) {
        Generic {
            if (value == null) throw new IllegalArgumentException();
        }
    }

    /* ir
    b0:
      check not_null p
      t0 = call virtual boolean Records$Point.equals(java/lang/Object) (p, o)
      if t0 == 0 then b2 else b1
    b1:
      check not_null p
      t1 = call virtual int Records$Point.hashCode() (p)
      stack0 = t1
      goto b3
    b2:
      check not_null p
      t2 = call virtual int Records$Point.x() (p)
      stack0 = t2
      goto b3
    b3:
      return stack0
    */
    static int use(Point p, Object o) {
        return p.equals(o) ? p.hashCode() : p.x();
    }
}
