// expect methods [options: --engine pdr --property cme]
// expect cme=proved of Operations: addAllElsewhere removeValueAfterwards removeByIterator listIteratorAdd listIteratorSet listIteratorRemove setInLoop putThenRead putIfAbsentElsewhere
// expect cme=proved of Operations: computeIfAbsentElsewhere mergeElsewhere clearAfterwards sortAfterwards removeIfAlone forEachElsewhere loopOverCopy unmodifiableRead synchronizedRead replaceValues
// expect cme=proved of Operations: iteratorFromField iteratorPassed iteratorReturned arrayOfListsSafe staticFieldsSafe viewRemovesThroughIterator computeElsewhere computeIfPresentElsewhere entrySetValue
// expect cme=refuted of Operations: addAllInLoop removeValueInLoop removeByOtherIterator listIteratorAddOther listIteratorRemoveOther putInLoop putIfAbsentInLoop
// expect cme=refuted of Operations: computeIfAbsentInLoop mergeInLoop clearInLoop sortInLoop removeIfInLoop forEachSame unmodifiableChanged synchronizedChanged
// expect cme=refuted of Operations: iteratorInFieldStale iteratorPassedStale iteratorReturnedStale arrayOfListsAliased staticFieldsShared viewChanged viewOfViewChanged computeInLoop computeIfPresentInLoop
// expect cme=undecided of Operations: putOnPresentKey
import java.util.*;

// One safe and one unsafe use of every operation.
public class Operations {
  private static List<String> some() {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    list.add("c");
    return list;
  }

  private static Map<String, Integer> map() {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    map.put("c", 3);
    return map;
  }

  // ---- addAll, remove

  static void addAllElsewhere() {
    List<String> list = some(), all = new LinkedList<>();
    for (String x : list) all.addAll(list);
    for (String x : all) x.trim();
  }

  static void addAllInLoop() {
    List<String> list = some();
    for (String x : list) list.addAll(some());
  }

  static void removeValueAfterwards() {
    List<String> list = some();
    String longest = "";
    for (String x : list) if (x.length() > longest.length()) longest = x;
    list.remove(longest);
    for (String x : list) x.trim();
  }

  static void removeValueInLoop() {
    List<String> list = some();
    for (String x : list) list.remove("c");
  }

  static void removeByIterator() {
    List<String> list = some();
    Iterator<String> it = list.iterator();
    while (it.hasNext()) if (it.next().isEmpty()) it.remove();
  }

  static void removeByOtherIterator() {
    List<String> list = some();
    Iterator<String> one = list.iterator(), other = list.iterator();
    one.next();
    one.remove();
    other.next();
  }

  // ---- list iterators, set

  static void listIteratorAdd() {
    List<String> list = some();
    ListIterator<String> it = list.listIterator();
    while (it.hasNext()) it.add(it.next() + "'");
  }

  static void listIteratorAddOther() {
    List<String> list = some();
    Iterator<String> before = list.iterator();
    list.listIterator().add("z");
    before.next();
  }

  static void listIteratorSet() {
    List<String> list = some();
    Iterator<String> before = list.iterator();
    ListIterator<String> it = list.listIterator();
    while (it.hasNext()) it.set(it.next().trim());
    before.next();
  }

  static void listIteratorRemove() {
    List<String> list = some();
    ListIterator<String> it = list.listIterator(list.size());
    while (it.hasPrevious()) if (it.previous().isEmpty()) it.remove();
  }

  static void listIteratorRemoveOther() {
    List<String> list = new LinkedList<>(some());
    ListIterator<String> it = list.listIterator(), second = list.listIterator();
    it.next();
    it.remove();
    second.next();
  }

  static void setInLoop() {
    List<String> list = some();
    for (String x : list) list.set(0, x);
  }

  // ---- maps

  static void putThenRead() {
    Map<String, Integer> map = map();
    map.put("d", 4);
    for (String key : map.keySet()) map.get(key);
  }

