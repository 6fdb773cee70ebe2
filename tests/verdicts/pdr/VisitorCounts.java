// expect cme=undecided [options: --engine pdr --property cme]
// Safe, but only because no object of the heap has the list that changes: a precondition about all objects, which a universal summary cannot state.
import java.util.*;

public class VisitorCounts {
  interface Visitor {
    void visit(Tree tree);
  }

  static class Tree {
    final List<Tree> children = new ArrayList<>();

    void accept(Visitor visitor) {
      visitor.visit(this);
      for (Tree child : children) child.accept(visitor);
    }
  }

  static class Collect implements Visitor {
    final List<Tree> found = new ArrayList<>();

    public void visit(Tree tree) {
      found.add(tree);
    }
  }

  public static void main(String[] args) {
    Tree root = new Tree();
    for (String text : args) root.children.add(new Tree());
    Collect collect = new Collect();
    root.accept(collect);
    for (Tree tree : collect.found) tree.children.clear();
  }
}
