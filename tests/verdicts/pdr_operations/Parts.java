// expect methods [options: --engine pdr --property cme]
// expect cme=proved of Parts: readPart clearPart partOfCopy setThrough changeThroughPart partAfterChange partPassed iteratePart removeThroughIterator partInList partOfPart
// expect cme=refuted of Parts: wholeChanged partPrinted iterateWholeClearPart iteratePartAdd iteratorOfPartStale partInListStale retainPart helperChanges otherPart sizeOfStalePart
// expect cme=undecided of Parts: outerAfterInner
import java.util.*;

// Parts of lists: each is stale once its list was changed other than through it.
public class Parts {
  private static List<String> some() {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    list.add("c");
    list.add("d");
    return list;
  }

  static void readPart() {
    List<String> list = some(), part = list.subList(1, 3);
    for (String x : part) x.trim();
    for (String x : list) x.trim();
    System.out.println(part);
  }

  static void wholeChanged() {
    List<String> list = some(), part = list.subList(1, 3);
    list.add("e");
    part.get(0);
  }

  static void sizeOfStalePart() {
    List<String> list = some(), part = list.subList(1, 3);
    list.remove(0);
    part.size();
  }

  static void partPrinted() {
    List<String> list = some(), part = list.subList(1, 3);
    list.clear();
    System.out.println(part);
  }

  static void clearPart() {
    List<String> list = some();
    list.subList(0, 2).clear();
    for (String x : list) x.trim();
  }

  static void iterateWholeClearPart() {
    List<String> list = some();
    for (String x : list) list.subList(0, 1).clear();
  }

  static void iteratePart() {
    List<String> list = some(), other = new LinkedList<>();
    for (String x : list.subList(1, 3)) other.add(x);
  }

  static void iteratePartAdd() {
    List<String> list = some(), part = list.subList(0, 3);
    for (String x : part) part.add(x);
  }

  static void iteratorOfPartStale() {
    List<String> list = some();
    Iterator<String> it = list.subList(0, 2).iterator();
    list.add("z");
    it.next();
  }

  static void partOfCopy() {
    List<String> list = some();
    List<String> part = new ArrayList<>(list.subList(0, 2));
    list.clear();
    for (String x : part) list.add(x);
  }

  static void setThrough() {
    List<String> list = some(), part = list.subList(1, 3);
    list.set(1, "z");
    part.set(0, "y");
    part.get(0);
  }

  static void changeThroughPart() {
    List<String> list = some(), part = list.subList(1, 3);
    part.add("z");
    part.remove(0);
    for (String x : part) x.trim();
    for (String x : list) x.trim();
  }

  static void partAfterChange() {
    List<String> list = some(), part = list.subList(1, 3);
    list.add("z");
    part = list.subList(0, 2);
    part.get(0);
  }

  static void removeThroughIterator() {
    List<String> list = some(), part = list.subList(0, 3);
    Iterator<String> it = part.iterator();
    while (it.hasNext()) if (it.next().equals("b")) it.remove();
    part.size();
  }

  private static int first(List<String> part) {
    return part.isEmpty() ? 0 : part.get(0).length();
  }

  static void partPassed() {
    List<String> list = some();
    for (int i = 0; i < list.size(); i++) first(list.subList(i, list.size()));
  }

  private static void grow(List<String> list) {
    list.add("z");
  }

  static void helperChanges() {
    List<String> list = some(), part = list.subList(0, 1);
    grow(list);
    first(part);
  }

  static void partInList() {
    List<List<String>> parts = new ArrayList<>();
    List<String> list = some();
    parts.add(list.subList(0, 2));
    parts.add(list.subList(2, 4));
    for (List<String> part : parts) for (String x : part) x.trim();
  }

  static void partInListStale() {
    List<List<String>> parts = new ArrayList<>();
    List<String> list = some();
    parts.add(list.subList(0, 2));
    list.add("z");
    for (List<String> part : parts) for (String x : part) x.trim();
  }

  // Each asks the part while it takes elements away from the whole.
  static void retainPart() {
    List<String> list = new LinkedList<>(some());
    list.retainAll(list.subList(2, 4));
  }

  static void otherPart() {
    List<String> list = some(), low = list.subList(0, 2), high = list.subList(2, 4);
    low.clear();
    high.get(0);
  }

  static void partOfPart() {
    List<String> list = some(), part = list.subList(0, 3).subList(1, 2);
    part.clear();
    for (String x : list) x.trim();
  }

  // Safe: a change through the inner part is known to the outer one, but not in the model.
  static void outerAfterInner() {
    List<String> list = some(), outer = list.subList(0, 3);
    outer.subList(0, 1).clear();
    outer.size();
  }
}
