// Constructors that call what subclasses override, that hand out the object, and that throw.
abstract class Widget {
  private final String name;
  private int size;

  Widget(String name) {
    this.name = name;
    resize(3);
  }

  abstract void resize(int by);

  int size() {
    return size;
  }

  void grow(int by) {
    size += by;
  }

  String name() {
    return name;
  }
}

class Button extends Widget {
  private final int[] border = new int[2];
  private Runnable action;

  Button() {
    super("button");
    action = () -> grow(1);
  }

  @Override
  void resize(int by) {
    if (border != null) border[0] = by;
    grow(by);
  }

  Runnable action() {
    return action;
  }
}

class Registered {
  static Registered last;
  private final String label;
  private final Object lock;

  Registered(String label) {
    last = this;
    this.lock = new Object();
    this.label = label.trim();
    announce();
  }

  private void announce() {
    if (label.isEmpty()) throw new IllegalArgumentException("empty");
  }

  static Registered last() {
    return last;
  }

  boolean isLocked() {
    return lock != null && label != null;
  }
}

class Registered2 extends Registered {
  private final StringBuilder more = new StringBuilder();

  Registered2() {
    super("two");
    more.append(isLocked());
  }

  Registered2(String first, String second) {
    super(first);
    more.append(second.length());
  }

  int length() {
    return more.length();
  }
}
