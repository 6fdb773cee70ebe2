package jury.rt;

/**
 * An abstract finite map. Two keys are the same when {@link Values#equal} says so, or they are the same object; a model whose
 * keys have equality of their own first looks up the stored key that is equal (see {@link #findHashed}) and passes that one.
 * The order in which a cursor visits the keys is any order for HASHED (in an execution: the order of the JDK's HashMap), the
 * order of insertion for LINKED.
 */
public final class Table {
  public static final int HASHED = 0;
  public static final int LINKED = 1;

  private Table() {}

  public static native Table create(int order);

  public native int size();

  public native boolean has(Object key);

  /** The value, or null when the key is absent. */
  public native Object get(Object key);

  /** The stored key that is the same as this one; null when absent. */
  public native Object key(Object key);

  /** Replaces the value of a present key (the stored key stays), or adds the pair at the end. The hash only serves the order of HASHED. */
  public native void put(Object key, Object value, int hash);

  /**
   * As put, but a new key stands before the others of its bucket and does not make the table grow, as HashMap.computeIfAbsent, compute
   * and merge add it; differs from put only in the order of HASHED.
   */
  public native void putAhead(Object key, Object value, int hash);

  /** What those methods do first: the table grows when it is over its threshold. Only serves the order of HASHED. */
  public native void settle();

  /** Nothing happens when the key is absent. */
  public native void remove(Object key);

  /** As remove, by the iterator that visited the key; differs from remove only in the order of HASHED. */
  public native void removeVisited(Object key);

  public native void clear();

  /** Moves a present key to the end of the order (LINKED). */
  public native void touch(Object key);

  /** The key at the end of the order (LINKED); the table is not empty. */
  public native Object last();

  public native boolean hasValue(Object simpleValue);

  /** The capacity and load factor given to a constructor; only serves the order of HASHED. */
  public native void capacity(int initialCapacity, float loadFactor);

  /** So many entries are about to be added at once; only serves the order of HASHED. */
  public native void expect(int count);

  public native Cursor cursor();

  /**
   * The position-th stored key (from 0) whose hash, as given to put, is this one; null when there are no more (a null key is never found
   * here). For the search among keys with user-defined equality; the order among them is that of insertion, those put
   * ahead first.
   */
  public native Object findHashed(int hash, int position);

  /**
   * How often the JDK has made a new entry object for a present key, because its bucket became a tree or a list again (HASHED); for an absent key,
   * how often for all keys together. 0 as long as there have been no more than eight keys.
   */
  public native int generation(Object key);
}
