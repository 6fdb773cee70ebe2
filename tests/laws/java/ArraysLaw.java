import java.util.Arrays;

/** The methods of Arrays, System.arraycopy and clone, on arrays of several types. */
public final class ArraysLaw extends Law {
  private final Samples samples = new Samples(random);
  private int[] ints;
  private long[] longs;
  private char[] chars;
  private Object[] objects;
  private Elements elements;

  private ArraysLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    ints = new int[random.below(10)];
    longs = new long[random.below(10)];
    chars = new char[random.below(10)];
    elements = Elements.any(random);
    objects = new Object[random.below(10)];
    for (int i = 0; i < ints.length; i++) ints[i] = random.below(20);
    for (int i = 0; i < longs.length; i++) longs[i] = samples.longInteger();
    for (int i = 0; i < chars.length; i++) chars[i] = samples.character();
    for (int i = 0; i < objects.length; i++) objects[i] = elements.next();
    return 30;
  }

  @Override
  void operate() {
    switch (random.below(4)) {
      case 0 -> sorting();
      case 1 -> copying();
      case 2 -> comparing();
      default -> filling();
    }
  }

  private void sorting() {
    switch (random.below(8)) {
      case 0 -> run("sort ints", () -> Arrays.sort(ints));
      case 1 -> run("sort range", () -> Arrays.sort(ints, samples.small(), samples.small()));
      case 2 -> run("sort longs", () -> Arrays.sort(longs));
      case 3 -> run("sort chars", () -> Arrays.sort(chars));
      case 4 -> run("sort objects", () -> Arrays.sort(objects));
      case 5 -> run("sort by", () -> Arrays.sort(objects, Elements.comparator(random.below(3))));
      case 6 -> check("binarySearch", () -> Arrays.binarySearch(sorted(), random.below(20)));
      default -> check("binarySearch objects", () -> Arrays.binarySearch(objects, elements.next(), Elements.comparator(1)));
    }
    check("ints", () -> ints);
    check("objects", () -> objects);
  }

  private int[] sorted() {
    int[] copy = ints.clone();
    Arrays.sort(copy);
    return copy;
  }

  private void copying() {
    switch (random.below(8)) {
      case 0 -> check("copyOf", () -> Arrays.copyOf(ints, samples.small()));
      case 1 -> check("copyOf objects", () -> Arrays.copyOf(objects, samples.small() + 2));
      case 2 -> check("copyOfRange", () -> Arrays.copyOfRange(ints, samples.small(), samples.small()));
      case 3 -> check("copyOfRange objects", () -> Arrays.copyOfRange(objects, samples.small(), samples.small()));
      case 4 -> run("arraycopy", () -> System.arraycopy(ints, samples.small(), ints, samples.small(), samples.small()));
      case 5 -> run("arraycopy objects", () -> System.arraycopy(objects, samples.small(), objects, samples.small(), samples.small()));
      case 6 -> run("arraycopy types", () -> System.arraycopy(objects, 0, new Integer[4], 0, Math.min(4, objects.length)));
      default -> check("clone", () -> Arrays.toString(longs.clone()) + Arrays.toString(chars.clone()));
    }
    check("ints", () -> ints);
    check("objects", () -> objects);
  }

  private void comparing() {
    switch (random.below(9)) {
      case 0 -> check("equals", () -> Arrays.equals(ints, ints.clone()) + " " + Arrays.equals(ints, new int[] {1, 2}));
      case 1 -> check("equals objects", () -> Arrays.equals(objects, objects.clone()));
      case 2 -> check("hashCode", () -> Arrays.hashCode(ints) + " " + Arrays.hashCode(longs) + " " + Arrays.hashCode(chars));
      case 3 -> check("hashCode objects", () -> Arrays.hashCode(objects));
      case 4 -> check("toString", () -> Arrays.toString(longs) + Arrays.toString(objects));
      case 5 -> check("deep", () -> Arrays.deepToString(new Object[] {ints, objects, null, "x"}));
      case 6 -> check("deepEquals", () -> Arrays.deepEquals(new Object[] {ints}, new Object[] {ints.clone()}));
      case 7 -> check("compare", () -> Arrays.compare(ints, sorted()));
      default -> check("mismatch", () -> Arrays.mismatch(ints, sorted()));
    }
  }

  private void filling() {
    switch (random.below(6)) {
      case 0 -> run("fill", () -> Arrays.fill(ints, samples.integer()));
      case 1 -> run("fill range", () -> Arrays.fill(ints, samples.small(), samples.small(), random.below(9)));
      case 2 -> run("fill objects", () -> Arrays.fill(objects, elements.next()));
      case 3 -> run("setAll", () -> Arrays.setAll(ints, i -> i * 7 % 5));
      case 4 -> check("new", () -> new int[samples.small()]);
      default -> check("asList", () -> Arrays.asList(objects).indexOf(elements.next()));
    }
    check("ints", () -> ints);
  }

  public static void main(String[] arguments) {
    new ArraysLaw(arguments).run();
  }
}
