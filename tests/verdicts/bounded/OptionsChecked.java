// expect assert=bounded exceptions=bounded [options: --engine bounded --property assert,exceptions]
// As Options, with the check that is missing there.
public class OptionsChecked {
  public static void main(String[] args) {
    boolean verbose = false;
    String file = null;
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("-v")) verbose = true;
      else if (args[i].equals("-f") && i + 1 < args.length) file = args[++i];
      else if (file == null) file = args[i];
    }
    assert file == null || args.length > 0;
    if (verbose) System.out.println(file);
  }
}
