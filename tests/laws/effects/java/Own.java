import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections of the program's own, which tell Log by which methods the library reads or changes them. */
class Own {
  private Own() {}

  /** Every method of List that can be overridden, over a list of the library. */
  static class OfList extends AbstractList<Object> {
    private final List<Object> items;

    OfList(Collection<?> items) {
      this.items = new ArrayList<>(items);
    }

    @Override
    public Object get(int index) {
      Log.read("get");
      return items.get(index);
    }

    @Override
    public int size() {
      Log.read("size");
      return items.size();
    }

    @Override
    public boolean isEmpty() {
      Log.read("isEmpty");
      return items.isEmpty();
    }

    @Override
    public boolean contains(Object item) {
      Log.read("contains");
      return items.contains(item);
    }

    @Override
    public int indexOf(Object item) {
      Log.read("indexOf");
      return items.indexOf(item);
    }

    @Override
    public Object[] toArray() {
      Log.read("toArray");
      return items.toArray();
    }

    @Override
    public Object set(int index, Object item) {
      Log.read("set");
      return items.set(index, item);
    }

    @Override
    public void add(int index, Object item) {
      Log.read("add");
      items.add(index, item);
    }

    @Override
    public Object remove(int index) {
      Log.read("remove");
      return items.remove(index);
    }

    @Override
    public Iterator<Object> iterator() {
      Log.read("iterator");
      return super.iterator();
    }

    @Override
    public Spliterator<Object> spliterator() {
      Log.read("spliterator");
      return super.spliterator();
    }

    @Override
    public ListIterator<Object> listIterator(int index) {
      Log.read("listIterator");
      return super.listIterator(index);
    }
  }

  static class OfSet extends AbstractSet<Object> {
    private final Set<Object> items = new LinkedHashSet<>();

    OfSet(Collection<?> items) {
      this.items.addAll(items);
    }

    @Override
    public int size() {
      Log.read("size");
      return items.size();
    }

    @Override
    public boolean contains(Object item) {
      Log.read("contains");
      return items.contains(item);
    }

    @Override
    public boolean add(Object item) {
      Log.read("add");
      return items.add(item);
    }

    @Override
    public boolean remove(Object item) {
      Log.read("remove");
      return items.remove(item);
    }

    @Override
    public Spliterator<Object> spliterator() {
      Log.read("spliterator");
      return super.spliterator();
    }

    @Override
    public Object[] toArray() {
      Log.read("toArray");
      return items.toArray();
    }

    @Override
    public Iterator<Object> iterator() {
      Log.read("iterator");
      Iterator<Object> from = items.iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          Log.read("hasNext");
          return from.hasNext();
        }

        @Override
        public Object next() {
          Log.read("next");
          return from.next();
        }

        @Override
        public void remove() {
          Log.read("iterator.remove");
          from.remove();
        }
      };
    }
  }

  static class OfMap extends AbstractMap<Object, Object> {
    private final Map<Object, Object> items;

    OfMap(Map<?, ?> items) {
      this.items = new LinkedHashMap<>(items);
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
      Log.read("entrySet");
      return items.entrySet();
    }

    @Override
    public Object put(Object key, Object value) {
      Log.read("put");
      return items.put(key, value);
    }

    @Override
    public Object get(Object key) {
      Log.read("get");
      return items.get(key);
    }

    @Override
    public boolean containsKey(Object key) {
      Log.read("containsKey");
      return items.containsKey(key);
    }

    @Override
    public int size() {
      Log.read("size");
      return items.size();
    }
  }

  static class OfDeque extends ArrayDeque<Object> {
    OfDeque(Collection<?> items) {
      super(items);
    }

    @Override
    public void addFirst(Object item) {
      Log.read("addFirst");
      super.addFirst(item);
    }

    @Override
    public int size() {
      Log.read("size");
      return super.size();
    }
  }

  static class OfSortedSet extends TreeSet<Object> {
    OfSortedSet(Collection<?> items) {
      super(items);
    }

    @Override
    public boolean add(Object item) {
      Log.read("add");
      return super.add(item);
    }

    @Override
    public Object higher(Object item) {
      Log.read("higher");
      return super.higher(item);
    }

    @Override
    public Spliterator<Object> spliterator() {
      Log.read("spliterator");
      return Spliterators.emptySpliterator();
    }

    @Override
    public Object first() {
      Log.read("first");
      return super.first();
    }
  }

  static class OfSortedMap extends TreeMap<Object, Object> {
    @Override
    public Object put(Object key, Object value) {
      Log.read("put");
      return super.put(key, value);
    }

    @Override
    public Object higherKey(Object key) {
      Log.read("higherKey");
      return super.higherKey(key);
    }

    @Override
    public SortedMap<Object, Object> headMap(Object end) {
      Log.read("headMap");
      return super.headMap(end);
    }

    @Override
    public Object firstKey() {
      Log.read("firstKey");
      return super.firstKey();
    }
  }
}
