class Lamp {
  boolean on;

  void flip() {
    on = !on;
  }
}
