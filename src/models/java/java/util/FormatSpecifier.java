// One conversion of a format such as "%-5.2f": how it is read and checked, and what it prints. Not a class of the JDK.
// Not handled: %g, %a, dates, Formattable, BigInteger and BigDecimal.
package java.util;

import jury.rt.Choice;
import jury.rt.Seq;
import jury.rt.World;

final class FormatSpecifier {
  private static final String FLAGS = "-#+ 0,(<";

  private int position = -1;
  private String flags = "";
  private int width = -1;
  private int precision = -1;
  private char conversion;

  private FormatSpecifier() {}

  /** Strings and specifiers, in the order of the format. */
  static Seq parse(String format) {
    Seq parts = Seq.create();
    int position = 0;
    while (position < format.length()) {
      int percent = format.indexOf('%', position);
      int end = percent < 0 ? format.length() : percent;
      if (end > position) {
        parts.append(format.substring(position, end));
      }
      position = end;
      if (percent >= 0) {
        FormatSpecifier specifier = new FormatSpecifier();
        position = specifier.read(format, percent + 1);
        specifier.check();
        parts.append(specifier);
      }
    }
    return parts;
  }

  /** Reads behind the percent sign, and tells where the specifier ends. */
  private int read(String format, int start) {
    int cursor = digitsEnd(format, start);
    if (cursor > start && at(format, cursor) == '$' && at(format, start) != '0') {
      position = Integer.parseInt(format.substring(start, cursor)) - 1;
      cursor++;
    } else {
      cursor = start;
    }
    cursor = readFlags(format, cursor);
    int afterWidth = digitsEnd(format, cursor);
    if (afterWidth > cursor) {
      width = Integer.parseInt(format.substring(cursor, afterWidth));
      cursor = afterWidth;
    }
    if (at(format, cursor) == '.') {
      int end = digitsEnd(format, cursor + 1);
      if (end == cursor + 1) {
        throw unknown(format, start, cursor);
      }
      precision = Integer.parseInt(format.substring(cursor + 1, end));
      cursor = end;
    }
    conversion = at(format, cursor);
    if (conversion == 't' || conversion == 'T') {
      Choice.unmodelled("formats of dates");
    }
    if ("bBhHsScCdoxXeEfgGaA%n".indexOf(conversion) < 0) {
      throw unknown(format, start, cursor);
    }
    return cursor + 1;
  }

  private static UnknownFormatConversionException unknown(String format, int start, int cursor) {
    return new UnknownFormatConversionException(cursor < format.length() ? format.substring(cursor, cursor + 1) : "%");
  }

  private int readFlags(String format, int start) {
    int cursor = start;
    while (cursor < format.length() && FLAGS.indexOf(format.charAt(cursor)) >= 0) {
      String flag = format.substring(cursor, cursor + 1);
      if (flags.contains(flag)) {
        throw new DuplicateFormatFlagsException(flag);
      }
      flags += flag;
      cursor++;
    }
    return cursor;
  }

  private static char at(String format, int index) {
    return index < format.length() ? format.charAt(index) : '\0';
  }

  private static int digitsEnd(String format, int start) {
    int cursor = start;
    while (at(format, cursor) >= '0' && at(format, cursor) <= '9') {
      cursor++;
    }
    return cursor;
  }

  private boolean has(char flag) {
    return flags.indexOf(flag) >= 0;
  }

  boolean takesArgument() {
    return conversion != 'n' && conversion != '%';
  }

  /** Whether it takes the argument of the specifier before. */
  boolean isRelative() {
    return has('<');
  }

  /** The index of the argument it names, or -1. */
  int position() {
    return position;
  }

  @Override
  public String toString() {
    return "%"
        + listFlags(false)
        + (position >= 0 && conversion != '%' && conversion != 'n' ? (position + 1) + "$" : "")
        + (width >= 0 ? width : "")
        + (precision >= 0 ? "." + precision : "")
        + conversion;
  }

  // Which flags, widths and precisions a conversion allows.

