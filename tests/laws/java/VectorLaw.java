import java.util.Collections;
import java.util.List;
import java.util.Vector;

/** Vector against its laws, its old methods included. */
public final class VectorLaw extends ListLaw {
  private VectorLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    return random.chance(50) ? new Vector<>() : new Vector<>(random.below(5), random.below(4));
  }

  @Override
  void operate() {
    if (random.chance(20) && subject instanceof Vector) legacy((Vector<Object>) subject);
    else super.operate();
  }

  private void legacy(Vector<Object> vector) {
    int index = random.below(vector.size() + 2) - 1;
    switch (random.below(12)) {
      case 0 -> check("elementAt", () -> vector.elementAt(index));
      case 1 -> check("firstElement", () -> vector.firstElement());
      case 2 -> check("lastElement", () -> vector.lastElement());
      case 3 -> run("addElement", () -> vector.addElement(vector.size() < 40 ? elements.next() : vector.remove(0)));
      case 4 -> run("insertElementAt", () -> vector.insertElementAt(vector.size() < 40 ? elements.next() : vector.remove(0), index));
      case 5 -> run("setElementAt", () -> vector.setElementAt(elements.next(), index));
      case 6 -> run("removeElementAt", () -> vector.removeElementAt(index));
      case 7 -> check("removeElement", () -> vector.removeElement(elements.next()));
      case 8 -> check("indexOf from", () -> vector.indexOf(elements.next(), random.below(5)));
      case 9 -> check("capacity", () -> vector.capacity());
      case 10 -> check("elements", () -> Collections.list(vector.elements()));
      default -> run("setSize", () -> vector.setSize(random.below(12)));
    }
  }

  public static void main(String[] arguments) {
    new VectorLaw(arguments).run();
  }
}
