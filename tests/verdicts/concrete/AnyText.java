// expect assert=undecided exceptions=refuted [options: --engine concrete --property assert,exceptions --entry AnyText.first]
// A method is tried on small inputs.
import java.util.*;

public class AnyText {
  static int first(String text) {
    return Integer.parseInt(text.split(",")[0]);
  }
}
