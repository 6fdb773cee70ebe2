public class Scale {
  /** Null is not what it is for. */
  public static int weight(String goods) {
    return goods.length();
  }

  /** An assert is a claim of ours, whatever the argument. */
  public static void put(String goods) {
    assert goods.length() < 3;
  }
}
