/** The methods of StringBuilder, in sequences on the same builder. */
public final class StringBuilderLaw extends Law {
  private final Samples samples = new Samples(random);
  private StringBuilder builder;

  private StringBuilderLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    builder = random.chance(50) ? new StringBuilder() : new StringBuilder(samples.string());
    return 50;
  }

  private int index() {
    return random.chance(90) ? random.below(builder.length() + 1) : samples.small() + builder.length();
  }

  @Override
  void operate() {
    if (builder.length() > 60) run("setLength", () -> builder.setLength(random.below(30)));
    switch (random.below(3)) {
      case 0 -> append();
      case 1 -> change();
      default -> look();
    }
  }

  private void append() {
    switch (random.below(10)) {
      case 0 -> check("append", () -> builder.append(samples.string()));
      case 1 -> check("append int", () -> builder.append(samples.integer()));
      case 2 -> check("append long", () -> builder.append(samples.longInteger()));
      case 3 -> check("append char", () -> builder.append(samples.character()));
      case 4 -> check("append boolean", () -> builder.append(random.chance(50)));
      case 5 -> check("append null", () -> builder.append((String) null));
      case 6 -> check("append object", () -> builder.append((Object) samples.integer()));
      case 7 -> check("append chars", () -> builder.append(samples.string().toCharArray()));
      case 8 -> check("append part", () -> builder.append(samples.string(), samples.small(), samples.small()));
      default -> check("append itself", () -> builder.append(builder));
    }
  }

  private void change() {
    switch (random.below(9)) {
      case 0 -> check("insert", () -> builder.insert(index(), samples.string()));
      case 1 -> check("insert int", () -> builder.insert(index(), samples.integer()));
      case 2 -> check("insert char", () -> builder.insert(index(), samples.character()));
      case 3 -> check("delete", () -> builder.delete(index(), index()));
      case 4 -> check("deleteCharAt", () -> builder.deleteCharAt(index()));
      case 5 -> check("replace", () -> builder.replace(index(), index(), samples.string()));
      case 6 -> check("reverse", () -> builder.reverse());
      case 7 -> run("setCharAt", () -> builder.setCharAt(index(), samples.character()));
      default -> run("setLength", () -> builder.setLength(index()));
    }
  }

  private void look() {
    switch (random.below(9)) {
      case 0 -> check("length", () -> builder.length());
      case 1 -> check("charAt", () -> (int) builder.charAt(index()));
      case 2 -> check("indexOf", () -> builder.indexOf(samples.string()));
      case 3 -> check("indexOf from", () -> builder.indexOf(samples.string(), index()));
      case 4 -> check("lastIndexOf", () -> builder.lastIndexOf(samples.string()));
      case 5 -> check("substring", () -> builder.substring(index()));
      case 6 -> check("substring to", () -> builder.substring(index(), index()));
      case 7 -> check("compareTo", () -> builder.compareTo(new StringBuilder(samples.string())));
      default -> check("toString", () -> builder.toString());
    }
  }

  public static void main(String[] arguments) {
    new StringBuilderLaw(arguments).run();
  }
}
