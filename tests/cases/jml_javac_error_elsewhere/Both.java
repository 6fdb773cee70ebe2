class Both {
  //@ requires x > 0; ensures \result == y;
  int id(int x) { /*@ assert x > 0; @*/ return z; }
}
