// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// The path is one list, collected again and again, and extended while it is printed.
public class PathsShared {
  static void visit(int depth, List<String> path, List<List<String>> found) {
    path.add("n" + depth);
    found.add(path);
    if (depth > 0) visit(depth - 1, path, found);
  }

  public static void main(String[] args) {
    List<List<String>> found = new ArrayList<>();
    visit(2, new ArrayList<>(), found);
    for (List<String> path : found) {
      for (String name : path) {
        if (name.equals("n2")) found.get(1).add("again");
      }
    }
  }
}
