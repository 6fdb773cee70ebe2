// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of OwnStreams: counted listed
// The stream of a list whose class is the program's own: not as long as the list says.
import java.util.*;

public class OwnStreams {
  public static class Two extends ArrayList<Integer> { @Override public int size() { return 2; } }

  static void counted(Collection<Integer> c) { if (c != null && c.size() == 2) assert c.stream().count() == 2; }
  static void listed(List<Integer> c) { if (c != null && c.size() == 2) assert c.stream().toList().size() == 2; }
}
