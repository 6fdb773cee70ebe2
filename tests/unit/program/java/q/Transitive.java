package q;

public class Transitive extends p.Published {
    public String who() { return "q.Transitive"; }
}
