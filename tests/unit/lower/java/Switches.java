/** tableswitch and lookupswitch, and what javac makes of strings and enums. */
class Switches {
    enum Color { RED, GREEN, BLUE }

    /* ir
    b0:
      switch x { 1: b1, 2: b2, 3: b2, 4: b4, 5: b3, default: b4 }
    b1:
      return 10
    b2:
      return 20
    b3:
      x = x + 1
      goto b4
    b4:
      return x
    */
    static int dense(int x) {
        switch (x) {
            case 1: return 10;
            case 2:
            case 3: return 20;
            case 5: x += 1;
            default: return x;
        }
    }

    /* ir
    b0:
      switch x { -2147483648: b2, -1000000: b1, 7: b1, 2147483647: b3, default: b4 }
    b1:
      stack0 = 1
      goto b5
    b2:
      stack0 = 2
      goto b5
    b3:
      stack0 = 3
      goto b5
    b4:
      stack0 = 4
      goto b5
    b5:
      return stack0
    */
    static int sparse(int x) {
        return switch (x) {
            case -1000000, 7 -> 1;
            case Integer.MIN_VALUE -> 2;
            case Integer.MAX_VALUE -> 3;
            default -> 4;
        };
    }

    /* ir
    b0:
      switch x { default: b1 }
    b1:
      return 1
    */
    static int withoutCases(int x) {
        switch (x) {
            default: return 1;
        }
    }

    static int onString(String s) {
        return switch (s) {
            case "Aa", "BB" -> 1;
            case "" -> 2;
            default -> 3;
        };
    }

    static String onEnum(Color color) {
        return switch (color) {
            case RED -> "warm";
            case BLUE -> "cold";
            default -> "green";
        };
    }

    /* ir
    b0:
      stack0 = y
      switch x { 0: b1, default: b2 }
    b1:
      t0 = y + 1
      stack1 = t0
      goto b3
    b2:
      t1 = y + 2
      stack1 = t1
      goto b3
    b3:
      t2 = call static int java/lang/Math.max(int, int) (stack0, stack1)
      return t2
    */
    static int asArgument(int x, int y) {
        return Math.max(y, switch (x) {
            case 0 -> y + 1;
            default -> y + 2;
        });
    }
}