  private void check() {
    switch (lower(conversion)) {
      case 'd':
      case 'o':
      case 'x':
        checkNumber();
        checkNoPrecision();
        checkWithout(conversion == 'd' ? "#" : ",");
        break;
      case 'e':
        checkNumber();
        checkWithout(",");
        break;
      case 'f':
        checkNumber();
        break;
      case 'g':
      case 'a':
        Choice.unmodelled("the conversion %" + conversion);
        break;
      case 'c':
        checkNoPrecision();
        checkWithout("#+ 0,(");
        checkWidth();
        break;
      case 'n':
      case '%':
        checkText();
        break;
      default:
        checkWithout(lower(conversion) == 's' ? "" : "#");
        checkWidth();
        checkWithout("+ 0,(");
        break;
    }
  }

  private static char lower(char letter) {
    return Character.toLowerCase(letter);
  }

  private boolean isUpper() {
    return conversion >= 'A' && conversion <= 'Z';
  }

  private void checkNumber() {
    if (width < 0 && (has('-') || has('0'))) {
      throw new MissingFormatWidthException(toString());
    }
    if (has('+') && has(' ') || has('-') && has('0')) {
      throw new IllegalFormatFlagsException(listFlags(isUpper()));
    }
  }

  /** In the order in which the JDK lists them; '^' stands for the capital letter. */
  private String listFlags(boolean withUpper) {
    String sorted = "";
    for (int i = 0; i < FLAGS.length(); i++) {
      if (has(FLAGS.charAt(i))) {
        sorted += FLAGS.charAt(i);
      }
      if (i == 0 && withUpper) {
        sorted += "^";
      }
    }
    return sorted;
  }

  private void checkWithout(String forbidden) {
    String found = "";
    for (int i = 0; i < forbidden.length(); i++) {
      if (has(forbidden.charAt(i)) && (found.isEmpty() || Release.atLeast(21))) {
        found += forbidden.charAt(i);
      }
    }
    if (!found.isEmpty()) {
      throw new FormatFlagsConversionMismatchException(found, lower(conversion));
    }
  }

  private void checkNoPrecision() {
    if (precision >= 0) {
      throw new IllegalFormatPrecisionException(precision);
    }
  }

  private void checkWidth() {
    if (width < 0 && has('-')) {
      throw new MissingFormatWidthException(toString());
    }
  }

  private void checkText() {
    checkNoPrecision();
    if (conversion == 'n' && width >= 0) {
      throw new IllegalFormatWidthException(width);
    }
    if (!flags.isEmpty() && !(conversion == '%' && flags.equals("-"))) {
      throw new IllegalFormatFlagsException(listFlags(false));
    }
    checkWidth();
  }

  // What it prints.

  /** Lists the conventions of the machine that the text depends on. */
  void assumeConventions() {
    switch (lower(conversion)) {
      case 'n':
        World.time(World.LINE_ENDS);
        break;
      case 'd':
      case 'e':
      case 'f':
      case 'g':
        World.time(World.LOCALE);
        break;
      default:
        break;
    }
  }

  String print(Object argument) {
    switch (lower(conversion)) {
      case 'n':
        return "\n";
      case '%':
        return justify("%");
      case 'b':
        return shorten(argument instanceof Boolean ? argument.toString() : String.valueOf(argument != null));
      case 'h':
        return shorten(argument == null ? "null" : Integer.toHexString(argument.hashCode()));
      case 's':
        return printText(argument);
      case 'c':
        return justify(cased(character(argument)));
      case 'e':
      case 'f':
        return argument == null ? shorten("null") : printReal(argument);
      default:
        return argument == null ? shorten("null") : printInteger(argument);
    }
  }

  private String cased(String text) {
    return isUpper() ? text.toUpperCase() : text;
  }

  private String shorten(String text) {
    return justify(cased(precision >= 0 && precision < text.length() ? text.substring(0, precision) : text));
  }

  private String justify(String text) {
    String padding = width > text.length() ? " ".repeat(width - text.length()) : "";
    return has('-') ? text + padding : padding + text;
  }

  private String printText(Object argument) {
    if (argument instanceof Formattable) {
      Choice.unmodelled("Formattable");
      ((Formattable) argument).formatTo(null, 0, width, -1);  // not reached: for those who ask what code may run
    }
    if (has('#')) {
      throw new FormatFlagsConversionMismatchException("#", 's');
    }
    return shorten(String.valueOf(argument));
  }

