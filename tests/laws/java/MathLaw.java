/** The methods of Math whose results are exact, and the arithmetic of the language on the same arguments. */
public final class MathLaw extends Law {
  private final Samples samples = new Samples(random);

  private MathLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    return 1000;
  }

  @Override
  void operate() {
    switch (random.below(5)) {
      case 0 -> integers(samples.integer(), samples.integer());
      case 1 -> longs(samples.longInteger(), samples.longInteger());
      case 2 -> reals(samples.real(), samples.real());
      case 3 -> singles(samples.single(), samples.single());
      default -> operators();
    }
  }

  private void integers(int left, int right) {
    switch (random.below(13)) {
      case 0 -> check("abs", () -> Math.abs(left));
      case 1 -> check("max", () -> Math.max(left, right) + " " + Math.min(left, right));
      case 2 -> check("floorDiv", () -> Math.floorDiv(left, right));
      case 3 -> check("floorMod", () -> Math.floorMod(left, right));
      case 4 -> check("addExact", () -> Math.addExact(left, right));
      case 5 -> check("subtractExact", () -> Math.subtractExact(left, right));
      case 6 -> check("multiplyExact", () -> Math.multiplyExact(left, right));
      case 7 -> check("negateExact", () -> Math.negateExact(left));
      case 8 -> check("incrementExact", () -> Math.incrementExact(left));
      case 9 -> check("decrementExact", () -> Math.decrementExact(left));
      case 10 -> check("absExact", () -> Math.absExact(left));
      case 11 -> check("multiplyFull", () -> Math.multiplyFull(left, right));
      default -> check("toIntExact", () -> Math.toIntExact((long) left + right));
    }
  }

  private void longs(long left, long right) {
    switch (random.below(9)) {
      case 0 -> check("abs", () -> Math.abs(left));
      case 1 -> check("max", () -> Math.max(left, right) + " " + Math.min(left, right));
      case 2 -> check("floorDiv", () -> Math.floorDiv(left, right));
      case 3 -> check("floorMod", () -> Math.floorMod(left, right) + " " + Math.floorMod(left, (int) right));
      case 4 -> check("addExact", () -> Math.addExact(left, right));
      case 5 -> check("subtractExact", () -> Math.subtractExact(left, right));
      case 6 -> check("multiplyExact", () -> Math.multiplyExact(left, right));
      case 7 -> check("multiplyHigh", () -> Math.multiplyHigh(left, right));
      default -> check("toIntExact", () -> Math.toIntExact(left));
    }
  }

  private void reals(double left, double right) {
    switch (random.below(14)) {
      case 0 -> check("abs", () -> Math.abs(left));
      case 1 -> check("max", () -> Math.max(left, right));
      case 2 -> check("min", () -> Math.min(left, right));
      case 3 -> check("floor", () -> Math.floor(left));
      case 4 -> check("ceil", () -> Math.ceil(left));
      case 5 -> check("rint", () -> Math.rint(left));
      case 6 -> check("round", () -> Math.round(left));
      case 7 -> check("sqrt", () -> Math.sqrt(left));
      case 8 -> check("signum", () -> Math.signum(left));
      case 9 -> check("copySign", () -> Math.copySign(left, right));
      case 10 -> check("ulp", () -> Math.ulp(left));
      case 11 -> check("nextUp", () -> Math.nextUp(left));
      case 12 -> check("getExponent", () -> Math.getExponent(left));
      default -> check("operators", () -> left + right + " ".length() * (left - right));
    }
  }

  private void singles(float left, float right) {
    switch (random.below(6)) {
      case 0 -> check("abs", () -> Math.abs(left));
      case 1 -> check("max", () -> Math.max(left, right));
      case 2 -> check("min", () -> Math.min(left, right));
      case 3 -> check("round", () -> Math.round(left));
      case 4 -> check("signum", () -> Math.signum(left));
      default -> check("sqrt", () -> (float) Math.sqrt(left));
    }
  }

  private void operators() {
    int i = samples.integer();
    int j = samples.integer();
    long l = samples.longInteger();
    double d = samples.real();
    double e = samples.real();
    float f = samples.single();
    switch (random.below(14)) {
      case 0 -> check("int divide", () -> i / j);
      case 1 -> check("int remainder", () -> i % j);
      case 2 -> check("long divide", () -> l / j);
      case 3 -> check("long remainder", () -> l % j);
      case 4 -> check("shifts", () -> (i << j) + " " + (i >> j) + " " + (i >>> j));
      case 5 -> check("long shifts", () -> (l << j) + " " + (l >> j) + " " + (l >>> j));
      case 6 -> check("narrow", () -> (byte) i + " " + (short) i + " " + (int) (char) i + " " + (int) l);
      case 7 -> check("double to int", () -> (int) d + " " + (long) d + " " + (byte) d + " " + (int) (char) d);
      case 8 -> check("float to int", () -> (int) f + " " + (long) f + " " + (short) f);
      case 9 -> check("to float", () -> (float) i + (float) l + (float) d);
      case 10 -> check("double arithmetic", () -> Double.doubleToLongBits(d * e) ^ Double.doubleToLongBits(d / e) ^ Double.doubleToLongBits(d - e));
      case 11 -> check("double remainder", () -> d % e);
      case 12 -> check("float arithmetic", () -> f * (float) d / (float) i);
      default -> check("comparisons", () -> (d < e) + " " + (d <= e) + " " + (d == e) + " " + (d > e) + " " + (f >= d));
    }
  }

  public static void main(String[] arguments) {
    new MathLaw(arguments).run();
  }
}
