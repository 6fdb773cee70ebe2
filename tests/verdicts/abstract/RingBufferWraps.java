// expect exceptions=refuted [options: --engine abstract]
// The last place is left one step too late.
import jury.Jury;

public class RingBufferWraps {
  public static void main(String[] args) {
    int[] slots = new int[3];
    int first = 0;
    int commands = Jury.chooseInt();
    for (int i = 0; i < commands; i++) {
      slots[first] = i;
      first++;
      if (first > 3) {
        first = 0;
      }
    }
  }
}
