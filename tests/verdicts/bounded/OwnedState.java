// expect methods [options: --engine bounded --property assert --objects 2 --loops 3]
// What a class makes itself and gives to nobody is not shared: two objects do not have one list, and no
// argument is that list. Where it is handed out, anybody may have it.
// expect assert=bounded of OwnedState$Closed: addBesides addTo
// expect assert=refuted of OwnedState$Open: addBesides addTo
// expect assert=proved of OwnedState$Open: items
import java.util.ArrayList;
import java.util.List;

public class OwnedState {
  public static class Closed {
    private final List<String> items = new ArrayList<>();

    public void addBesides(Closed other) {
      if (other == null || other == this) return;
      int before = other.items.size();
      items.add("one");
      assert other.items.size() == before;
    }

    public void addTo(ArrayList<String> given) {
      if (given == null) return;
      int before = items.size();
      given.add("one");
      assert items.size() == before;
    }
  }

  public static class Open {
    private List<String> items = new ArrayList<>();

    public Open(List<String> given) {
      if (given != null) items = given;
    }

    public List<String> items() {
      return items;
    }

    public void addBesides(Open other) {
      if (other == null || other == this) return;
      int before = other.items.size();
      items.add("one");
      assert other.items.size() == before;
    }

    public void addTo(ArrayList<String> given) {
      if (given == null) return;
      int before = items.size();
      given.add("one");
      assert items.size() == before;
    }
  }
}
