class Half {
  static int of(int number, int parts) { return number / parts; }
}
