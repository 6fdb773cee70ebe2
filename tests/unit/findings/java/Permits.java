import java.util.Iterator;
import java.util.List;

/** What parameters may be, by words and by code. */
class Permits implements Iterator<String> {
  private String label;
  private String footer;
  private int limit;

  /**
   * Overloads are told apart by their types.
   *
   * @param name the name, may be {@code null}
   * @param width how wide, not negative
   */
  void said(String name, int width) {}

  /**
   * The other one.
   *
   * @param names must not be null
   * @param width -1 for no limit
   */
  void said(List<String> names, int width) {}

  void tested(String name, int width) {
    if (name != null) label = name;
    if (width < 0) label = "none";
  }

  void guarded(String name, int width) {
    if (name == null || width < 0) throw new IllegalArgumentException("no");
    label = name;
  }

  void stored(String label, String footer, int limit) {
    this.label = label;
    this.footer = footer;
    this.limit = limit;
  }

  int length() {
    return (label == null ? 0 : label.length()) + footer.length() + (limit == -1 ? 0 : limit);
  }

  void handedOn(String name, int width) {
    tested(name, width);
  }

  @Override
  public boolean hasNext() {
    return false;
  }

  @Override
  public String next() {
    return label;
  }
}
