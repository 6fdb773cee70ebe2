// property: assert
// entry: check
// In a list with links both ways the one before the next is the element itself.
public class BackLinks {
  private static final class Link {
    Link before;
    Link behind;
  }

  static void check(int n) {
    if (n < 1 || n > 10000) {
      return;
    }
    Link first = new Link();
    Link last = first;
    for (int i = 1; i < n; i++) {
      Link link = new Link();
      link.before = last; // wrong: link.before = first;
      last.behind = link;
      last = link;
    }
    for (Link link = first; link.behind != null; link = link.behind) {
      assert link.behind.before == link;
    }
  }
}
