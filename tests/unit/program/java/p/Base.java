package p;

public class Base {
    String who() { return "p.Base"; }
    public static String call(Base b) { return b.who(); }
}
