// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// A visitor collects what is to be added, and the walk adds it at the end; the second one changes the parts of
// parts, and that no node is a part of itself is no universal summary.
public class VisitorCollects {
  interface Visitor {
    void visit(VisitorCollects node, List<VisitorCollects> additions);
  }
  final List<VisitorCollects> parts = new ArrayList<>();
  void accept(Visitor visitor) {
    List<VisitorCollects> additions = new ArrayList<>();
    for (VisitorCollects part : parts) visitor.visit(part, additions);
    parts.addAll(additions);
  }
  public static void main(String[] args) {
    VisitorCollects root = new VisitorCollects();
    for (String arg : args) root.parts.add(new VisitorCollects());
    root.accept((node, additions) -> additions.add(new VisitorCollects()));
    root.accept((node, additions) -> node.parts.addAll(additions));
  }
}
