// A traversal of the keys that were in the table when it began.
package jury.rt;

public final class Cursor {
  private final Object[] keys;
  private int position;

  Cursor(Object[] keys) {
    this.keys = keys;
  }

  public boolean hasMore() {
    return position < keys.length;
  }

  public Object current() {
    if (!hasMore()) {
      throw new BrokenContract("Cursor.current");
    }
    return keys[position];
  }

  public void moveNext() {
    if (!hasMore()) {
      throw new BrokenContract("Cursor.moveNext");
    }
    position++;
  }
}
