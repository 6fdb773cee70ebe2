package jury.rt;

/**
 * An abstract sequence of references, without capacity and without modification count. What a List or Deque model holds.
 * Indices are within range by contract: the model checks them first and throws what the JDK throws.
 */
public final class Seq {
  private Seq() {}

  public static native Seq create();

  public native int size();

  public native Object get(int index);

  public native void set(int index, Object value);

  public native void append(Object value);

  public native void insert(int index, Object value);

  /** Inserts all elements of the array, in order. */
  public native void insertArray(int index, Object[] values);

  public native Object remove(int index);

  public native void removeRange(int from, int to);

  public native void clear();

  /** The first index whose element {@link Values#equal equals} the simple value, or -1. */
  public native int find(Object value);

  /** The last such index, or -1. */
  public native int findLast(Object value);

  public native Object[] toArray();

  // The length of the array that an ArrayList of the JDK would have; a sublist of a list that has become shorter shows it. For a proof it is any
  // number that is not less than the size.

  public native int room();

  /** For reserve: the size; an array that nothing was ever put into stays as it is. */
  public static final int FIT = -1;

  /** The array has exactly this length now, which is not less than the size. */
  public native void reserve(int length);

  /** The array grows as it does when it has to hold so many. */
  public native void demand(int length);

  // The shape of the search tree that the JDK keeps over these keys. It has no meaning for a proof: which entry a removal reuses is any.

  /** A key is about to be inserted at the index. */
  public native void treeInsert(int index);

  /** The key at the index is about to be removed; whether the node of that key becomes the node of the next one. */
  public native boolean treeRemove(int index);

  /** The JDK has built the tree of all these keys at once. */
  public native void treeBuild();
}
