// expect assert=undecided [options: --engine concrete]
// The number of processors is what the machine has.
public class Processors {
  public static void main(String[] args) {
    assert Runtime.getRuntime().availableProcessors() > 0;
  }
}
