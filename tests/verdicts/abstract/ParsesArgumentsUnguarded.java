// expect assert=proved exceptions=refuted [options: --engine abstract]
// What is no number is not caught.
public class ParsesArgumentsUnguarded {
  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    assert size == size;
  }
}
