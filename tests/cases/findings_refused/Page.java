public class Page {
  private int lines = -1;
  private int columns = 2;

  /** Nothing is said of -1, with which the field begins. */
  public void setLines(int lines) {
    this.lines = lines;
  }

  public boolean hasLines() {
    return lines >= 0;
  }

  /** A test for more than 0 elsewhere says nothing of negative numbers. */
  public void setColumns(int columns) {
    this.columns = columns;
  }

  public boolean hasColumns() {
    return columns > 0;
  }

  public int[] line() {
    return hasColumns() ? new int[columns] : new int[columns + 1];
  }

  /** The library looks at each character before it refuses the text. */
  public int number(String text) {
    return Integer.parseInt(text);
  }

  /** What it is given is not what the caller gave. */
  public int numberAfter(String text) {
    return Integer.parseInt(text + "x");
  }

  public char[] text() {
    return lines == -1 ? new char[0] : new char[lines];
  }
}
