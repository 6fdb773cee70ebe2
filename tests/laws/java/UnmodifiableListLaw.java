import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

/** Unmodifiable and synchronised wrappers of lists that change underneath. */
public final class UnmodifiableListLaw extends ListLaw {
  private List<Object> inner;

  private UnmodifiableListLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    inner = random.chance(60) ? new ArrayList<>() : new LinkedList<>();
    for (int i = random.below(6); i > 0; i--) inner.add(elements.next());
    return random.chance(70) ? Collections.unmodifiableList(inner) : Collections.synchronizedList(inner);
  }

  @Override
  void operate() {
    if (random.chance(20)) inside();
    else super.operate();
  }

  private void inside() {
    switch (random.below(3)) {
      case 0 -> check("inner add", () -> inner.size() < 40 && inner.add(elements.next()));
      case 1 -> check("inner remove", () -> inner.remove(elements.next()));
      default -> check("inner set", () -> inner.set(0, elements.next()));
    }
  }

  public static void main(String[] arguments) {
    new UnmodifiableListLaw(arguments).run();
  }
}
