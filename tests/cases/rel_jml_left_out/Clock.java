class Clock {
  int time;
  //@ model int shown;

  //@ measured_by steps;
  //@ ensures time == \old(time) + steps;
  //@ ensures (\forall int i; i * i >= 0);
  void tick(int steps) {
    time += steps;
  }
}
