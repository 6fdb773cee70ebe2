// expect no-such-element=refuted [options: --engine pdr --property no-such-element --entry FirstOfParameter.first]
import java.util.*;

// Any list may be empty.
public class FirstOfParameter {
  static String first(List<String> list) {
    return list.iterator().next();
  }
}
