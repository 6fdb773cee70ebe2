package jury.rt;

/**
 * A traversal of a table's keys. It sees the keys present at its creation; those removed meanwhile and not yet visited are still
 * visited (models throw ConcurrentModificationException before that can be seen).
 */
public final class Cursor {
  private Cursor() {}

  public native boolean hasMore();

  public native Object current();

  public native void moveNext();
}
