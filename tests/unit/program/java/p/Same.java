package p;

public class Same extends Base {
    String who() { return "p.Same"; }
}
