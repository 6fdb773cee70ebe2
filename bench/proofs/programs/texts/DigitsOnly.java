// property: assert
// entry: value
// The number that digits make is not negative as long as it is cut off in time.
public class DigitsOnly {
  static int value(String text) {
    if (text == null) {
      return 0;
    }
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9' || value > 100000000) { // wrong: if (digit < '0' || value > 100000000) {
        return value;
      }
      value = value * 10 + (digit - '0');
      assert value >= 0 && value <= 1000000009;
    }
    return value;
  }
}
