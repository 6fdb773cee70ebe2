// expect assert=undecided [options: --property assert]
/** No thread, but code that nobody names either: the initialiser of a class that is asked for by a text. */
public class ClassByName {
  static class Hidden {
    static { assert false; }
  }
  public static void main(String[] args) throws Exception {
    Class.forName("ClassByName$Hidden");
  }
}
