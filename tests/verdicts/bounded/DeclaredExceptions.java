// expect methods [options: --engine bounded --property exceptions]
// expect exceptions=proved of DeclaredExceptions: find positive sneaky
// expect exceptions=refuted of DeclaredExceptions: length narrower
// Exceptions that the throws clause names are what callers expect; unchecked ones are expected only when the clause names unchecked ones.
import java.io.FileNotFoundException;
import java.io.IOException;

class DeclaredExceptions {
  static int find(int number) throws IOException {
    if (number < 0) throw new FileNotFoundException();
    return number;
  }

  static int positive(int number) throws IllegalArgumentException {
    if (number < 0) throw new NumberFormatException();
    return number;
  }

  static int length(String text) throws Exception {
    if (text.isEmpty()) throw new Exception();
    return text.length();
  }

  static <E extends Exception> void sneaky(int number) throws E {
    if (number == 3) throw (E) new Exception();
  }

  static void narrower(int number) throws FileNotFoundException {
    DeclaredExceptions.<RuntimeException>sneaky(number);
  }
}
