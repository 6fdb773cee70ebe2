// A variable of the one thread there is.
package java.lang;

import java.util.function.Supplier;

public class ThreadLocal<T> {
  private boolean present;
  private T value;
  private Supplier<? extends T> supplier;

  public ThreadLocal() {}

  protected T initialValue() {
    return supplier == null ? null : supplier.get();
  }

  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    if (supplier == null) {
      throw new NullPointerException();
    }
    ThreadLocal<S> result = new ThreadLocal<>();
    result.supplier = supplier;
    return result;
  }

  public T get() {
    if (!present) {
      set(initialValue());
    }
    return value;
  }

  public void set(T value) {
    this.value = value;
    present = true;
  }

  public void remove() {
    value = null;
    present = false;
  }
}
