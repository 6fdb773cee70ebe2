import java.util.*;

/** One wrong method of each kind, and right ones. */
public class Shop {
  static class Order {
    int pieces;
    Order next;
    Order(int pieces, Order next) { this.pieces = pieces; this.next = next; }
  }

  private final Map<String, Order> orders = new HashMap<>();

  void add(String customer, int pieces) {
    orders.put(customer, new Order(pieces, orders.get(customer)));
  }

  int total(String customer) {
    int total = 0;
    for (Order order = orders.get(customer); order != null; order = order.next) total += order.pieces;
    return total;
  }

  //@ requires pieces > 0;
  //@ ensures \result >= pieces;
  static int rounded(int pieces) {
    return pieces / 12 * 12;
  }

  //@ ensures \result == a || \result == b;
  static int smaller(int a, int b) {
    return a < b ? a : b;
  }

  public static void main(String[] args) {
    Shop shop = new Shop();
    shop.add("</script><b>Ann", 3);
    shop.add("Bob", 4);
    shop.add("</script><b>Ann", 5);
    assert shop.total("</script><b>Ann") == 8;
    assert shop.total("Bob") == 5 : "Bob's pieces";
  }
}
