// expect methods [options: --property assert,exceptions,cme]
// expect assert=bounded of OrderService: count waiting
// expect assert=proved of OrderService: open next first tax parse due label median
// expect assert=proved of OrderService$Line: toString hashCode equals sku count cents
// expect assert=proved of OrderService$Order: add total ship cancel dropEmpty note status lines
// expect assert=refuted of OrderService$Order: pay
// expect cme=proved of OrderService: open next first count tax parse due label median
// expect cme=bounded of OrderService: waiting
// expect cme=proved of OrderService$Order: add total pay ship cancel note status lines
// expect cme=refuted of OrderService$Order: dropEmpty
// expect exceptions=bounded of OrderService: open next
// expect exceptions=bounded of OrderService$Order: pay ship lines
// expect exceptions=proved of OrderService$Order: note status
// expect exceptions=refuted of OrderService: first tax parse due label median
// expect exceptions=refuted of OrderService$Order: add cancel dropEmpty
// A service as people write it, asked as a whole: most methods need less than their share of the time, and what they leave goes to the ones that need more (the stream in `waiting`).
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Logger;
import java.util.stream.Collectors;

class OrderService {
  private static final Logger LOG = Logger.getLogger(OrderService.class.getName());
  private static final Map<String, Double> RATES = Map.of("DE", 0.19, "FR", 0.2);

  enum Status {
    NEW,
    PAID,
    SHIPPED,
    CANCELLED
  }

  record Line(String sku, int count, long cents) {
    Line {
      if (count <= 0) throw new IllegalArgumentException("count");
      Objects.requireNonNull(sku);
    }

    long total() {
      return count * cents;
    }
  }

  static final class Order {
    private final long id;
    private final List<Line> lines = new ArrayList<>();
    private Status status = Status.NEW;
    private Optional<String> note = Optional.empty();

    Order(long id) {
      this.id = id;
    }

    public void add(Line line) {
      if (status != Status.NEW) throw new IllegalStateException("closed");
      lines.add(Objects.requireNonNull(line));
    }

    public long total() {
      long sum = 0;
      for (Line line : lines) sum += line.total();
      return sum;
    }

    public void pay() {
      if (status == Status.NEW && !lines.isEmpty()) status = Status.PAID;
      assert status != Status.CANCELLED; // nobody asked
    }

    public void ship() {
      if (status != Status.PAID) return;
      status = Status.SHIPPED;
      LOG.info("shipped " + id);
    }

    public void cancel() {
      if (status == Status.SHIPPED) throw new IllegalStateException();
      status = Status.CANCELLED;
    }

    public void dropEmpty() {
      for (Line line : lines) if (line.cents() == 0) lines.remove(line);
    }

    public Optional<String> note() {
      return note;
    }

    public Status status() {
      return status;
    }

    public List<Line> lines() {
      return Collections.unmodifiableList(lines);
    }
  }

  private final Map<Long, Order> byId = new HashMap<>();
  private final Deque<Long> queue = new ArrayDeque<>();

  public Order open(long id) {
    Order order = byId.computeIfAbsent(id, Order::new);
    queue.addLast(id);
    return order;
  }

  public Order next() {
    Long id = queue.pollFirst();
    return id == null ? null : byId.get(id);
  }

  public Order first() {
    return byId.get(queue.getFirst());
  }

  public int count(Status status) {
    int found = 0;
    for (Order order : byId.values()) if (order.status() == status) found++;
    assert found <= byId.size();
    return found;
  }

  public double tax(String country, long cents) {
    Double rate = RATES.get(country);
    return rate == null ? 0 : rate * cents;
  }

  public List<Long> waiting() {
    return byId.values().stream().filter(order -> order.status() == Status.NEW).map(order -> order.id).collect(Collectors.toList());
  }

  public static int parse(String text) {
    return Integer.parseInt(text.trim());
  }

  public static LocalDate due(LocalDate from, int days) {
    return from.plusDays(days);
  }

  public static String label(Status status) {
    return switch (status) {
      case NEW -> "new";
      case PAID -> "paid";
      case SHIPPED, CANCELLED -> "done";
    };
  }

  public static int median(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
