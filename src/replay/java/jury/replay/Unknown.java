package jury.replay;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import jury.rt.Choice;

/** Objects of a class that the counterexample does not give: each method answers with the next free choice, null for a reference, and does nothing else. */
public final class Unknown {
  private Unknown() {}

  public static Object object(String interfaceName) {
    Class<?> type = Heap.type(interfaceName);
    return Proxy.newProxyInstance(Unknown.class.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> answer(type, self, method, arguments));
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
