// expect assert=refuted exceptions=proved [options: --engine abstract]
// The exchange forgets the old front: both fields denote one array.
import jury.Jury;

public class SwappedBuffersAliased {
  int[] front = new int[4];
  int[] back = new int[4];

  public static void main(String[] args) {
    SwappedBuffersAliased screen = new SwappedBuffersAliased();
    int frames = Jury.chooseInt();
    for (int i = 0; i < frames; i++) {
      screen.back[2] = i;
      screen.front = screen.back;
      screen.back[2] = -1;
      assert screen.front[2] == i;
    }
  }
}
