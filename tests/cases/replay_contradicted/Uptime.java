class Uptime {
  static void sinceSomeTime() {
    assert System.nanoTime() > 1_000_000_000;
  }
}
