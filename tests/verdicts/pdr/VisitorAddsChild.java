// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A visitor changes the children of the node that is being visited.
public class VisitorAddsChild {
  interface Visitor {
    void visit(Tree tree);
  }

  static class Tree {
    final List<Tree> children = new ArrayList<>();

    void accept(Visitor visitor) {
      for (Tree child : children) {
        visitor.visit(this);
        child.accept(visitor);
      }
    }
  }

  static class Grow implements Visitor {
    public void visit(Tree tree) {
      if (tree.children.size() < 5) tree.children.add(new Tree());
    }
  }

  public static void main(String[] args) {
    Tree root = new Tree();
    root.children.add(new Tree());
    root.accept(new Grow());
  }
}