  private IllegalFormatConversionException unsuitable(Object argument) {
    return new IllegalFormatConversionException(lower(conversion), argument.getClass());
  }

  private String character(Object argument) {
    if (argument == null) {
      return "null";
    }
    if (argument instanceof Character) {
      return argument.toString();
    }
    if (!(argument instanceof Byte || argument instanceof Short || argument instanceof Integer)) {
      throw unsuitable(argument);
    }
    int codePoint = ((Number) argument).intValue();
    if (!Character.isValidCodePoint(codePoint)) {
      throw new IllegalFormatCodePointException(codePoint);
    }
    return Character.toString(codePoint);
  }

  private String printInteger(Object argument) {
    int bits;
    if (argument instanceof Integer) {
      bits = 32;
    } else if (argument instanceof Long) {
      bits = 64;
    } else if (argument instanceof Short) {
      bits = 16;
    } else if (argument instanceof Byte) {
      bits = 8;
    } else {
      if (argument instanceof Number) {
        checkModelled(argument);
      }
      throw unsuitable(argument);
    }
    long value = ((Number) argument).longValue();
    return conversion == 'd' ? printDecimal(value) : printUnsigned(bits == 64 ? value : value & (1L << bits) - 1);
  }

  private static void checkModelled(Object number) {
    String name = number.getClass().getName();
    if (name.equals("java.math.BigInteger") || name.equals("java.math.BigDecimal")) {
      Choice.unmodelled("formats of big numbers");
    }
  }

  private String printDecimal(long value) {
    String digits = Long.toString(value);
    return signed(value < 0, value < 0 ? digits.substring(1) : digits);
  }

  /** Puts sign, groups and zeros around a number without sign. */
  private String signed(boolean negative, String magnitude) {
    String front = negative ? has('(') ? "(" : "-" : has('+') ? "+" : has(' ') ? " " : "";
    String back = negative && has('(') ? ")" : "";
    String digits = has(',') ? grouped(magnitude) : magnitude;
    int room = width - front.length() - back.length();
    String zeros = has('0') && room > digits.length() ? "0".repeat(room - digits.length()) : "";
    return justify(front + zeros + digits + back);
  }

  private static String grouped(String magnitude) {
    int point = magnitude.indexOf('.');
    int end = point < 0 ? magnitude.length() : point;
    String result = magnitude.substring(end);
    for (int i = end; i > 0; i -= 3) {
      String group = magnitude.substring(Math.max(0, i - 3), i);
      result = group + (i == end ? "" : ",") + result;
    }
    return result;
  }

  private String printUnsigned(long value) {
    checkWithout("( +");
    boolean octal = conversion == 'o';
    String front = has('#') ? octal ? "0" : "0x" : "";
    String digits = octal ? Long.toOctalString(value) : Long.toHexString(value);
    int room = width - front.length();
    String zeros = has('0') && room > digits.length() ? "0".repeat(room - digits.length()) : "";
    return justify(cased(front + zeros + digits));
  }

  private String printReal(Object argument) {
    if (!(argument instanceof Double || argument instanceof Float)) {
      if (argument instanceof Number) {
        checkModelled(argument);
      }
      throw unsuitable(argument);
    }
    double value = ((Number) argument).doubleValue();
    boolean negative = Double.compare(value, 0.0) < 0;
    double magnitude = Math.abs(value);
    if (Double.isNaN(value)) {
      return justify(cased("NaN"));
    }
    if (Double.isInfinite(value)) {
      return justify(cased(special(negative)));
    }
    int digits = precision < 0 ? 6 : precision;
    FormatDigits decimal = new FormatDigits(magnitude);
    String text = lower(conversion) == 'f' ? decimal.fixed(digits) : decimal.scientific(digits);
    if (has('#') && digits == 0) {
      text = lower(conversion) == 'f' ? text + "." : text.replace("e", ".e");
    }
    return cased(signed(negative, text));
  }

  private String special(boolean negative) {
    String front = negative ? has('(') ? "(" : "-" : has('+') ? "+" : has(' ') ? " " : "";
    return front + "Infinity" + (negative && has('(') ? ")" : "");
  }
}
