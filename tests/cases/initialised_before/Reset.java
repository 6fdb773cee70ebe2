// Initialisers that change what another class holds, in an array, a list, a nested class, through a method and a function of their own.
import java.util.*;

public class Reset {
  static class Shared {
    static int[] numbers = {1};
    static List<Integer> list = new ArrayList<>();
    static class Inner { static int n = 1; }
  }

  static class ByArray { static { Shared.numbers[0] = 9; } static void touch() {} }
  static class ByList { static { Shared.list.add(9); } static void touch() {} }
  static class ByMethod { static { set(); } static void set() { Shared.Inner.n = 9; } static void touch() {} }
  static class ByFunction { static { Runnable r = () -> Shared.Inner.n = 9; r.run(); } static void touch() {} }
  static class SharedNot { static int own = 9; static void touch() {} }

  public static void array() { Shared.numbers = new int[] {1}; ByArray.touch(); assert Shared.numbers[0] == 1; }
  public static void list() { Shared.list = new ArrayList<>(); ByList.touch(); assert Shared.list.isEmpty(); }
  public static void method() { Shared.Inner.n = 1; ByMethod.touch(); assert Shared.Inner.n == 1; }
  public static void function() { Shared.Inner.n = 1; ByFunction.touch(); assert Shared.Inner.n == 1; }
  public static void nothing() { Shared.Inner.n = 1; SharedNot.touch(); assert Shared.Inner.n == 1; }
}
