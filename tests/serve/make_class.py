"""Writes a class of about 500 lines, of the kinds of methods that classes have: what the times of the language server
are measured on. Two of its methods are wrong."""
import sys

HEAD = """import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A warehouse: shelves with goods, their prices, and orders. */
public class Warehouse {
  private final Map<String, Integer> stock = new HashMap<>();
  private final List<String> log = new ArrayList<>();
  private final int[] shelves;
  private int orders;

  public Warehouse(int size) {
    if (size < 0) throw new IllegalArgumentException("size");
    shelves = new int[size];
  }
"""

# {n}: the number of the group.
GROUP = """
  /** The goods of group {n} on a shelf, none where there is no such shelf. */
  public int onShelf{n}(int shelf) {{
    if (shelf < 0 || shelf >= shelves.length) {{
      return 0;
    }}
    return shelves[shelf] / {d};
  }}

  public static int price{n}(int pieces, boolean isMember) {{
    int price = 0;
    for (int i = 0; i < 4; i++) {{
      price += (pieces & 1023) * {d};
    }}
    if (isMember) {{
      price -= price / {d};
    }}
    assert price >= 0;
    return price;
  }}

  public void arrive{n}(String name, int pieces) {{
    if (name == null || pieces <= 0) {{
      return;
    }}
    Integer before = stock.get(name);
    stock.put(name, before == null ? pieces : before + pieces);
    log.add("arrive{n}");
  }}

  public static int clamp{n}(int value, int low, int high) {{
    if (low > high) {{
      throw new IllegalArgumentException("low > high");
    }}
    if (value < low) {{
      return low;
    }}
    return value > high ? high : value;
  }}

  /** How often a word is among some. */
  public static int count{n}(List<String> words, String word) {{
    int found = 0;
    if (words == null || word == null) {{
      return found;
    }}
    for (String each : words) {{
      if (word.equals(each)) {{
        found++;
      }}
    }}
    return found;
  }}
"""

WRONG = """
  public void order() {
    orders++;
  }

  public void forget() {
    orders = 0;
  }

  /** Wrong: there may be no order. */
  public int perOrder(int pieces) {
    return pieces / orders;
  }

  /** Wrong: the last shelf is one earlier. */
  public int last() {
    return shelves[shelves.length];
  }
}
"""

if __name__ == "__main__":
    parts = [HEAD] + [GROUP.format(n=n, d=n + 2) for n in range(8)] + [WRONG]
    sys.stdout.write("".join(parts))
