// property: exceptions
// entry: isPalindrome
// Two places that go towards each other stay inside of the text.
public class BothEnds {
  static boolean isPalindrome(String text) {
    if (text == null) {
      return false;
    }
    int low = 0;
    int high = text.length() - 1; // wrong: int high = text.length();
    while (low < high) {
      if (text.charAt(low) != text.charAt(high)) {
        return false;
      }
      low++;
      high--;
    }
    return true;
  }
}
