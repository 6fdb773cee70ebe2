// Four numbers are sorted by insertion.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int[] cards = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int i = 1; i < cards.length; i++) {
      int card = cards[i];
      int j = i - 1;
      while (j >= 0 && cards[j] > card) {
        cards[j + 1] = cards[j];
        j--;
      }
      cards[j + 1] = card;
    }
    for (int i = 1; i < cards.length; i++) assert cards[i - 1] <= cards[i];
  }
}
