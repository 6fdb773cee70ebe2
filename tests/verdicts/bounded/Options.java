// expect assert=bounded exceptions=refuted [options: --engine bounded --property assert,exceptions]
// A main that looks at its arguments: any strings, none of them null.
public class Options {
  public static void main(String[] args) {
    boolean verbose = false;
    String file = null;
    for (int i = 0; i < args.length; i++) {
      assert args[i] != null;
      if (args[i].equals("-v")) verbose = true;
      else if (args[i].equals("-f")) file = args[++i];
      else if (file == null) file = args[i];
    }
    assert file == null || args.length > 0;
    if (verbose) System.out.println(file);
  }
}
