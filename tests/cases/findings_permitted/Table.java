public class Table {
  private int width = 4;
  private int indent;
  private String title = "table";
  private String footer = "";
  private Class<?> type = String.class;

  /** Sets how wide it is. */
  public void setWidth(int width) {
    this.width = width;
  }

  /**
   * Sets the indent.
   *
   * @param indent of the first line, -1 for none
   */
  public void setIndent(int indent) {
    this.indent = indent;
  }

  /**
   * Sets the title.
   *
   * @param title what stands above, may be {@code null}
   */
  public void setTitle(String title) {
    this.title = title;
  }

  /** Says nothing of null. */
  public void setFooter(String footer) {
    this.footer = footer;
  }

  public void setType(Object type) {
    this.type = (Class<?>) type;
  }

  /** Fails for a negative width only, which nobody permits. */
  public char[] line() {
    return new char[width];
  }

  /** Fails for -1, which setIndent permits. */
  public char[] firstLine() {
    return new char[indent];
  }

  /** Fails for null, which setTitle permits. */
  public int titleLength() {
    return title.length();
  }

  /** Fails for null, which nobody permits. */
  public int footerLength() {
    return footer.length();
  }

  /** The second number alone matters. */
  public int share(int all, int parts) {
    return all / parts;
  }

  /** All it does is to throw. */
  public void sort() {
    throw new UnsupportedOperationException("a table is not sorted");
  }
}
