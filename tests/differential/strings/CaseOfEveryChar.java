// Upper and lower case and the comparison without case for every char, alone and among others, and for pairs of surrogates in plane 1.
public class CaseOfEveryChar {
  static int sum;

  static void add(String text) {
    for (int i = 0; i < text.length(); i++) {
      sum = 31 * sum + text.charAt(i);
    }
    sum = 31 * sum + text.length();
  }

  static void every(int from, int to) {
    for (int c = from; c < to; c++) {
      String text = Character.toString(c);
      add(text.toUpperCase());
      if (c != '\u03a3') {
        add(("x" + text + "Y").toLowerCase());
      }
      sum = 31 * sum + text.compareToIgnoreCase("k") + (text.equalsIgnoreCase("\u017f") ? 1 : 0) + (text.isBlank() ? 2 : 0) + text.strip().length();
    }
    System.out.println(from + " " + sum);
  }

  public static void main(String[] args) {
    for (int from = 0; from < 0x10000; from += 0x2000) {
      every(from, from + 0x2000);
    }
    every(0x10400, 0x10500);
    every(0x10c80, 0x10d00);
    every(0x118a0, 0x118e0);
    every(0x1e900, 0x1e950);
    every(0x20000, 0x20010);
    String[] texts = {"\ud801\ud801\udc00", "\ud801\udc28x", "\ud801\udc00", "\ud801\udc28", "a\ud801", "A\ud801\udc00", "\udc00\ud801", "stra\u00dfe \ufb03"};
    for (String a : texts) {
      System.out.println(a.toUpperCase().length() + " " + a.toLowerCase().length());
      for (String b : texts) {
        System.out.print(a.compareToIgnoreCase(b) + " " + a.equalsIgnoreCase(b) + " ");
      }
      System.out.println();
    }
  }
}
