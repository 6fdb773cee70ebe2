// Answers the nondeterministic calls of a task with the choices of a counterexample, in order, and writes down where
// each was asked for. A choice that is missing, or an assumption that does not hold, ends the run: it confirms nothing.
package org.sosy_lab.sv_benchmarks;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;
import java.util.function.Function;

public final class Verifier {
  private static List<String> choices;
  private static int next;

  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) Runtime.getRuntime().halt(3);
  }

  public static boolean nondetBoolean() { return told(Boolean::parseBoolean); }
  public static byte nondetByte() { return told(Byte::parseByte); }
  public static char nondetChar() { return (char) (int) told(text -> (int) character(text)); }
  public static short nondetShort() { return told(Short::parseShort); }
  public static int nondetInt() { return told(Integer::parseInt); }
  public static long nondetLong() { return told(text -> Long.parseLong(text.replace("L", ""))); }
  public static float nondetFloat() { return told(Float::parseFloat); }
  public static double nondetDouble() { return told(Double::parseDouble); }

  public static String nondetString() {
    return told(text -> text.equals("null") ? null : unquoted(text));
  }

  // Whatever goes wrong here must not look like an exception of the program.
  private static synchronized <Value> Value told(Function<String, Value> reader) {
    try {
      if (choices == null) choices = Files.readAllLines(Paths.get(System.getProperty("jury.choices")));
      String text = choices.get(next++);
      Value value = reader.apply(text);
      StackTraceElement caller = new Throwable().getStackTrace()[2];
      // By its name: this class is in a package, the other is not.
      Method append = Class.forName("Recorder").getMethod("append", String.class, StackTraceElement.class, String.class);
      append.invoke(null, "choice", caller, value instanceof String ? text : String.valueOf(value));
      return value;
    } catch (IOException | ReflectiveOperationException | RuntimeException failed) {
      Runtime.getRuntime().halt(4);
      return null;
    }
  }

  // A number, or a character between quotes.
  private static char character(String text) {
    if (text.startsWith("'")) return unquoted(text).charAt(0);
    return (char) Integer.parseInt(text);
  }

  private static String unquoted(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 1; i < text.length() - 1; ++i) {
      char letter = text.charAt(i);
      if (letter != '\\') {
        result.append(letter);
        continue;
      }
      char escape = text.charAt(++i);
      switch (escape) {
        case 'n': result.append('\n'); break;
        case 't': result.append('\t'); break;
        case 'r': result.append('\r'); break;
        case 'b': result.append('\b'); break;
        case 'f': result.append('\f'); break;
        case '0': result.append('\0'); break;
        case 'u':
          result.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
          i += 4;
          break;
        default: result.append(escape);
      }
    }
    return result.toString();
  }
}
