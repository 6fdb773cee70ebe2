class Meter {
  //@ ghost int seen = 0;
  int shown;

  //@ ensures shown == 1;
  void repair() {
    //@ set shown = 1;
  }

  //@ ensures \result == n;
  static int same(int n) {
    //@ ghost int kept = n;
    //@ set n = kept + 1;
    return n;
  }

  //@ requires seen < 100;
  //@ ensures seen == \old(seen) + 1;
  void look() {
    //@ set this.seen = seen + 1;
  }
}
