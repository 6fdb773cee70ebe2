// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The visitor adds to the node whose parts are walked over.
public class VisitorRecursive {
  interface Visitor {
    void visit(VisitorRecursive parent, VisitorRecursive node);
  }
  final List<VisitorRecursive> parts = new ArrayList<>();
  void accept(Visitor visitor) {
    for (VisitorRecursive part : parts) {
      visitor.visit(this, part);
      part.accept(visitor);
    }
  }
  public static void main(String[] args) {
    VisitorRecursive root = new VisitorRecursive();
    root.parts.add(new VisitorRecursive());
    root.parts.get(0).parts.add(new VisitorRecursive());
    root.accept((parent, node) -> {
      if (node.parts.isEmpty()) parent.parts.add(new VisitorRecursive());
    });
  }
}
