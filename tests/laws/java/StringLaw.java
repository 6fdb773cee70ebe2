import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The methods of String with random arguments. */
public final class StringLaw extends Law {
  private final Samples samples = new Samples(random);

  private StringLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    return 1000;
  }

  @Override
  void operate() {
    String text = samples.string();
    String other = random.chance(40) ? text : samples.string();
    switch (random.below(5)) {
      case 0 -> characters(text, other);
      case 1 -> comparisons(text, other);
      case 2 -> searches(text, other);
      case 3 -> changes(text, other);
      default -> conversions(text, other);
    }
  }

  private void characters(String text, String other) {
    switch (random.below(9)) {
      case 0 -> check("length", () -> text.length());
      case 1 -> check("charAt", () -> (int) text.charAt(samples.small()));
      case 2 -> check("codePointAt", () -> text.codePointAt(samples.small()));
      case 3 -> check("isEmpty", () -> text.isEmpty() + " " + text.isBlank());
      case 4 -> check("toCharArray", () -> Arrays.toString(text.toCharArray()));
      case 5 -> check("codePointCount", () -> text.codePointCount(0, text.length()));
      case 6 -> check("getChars", () -> getChars(text));
      case 7 -> check("hashCode", () -> text.hashCode() + other.hashCode());
      default -> check("new", () -> new String(text.toCharArray(), samples.small(), samples.small()));
    }
  }

  private String getChars(String text) {
    char[] target = new char[6];
    text.getChars(samples.small(), samples.small(), target, samples.small());
    return Arrays.toString(target);
  }

  private void comparisons(String text, String other) {
    switch (random.below(9)) {
      case 0 -> check("equals", () -> text.equals(other));
      case 1 -> check("equalsIgnoreCase", () -> text.equalsIgnoreCase(other));
      case 2 -> check("compareTo", () -> text.compareTo(other));
      case 3 -> check("compareToIgnoreCase", () -> text.compareToIgnoreCase(other));
      case 4 -> check("startsWith", () -> text.startsWith(other));
      case 5 -> check("startsWith from", () -> text.startsWith(other, samples.small()));
      case 6 -> check("endsWith", () -> text.endsWith(other));
      case 7 -> check("contentEquals", () -> text.contentEquals(new StringBuilder(other)));
      default -> check("regionMatches", () -> text.regionMatches(random.chance(50), samples.small(), other, samples.small(), samples.small()));
    }
  }

  private void searches(String text, String other) {
    char sought = samples.character();
    switch (random.below(9)) {
      case 0 -> check("indexOf", () -> text.indexOf(other));
      case 1 -> check("indexOf from", () -> text.indexOf(other, samples.small()));
      case 2 -> check("indexOf char", () -> text.indexOf(sought));
      case 3 -> check("indexOf char from", () -> text.indexOf(sought, samples.small()));
      case 4 -> check("lastIndexOf", () -> text.lastIndexOf(other));
      case 5 -> check("lastIndexOf from", () -> text.lastIndexOf(other, samples.small()));
      case 6 -> check("lastIndexOf char", () -> text.lastIndexOf(sought));
      case 7 -> check("contains", () -> text.contains(other));
      default -> check("lastIndexOf char from", () -> text.lastIndexOf(sought, samples.small()));
    }
  }

  private void changes(String text, String other) {
    switch (random.below(13)) {
      case 0 -> check("substring", () -> text.substring(samples.small()));
      case 1 -> check("substring to", () -> text.substring(samples.small(), samples.small()));
      case 2 -> check("subSequence", () -> text.subSequence(samples.small(), samples.small()));
      case 3 -> check("concat", () -> text.concat(other));
      case 4 -> check("replace", () -> text.replace(samples.character(), samples.character()));
      case 5 -> check("replace text", () -> text.replace(samples.string(), other));
      case 6 -> check("trim", () -> "[" + text.trim() + "]");
      case 7 -> check("strip", () -> "[" + text.strip() + text.stripLeading() + text.stripTrailing() + "]");
      case 8 -> check("repeat", () -> text.repeat(samples.small()));
      case 9 -> check("upper", () -> text.toUpperCase(Locale.ROOT));
      case 10 -> check("lower", () -> text.toLowerCase(Locale.ROOT));
      case 11 -> check("plus", () -> text + samples.integer() + samples.character() + random.chance(50) + other + null);
      default -> check("plus assigned", () -> joined(text, other));
    }
  }

  private String joined(String text, String other) {
    String result = text;
    for (int i = 0; i < 3; i++) result += other + i;
    return result;
  }

  private void conversions(String text, String other) {
    switch (random.below(10)) {
      case 0 -> check("valueOf int", () -> String.valueOf(samples.integer()));
      case 1 -> check("valueOf long", () -> String.valueOf(samples.longInteger()));
      case 2 -> check("valueOf char", () -> String.valueOf(samples.character()));
      case 3 -> check("valueOf boolean", () -> String.valueOf(random.chance(50)));
      case 4 -> check("valueOf null", () -> String.valueOf((Object) null));
      case 5 -> check("join", () -> String.join(other, text, "x", text));
      case 6 -> check("join list", () -> String.join(",", List.of(text, other)));
      case 7 -> check("split", () -> Arrays.toString(text.split(",")));
      case 8 -> check("intern", () -> text.intern() == new String(text).intern());
      default -> check("valueOf chars", () -> String.valueOf(text.toCharArray()) + String.copyValueOf(other.toCharArray()));
    }
  }

  public static void main(String[] arguments) {
    new StringLaw(arguments).run();
  }
}
