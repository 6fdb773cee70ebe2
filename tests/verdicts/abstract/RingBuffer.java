// expect assert=proved exceptions=proved [options: --engine abstract]
// A buffer of fixed size, filled and emptied in any order: its positions stay inside.
import jury.Jury;

public class RingBuffer {
  public static void main(String[] args) {
    int[] slots = new int[8];
    int first = 0;
    int used = 0;
    int commands = Jury.chooseInt();
    for (int i = 0; i < commands; i++) {
      if (Jury.chooseBoolean()) {
        if (used < 8) {
          int place = first + used;
          if (place >= 8) {
            place -= 8;
          }
          slots[place] = i;
          used++;
        }
      } else if (used > 0) {
        int taken = slots[first];
        first++;
        if (first == 8) {
          first = 0;
        }
        used--;
      }
      assert 0 <= used && used <= 8;
    }
    assert 0 <= first && first < 8;
  }
}
