// property: assert
// entry: rounds
// A loop of forty rounds that only the last one tells from others.
public class FortyRounds {
  static void rounds(int n) {
    int last = -1;
    for (int i = 0; i < 40; i++) { // wrong: for (int i = 0; i < 39; i++) {
      if (i <= n) {
        last = i;
      }
    }
    assert n < 39 || last == 39;
  }
}
