// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// A child leaves its parent while the parent walks over its children.
public class ChildRemovesItself {
  private final List<ChildRemovesItself> children = new ArrayList<>();
  private final ChildRemovesItself parent;

  ChildRemovesItself(ChildRemovesItself parent) {
    this.parent = parent;
    if (parent != null) parent.children.add(this);
  }

  void close() {
    for (ChildRemovesItself child : children) child.close();
    if (parent != null) parent.children.remove(this);
  }

  public static void main(String[] args) {
    ChildRemovesItself root = new ChildRemovesItself(null);
    new ChildRemovesItself(root);
    new ChildRemovesItself(root);
    new ChildRemovesItself(root);
    root.close();
  }
}
