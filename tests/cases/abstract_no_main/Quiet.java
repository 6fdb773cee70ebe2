public class Quiet {
  int one() {
    return 1;
  }
}
