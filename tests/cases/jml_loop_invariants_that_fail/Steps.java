// An invariant that does not hold before the loop, and one that the loop does not keep.
public class Steps {
  static int before(int n) {
    int i = 1;
    //@ loop_invariant i <= n;
    while (i < n) i++;
    return i;
  }

  static int kept(int n) {
    int sum = 0;
    for (int k = 0; k < 2; k++) {
      int i = 0;
      //@ loop_invariant i < 3 || k == 0;
      while (i < n) i++;
      sum += i;
    }
    return sum;
  }
}
