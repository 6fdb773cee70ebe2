// expect cme=undecided [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// The same over a copy of the children.
public class ChildrenClosedFromACopy {
  private final List<ChildrenClosedFromACopy> children = new ArrayList<>();
  private final ChildrenClosedFromACopy parent;

  ChildrenClosedFromACopy(ChildrenClosedFromACopy parent) {
    this.parent = parent;
    if (parent != null) parent.children.add(this);
  }

  void close() {
    for (ChildrenClosedFromACopy child : new ArrayList<>(children)) child.close();
    if (parent != null) parent.children.remove(this);
  }

  public static void main(String[] args) {
    ChildrenClosedFromACopy root = new ChildrenClosedFromACopy(null);
    for (int i = 0; i < args.length; i++) new ChildrenClosedFromACopy(root);
    root.close();
  }
}
