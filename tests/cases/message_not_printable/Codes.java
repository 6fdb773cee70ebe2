class Codes {
  static void refuse() {
    throw new IllegalStateException("a\0b\nc\u00e9\uffff");
  }

  static int half(int n) {
    return n / 2;
  }
}
