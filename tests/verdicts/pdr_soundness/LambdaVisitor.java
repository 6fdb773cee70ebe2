// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of LambdaVisitor: bad badField badArray badList badLoop badMap
// expect cme=proved of LambdaVisitor: calm
// Each method may be handed a visitor that a lambda or a method reference implements and that changes the list, besides the class that does not.
import java.util.*;
interface Visitor { void visit(List<Integer> l, Integer x); }
class Quiet implements Visitor { public void visit(List<Integer> l, Integer x) { } }
class Tree { Visitor v; }
public class LambdaVisitor {
  public static Visitor loud() { return (l, x) -> l.remove(x); }
  public static Visitor ref() { return LambdaVisitor::drop; }
  public static void drop(List<Integer> l, Integer x) { l.clear(); }
  public static void bad(List<Integer> l, Visitor v) { for (Integer i : l) v.visit(l, i); }
  public static void badField(List<Integer> l, Tree t) { for (Integer i : l) t.v.visit(l, i); }
  public static void badArray(List<Integer> l, Visitor[] t) { for (Integer i : l) t[0].visit(l, i); }
  public static void badList(List<Integer> l, List<Visitor> t) { for (Integer i : l) t.get(0).visit(l, i); }
  public static void badLoop(List<Integer> l, List<Visitor> t) { for (Visitor v : t) for (Integer i : l) v.visit(l, i); }
  public static void badMap(List<Integer> l, Map<String, Visitor> t) { for (Integer i : l) t.get("a").visit(l, i); }

  // Its lambda is handed to nobody who could give it back.
  interface Calm { void look(List<Integer> l, Integer x); }
  static class Looking implements Calm { public void look(List<Integer> l, Integer x) { } }
  static void here(List<Integer> l) { Calm c = (m, x) -> m.remove(x); c.look(l, 1); }
  public static void calm(List<Integer> l, Calm c) { for (Integer i : l) c.look(l, i); }
}
