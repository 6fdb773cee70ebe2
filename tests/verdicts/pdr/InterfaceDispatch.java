// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// One of two implementations changes the list.
public class InterfaceDispatch {
  interface Action {
    void run(List<Integer> list);
  }

  static class Reads implements Action {
    public void run(List<Integer> list) {
      list.size();
    }
  }

  static class Writes implements Action {
    public void run(List<Integer> list) {
      list.add(1);
    }
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Action[] actions = {new Reads(), new Writes()};
    for (Integer item : list) actions[item % 2].run(list);
  }
}
