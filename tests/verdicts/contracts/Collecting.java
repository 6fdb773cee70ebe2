// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// A class that keeps its state in a list, a set and a map; each method and a twin with one mistake.
// expect contract=bounded of Collecting: append removeLast isEmpty contains register isRegistered put get sizeOf addIfAbsent remember swapEnds
// expect contract=refuted of Collecting: appendWrong removeLastWrong isEmptyWrong containsWrong registerWrong isRegisteredWrong putWrong getWrong sizeOfWrong addIfAbsentWrong rememberWrong swapEndsWrong
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;

public class Collecting {
  static final class Item {
    int weight;
  }

  ArrayList<Item> items;
  HashSet<Item> known;
  HashMap<Item, Item> partner;
  int added;

  //@ invariant added >= 0 && added <= 1000000;

  //@ requires items.size() < 2;
  //@ ensures items.size() == \old(items.size()) + 1 && items.get(items.size() - 1) == item;
  public void append(Item item) {
    items.add(item);
  }

  //@ requires items.size() < 2;
  //@ ensures items.size() == \old(items.size()) + 1 && items.get(items.size() - 1) == item;
  public void appendWrong(Item item) {
    items.add(0, item);
  }

  //@ requires items.size() > 0;
  //@ ensures items.size() == \old(items.size()) - 1 && \result == \old(items.get(items.size() - 1));
  public /*@ nullable */ Item removeLast() {
    return items.remove(items.size() - 1);
  }

  //@ requires items.size() > 0;
  //@ ensures items.size() == \old(items.size()) - 1 && \result == \old(items.get(items.size() - 1));
  public /*@ nullable */ Item removeLastWrong() {
    return items.get(items.size() - 1);
  }

  //@ ensures \result <==> items.size() == 0;
  public boolean isEmpty() {
    return items.isEmpty();
  }

  //@ ensures \result <==> items.size() == 0;
  public boolean isEmptyWrong() {
    return items.size() <= 1;
  }

  //@ ensures \result <==> (\exists int i; 0 <= i && i < items.size(); items.get(i) == item);
  public boolean contains(Item item) {
    return items.indexOf(item) >= 0;
  }

  //@ ensures \result <==> (\exists int i; 0 <= i && i < items.size(); items.get(i) == item);
  public boolean containsWrong(Item item) {
    return items.indexOf(item) > 0;
  }

  //@ requires known.size() < 2;
  //@ ensures known.contains(item) && \result == !\old(known.contains(item));
  public boolean register(Item item) {
    return known.add(item);
  }

  //@ requires known.size() < 2;
  //@ ensures known.contains(item) && \result == !\old(known.contains(item));
  public boolean registerWrong(Item item) {
    known.add(item);
    return known.contains(item);
  }

  //@ ensures \result == known.contains(item);
  public boolean isRegistered(Item item) {
    for (Item other : known) {
      if (other == item) return true;
    }
    return false;
  }

  //@ ensures \result == known.contains(item);
  public boolean isRegisteredWrong(Item item) {
    return !known.isEmpty();
  }

  //@ requires partner.size() < 2;
  //@ ensures partner.get(a) == b && partner.get(b) == a;
  public void put(Item a, Item b) {
    partner.put(a, b);
    partner.put(b, a);
  }

  //@ requires partner.size() < 2;
  //@ ensures partner.get(a) == b && partner.get(b) == a;
  public void putWrong(Item a, Item b) {
    partner.put(a, b);
    partner.putIfAbsent(b, a);
  }

  //@ ensures partner.containsKey(item) ==> \result == partner.get(item);
  //@ ensures !partner.containsKey(item) ==> \result == item;
  public /*@ nullable */ Item get(Item item) {
    return partner.containsKey(item) ? partner.get(item) : item;
  }

  //@ ensures partner.containsKey(item) ==> \result == partner.get(item);
  //@ ensures !partner.containsKey(item) ==> \result == item;
  public /*@ nullable */ Item getWrong(Item item) {
    return partner.get(item);
  }

  //@ ensures \result == items.size() + known.size();
  public int sizeOf() {
    int n = items.size();
    for (Item item : known) n++;
    return n;
  }

  //@ ensures \result == items.size() + known.size();
  public int sizeOfWrong() {
    int n = items.size();
    for (Item item : known) {
      if (!items.contains(item)) n++;
    }
    return n;
  }

  //@ requires items.size() < 2;
  //@ ensures items.contains(item) && items.size() == \old(items.size()) + (\result ? 1 : 0);
  //@ ensures \result == !\old(items.contains(item));
  public boolean addIfAbsent(Item item) {
    if (items.contains(item)) return false;
    items.add(item);
    return true;
  }

  //@ requires items.size() < 2;
  //@ ensures items.contains(item) && items.size() == \old(items.size()) + (\result ? 1 : 0);
  //@ ensures \result == !\old(items.contains(item));
  public boolean addIfAbsentWrong(Item item) {
    if (known.contains(item)) return false;
    items.add(item);
    return true;
  }

  //@ requires known.size() < 2 && added < 1000;
  //@ ensures added == \old(added) + (known.size() - \old(known.size()));
  public void remember(Item item) {
    if (known.add(item)) added++;
  }

  //@ requires known.size() < 2 && added < 1000;
  //@ ensures added == \old(added) + (known.size() - \old(known.size()));
  public void rememberWrong(Item item) {
    known.add(item);
    added++;
  }

  //@ requires items.size() == 2;
  //@ ensures items.get(0) == \old(items.get(1)) && items.get(1) == \old(items.get(0)) && items.size() == 2;
  public void swapEnds() {
    Item first = items.get(0);
    items.set(0, items.get(1));
    items.set(1, first);
  }

  //@ requires items.size() == 2;
  //@ ensures items.get(0) == \old(items.get(1)) && items.get(1) == \old(items.get(0)) && items.size() == 2;
  public void swapEndsWrong() {
    items.set(0, items.get(1));
    items.set(1, items.get(0));
  }
}
