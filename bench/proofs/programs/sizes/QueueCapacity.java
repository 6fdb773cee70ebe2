// property: exceptions
// entry: add
// A buffer of sixteen places never has more.
public class QueueCapacity {
  private final int[] places = new int[16];
  private int used;

  boolean add(int number) {
    if (places.length != 16 || used < 0 || used > 16) {
      return false;
    }
    if (used == 16) { // wrong: if (used == 17) {
      return false;
    }
    places[used] = number;
    used++;
    assert used <= 16;
    return true;
  }
}
