import java.util.Arrays;

public class Stack {
  private String[] items = new String[8];
  private int size;
  private String label;

  public Stack(String label) {
    reset(label);
  }

  private void reset(String text) {
    if (text == null) throw new IllegalArgumentException("label");
    label = text;
  }

  public void push(String item) {
    if (size == items.length) items = Arrays.copyOf(items, 2 * size);
    items[size++] = item;
  }

  public String pop() {
    if (size == 0) throw new IllegalStateException("empty " + label);
    return items[--size];
  }

  // Nothing is known of it.
  static class Open {
    public int[] values;
  }
}
