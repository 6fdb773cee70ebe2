// expect methods [options: --engine bounded --property assert --objects 2 --loops 3]
// An array of the class's own is given away by methods of the library that take any object: they show it to the
// program's equals methods and comparators, or put it into something else. Those that take an array see its elements.
// expect assert=refuted of GivenToLibrary$Compared: keepsFirst
// expect assert=refuted of GivenToLibrary$Ordered: keepsFirst
// expect assert=refuted of GivenToLibrary$PutIntoArray: keepsFirst
// expect assert=refuted of GivenToLibrary$PutIntoList: keepsFirst
// expect assert=refuted of GivenToLibrary$Replacing: keepsFirst
// expect assert=refuted of GivenToLibrary$StoredByName: keepsFirst
// expect assert=proved of GivenToLibrary$Filled: keepsFirst
// The first parameter of a static method is no `this`: it may stand for one object after the other.
// expect assert=refuted of GivenToLibrary$InTurn: keepsFirst
// expect assert=refuted of GivenToLibrary$InTurnUntil: keepsFirst
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

public class GivenToLibrary {
  public static class Compared {
    private final int[] data = new int[2];

    public boolean holds(Object other) {
      return Objects.equals(other, data);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class Ordered {
    private final int[] data = new int[2];

    public int order(Comparator<Object> order) {
      return Objects.compare("text", data, order);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class PutIntoArray {
    private final int[] data = new int[2];

    public void into(Object[] given) {
      Arrays.fill(given, data);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class PutIntoList {
    private final int[] data = new int[2];

    public void into(List<Object> given) {
      Collections.fill(given, data);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class Replacing {
    private final int[] data = new int[2];

    public boolean into(List<Object> given) {
      return Collections.replaceAll(given, "text", data);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class StoredByName {
    private final int[] data = new int[2];

    public void into(Object given) {
      java.lang.reflect.Array.set(given, 0, data);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class Filled {
    private final int[] data = new int[2];

    public void refill(int value) {
      Arrays.fill(data, value);
      Arrays.sort(data);
    }

    public boolean isLike(int[] other) {
      return Arrays.equals(data, other);
    }

    public void keepsFirst(int[] given) {
      if (given == null || given.length == 0) return;
      int before = data[0];
      given[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class InTurn {
    private int[] data;

    public static void share(InTurn one, InTurn[] all) {
      int[] made = new int[2];
      for (int i = 0; i < all.length; i++) {
        one = all[i];
        one.data = made;
      }
    }

    public void keepsFirst(InTurn other) {
      if (other == null || other == this || data == null || other.data == null || data.length == 0) return;
      int before = data[0];
      other.data[0] = before + 1;
      assert data[0] == before;
    }
  }

  public static class InTurnUntil {
    private int[] data;
    private InTurnUntil next;

    public void before(InTurnUntil other) {
      next = other;
    }

    public static void share(InTurnUntil one) {
      int[] made = new int[2];
      while (one != null) {
        one.data = made;
        one = one.next;
      }
    }

    public void keepsFirst(InTurnUntil other) {
      if (other == null || other == this || data == null || other.data == null || data.length == 0) return;
      int before = data[0];
      other.data[0] = before + 1;
      assert data[0] == before;
    }
  }
}
