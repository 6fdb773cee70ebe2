// expect noListener=undecided noShape=undecided noFailure=undecided neverText=bounded neverShared=bounded [options: --objects 2 --loops 2]
import java.util.List;

/** Types of which the program has no class: nothing is known of their objects, which is no proof that there are none. */
class NoSuchObject {
  static boolean isNoListener(Listener listener) {
    return listener == null;
  }

  static boolean isNoShape(Shape shape) {
    return shape == null;
  }

  static boolean isNoFailure(Failure failure) {
    return failure == null;
  }

  // Said with an assumption, not proved: a String is a Comparable as well.
  static boolean isText(Comparable<String> value) {
    return value instanceof String;
  }

  // Said with an assumption: the first may be the second.
  static void drop(List<? extends Pet> pets, List<Cat> cats) {
    pets.clear();
  }
}

interface Listener {
  void call();
}

abstract class Shape {
  int area;
}

class Failure extends RuntimeException {}

class Pet {}

class Cat extends Pet {}

enum Size { SMALL }
