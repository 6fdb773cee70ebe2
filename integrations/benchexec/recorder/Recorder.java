// Runs main and writes down which exception leaves it: its classes up to Throwable, and where it was made.
import java.io.FileWriter;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

public final class Recorder {
  private Recorder() {}

  public static void main(String[] arguments) throws Exception {
    ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
    try {
      Class.forName(arguments[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException thrown) {
      write(thrown.getCause());
    }
  }

  private static void write(Throwable thrown) throws IOException {
    StringBuilder kinds = new StringBuilder();
    for (Class<?> kind = thrown.getClass(); kind != null; kind = kind.getSuperclass())
      kinds.append(kinds.length() == 0 ? "" : ",").append(kind.getName());
    StackTraceElement place = place(thrown.getStackTrace());
    append("thrown", place, kinds.toString());
  }

  // The first frame of the task itself.
  private static StackTraceElement place(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack)
      if (!frame.getClassName().startsWith("java.") && !frame.getClassName().startsWith("jdk.")) return frame;
    return stack.length > 0 ? stack[0] : new StackTraceElement("", "", "unknown", 1);
  }

  public static void append(String kind, StackTraceElement place, String text) throws IOException {
    try (FileWriter writer = new FileWriter(System.getProperty("jury.trace"), true)) {
      writer.write(kind + "\t" + place.getFileName() + "\t" + Math.max(1, place.getLineNumber()) + "\t" + place.getMethodName()
          + "\t" + text + "\n");
    }
  }
}
