// expect methods [options: --engine concrete --property assert]
// expect assert=refuted of NoSuchConstant: ofGood made
// expect assert=undecided of NoSuchConstant: ofBroken ofBrokenClass
// Constants of an enum, and objects of a class, whose initialiser throws: nobody can hand one over.
class NoSuchConstant {
  enum Good { FIRST }

  enum Broken {
    FIRST, SECOND;

    static final int LENGTH = nothing().length();
  }

  static class BrokenClass {
    static final int[] TABLE = new int[nothing().length()];
  }

  static class Plain {}

  static String nothing() {
    return null;
  }

  static void ofGood(Good given) {
    assert given == null;
  }

  static void made(Plain given) {
    assert given == null;
  }

  static void ofBroken(Broken given) {
    assert given == null;
  }

  static void ofBrokenClass(BrokenClass given) {
    assert given == null;
  }
}