  static void putInLoop() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.put(key + "'", 0);
  }

  // Safe, since the key is there: that is beyond an abstraction without values.
  static void putOnPresentKey() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.put(key, 0);
  }

  static void putIfAbsentElsewhere() {
    Map<String, Integer> map = map(), other = new TreeMap<>();
    for (String key : map.keySet()) other.putIfAbsent(key, 1);
    for (int value : other.values()) System.out.println(value);
  }

  static void putIfAbsentInLoop() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.putIfAbsent(key + key, 1);
  }

  static void computeIfAbsentElsewhere() {
    Map<String, List<String>> groups = new HashMap<>();
    for (String x : some()) groups.computeIfAbsent(x, key -> new ArrayList<>()).add(x);
    for (List<String> group : groups.values()) for (String x : group) x.trim();
  }

  static void computeIfAbsentInLoop() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.computeIfAbsent(key + key, k -> 1);
  }

  static void computeIfPresentElsewhere() {
    Map<String, Integer> map = map();
    for (String x : some()) map.computeIfPresent(x, (key, old) -> old + 1);
  }

  static void computeIfPresentInLoop() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.computeIfPresent("c", (k, old) -> null);
  }

  static void computeElsewhere() {
    Map<String, Integer> map = map();
    for (String x : some()) map.compute(x, (key, old) -> old == null ? 1 : old + 1);
  }

  static void computeInLoop() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.compute(key + key, (k, old) -> 1);
  }

  static void mergeElsewhere() {
    Map<String, Integer> counts = new HashMap<>();
    for (String x : some()) counts.merge(x, 1, Integer::sum);
    for (int count : counts.values()) System.out.println(count);
  }

  static void mergeInLoop() {
    Map<String, Integer> map = map();
    for (int value : map.values()) map.merge("d" + value, 1, Integer::sum);
  }

  static void replaceValues() {
    Map<String, Integer> map = map();
    for (String key : map.keySet()) map.replace(key, 0);
  }

  static void entrySetValue() {
    Map<String, Integer> map = map();
    for (Map.Entry<String, Integer> entry : map.entrySet()) entry.setValue(entry.getValue() + 1);
  }

  // ---- clear, sort, removeIf, forEach

  static void clearAfterwards() {
    List<String> list = some();
    for (String x : list) x.trim();
    list.clear();
    for (String x : list) x.trim();
  }

  static void clearInLoop() {
    List<String> list = some();
    for (String x : list) if (x.equals("a")) list.clear();
  }

  static void sortAfterwards() {
    List<String> list = some();
    for (String x : list) x.trim();
    list.sort(null);
    for (String x : list) x.trim();
  }

  static void sortInLoop() {
    List<String> list = some();
    for (String x : list) list.sort(null);
  }

  static void removeIfAlone() {
    List<String> list = some();
    list.removeIf(x -> x.equals("b"));
    for (String x : list) x.trim();
  }

  static void removeIfInLoop() {
    List<String> list = some();
    for (String x : list) list.removeIf(y -> y.equals("b"));
  }

  static void forEachElsewhere() {
    List<String> list = some(), other = new ArrayList<>();
    list.forEach(x -> other.add(x));
    other.forEach(System.out::println);
  }

  static void forEachSame() {
    List<String> list = some();
    list.forEach(x -> list.add(x));
  }

  static void loopOverCopy() {
    List<String> list = some();
    for (String x : new ArrayList<>(list)) list.remove(x);
  }

  // ---- wrappers and views

  static void unmodifiableRead() {
    List<String> list = some();
    for (String x : Collections.unmodifiableList(list)) x.trim();
  }

  static void unmodifiableChanged() {
    List<String> list = some();
    for (String x : Collections.unmodifiableList(list)) list.add(x);
  }

  static void synchronizedRead() {
    List<String> list = Collections.synchronizedList(some());
    for (String x : list) x.trim();
    list.add("z");
  }

  static void synchronizedChanged() {
    List<String> list = Collections.synchronizedList(some());
    for (String x : list) list.add(x);
  }

  static void viewRemovesThroughIterator() {
    Map<String, Integer> map = map();
    Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
    while (it.hasNext()) if (it.next().getValue() == 2) it.remove();
  }

  static void viewChanged() {
    Map<String, Integer> map = map();
    for (int value : map.values()) map.keySet().remove("c");
  }

  static void viewOfViewChanged() {
    TreeMap<String, Integer> map = new TreeMap<>(map());
    for (String key : map.descendingMap().keySet()) map.values().clear();
  }

  // ---- where iterators go

  static class Cursor {
    Iterator<String> position;
  }

  static void iteratorFromField() {
    List<String> list = some();
    Cursor cursor = new Cursor();
    list.add("z");
    cursor.position = list.iterator();
    while (cursor.position.hasNext()) cursor.position.next();
  }

  static void iteratorInFieldStale() {
    List<String> list = some();
    Cursor cursor = new Cursor();
    cursor.position = list.iterator();
    list.add("z");
    cursor.position.next();
  }

  private static void step(Iterator<String> it, List<String> into) {
    if (it.hasNext()) into.add(it.next());
  }

  static void iteratorPassed() {
    List<String> list = some(), other = new ArrayList<>();
    Iterator<String> it = list.iterator();
    step(it, other);
    step(it, other);
  }

  static void iteratorPassedStale() {
    List<String> list = some();
    Iterator<String> it = list.iterator();
    step(it, list);
    step(it, list);
  }

  private static Iterator<String> start(List<String> list, String first) {
    Iterator<String> it = list.iterator();
    if (first != null) {
      list.add(first);
      it = list.iterator();
    }
    return it;
  }

  static void iteratorReturned() {
    Iterator<String> it = start(some(), "z");
    while (it.hasNext()) it.next();
  }

  static void iteratorReturnedStale() {
    List<String> list = some();
    Iterator<String> it = start(list, null);
    start(list, "z");
    it.next();
  }

  // ---- arrays and static fields

  static void arrayOfListsSafe() {
    List<?>[] lists = {some(), some()};
    List<String> into = new ArrayList<>();
    for (List<?> list : lists) for (Object x : list) into.add(x.toString());
  }

  static void arrayOfListsAliased() {
    List<String> list = some();
    Object[] lists = {list};
    for (String x : list) ((List<?>) lists[0]).remove(2);
  }

  private static final List<String> left = new ArrayList<>(), right = new ArrayList<>();
  private static List<String> current;

  static void staticFieldsSafe() {
    List<String> list = some();
    for (String x : list) left.add(x);
  }

  static void staticFieldsShared() {
    current = some();
    for (String x : current) drop();
  }

  private static void drop() {
    current.remove(0);
  }
}
