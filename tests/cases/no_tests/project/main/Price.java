class Price {
  static int withTax(int price) { return price + price / 5; }
}
