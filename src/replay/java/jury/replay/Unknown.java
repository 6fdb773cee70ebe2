package jury.replay;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.text.SimpleDateFormat;
import java.util.GregorianCalendar;
import java.util.List;
import jury.rt.Choice;

/**
 * Objects of a class that the counterexample does not give. Of an interface: each method answers with the next free choice, null for a reference, and does nothing else. Of a class of
 * the library: an object that nobody looks into, made without a constructor.
 */
public final class Unknown {
  /** Some classes that can be instantiated, for the abstract ones above them. */
  private static final List<Class<?>> STAND_INS =
      List.of(ByteArrayInputStream.class, ByteArrayOutputStream.class, StringReader.class, StringWriter.class, BigInteger.class, GregorianCalendar.class, SimpleDateFormat.class);

  private Unknown() {}

  public static Object object(String typeName) {
    Class<?> type = Heap.type(typeName);
    if (!type.isInterface()) return Heap.instance(standIn(type).getName());
    return Proxy.newProxyInstance(Unknown.class.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> answer(type, self, method, arguments));
  }

  private static Class<?> standIn(Class<?> type) {
    if (!Modifier.isAbstract(type.getModifiers())) return type;
    for (Class<?> known : STAND_INS) if (type.isAssignableFrom(known)) return known;
    return type;
  }

  private static Object answer(Class<?> type, Object self, Method method, Object[] arguments) throws Throwable {
    if (method.getDeclaringClass() == Object.class) return answerAsObject(type, self, method, arguments);
    if (method.isDefault()) {
      return MethodHandles.privateLookupIn(method.getDeclaringClass(), MethodHandles.lookup())
          .unreflectSpecial(method, method.getDeclaringClass())
          .bindTo(self)
          .invokeWithArguments(arguments == null ? new Object[0] : arguments);
    }
    Class<?> result = method.getReturnType();
    if (result == boolean.class) return Choice.chooseBoolean();
    if (result == byte.class) return Choice.chooseByte();
    if (result == char.class) return Choice.chooseChar();
    if (result == short.class) return Choice.chooseShort();
    if (result == int.class) return Choice.chooseInt();
    if (result == long.class) return Choice.chooseLong();
    if (result == float.class) return Choice.chooseFloat();
    if (result == double.class) return Choice.chooseDouble();
    return null;
  }

  private static Object answerAsObject(Class<?> type, Object self, Method method, Object[] arguments) {
    switch (method.getName()) {
      case "equals": return self == arguments[0];
      case "hashCode": return System.identityHashCode(self);
      default: return type.getName() + "@" + Integer.toHexString(System.identityHashCode(self));
    }
  }
}
