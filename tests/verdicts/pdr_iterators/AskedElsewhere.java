// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// The question is asked in another method, on the same iterator.
public class AskedElsewhere {
  private final Iterator<String> source;

  AskedElsewhere(Iterator<String> source) {
    this.source = source;
  }

  boolean more() {
    return source.hasNext();
  }

  String take() {
    return source.next();
  }

  public static void main(String[] args) {
    AskedElsewhere reader = new AskedElsewhere(new ArrayList<>(Arrays.asList(args)).iterator());
    while (reader.more()) System.out.println(reader.take());
  }
}
