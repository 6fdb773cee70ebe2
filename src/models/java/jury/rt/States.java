package jury.rt;

/** The heap as it was before, and the heap as a whole: for specifications. A mark names a state that was kept; mark 0 is the state before the method whose contract is looked at. */
public final class States {
  private States() {}

  /** Keeps the present state; answers its mark. */
  public static native int mark();

  /** Until leave(), all fields, elements and collections have the values of that state. Objects that did not exist then keep theirs. */
  public static native void enter(int mark);

  public static native void leave();

  /** Whether the object did not exist in that state. */
  public static native boolean isNew(Object object, int mark);

  /** All objects of the class and its subclasses that exist, each once. */
  public static native Object[] objects(Class<?> type);

  /** The objects that the fields, elements or content of an object refer to, without null. */
  public static native Object[] references(Object object);
}
