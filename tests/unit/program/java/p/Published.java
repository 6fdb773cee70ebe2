package p;

public class Published extends Base {
    public String who() { return "p.Published"; }
    public static String call(Published b) { return b.who(); }
}
