// The decimal digits of a double that is finite and not negative, rounded half up as Formatter rounds: from the shortest digits that name the
// double, those of Double.toString. Not a class of the JDK.
package java.util;

final class FormatDigits {
  /** The value is 0.DIGITS times ten to the power of exponent. */
  private final String digits;
  private final int exponent;

  FormatDigits(double value) {
    String text = Double.toString(value);
    int mark = text.indexOf('E');
    int scale = mark < 0 ? 0 : Integer.parseInt(text.substring(mark + 1));
    String mantissa = mark < 0 ? text : text.substring(0, mark);
    int point = mantissa.indexOf('.');
    String all = mantissa.substring(0, point) + mantissa.substring(point + 1);
    int zeros = 0;
    while (zeros < all.length() && all.charAt(zeros) == '0') {
      zeros++;
    }
    int end = all.length();
    while (end > zeros && all.charAt(end - 1) == '0') {
      end--;
    }
    digits = all.substring(zeros, end);
    exponent = digits.isEmpty() ? 0 : point + scale - zeros;
  }

  private FormatDigits(String digits, int exponent) {
    this.digits = digits;
    this.exponent = exponent;
  }

  /** With so many digits kept, which may be none or less. */
  private FormatDigits rounded(int count) {
    if (count >= digits.length()) {
      return this;
    }
    boolean up = count >= 0 && digits.charAt(count) >= '5';
    if (!up) {
      return new FormatDigits(digits.substring(0, Math.max(count, 0)), exponent);
    }
    int last = count - 1;
    while (last >= 0 && digits.charAt(last) == '9') {
      last--;
    }
    return last < 0
        ? new FormatDigits("1", exponent + 1)
        : new FormatDigits(digits.substring(0, last) + (char) (digits.charAt(last) + 1), exponent);
  }

  private String digit(int index) {
    return index >= 0 && index < digits.length() ? String.valueOf(digits.charAt(index)) : "0";
  }

  String fixed(int precision) {
    FormatDigits kept = rounded(exponent + precision);
    String text = kept.exponent <= 0 ? "0" : "";
    for (int i = 0; i < kept.exponent; i++) {
      text += kept.digit(i);
    }
    if (precision > 0) {
      text += ".";
    }
    for (int i = 0; i < precision; i++) {
      text += kept.digit(kept.exponent + i);
    }
    return text;
  }

  String scientific(int precision) {
    FormatDigits kept = rounded(precision + 1);
    String text = kept.digit(0) + (precision > 0 ? "." : "");
    for (int i = 1; i <= precision; i++) {
      text += kept.digit(i);
    }
    int power = digits.isEmpty() ? 0 : kept.exponent - 1;
    String magnitude = Integer.toString(Math.abs(power));
    return text + "e" + (power < 0 ? "-" : "+") + (magnitude.length() < 2 ? "0" : "") + magnitude;
  }
}
