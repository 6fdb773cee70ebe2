class Box {
  int[] items = new int[2];

  //@ requires index;
  //@ ensures \result == items[indx];
  //@ assignable itmes;
  int get(int index) {
    return items[index];
  }

  //@ ensures \result == items.length;
  int capacity() {
    //@ assert items.size() > 0;
    return items.length;
  }

  //@ ensures \result;
  boolean yes() {
    return true;
  }
}
