// expect assert=refuted [options: --engine abstract]
// As LengthOfChain, but a link may weigh less than nothing.
import jury.Jury;

public class LengthOfChainNegative {
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
      link.weight = Jury.chooseInt(-1, 1);
      link.next = first;
      first = link;
    }
    assert weigh(first) >= 0;
  }
}
