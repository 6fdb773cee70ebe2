// HashSet: the keys of a HashMap. LinkedHashSet is the JDK's own class over this one.
package java.util;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = -5024744406713321676L;

  /** The value of every key; LinkedHashSet of releases from 21 on names it. */
  static final Object PRESENT = Boolean.TRUE;

  HashMap<E, Object> map;

  public HashSet() {
    map = new HashMap<>();
  }

  public HashSet(Collection<? extends E> collection) {
    map = new HashMap<>();
    if (collection.size() >= 12) {
      map.table.expect(collection.size());
    }
    addAll(collection);
  }

  public HashSet(int capacity, float loadFactor) {
    map = new HashMap<>(capacity, loadFactor);
  }

  public HashSet(int capacity) {
    map = new HashMap<>(capacity);
  }

  /** For LinkedHashSet. */
  HashSet(int capacity, float loadFactor, boolean linked) {
    map = new LinkedHashMap<>(capacity, loadFactor);
  }

  public static <T> HashSet<T> newHashSet(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("Negative number of elements: " + count);
    }
    return new HashSet<>(HashMap.calculateHashMapCapacity(count));
  }

  @Override
  public Iterator<E> iterator() {
    return map.keySet().iterator();
  }

  /** That of a subclass asks none of its methods. */
  @Override
  public Spliterator<E> spliterator() {
    return getClass() == HashSet.class ? super.spliterator() : map.keySet().spliterator();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object object) {
    return map.containsKey(object);
  }

  @Override
  public boolean add(E element) {
    return map.put(element, PRESENT) == null;
  }

  @Override
  public boolean remove(Object object) {
    return map.remove(object) != null;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashSet<E> copy = (HashSet<E>) super.clone();
      copy.map = (HashMap<E, Object>) map.clone();
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }
}
