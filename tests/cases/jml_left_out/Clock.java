class Clock {
  int time;
  //@ model int shown;

  //@ measured_by steps;
  //@ ensures time == \old(time) + steps;
  //@ ensures (\num_of int i; i * i >= 0) > 0;
  void tick(int steps) {
    time += steps;
  }
}
