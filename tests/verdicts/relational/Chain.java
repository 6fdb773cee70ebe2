// expect grows=bounded shrinks=refuted [options: --objects 2 --loops 2]
import java.util.AbstractList;

/** A list of the program's own: what its library class keeps besides is a number. */
class Chain extends AbstractList<Object> {
  private int length;
  private Link last;

  @Override
  public Object get(int index) {
    return last;
  }

  @Override
  public int size() {
    return length;
  }

  void append(Link link) {
    link.before = last;
    last = link;
    length++;
    modCount++;
  }
}

class Link {
  Link before;
}
