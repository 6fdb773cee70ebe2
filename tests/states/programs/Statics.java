// Static fields in every state of their life: constants, tables, registries, counters, and initialisers that
// read each other.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Config {
  static int size = 4;
  static final int LIMIT = 10;
  static String mode = "plain";
  static final List<String> SEEN = new ArrayList<>();

  static void setSize(int to) {
    size = to;
  }

  static void setMode(String to) {
    mode = to;
    SEEN.add(to);
  }
}

class Tables {
  static final int[] SQUARES = squares(5);
  static final String[] NAMES = {"a", "b", "c"};
  static final Map<String, Integer> CODES = codes();
  static final List<String> FIXED = List.of("x", "y");
  static final int CAPACITY = Config.size * 2;
  static final String MODE = Config.mode;
  static final int[] BUFFER = new int[Config.LIMIT];
  private static int used;

  private static int[] squares(int n) {
    int[] result = new int[n];
    for (int i = 0; i < n; ++i) result[i] = i * i;
    return result;
  }

  private static Map<String, Integer> codes() {
    Map<String, Integer> result = new HashMap<>();
    result.put("one", 1);
    result.put("two", 2);
    return Collections.unmodifiableMap(result);
  }

  static int square(int i) {
    return SQUARES[i];
  }

  static void use(int value) {
    BUFFER[used++ % BUFFER.length] = value;
  }

  static int code(String name) {
    return CODES.containsKey(name) ? CODES.get(name) : -1;
  }

  static int capacity() {
    return CAPACITY + MODE.length();
  }
}

class Chain {
  static final Chain FIRST = new Chain(null);
  static final Chain SECOND = new Chain(FIRST);
  static Chain last = SECOND;
  private final Chain before;
  private int marks;
  static int made;

  Chain(Chain before) {
    this.before = before;
    ++made;
    last = this;
  }

  void mark() {
    ++marks;
    if (before != null) before.mark();
  }

  int marks() {
    return marks + made;
  }

  static Chain last() {
    return last;
  }
}

class Left {
  static final int ONE = 1 + (Right.count() & 1);
  static final Object TOKEN = new Object();

  static int one() {
    return ONE;
  }
}

class Right {
  static final int TWO = Left.ONE + 1;
  private static int counter;

  static int count() {
    return ++counter;
  }

  static int two() {
    return TWO;
  }

  static Object token() {
    return Left.TOKEN;
  }
}

class Lazy {
  private static Lazy instance;
  private static final Object LOCK = new Object();
  private final Map<Object, Lazy> parts = new HashMap<>();

  static Lazy instance() {
    if (instance == null) instance = new Lazy();
    return instance;
  }

  void attach(Lazy part) {
    parts.put(LOCK, part);
  }

  int size() {
    return parts.size();
  }
}
