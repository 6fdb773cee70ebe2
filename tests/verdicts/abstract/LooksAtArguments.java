// expect assert=refuted [options: --engine abstract]
// The arguments of a main may be anything.
public class LooksAtArguments {
  public static void main(String[] args) {
    assert args.length == 0;
  }
}
