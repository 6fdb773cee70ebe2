// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of GenericHeld: text item pair list optional optionalItem nested number
// What stands for a type parameter may be there though the code never asks for it: comparisons with null need no cast.
import java.util.List;
import java.util.Optional;

class GenericHeld {
  static class Box<T> {
    T value;

    T get() {
      return value;
    }
  }

  static class Pair<A, B> {
    A a;
    B b;
  }

  static class Item {
    int n;
  }

  void text(Box<String> b) {
    assert b == null || b.value == null;
  }

  void item(Box<Item> b) {
    assert b == null || b.value == null;
  }

  void pair(Pair<Item, List<String>> p) {
    assert p == null || p.b == null;
  }

  void list(Box<List<Item>> p) {
    assert p == null || p.get() == null;
  }

  void optional(Optional<String> o) {
    if (o != null) assert !o.isPresent();
  }

  void optionalItem(Optional<Item> o) {
    if (o != null) assert !o.isPresent();
  }

  void nested(Box<Box<Item>> p) {
    assert p == null || p.value == null || p.value.value == null;
  }

  void number(Box<Double> p) {
    assert p == null || p.value == null;
  }
}
