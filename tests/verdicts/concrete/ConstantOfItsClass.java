// expect exceptions=undecided [options: --engine concrete --entry ConstantOfItsClass.twice]
/** Where there is an object, its class was initialised: the constant is not null. Wrong once: an input that was made by hand did not initialise it. */
class ConstantOfItsClass {
  private static final ConstantOfItsClass NOTHING = new ConstantOfItsClass(0);

  private final int cents;

  ConstantOfItsClass(int cents) {
    this.cents = cents;
  }

  private ConstantOfItsClass times(int factor) {
    return cents == 0 ? NOTHING : new ConstantOfItsClass(cents * factor);
  }

  int twice() {
    return times(2).cents;
  }
}
