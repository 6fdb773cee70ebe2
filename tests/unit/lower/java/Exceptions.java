/** Handlers, finally, and what they see of the variables. */
class Exceptions {
    static int field;

    static void mayThrow() {}

    /* ir
    b0: catch java/lang/ArrayIndexOutOfBoundsException -> b1
      check not_null a
      check in_bounds a[0]
      t0 = a[0] : int
      stack0 = t0
      return stack0
    b1:
      stack0$2 = catch
      e = stack0$2
      return -1
    */
    static int catchOne(int[] a) {
        try {
            return a[0];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    /* ir
    b0: catch java/lang/ArithmeticException -> b2, java/lang/NullPointerException -> b2, java/lang/RuntimeException -> b3
      result = 0
      check not_null a
      check in_bounds a[0]
      t0 = a[0] : int
      check non_zero d
      result = t0 / d
      goto b1
    b1:
      return result
    b2:
      stack0 = catch
      e = stack0
      result = 1
      goto b1
    b3:
      stack0 = catch
      e = stack0
      result = 2
      goto b1
    */
    static int catchSeveral(int[] a, int d) {
        int result = 0;
        try {
            result = a[0] / d;
        } catch (ArithmeticException | NullPointerException e) {
            result = 1;
        } catch (RuntimeException e) {
            result = 2;
        }
        return result;
    }

    /* ir
    b0: catch * -> b1
      call static void Exceptions.mayThrow() ()
      x = 2
      static Exceptions.field : int = x
      return x
    b1:
      stack0 = catch
      $1 = stack0
      static Exceptions.field : int = x
      check not_null $1
      throw $1
    */
    static int finallyOnBothWays(int x) {
        try {
            mayThrow();
            x = 2;
        } finally {
            field = x;
        }
        return x;
    }

    /* ir
    b0: catch * -> b1
      check non_zero x
      $1 = 10 / x
      x = 5
      return $1
    b1:
      stack0 = catch
      $2 = stack0
      x = 5
      check not_null $2
      throw $2
    */
    static int returnFromFinally(int x) {
        try {
            return 10 / x;
        } finally {
            x = 5;
        }
    }

    @SuppressWarnings("finally")
    /* ir
    b0: catch * -> b1
      call static void Exceptions.mayThrow() ()
      return 1
    b1:
      stack0 = catch
      $0 = stack0
      return 1
    */
    static int finallySwallows() {
        try {
            mayThrow();
        } finally {
            return 1;
        }
    }

    /* ir
    b0: catch java/lang/RuntimeException -> b1
      x = 1
      call static void Exceptions.mayThrow() ()
      x = 2
      call static void Exceptions.mayThrow() ()
      x = 3
      return x
    b1:
      stack0 = catch
      e = stack0
      return x
    */
    static int handlerSeesLatestValue() {
        int x = 1;
        try {
            mayThrow();
            x = 2;
            mayThrow();
            x = 3;
        } catch (RuntimeException e) {
            return x;
        }
        return x;
    }

    /* ir
    b0: catch java/lang/IllegalStateException -> b2, java/lang/RuntimeException -> b3
      call static void Exceptions.mayThrow() ()
      goto b1
    b1:
      return x
    b2: catch java/lang/RuntimeException -> b3
      stack0 = catch
      e = stack0
      x = 1
      call static void Exceptions.mayThrow() ()
      goto b1
    b3:
      stack0 = catch
      e$2 = stack0
      x = x + 10
      goto b1
    */
    static int nested(int x) {
        try {
            try {
                mayThrow();
            } catch (IllegalStateException e) {
                x = 1;
                mayThrow();
            }
        } catch (RuntimeException e) {
            x += 10;
        }
        return x;
    }

    /* ir
    b0:
      check not_null e
      throw e
    */
    static void rethrow(Exception e) throws Exception {
        throw e;
    }

    /* ir
    b0:
      t0 = new java/lang/IllegalStateException
      call special void java/lang/IllegalStateException.<init>(java/lang/String) (t0, "no")
      throw t0
    */
    static void throwFresh() {
        throw new IllegalStateException("no");
    }

    /* ir
    b0: catch java/lang/ArithmeticException -> b1
      y = 3
      check non_zero y
      t0 = 10 / y
      t1 = x + t0
      stack0 = t1
      return stack0
    b1:
      stack0$2 = catch
      e = stack0$2
      return y
    */
    static int stackIsEmptyInHandler(int x) {
        int y = 3;
        try {
            return x + 10 / y;
        } catch (ArithmeticException e) {
            return y;
        }
    }

    static int resources(AutoCloseable c) throws Exception {
        try (AutoCloseable d = c) {
            mayThrow();
            return 1;
        }
    }

    /* ir
    b0:
      goto b1
    b1: catch java/lang/RuntimeException -> b3
      call static void Exceptions.mayThrow() ()
      stack0 = n
      return stack0
    b2:
      check not_null e
      throw e
    b3:
      stack0$2 = catch
      e = stack0$2
      n = n + -1
      if n >= 0 then b1 else b2
    */
    static int loopWithHandler(int n) {
        while (true) {
            try {
                mayThrow();
                return n;
            } catch (RuntimeException e) {
                if (--n < 0) throw e;
            }
        }
    }
}
