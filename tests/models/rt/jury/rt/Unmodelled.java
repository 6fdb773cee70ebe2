// A model reached what it does not handle.
package jury.rt;

public final class Unmodelled extends Error {
  public Unmodelled(String what) {
    super(what);
  }
}
