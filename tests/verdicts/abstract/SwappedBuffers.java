// expect assert=proved exceptions=proved [options: --engine abstract]
// Two arrays change places again and again, and never become one.
import jury.Jury;

public class SwappedBuffers {
  int[] front = new int[4];
  int[] back = new int[4];

  public static void main(String[] args) {
    SwappedBuffers screen = new SwappedBuffers();
    while (Jury.chooseBoolean()) {
      screen.back[2] = 5;
      int[] other = screen.front;
      screen.front = screen.back;
      screen.back = other;
      assert screen.front != screen.back;
      assert screen.front[2] == 5;
    }
    assert screen.front.length == 4;
  }
}
