package jury.truth;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The fields of the objects of the program and its static fields at one moment: what a method has assigned shows in the difference. */
final class Frame {
  private final IdentityHashMap<Object, Map<Field, Object>> objects = new IdentityHashMap<>();
  private final Map<Field, Object> statics = new LinkedHashMap<>();

  private Frame() {}

  static Frame of(List<Object> all, List<Class<?>> loaded) throws IllegalAccessException {
    Frame frame = new Frame();
    for (Object object : all)
      if (object.getClass().getClassLoader() instanceof ClassLoader && !object.getClass().isHidden()) frame.objects.put(object, fieldsOf(object));
    for (Class<?> type : loaded)
      if (Initialised.is(type)) frame.statics.putAll(fields(type, null));
    return frame;
  }

  private static Map<Field, Object> fieldsOf(Object object) throws IllegalAccessException {
    Map<Field, Object> values = new LinkedHashMap<>();
    for (Class<?> owner = object.getClass(); owner != null && owner.getClassLoader() == object.getClass().getClassLoader(); owner = owner.getSuperclass()) values.putAll(fields(owner, object));
    return values;
  }

  private static Map<Field, Object> fields(Class<?> owner, Object object) throws IllegalAccessException {
    Map<Field, Object> values = new LinkedHashMap<>();
    for (Field field : owner.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) != (object == null) || field.isSynthetic()) continue;
      field.setAccessible(true);
      values.put(field, field.get(object));
    }
    return values;
  }

  /** The first field that changed though it is not among the assignable ones, or null. */
  String changedBeyond(List<String> assignable, Object receiver, List<Class<?>> loaded) throws IllegalAccessException {
    for (Map.Entry<Object, Map<Field, Object>> entry : objects.entrySet()) {
      String changed = difference(entry.getValue(), fieldsOf(entry.getKey()));
      if (changed == null || entry.getKey() == receiver && assignable.contains("this." + changed.substring(changed.indexOf('.') + 1))) continue;
      return (entry.getKey() == receiver ? "this, " : "an object, ") + changed;
    }
    Map<Field, Object> now = new LinkedHashMap<>();
    for (Field field : statics.keySet()) now.put(field, field.get(null));
    for (Map.Entry<Field, Object> entry : statics.entrySet()) {
      String name = entry.getKey().getDeclaringClass().getSimpleName() + "." + entry.getKey().getName();
      if (!same(entry.getKey(), entry.getValue(), now.get(entry.getKey())) && !assignable.contains(name)) return name;
    }
    return null;
  }

  private static String difference(Map<Field, Object> before, Map<Field, Object> after) {
    for (Map.Entry<Field, Object> entry : before.entrySet())
      if (!same(entry.getKey(), entry.getValue(), after.get(entry.getKey()))) return entry.getKey().getDeclaringClass().getSimpleName() + "." + entry.getKey().getName();
    return null;
  }

  private static boolean same(Field field, Object before, Object after) {
    return field.getType().isPrimitive() ? Objects.equals(before, after) : before == after;
  }

  /** Whether the invariants of all these objects hold, where their classes have one. */
  static boolean invariantsHold(List<Object> all) throws IllegalAccessException {
    for (Object object : all) {
      if (object.getClass().getClassLoader() == null || object.getClass().isHidden()) continue;
      for (Class<?> owner = object.getClass(); owner != null && owner.getClassLoader() == object.getClass().getClassLoader(); owner = owner.getSuperclass()) {
        try {
          Method invariant = owner.getDeclaredMethod("invariant");
          invariant.setAccessible(true);
          if (!(Boolean) invariant.invoke(object)) return false;
        } catch (NoSuchMethodException none) {
          continue;
        } catch (InvocationTargetException problem) {
          return false;
        }
      }
    }
    return true;
  }
}
