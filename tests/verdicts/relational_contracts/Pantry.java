// expect methods [options: --engine relational --property contracts --objects 2 --loops 3]
// Collections in the state before: they may hold null, an interface may be any of its implementations; objects that nothing leads to do not count.
// expect contract=bounded of Pantry: store storedTwice forget shelfOf put
// expect contract=proved of Pantry: <init>
// expect contract=refuted of Pantry: noNull noNullKey storeWrong forgetWrong putWrong
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Pantry {
  static final class Jar {
    int grams;
  }

  List<Jar> jars;
  Map<Jar, Jar> lids;

  //@ invariant jars != null && lids != null;

  //@ ensures jars.size() == 0 && lids.isEmpty();
  public Pantry() {
    jars = new ArrayList<>();
    lids = new HashMap<>();
  }

  //@ ensures \result;
  boolean noNull() {
    for (int i = 0; i < jars.size(); i++) if (jars.get(i) == null) return false;
    return true;
  }

  //@ ensures \result;
  boolean noNullKey() {
    return !lids.containsKey(null);
  }

  //@ ensures jars.size() == \old(jars.size()) + 1 && jars.contains(jar);
  void store(Jar jar) {
    jars.add(jar);
  }

  //@ ensures jars.size() == \old(jars.size()) + 1 && jars.contains(jar);
  void storeWrong(Jar jar) {
    if (!jars.contains(jar)) jars.add(jar);
  }

  //@ ensures jars.size() == \old(jars.size()) + 2;
  void storedTwice(Jar jar) {
    store(jar);
    store(jar);
  }

  //@ ensures !lids.containsKey(jar);
  void forget(/*@ nullable */ Jar jar) {
    lids.remove(jar);
  }

  //@ ensures !lids.containsKey(jar);
  void forgetWrong(/*@ nullable */ Jar jar) {
    if (jar != null) lids.remove(jar);
  }

  //@ ensures \result == (jar == null ? null : lids.get(jar));
  /*@ nullable */ Jar shelfOf(/*@ nullable */ Jar jar) {
    return jar == null ? null : lids.get(jar);
  }

  //@ ensures lids.get(jar) == lid;
  void put(Jar jar, Jar lid) {
    lids.put(jar, lid);
  }

  //@ ensures lids.get(jar) == lid && lids.get(lid) == \old(lids.get(lid));
  void putWrong(Jar jar, Jar lid) {
    lids.put(jar, lid);
  }
}
