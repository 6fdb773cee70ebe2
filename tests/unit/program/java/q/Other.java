package q;

public class Other extends p.Base {
    public String who() { return "q.Other"; }
}
