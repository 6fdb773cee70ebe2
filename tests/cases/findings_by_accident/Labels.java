// Exceptions that nobody meant, though guards throw some of their classes on purpose: while the message is made, and
// in helpers that test arguments.
public class Labels {
  public static int inMessage(String text) {
    if (text == null || text.isEmpty()) throw new IllegalArgumentException("bad " + text.length());
    return text.length();
  }

  public static int inHelper(String text) {
    check(text);
    return text.length();
  }

  public static int besideOneOnPurpose(String text, String other) {
    checkBoth(text, other);
    return text.length();
  }

  public static int derivedFromOneOnPurpose(int index, int[] numbers) {
    checkAt(index, numbers);
    return index;
  }

  public static int meant(String text) {
    checkText(text);
    return text.length();
  }

  private static void check(String text) {
    if (text == null || text.isEmpty()) throw new IllegalArgumentException("bad " + text.length());
  }

  private static void checkBoth(String text, String other) {
    if (text == null) throw new NullPointerException("text");
    if (other.isEmpty()) throw new IllegalArgumentException("other");
  }

  private static void checkAt(int index, int[] numbers) {
    if (numbers == null) throw new IllegalArgumentException("no numbers");
    if (index > 5) throw new IndexOutOfBoundsException("more than 5");
    if (index >= 0 && numbers[index] < 0) throw new IllegalArgumentException("negative");
  }

  private static void checkText(String text) {
    if (text == null) throw new NullPointerException("text");
    if (text.isEmpty()) throw new IllegalArgumentException("empty");
  }
}
