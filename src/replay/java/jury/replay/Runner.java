package jury.replay;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.rt.Choice;
import jury.rt.States;

/**
 * Repeats an execution that Jury found: reads a script (src/replay/script.cpp writes it), builds the heap, runs the method, and writes to a file what happened. The program's own output is not
 * touched.
 *
 * <p>A line of the script is a command and its arguments, separated by spaces; the first argument of a command that makes an object is its number, @N refers to it.
 */
public final class Runner implements Runnable {
  private static final long STACK_BYTES = 64L << 20;

  private final List<String[]> script = new ArrayList<>();
  private final PrintStream report;
  private final Map<String, Object> objects = new HashMap<>();
  private final List<Object> arguments = new ArrayList<>();
  private final List<Object> choices = new ArrayList<>();
  private final List<String[]> assumed = new ArrayList<>();
  private final List<Field> watched = new ArrayList<>();
  private final Set<String> ignored = new HashSet<>();
  private String receiver;
  private String[] violated;
  private String[] entry;
  private boolean wantsState;
  private Object result;
  private Throwable thrown;

  private Runner(Path scriptFile, Path reportFile) throws IOException {
    for (String line : Files.readAllLines(scriptFile, StandardCharsets.US_ASCII)) script.add(line.split(" "));
    report = new PrintStream(Files.newOutputStream(reportFile), true, "UTF-8");
  }

  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(null, new Runner(Paths.get(args[0]), Paths.get(args[1])), "main", STACK_BYTES);
    thread.start();
    thread.join();
    Runtime.getRuntime().halt(0);
  }

  @Override
  public void run() {
    try {
      for (String[] line : script) perform(line);
      prepare();
    } catch (Throwable problem) {
      say("problem " + textOf(problem));
      return;
    }
    say("started");
    runEntry();
    if (Choice.remaining() != 0) say("unused " + Choice.remaining());
    try {
      tellOutcome();
    } catch (Throwable problem) {
      say("problem " + textOf(problem));
    }
    say("end");
  }

  private static String textOf(Throwable problem) {
    String text = problem instanceof Heap.Obstacle ? problem.getMessage() : problem.toString();
    return String.valueOf(text).replace('\n', ' ');
  }

  private void say(String line) {
    report.print(line + "\n");
    report.flush();
  }

  private void stop(String reason) {
    say("stopped " + reason);
    Runtime.getRuntime().halt(0);
  }

  // The script.

  private void perform(String[] line) throws Exception {
    switch (line[0]) {
      case "instance": make(line, Heap.instance(line[2])); break;
      case "record": make(line, Heap.record(line[2], values(line, 3))); break;
      case "array": make(line, Array.newInstance(Heap.type(line[2]).getComponentType(), Integer.parseInt(line[3]))); break;
      case "text": make(line, Heap.text(State.unescape(line[2]))); break;
      case "literal": make(line, State.unescape(line[2]).intern()); break;
      case "box": make(line, Heap.box(value(line[2]))); break;
      case "constant": make(line, Heap.constant(line[2], line[3])); break;
      case "class": make(line, classNamed(line[2])); break;
      case "collection": make(line, Heap.collection(line[2])); break;
      case "builder": make(line, Heap.builder(line[2], State.unescape(line[3]))); break;
      case "unknown": make(line, Unknown.object(line[2])); break;
      case "held": make(line, Heap.getStatic(line[2], line[3])); break;
      case "field": Heap.set(objects.get(line[1]), line[2], line[3], value(line[4])); break;
      case "element": Heap.element(objects.get(line[1]), Integer.parseInt(line[2]), value(line[3])); break;
      case "add": Heap.add(objects.get(line[1]), value(line[2])); break;
      case "put": Heap.put(objects.get(line[1]), value(line[2]), value(line[3])); break;
      case "static": Heap.setStatic(line[1], line[2], value(line[3])); break;
      case "argument":
        if (arguments.isEmpty()) receiver = line[1];
        arguments.add(value(line[1]));
        break;
      case "choice": choices.add(line[1].startsWith("\"") ? State.unescape(line[1]) : value(line[1])); break;
      case "assumed": assumed.add(line); break;
      case "violated": violated = line; break;
      case "watch": watched.add(Heap.type(line[1]).getDeclaredField(line[2])); break;
      case "ignore": ignored.add(line[1] + "." + line[2]); break;
      case "state": wantsState = true; break;
      case "entry": entry = line; break;
      case "input": System.setIn(input(line)); break;
      default: throw new Heap.Obstacle("unknown command " + line[0]);
    }
  }

  private static InputStream input(String[] line) {
    byte[] bytes = new byte[line.length - 1];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) Integer.parseInt(line[i + 1]);
    return new ByteArrayInputStream(bytes);
  }

  private void make(String[] line, Object object) {
    objects.put("@" + line[1], object);
  }

  private static Class<?> classNamed(String name) {
    for (Class<?> primitive : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, void.class}) {
      if (primitive.getName().equals(name)) return primitive;
    }
    return Heap.type(name);
  }

  private Object[] values(String[] line, int first) {
    return Arrays.stream(line, first, line.length).map(this::value).toArray();
  }

  private Object value(String text) {
    String digits = text.substring(1);
    switch (text.charAt(0)) {
      case 'n': return null;
      case '@': return objects.get(text);
      case 'Z': return digits.equals("1");
      case 'B': return Byte.valueOf(digits);
      case 'C': return (char) Integer.parseInt(digits);
      case 'S': return Short.valueOf(digits);
      case 'I': return Integer.valueOf(digits);
      case 'J': return Long.valueOf(digits);
      case 'F': return Float.intBitsToFloat(Integer.parseInt(digits));
      case 'D': return Double.longBitsToDouble(Long.parseLong(digits));
      default: throw new Heap.Obstacle("not a value: " + text);
    }
  }

  // The execution.

  private boolean constructs() {
    return entry[2].equals("<init>");
  }

  private void prepare() {
    Choice.onStop(this::stop);
    for (Field field : watched) States.addStatic(field);
    States.setRoots(this::roots);
    if (constructs()) arguments.set(0, null);
    States.mark();
    for (int i = 0; i < assumed.size(); i++) {
      if (!ask(assumed.get(i))) throw new Heap.Obstacle("the precondition " + assumed.get(i)[2] + " is false on the JVM");
    }
    Choice.script(choices.toArray());
  }

  private List<Object> roots() {
    List<Object> roots = new ArrayList<>(arguments);
    roots.addAll(objects.values());
    roots.add(result);
    roots.add(thrown);
    return roots;
  }

  private void runEntry() {
    try {
      Object[] given = constructs() ? arguments.subList(1, arguments.size()).toArray() : arguments.toArray();
      result = Heap.call(entry[1], entry[2], entry[3], given);
      if (constructs()) {
        arguments.set(0, result);
        objects.put(receiver, result);
        result = null;
      }
    } catch (Throwable problem) {
      thrown = problem;
    }
  }

  private void tellOutcome() {
    if (thrown instanceof Heap.Obstacle) throw (Heap.Obstacle) thrown;
    if (thrown == null) {
      say("returned");
    } else {
      say("threw " + thrown.getClass().getName());
      for (StackTraceElement frame : thrown.getStackTrace()) say("frame " + frame.getClassName() + " " + frame.getMethodName() + " " + frame.getLineNumber());
      if (thrown instanceof jury.SpecificationError) say("statement " + ((jury.SpecificationError) thrown).statement);
    }
    if (violated != null) say("clause " + ask(violated));
    if (wantsState) {
      say("state");
      report.print(state());
    }
  }

  /** Whether a clause holds: class, member, descriptor, what it is about, arguments. One whose evaluation throws does not. */
  private boolean ask(String[] question) {
    List<Object> given = new ArrayList<>(Arrays.asList(values(question, 5)));
    switch (question[4]) {
      case "result": given.add(result); break;
      case "exception": given.add(thrown); break;
      case "object":
        for (Object object : States.objects(Heap.type(question[1]))) if (!answer(question, object)) return false;
        return true;
      default: break;
    }
    return answer(question, given.toArray());
  }

  private static boolean answer(String[] question, Object... given) {
    try {
      return (Boolean) Heap.call(question[1], question[2], question[3], given);
    } catch (Heap.Obstacle problem) {
      throw problem;
    } catch (Throwable thrown) {
      return false;
    }
  }

  private String state() {
    State state = new State(ignored);
    MethodType type = MethodType.fromMethodDescriptorString(entry[3], Runner.class.getClassLoader());
    int receivers = arguments.size() - type.parameterCount();
    for (int i = 0; i < arguments.size(); i++) {
      Class<?> declared = i < receivers ? Object.class : type.parameterType(i - receivers);
      state.root("argument", state.value(declared, arguments.get(i)));
    }
    for (Field field : watched) {
      state.root("static " + field.getDeclaringClass().getName() + " " + field.getName(), state.value(field.getType(), State.read(field, null)));
    }
    if (thrown == null && type.returnType() != void.class) state.root("result", state.value(type.returnType(), result));
    return state.finish();
  }
}
