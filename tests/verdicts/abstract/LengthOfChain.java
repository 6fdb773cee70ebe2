// expect assert=proved exceptions=proved [options: --engine abstract]
// A chain of any length, whose links are counted by a recursion over them.
import jury.Jury;

public class LengthOfChain {
  static class Link {
    int weight = 1;
    Link next;
  }

  static int weigh(Link link) {
    if (link == null) {
      return 0;
    }
    int rest = weigh(link.next);
    return rest > 1000 ? rest : rest + link.weight;
  }

  public static void main(String[] args) {
    Link first = null;
    while (Jury.chooseBoolean()) {
      Link link = new Link();
      link.next = first;
      first = link;
    }
    int weight = weigh(first);
    assert weight >= 0 && weight <= 1001;
  }
}
