// The array of an ArrayList after trimToSize, told by a sublist that reads beyond the end of a list that has become shorter.
import java.util.ArrayList;
import java.util.List;

public class TrimmedBeforeUse {
  private static void look(String name, ArrayList<Integer> list) {
    for (int i = 0; i < 5; i++) list.add(i);
    List<Integer> part = list.subList(1, 5);
    list.subList(0, 5).clear();
    list.trimToSize();
    list.add(7);
    for (int sought = 0; sought < 9; sought += 7) {
      try {
        System.out.println(name + " " + part.indexOf(sought));
      } catch (RuntimeException exception) {
        System.out.println(name + " " + exception);
      }
    }
  }

  private static ArrayList<Integer> trimmed(ArrayList<Integer> list) {
    list.trimToSize();
    return list;
  }

  private static void grow(String name, ArrayList<Integer> list) {
    list.add(1);
    list.add(2);
    list.add(3);
    list.add(4);
    list.add(5);
    List<Integer> part = list.subList(0, 5);
    for (int i = 0; i < 4; i++) list.remove(0);
    try {
      System.out.println(name + " " + part.lastIndexOf(9));
    } catch (RuntimeException exception) {
      System.out.println(name + " " + exception);
    }
    list.trimToSize();
    try {
      System.out.println(name + " " + part.lastIndexOf(9));
    } catch (RuntimeException exception) {
      System.out.println(name + " " + exception);
    }
  }

  private static void emptyView() {
    ArrayList<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    List<Integer> none = list.subList(6, 8).subList(0, 0);
    list.clear();
    list.trimToSize();
    try {
      System.out.println(none.indexOf(3) + none.lastIndexOf(3));
    } catch (RuntimeException exception) {
      System.out.println(exception);
    }
  }

  public static void main(String[] args) {
    emptyView();
    look("fresh", new ArrayList<>());
    look("trimmed", trimmed(new ArrayList<>()));
    look("none", new ArrayList<>(0));
    look("two", trimmed(new ArrayList<>(2)));
    grow("fresh", new ArrayList<>());
    grow("trimmed", trimmed(new ArrayList<>()));
    grow("none", new ArrayList<>(0));
    grow("two", trimmed(new ArrayList<>(2)));
  }
}
