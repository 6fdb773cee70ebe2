// What the list models share: searches, bulk changes and comparisons over an abstract sequence, and the checks of indices with the
// JDK's texts. Not a class of the JDK.
package java.util;

import java.util.function.Predicate;
import jury.rt.Seq;
import jury.rt.Values;

final class Sequences {
  private Sequences() {}

  static Seq of(Object[] elements) {
    Seq result = Seq.create();
    result.insertArray(0, elements);
    return result;
  }

  static Seq copy(Seq source) {
    return of(source.toArray());
  }

  static void checkIndex(int index, int size) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
    }
  }

  /** For the position of an insertion; the end is allowed. */
  static void checkPosition(int index, int size) {
    if (index < 0 || index > size) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }
  }

  static void checkSubList(int from, int to, int size) {
    if (from < 0) {
      throw new IndexOutOfBoundsException("fromIndex = " + from);
    }
    if (to > size) {
      throw new IndexOutOfBoundsException("toIndex = " + to);
    }
    if (from > to) {
      throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
  }

  /** What the copy of the tail throws when a removal asks for more than there is. */
  static void checkTail(int to, int size) {
    if (to > size) {
      throw new ArrayIndexOutOfBoundsException("arraycopy: length " + (size - to) + " is negative");
    }
  }

  static boolean same(Object wanted, Object element) {
    return wanted == null ? element == null : wanted.equals(element);
  }

  static int find(Seq seq, Object wanted) {
    return Values.simple(wanted) ? seq.find(wanted) : find(seq, wanted, 0, seq.size());
  }

  static int findLast(Seq seq, Object wanted) {
    return Values.simple(wanted) ? seq.findLast(wanted) : findLast(seq, wanted, 0, seq.size());
  }

  static int find(Seq seq, Object wanted, int from, int to) {
    for (int i = from; i < to; i++) {
      if (same(wanted, at(seq, i))) {
        return i;
      }
    }
    return -1;
  }

  static int findLast(Seq seq, Object wanted, int from, int to) {
    for (int i = to - 1; i >= from; i--) {
      if (same(wanted, at(seq, i))) {
        return i;
      }
    }
    return -1;
  }

  /** The element, or null when user code that was called meanwhile has made the sequence shorter. */
  static Object at(Seq seq, int index) {
    return index < seq.size() ? seq.get(index) : null;
  }

  static Object[] toArray(Seq seq, int from, int to) {
    Object[] result = new Object[to - from];
    for (int i = from; i < to; i++) {
      result[i - from] = seq.get(i);
    }
    return result;
  }

  /** As Collection.toArray(T[]) of the array-based lists: a target that is too short only gives the type. */
  @SuppressWarnings("unchecked")
  static <T> T[] toArray(Object[] elements, T[] target) {
    int size = elements.length;
    if (target.length < size) {
      return (T[]) Arrays.copyOf(elements, size, target.getClass());
    }
    System.arraycopy(elements, 0, target, 0, size);
    if (target.length > size) {
      target[size] = null;
    }
    return target;
  }

  /** A new array of the same class. */
  @SuppressWarnings("unchecked")
  static <T> T[] createLike(T[] array, int length) {
    return (T[]) Arrays.copyOf(new Object[0], length, array.getClass());
  }

  /** The elements of the range that the filter rejects. */
  @SuppressWarnings("unchecked")
  static <E> Seq rejected(Seq seq, int from, int to, Predicate<? super E> filter) {
    Seq kept = Seq.create();
    for (int i = from; i < to; i++) {
      Object element = at(seq, i);
      if (!filter.test((E) element)) {
        kept.append(element);
      }
    }
    return kept;
  }

  static void replaceRange(Seq seq, int from, int to, Seq replacement) {
    seq.removeRange(from, to);
    seq.insertArray(from, replacement.toArray());
  }

  /** How many elements a removal took, and what the collection that was asked about them threw. */
  static final class Removal {
    int count;
    private RuntimeException exception;
    private Error error;

    void rethrow() {
      if (exception != null) {
        throw exception;
      }
      if (error != null) {
        throw error;
      }
    }
  }

  /**
   * Keeps of the range what is in the collection when wanted, else what is not. The elements move while the collection is asked, which
   * may see it. When it throws, those that it was not asked about stay.
   */
  static Removal keep(Seq seq, Collection<?> collection, boolean wanted, int from, int to) {
    Removal removal = new Removal();
    int position = from;
    int end = from;
    try {
      while (position < to) {
        Object element = at(seq, position);
        if (collection.contains(element) == wanted) {
          seq.set(end, element);
          end++;
        }
        position++;
      }
    } catch (RuntimeException exception) {
      removal.exception = exception;
    } catch (Error error) {
      removal.error = error;
    }
    seq.removeRange(end, position);
    removal.count = position - end;
    return removal;
  }

  static boolean equalRange(Seq seq, List<?> other, int from, int to) {
    Iterator<?> others = other.iterator();
    for (int i = from; i < to; i++) {
      if (!others.hasNext() || !same(at(seq, i), others.next())) {
        return false;
      }
    }
    return !others.hasNext();
  }

  static int hashRange(Seq seq, int from, int to) {
    int hash = 1;
    for (int i = from; i < to; i++) {
      Object element = at(seq, i);
      hash = 31 * hash + (element == null ? 0 : element.hashCode());
    }
    return hash;
  }

  /**
   * Sorts the range; a comparison that throws leaves the elements as they stood then. When the comparator adds elements, the list is taken to
   * have got a new array: what is sorted is the old one.
   */
  @SuppressWarnings("unchecked")
  static <E> void sort(Seq seq, int from, int to, Comparator<? super E> comparator) {
    Object[] elements = toArray(seq, from, to);
    int size = seq.size();
    try {
      Arrays.sort((E[]) elements, comparator);
    } finally {
      if (seq.size() <= size) {
        store(seq, from, elements);
      }
    }
  }

  private static void store(Seq seq, int from, Object[] elements) {
    for (int i = 0; i < elements.length && from + i < seq.size(); i++) {
      seq.set(from + i, elements[i]);
    }
  }

  /** Stores what replaceAll gave, unless its operator has added elements: as for sort. */
  static void store(Seq seq, int index, Object element, int size) {
    if (index < seq.size() && seq.size() <= size) {
      seq.set(index, element);
    }
  }
}
