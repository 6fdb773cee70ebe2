// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A child takes itself out of its parent while the parent walks over its children.
public class TreeDetach {
  final List<TreeDetach> children = new ArrayList<>();
  TreeDetach parent;
  TreeDetach add() {
    TreeDetach child = new TreeDetach();
    child.parent = this;
    children.add(child);
    return child;
  }
  void close() {
    for (TreeDetach child : children) child.close();
    if (parent != null) parent.children.remove(this);
  }
  public static void main(String[] args) {
    TreeDetach root = new TreeDetach();
    root.add().add();
    root.add();
    root.add();
    root.close();
  }
}
