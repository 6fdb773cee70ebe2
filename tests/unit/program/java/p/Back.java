package p;

/** In the package of Base again, with a class of another package between. */
public class Back extends q.Other {
    public String who() { return "p.Back"; }
}
