class Gauge {
  private int level;

  void fill(int amount) {
    if (amount < 0 || amount > 100) return;
    level = check(amount);
  }

  private static int check(int amount) {
    assert amount != 50 : "half full or half empty";
    return amount;
  }
}
