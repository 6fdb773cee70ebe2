package jury.truth;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Runs methods under test from states that really happen: classes fresh from the loader, some random public calls and assignments of fields that others can see, then a method with arguments that these
 * calls have made or that anybody can make, and then the others in the same way.
 */
final class Explorer {
  /** What one run of a method under test did. facts: null where nobody asked for them. ever: what was seen since the classes were loaded. */
  record Run(GeneratedProgram.Check check, List<String> story, StartFacts facts, List<T.Seen> seen, Throwable thrown, int rounds, int number, List<T.Seen> ever) {}

  private static final int MOST_STEPS = 7;

  private final Map<String, byte[]> classes;
  private final boolean hasContracts;
  private final boolean hasThreads;
  private final long seed;
  private final List<Object> constants;
  /** Everything that others may do, found once: reflection costs more than the runs. */
  private List<Action> actions;

  Explorer(Map<String, byte[]> classes, GeneratedProgram program) {
    this.classes = new TreeMap<>(classes);
    this.hasContracts = program.hasJml;
    this.seed = program.seed;
    String source = program.source(Node.Form.JURY);
    this.hasThreads = source.contains("new Thread(");
    this.constants = Arguments.constantsOf(source);
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> bytes;

    Loader(Map<String, byte[]> bytes) {
      super(T.class.getClassLoader());
      this.bytes = bytes;
    }

    /** The program's classes without asking the parent, which would look for files. */
    @Override
    protected Class<?> loadClass(String name, boolean resolves) throws ClassNotFoundException {
      if (!bytes.containsKey(name)) return super.loadClass(name, resolves);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : findClass(name);
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] found = bytes.get(name);
      if (found == null) throw new ClassNotFoundException(name);
      return defineClass(name, found, 0, found.length);
    }
  }

  /**
   * One life of the classes, fresh from the loader: for each of the methods under test some random actions and then the method, one after the other; each of them starts where the ones before have led.
   * Equal numbers, equal lives. isExact: the runs have what the state at their start was like, which costs more than the runs.
   */
  List<Run> life(int number, List<GeneratedProgram.Check> checks, boolean isExact) throws ReflectiveOperationException {
    Random random = new Random(seed * 1_000_003L + number * 7919L + checks.get(0).name().hashCode());
    Loader loader = new Loader(classes);
    List<Class<?>> loaded = new ArrayList<>();
    for (String name : classes.keySet()) loaded.add(Class.forName(name, false, loader));
    List<String> story = new ArrayList<>();
    Arguments arguments = new Arguments(random, loaded, constants, story);
    if (actions == null) actions = actions(loaded);
    List<Run> runs = new ArrayList<>();
    T.begin();
    try {
      for (int i = 0; i < checks.size(); i++) {
        GeneratedProgram.Check check = checks.get((i + number) % checks.size());
        Method method = methodOf(Class.forName(check.owner(), false, loader), check.name());
        T.start();
        int steps = check.isMain() || i == 0 && number == 0 ? 0 : random.nextInt(MOST_STEPS);
        for (int step = 0; step < steps && !actions.isEmpty(); step++) {
          if (random.nextInt(5) == 0) arguments.use();
          else act(actions.get(random.nextInt(actions.size())).in(loader), arguments, story);
        }
        Run run = runCheck(method, check, arguments, story, loaded, number, isExact);
        if (run != null) runs.add(run);
      }
    } catch (T.Stop | StackOverflowError | OutOfMemoryError endless) {
      return runs;
    } catch (RuntimeException problem) {
      // The program's own equals, hashCode and compareTo run while collections for arguments are made.
      if (!isOfProgramOrLibrary(problem)) throw problem;
    }
    return runs;
  }

  private static boolean isOfProgramOrLibrary(RuntimeException problem) {
    StackTraceElement[] trace = problem.getStackTrace();
    return trace.length > 0 && !trace[0].getClassName().startsWith("jury.truth.");
  }

  private static Method methodOf(Class<?> owner, String name) throws NoSuchMethodException {
    for (Method method : owner.getDeclaredMethods())
      if (method.getName().equals(name) && !method.isBridge()) return method;
    throw new NoSuchMethodException(name);
  }

  private Run runCheck(Method method, GeneratedProgram.Check check, Arguments arguments, List<String> story, List<Class<?>> loaded, int number, boolean isExact) throws ReflectiveOperationException {
    Object receiver = Modifier.isStatic(method.getModifiers()) ? null : arguments.receiver(method.getDeclaringClass());
    if (receiver == null && !Modifier.isStatic(method.getModifiers())) return null;
    Object[] values = check.isMain() ? new Object[] {new String[0]} : arguments.forParameters(method.getGenericParameterTypes());
    story.add((receiver == null ? check.owner() : arguments.name(receiver)) + "." + check.name() + "(" + arguments.names(values) + ");");
    StartFacts facts = check.isMain() ? new StartFacts() : isExact || hasContracts ? StartFacts.of(loaded, receiver, values, constants) : null;
    if (facts != null) {
      facts.hasCodeOfPackage = arguments.hasCodeOfPackage;
      facts.hasThreads = hasThreads;
    }
    if (hasContracts && !Frame.invariantsHold(facts.all)) return null;
    Frame before = check.assignable() == null ? null : Frame.of(facts.all, loaded);
    T.start();
    T.entry = check.name().startsWith("spec_") || check.probes().isEmpty();
    Throwable thrown = null;
    method.setAccessible(true);
    try {
      method.invoke(receiver, values);
      if (hasContracts && receiver != null && !Frame.invariantsHold(List.of(receiver))) thrown = new T.Broken("an invariant of this");
      String changed = before == null ? null : before.changedBeyond(check.assignable(), receiver, loaded);
      if (changed != null) thrown = new T.Broken(changed + " is not assignable");
    } catch (InvocationTargetException problem) {
      thrown = problem.getCause();
    }
    if (isEndless(thrown) || thrown instanceof T.Skip) return null;
    return new Run(check, List.copyOf(story), facts, T.seen, thrown, T.rounds, number, T.ever);
  }

  private static boolean isEndless(Throwable thrown) {
    for (Throwable at = thrown; at != null; at = at.getCause())
      if (at instanceof T.Stop || at instanceof StackOverflowError || at instanceof OutOfMemoryError) return true;
    return false;
  }

  /** A constructor, a method or a field, which every loader has its own of. */
  private record Action(String owner, Object like) {
    Object in(Loader loader) throws ReflectiveOperationException {
      Class<?> type = Class.forName(owner, false, loader);
      if (like instanceof Constructor<?> made) return type.getDeclaredConstructor(types(made.getParameterTypes(), loader));
      if (like instanceof Method method) return type.getDeclaredMethod(method.getName(), types(method.getParameterTypes(), loader));
      return type.getDeclaredField(((Field) like).getName());
    }

    private static Class<?>[] types(Class<?>[] of, Loader loader) throws ClassNotFoundException {
      Class<?>[] own = new Class<?>[of.length];
      for (int i = 0; i < of.length; i++) own[i] = of[i].isPrimitive() ? of[i] : Class.forName(of[i].getName(), false, loader);
      return own;
    }
  }

  /** Everything that others may do: constructors, methods, assignments of fields that are not private. */
  private static List<Action> actions(List<Class<?>> loaded) {
    List<Object> members = new ArrayList<>();
    for (Class<?> type : loaded) {
      if (type.isAnonymousClass() || type.isLocalClass() || type.isSynthetic()) continue;
      if (!Modifier.isAbstract(type.getModifiers()) && !type.isEnum()) for (Constructor<?> made : sorted(type.getDeclaredConstructors())) if (!Modifier.isPrivate(made.getModifiers())) members.add(made);
      for (Method method : sorted(type.getDeclaredMethods()))
        if (!Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic() && !method.getName().equals("main")) members.add(method);
      for (Field field : type.getDeclaredFields())
        if (!Modifier.isPrivate(field.getModifiers()) && !Modifier.isFinal(field.getModifiers()) && !field.isSynthetic()) members.add(field);
    }
    List<Action> actions = new ArrayList<>();
    for (Object member : members) actions.add(new Action(((Member) member).getDeclaringClass().getName(), member));
    return actions;
  }

  private static <E> List<E> sorted(E[] members) {
    List<E> list = new ArrayList<>(Arrays.asList(members));
    list.sort(Comparator.comparing(Object::toString));
    return list;
  }

  private void act(Object action, Arguments arguments, List<String> story) throws ReflectiveOperationException {
    try {
      if (action instanceof Constructor<?> constructor) arguments.make(constructor, 2);
      else if (action instanceof Method method) call(method, arguments, story);
      else assign((Field) action, arguments, story);
    } catch (InvocationTargetException problem) {
      if (isEndless(problem.getCause())) throw new T.Stop();
      story.add("// that throws " + problem.getCause().getClass().getSimpleName());
    } catch (ExceptionInInitializerError | NoClassDefFoundError problem) {
      story.add("// that throws " + problem.getClass().getSimpleName());
    }
  }

  private void call(Method method, Arguments arguments, List<String> story) throws ReflectiveOperationException {
    boolean isStatic = Modifier.isStatic(method.getModifiers());
    Object receiver = isStatic ? null : arguments.receiver(method.getDeclaringClass());
    if (receiver == null && !isStatic) return;
    Object[] values = arguments.forParameters(method.getGenericParameterTypes());
    method.setAccessible(true);
    String call = (isStatic ? Arguments.nameOf(method.getDeclaringClass()) : arguments.name(receiver)) + "." + method.getName() + "(" + arguments.names(values) + ");";
    int place = story.size();
    story.add(call);
    Object result = method.invoke(receiver, values);
    if (result == null || method.getReturnType().isPrimitive()) return;
    story.set(place, arguments.keep(method.getGenericReturnType(), result) + call);
  }

  private void assign(Field field, Arguments arguments, List<String> story) throws ReflectiveOperationException {
    boolean isStatic = Modifier.isStatic(field.getModifiers());
    Object receiver = isStatic ? null : arguments.receiver(field.getDeclaringClass());
    if (receiver == null && !isStatic) return;
    Object value = arguments.value(field.getGenericType(), 2);
    field.setAccessible(true);
    arguments.hasCodeOfPackage |= !Modifier.isPublic(field.getModifiers());
    story.add((isStatic ? Arguments.nameOf(field.getDeclaringClass()) : arguments.name(receiver)) + "." + field.getName() + " = " + arguments.name(value) + ";");
    field.set(receiver, value);
  }
}
