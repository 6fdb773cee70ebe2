class Ring {
  int size;

  //@ requires step > ;
  //@ ensures size == \old(size) + step
  void turn(int step) {
    size += step;
  }

  //@ ensures \result == size;
  int size() {
    return size;
  }

  void spin(int n) {
    if (n > 0)
      //@ assert n > 0;
      size++;
  }
}
