// expect methods [options: --engine bounded --property contracts --objects 1 --loops 4 --bits 6]
// Open addressing over a table of three non-negative keys, -1 for a free place, linear probing; each method and a twin with one mistake.
// expect contract=bounded of HashTable: add contains slotOf countKeys clear isFull hash anyKey freePlaces replaceLast
// expect contract=refuted of HashTable: addWrong containsWrong slotOfWrong countKeysWrong clearWrong isFullWrong hashWrong anyKeyWrong freePlacesWrong replaceLastWrong
public class HashTable {
  int[] keys;
  int used;

  //@ invariant keys.length == 3;
  //@ invariant (\forall int i; 0 <= i && i < 3; -1 <= keys[i]);
  //@ invariant used == (\num_of int i; 0 <= i && i < 3; keys[i] >= 0);
  //@ invariant (\forall int i; 0 <= i && i < 3; (\forall int j; 0 <= j && j < i; keys[i] == -1 || keys[i] != keys[j]));
  //@ invariant (\forall int i; 0 <= i && i < 3; keys[i] == -1 || reachable(i));

  // From the key's first place to its own there is no free place.
  /*@ pure helper */ boolean reachable(int place) {
    int at = keys[place] % 3;
    while (at != place) {
      if (keys[at] == -1) return false;
      at = at == 2 ? 0 : at + 1;
    }
    return true;
  }

  /*@ pure helper */ boolean present(int key) {
    return keys[0] == key || keys[1] == key || keys[2] == key;
  }

  //@ requires key >= 0 && used < 3;
  //@ ensures present(key) && \result == !\old(present(key));
  //@ ensures used == \old(used) + (\result ? 1 : 0);
  public boolean add(int key) {
    int at = key % 3;
    while (keys[at] != -1) {
      if (keys[at] == key) return false;
      at = (at + 1) % 3;
    }
    keys[at] = key;
    used++;
    return true;
  }

  //@ requires key >= 0 && used < 3;
  //@ ensures present(key);
  public boolean addWrong(int key) {
    for (int at = 0; at < 3; at++) {
      if (keys[at] == key) return false;
      if (keys[at] == -1) {
        keys[at] = key;
        used++;
        return true;
      }
    }
    return false;
  }

  //@ requires key >= 0;
  //@ ensures \result <==> present(key);
  //@ assignable \nothing;
  public boolean contains(int key) {
    int at = key % 3;
    for (int tried = 0; tried < 3; tried++) {
      if (keys[at] == key) return true;
      if (keys[at] == -1) return false;
      at = (at + 1) % 3;
    }
    return false;
  }

  //@ requires key >= 0;
  //@ ensures \result <==> present(key);
  //@ assignable \nothing;
  public boolean containsWrong(int key) {
    for (int at = key % 3; at < 3; at++) {
      if (keys[at] == key) return true;
      if (keys[at] == -1) return false;
    }
    return false;
  }

  //@ requires key >= 0 && present(key);
  //@ ensures 0 <= \result && \result < 3 && keys[\result] == key;
  public int slotOf(int key) {
    int at = key % 3;
    while (keys[at] != key) at = (at + 1) % 3;
    return at;
  }

  //@ requires key >= 0 && present(key);
  //@ ensures 0 <= \result && \result < 3 && keys[\result] == key;
  public int slotOfWrong(int key) {
    return key % 3;
  }

  //@ ensures \result == used;
  public int countKeys() {
    int n = 0;
    for (int key : keys) {
      if (key >= 0) n++;
    }
    return n;
  }

  //@ ensures \result == used;
  public int countKeysWrong() {
    int n = 0;
    for (int key : keys) {
      if (key > 0) n++;
    }
    return n;
  }

  //@ ensures used == 0 && (\forall int i; 0 <= i && i < 3; keys[i] == -1);
  //@ assignable used, keys[*];
  public void clear() {
    for (int i = 0; i < keys.length; i++) keys[i] = -1;
    used = 0;
  }

  //@ ensures used == 0;
  //@ assignable used, keys[*];
  public void clearWrong() {
    for (int i = 0; i < used; i++) keys[i] = -1;
    used = 0;
  }

  //@ ensures \result <==> (\forall int i; 0 <= i && i < 3; keys[i] >= 0);
  public boolean isFull() {
    return used == keys.length;
  }

  //@ ensures \result <==> (\forall int i; 0 <= i && i < 3; keys[i] >= 0);
  public boolean isFullWrong() {
    return used >= keys.length - 1;
  }

  //@ requires buckets > 0;
  //@ ensures 0 <= \result && \result < buckets;
  public static int hash(int value, int buckets) {
    int rest = value % buckets;
    return rest < 0 ? rest + buckets : rest;
  }

  //@ requires buckets > 0;
  //@ ensures 0 <= \result && \result < buckets;
  public static int hashWrong(int value, int buckets) {
    return value % buckets;
  }

  //@ ensures used > 0 ==> \result >= 0 && present(\result);
  //@ ensures used == 0 ==> \result == -1;
  public int anyKey() {
    for (int key : keys) {
      if (key != -1) return key;
    }
    return -1;
  }

  //@ ensures used > 0 ==> \result >= 0 && present(\result);
  //@ ensures used == 0 ==> \result == -1;
  public int anyKeyWrong() {
    return used > 0 ? keys[used - 1] : -1;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < 3; keys[i] == -1);
  public int freePlaces() {
    return keys.length - used;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < 3; keys[i] == -1);
  public int freePlacesWrong() {
    int free = 0;
    while (free < keys.length && keys[free] == -1) free++;
    return free;
  }

  //@ requires used == 1 && key >= 0;
  //@ ensures used == 1 && present(key);
  public void replaceLast(int key) {
    for (int i = 0; i < 3; i++) keys[i] = -1;
    keys[key % 3] = key;
  }

  //@ requires used == 1 && key >= 0;
  //@ ensures used == 1 && present(key);
  public void replaceLastWrong(int key) {
    for (int i = 0; i < 3; i++) {
      if (keys[i] != -1) keys[i] = key;
    }
  }
}
