/** Objects, casts, type tests, calls, class initialisation. */
class Objects {
    static class WithInitializer {
        static int count = Integer.parseInt("3");
        int value;
        static void touch() {}
    }

    static final String NAME = "objects";
    private int secret;

    interface Shape {
        int area();
        default int twice() { return area() * 2; }
        static Shape unit() { return () -> 1; }
    }

    static class Square extends Objects implements Shape {
        public int area() { return 4; }

        /* called through the interface */
        public int twice() { return Shape.super.twice() + super.hashCode(); }
    }

    /* ir
    b0:
      initialize Objects$WithInitializer
      t0 = new Objects$WithInitializer
      call special void Objects$WithInitializer.<init>() (t0)
      return t0
    */
    static Object create() {
        return new WithInitializer();
    }

    /* ir
    b0:
      initialize Objects$WithInitializer
      call static void Objects$WithInitializer.touch() ()
      t0 = static Objects$WithInitializer.count : int
      t1 = t0 + 1
      static Objects$WithInitializer.count : int = t1
      return t0
    */
    static int staticMembers() {
        WithInitializer.touch();
        return WithInitializer.count++;
    }

    /* ir
    b0:
      check castable o to Objects$WithInitializer
      t0 = o
      check not_null t0
      t1 = t0.Objects$WithInitializer.value : int
      return t1
    */
    static int castAndUse(Object o) {
        return ((WithInitializer) o).value;
    }

    /* ir
    b0:
      t0 = o instanceof int[]
      if t0 != 0 then b2 else b1
    b1:
      t1 = o instanceof Objects$Shape
      if t1 == 0 then b3 else b2
    b2:
      stack0 = 1
      goto b4
    b3:
      stack0 = 0
      goto b4
    b4:
      return stack0
    */
    static boolean typeTest(Object o) {
        return o instanceof int[] || o instanceof Shape;
    }

    /* ir
    b0:
      t0 = o instanceof java/lang/String
      if t0 == 0 then b3 else b1
    b1:
      check castable o to java/lang/String
      s = o
      check not_null s
      t2 = call virtual int java/lang/String.length() (s)
      if t2 <= 1 then b3 else b2
    b2:
      check not_null s
      t3 = call virtual int java/lang/String.length() (s)
      stack0 = t3
      goto b4
    b3:
      stack0 = 0
      goto b4
    b4:
      return stack0
    */
    static int patternVariable(Object o) {
        return o instanceof String s && s.length() > 1 ? s.length() : 0;
    }

    /* ir
    b0:
      check not_null w
      w.Objects$WithInitializer.value : int = 1
      w.Objects$WithInitializer.value : int = 2
      t0 = w.Objects$WithInitializer.value : int
      return t0
    */
    static int checkedOnce(WithInitializer w) {
        w.value = 1;
        w.value = 2;
        return w.value;
    }

    /* ir
    b0:
      check not_null w
      w.Objects$WithInitializer.value : int = 1
      w = v
      check not_null w
      t0 = w.Objects$WithInitializer.value : int
      return t0
    */
    static int checkedAgainAfterAssignment(WithInitializer w, WithInitializer v) {
        w.value = 1;
        w = v;
        return w.value;
    }

    /* ir
    b0:
      t0 = this.Objects.secret : int
      t1 = this.Objects.secret : int
      t2 = t0 + t1
      return t2
    */
    int thisIsNeverNull() {
        return secret + this.secret;
    }

    /* ir
    b0:
      check not_null s
      t0 = call interface int Objects$Shape.area() (s)
      t1 = call static Objects$Shape Objects$Shape.unit() ()
      check not_null t1
      t2 = call interface int Objects$Shape.twice() (t1)
      t3 = t0 + t2
      return t3
    */
    static int interfaceCall(Shape s) {
        return s.area() + Shape.unit().twice();
    }

    /* ir
    b0:
      if c == 0 then b2 else b1
    b1:
      stack0 = class java/lang/String
      goto b3
    b2:
      stack0 = class int[]
      goto b3
    b3:
      return stack0
    */
    static Class<?> classConstants(boolean c) {
        return c ? String.class : int[].class;
    }

    /* ir
    b0:
      return "objects"
    */
    static String constantOfClass() {
        return NAME;
    }

    /* ir
    b0:
      check not_null i
      t0 = call virtual int java/lang/Integer.intValue() (i)
      t1 = t0 + 1
      j = call static java/lang/Integer java/lang/Integer.valueOf(int) (t1)
      check not_null j
      t3 = call virtual int java/lang/Integer.intValue() (j)
      return t3
    */
    static int boxing(Integer i) {
        Integer j = i + 1;
        return j;
    }

    /* ir
    b0:
      if a == null then b3 else b1
    b1:
      if null == b then b4 else b2
    b2:
      if a != b then b4 else b3
    b3:
      stack0 = 1
      goto b5
    b4:
      stack0 = 0
      goto b5
    b5:
      return stack0
    */
    static boolean nullComparisons(Object a, Object b) {
        return a == null || null != b && a == b;
    }
}
