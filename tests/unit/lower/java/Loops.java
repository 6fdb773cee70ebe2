/** Loops, also those without an end, and code that cannot be reached. */
class Loops {
    /* ir
    b0:
      sum = 0
      i = 0
      goto b1
    b1:
      if i >= n then b7 else b2
    b2:
      j = 0
      goto b3
    b3:
      if j != i then b4 else b6
    b4:
      if sum <= 100 then b5 else b7
    b5:
      sum = sum + j
      j = j + 1
      goto b3
    b6:
      i = i + 1
      goto b1
    b7:
      return sum
    */
    static int nested(int n) {
        int sum = 0;
        outer:
        for (int i = 0; i < n; ++i) {
            for (int j = 0; ; ++j) {
                if (j == i) continue outer;
                if (sum > 100) break outer;
                sum += j;
            }
        }
        return sum;
    }

    /* ir
    b0:
      goto b1
    b1:
      goto b1
    */
    static void forever() {
        while (true) {
        }
    }

    /* ir
    b0:
      goto b1
    b1:
      if c == 0 then b1 else b2
    b2:
      return 1
    */
    static int afterForever(boolean c) {
        do {
            if (c) return 1;
        } while (true);
    }

    /* ir
    b0:
      return 2
    */
    static int constantCondition() {
        if (false) return 1;
        return 2;
    }

    static int forEach(Iterable<Integer> all, int[] more) {
        int sum = 0;
        for (int x : all) sum += x;
        for (int x : more) sum += x;
        return sum;
    }

    static void assertion(int x) {
        assert x > 0 : "not positive: " + x;
    }
}
