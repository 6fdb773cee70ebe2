class Lamp {
  boolean on;

  void press() {
    on = !on;
  }
}
