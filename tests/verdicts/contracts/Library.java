// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Interfaces of the library with any implementation behind them, long and double arithmetic, recursion; each method and a twin with one mistake.
// expect contract=bounded of Library: addFront assign weigh dropAll push leastKey
// expect contract=proved of Library: twice magnitude factorial
// expect contract=refuted of Library: addFrontWrong assignWrong weighWrong dropAllWrong pushWrong leastKeyWrong twiceWrong magnitudeWrong factorialWrong
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Library {
  static final class Book {
    int weight;
  }

  List<Book> shelf;
  Map<Integer, Book> numbered;
  Deque<Book> returned;
  TreeMap<Integer, Integer> prices;

  //@ requires shelf.size() < 2;
  //@ ensures shelf.size() == \old(shelf.size()) + 1 && shelf.get(0) == book;
  public void addFront(Book book) {
    shelf.add(0, book);
  }

  //@ requires shelf.size() < 2;
  //@ ensures shelf.size() == \old(shelf.size()) + 1 && shelf.get(0) == book;
  public void addFrontWrong(Book book) {
    shelf.add(book);
  }

  //@ ensures numbered.get(number) == book;
  //@ ensures (\forall int j; 0 <= j && j < 3; j == number || numbered.get(j) == \old(numbered.get(j)));
  public void assign(int number, Book book) {
    numbered.put(number, book);
  }

  //@ ensures numbered.get(number) == book;
  //@ ensures (\forall int j; 0 <= j && j < 3; j == number || numbered.get(j) == \old(numbered.get(j)));
  public void assignWrong(int number, Book book) {
    numbered.clear();
    numbered.put(number, book);
  }

  //@ ensures \result == (\sum int i; 0 <= i && i < shelf.size(); shelf.get(i) == null ? 0 : shelf.get(i).weight);
  public int weigh() {
    int sum = 0;
    for (Book book : shelf) {
      if (book != null) sum += book.weight;
    }
    return sum;
  }

  //@ ensures \result == (\sum int i; 0 <= i && i < shelf.size(); shelf.get(i) == null ? 0 : shelf.get(i).weight);
  public int weighWrong() {
    int sum = 0;
    for (Book book : shelf) {
      if (book != null) sum = book.weight;
    }
    return sum;
  }

  //@ ensures !shelf.contains(book) && shelf.size() <= \old(shelf.size());
  public void dropAll(Book book) {
    boolean again = true;
    while (again) again = shelf.remove(book);
  }

  //@ ensures !shelf.contains(book) && shelf.size() <= \old(shelf.size());
  public void dropAllWrong(Book book) {
    shelf.remove(book);
  }

  //@ ensures returned.peekLast() == book && returned.size() == \old(returned.size()) + 1;
  public void push(Book book) {
    returned.addLast(book);
  }

  //@ ensures returned.peekLast() == book && returned.size() == \old(returned.size()) + 1;
  public void pushWrong(Book book) {
    returned.addFirst(book);
  }

  //@ ensures !prices.isEmpty() ==> (\forall int k; 0 <= k && k < 3; prices.containsKey(k) ==> \result <= k);
  public int leastKey() {
    return prices.isEmpty() ? -1 : prices.firstKey();
  }

  //@ ensures !prices.isEmpty() ==> (\forall int k; 0 <= k && k < 3; prices.containsKey(k) ==> \result <= k);
  public int leastKeyWrong() {
    return prices.isEmpty() ? -1 : prices.lastKey();
  }

  //@ ensures \result == x * 2L;
  public static long twice(int x) {
    return 2L * x;
  }

  //@ ensures \result == x * 2L;
  public static long twiceWrong(int x) {
    return 2 * x;
  }

  //@ ensures \result >= 0.0;
  public static double magnitude(double x) {
    if (x != x) return 0.0;
    return x < 0 ? -x : x;
  }

  //@ ensures \result >= 0.0;
  public static double magnitudeWrong(double x) {
    return x < 0 ? -x : x;
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures \result == (n <= 1 ? 1 : n == 2 ? 2 : 6);
  public static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures \result == (n <= 1 ? 1 : n == 2 ? 2 : 6);
  public static int factorialWrong(int n) {
    return n <= 1 ? n : n * factorialWrong(n - 1);
  }
}
