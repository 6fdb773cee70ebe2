// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Overloading is decided by static types, overriding by the object. */
public class OverloadsCast {
  static class Base {
    String name() {
      return "base";
    }

    static String kind(Object object) {
      return "object";
    }

    static String kind(Base base) {
      return "base:" + base.name();
    }
  }

  static class Derived extends Base {
    @Override
    String name() {
      return "derived";
    }
  }

  public static void main(String[] args) {
    Base base = Jury.chooseBoolean() ? new Derived() : new Base();
    Object object = base;
    assert Base.kind(object).equals("object");
    assert Base.kind(base).startsWith("base:");
    boolean derived = base instanceof Derived;
    assert Base.kind(base).endsWith(derived ? "derived" : "base");
    if (derived || base.name().length() == 4) {
      Derived same = (Derived) object;
      assert same == base;
    }
  }
}
