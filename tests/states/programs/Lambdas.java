// Lambdas and method references of every capture, kept, handed on and composed.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

interface Rule {
  boolean accepts(String text);

  default Rule not() {
    return text -> !accepts(text);
  }

  static Rule longer(int than) {
    return text -> text != null && text.length() > than;
  }
}

class Exact implements Rule {
  private final String wanted;

  Exact(String wanted) {
    this.wanted = wanted;
  }

  @Override
  public boolean accepts(String text) {
    return wanted.equals(text);
  }
}

class Engine2 {
  private final List<Rule> rules = new ArrayList<>();
  private final Map<String, Function<Integer, Integer>> steps = new HashMap<>();
  private Consumer<String> listener = text -> {};
  private Predicate<String> filter = String::isEmpty;
  private Supplier<Engine2> factory = Engine2::new;
  private BiFunction<Integer, Integer, Integer> join = Integer::sum;
  private Comparator<String> order = Comparator.naturalOrder();
  private int heard;

  void add(Rule rule) {
    rules.add(rule == null ? Rule.longer(1) : rule.not());
  }

  void listen(String prefix) {
    listener = text -> {
      if (text != null && text.startsWith(prefix)) ++heard;
    };
    filter = filter.and(text -> !text.equals(prefix));
  }

  void step(String name, int by) {
    steps.put(name, value -> value + by);
    steps.put(name + "2", steps.get(name).andThen(value -> value * heard));
  }

  void sortBy(boolean reversed) {
    order = reversed ? order.reversed() : Comparator.comparing(String::length);
  }

  int apply(String name, int value) {
    Function<Integer, Integer> step = steps.get(name);
    return step == null ? value : join.apply(step.apply(value), 1);
  }

  boolean accepts(String text) {
    listener.accept(text);
    for (Rule rule : rules) if (!rule.accepts(text)) return false;
    return text == null || filter.test(text);
  }

  int compare(String one, String other) {
    return one == null || other == null ? 0 : order.compare(one, other);
  }

  Engine2 another() {
    Engine2 made = factory.get();
    made.factory = () -> this;
    made.listener = this::accepts;
    return made;
  }

  Rule asRule() {
    return this::accepts;
  }

  boolean test(Rule rule, String text) {
    return rule.accepts(text);
  }

  int run(Function<Integer, Integer> given, int value) {
    return given.apply(value);
  }

  Function<Integer, Integer> step(String name) {
    return steps.get(name);
  }
}
