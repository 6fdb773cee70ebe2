// expect illegal-state=refuted [options: --engine pdr --property illegal-state --entry AnyIterator.skip]
import java.util.*;

// An iterator from outside may be at its start.
public class AnyIterator {
  static void skip(Iterator<String> position) {
    position.remove();
  }
}
