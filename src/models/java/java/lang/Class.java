// Classes as objects, without reflection on members: what has no native operation has no model.
package java.lang;

import java.lang.annotation.Annotation;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Optional;
import jury.rt.Choice;
import jury.rt.Heap;
import jury.rt.Text;
import jury.rt.Types;

public final class Class<T>
    implements java.io.Serializable, GenericDeclaration, Type, AnnotatedElement, TypeDescriptor.OfField<Class<?>>, Constable {
  private static final int INTERFACE = 0x200;
  private static final int SYNTHETIC = 0x1000;
  private static final int ANNOTATION = 0x2000;
  private static final int ENUM = 0x4000;
  private static final int ARRAY = 0x10000;
  private static final int PRIMITIVE = 0x20000;
  private static final int RECORD = 0x40000;

  private Class() {}

  static Class<?> getPrimitiveClass(String name) {
    return Types.primitive(name);
  }

  public String toString() {
    return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
  }

  public static Class<?> forName(String name) throws ClassNotFoundException {
    Choice.unmodelled("Class.forName");
    jdk.internal.reflect.Reflection.getCallerClass();  // not reached: shows that the initialiser of any class may run
    throw new ClassNotFoundException(name);
  }

  public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
    return forName(name);
  }

  public boolean isInstance(Object object) {
    return Types.isInstance(this, object);
  }

  public boolean isAssignableFrom(Class<?> other) {
    other.getModifiers();
    return Types.isAssignable(this, other);
  }

  private boolean has(int flag) {
    return (Types.flags(this) & flag) != 0;
  }

  public boolean isInterface() {
    return has(INTERFACE);
  }

  public boolean isArray() {
    return has(ARRAY);
  }

  public boolean isPrimitive() {
    return has(PRIMITIVE);
  }

  public boolean isAnnotation() {
    return has(ANNOTATION);
  }

  public boolean isSynthetic() {
    return has(SYNTHETIC);
  }

  public boolean isEnum() {
    return has(ENUM) && getSuperclass() == Enum.class;
  }

  public boolean isRecord() {
    return has(RECORD);
  }

  public boolean isHidden() {
    return false;
  }

  public int getModifiers() {
    return Types.flags(this) & 0xffff;
  }

  public String getName() {
    return Text.intern(Types.name(this));
  }

  public String getSimpleName() {
    return Text.intern(Types.simpleName(this));
  }

  public String getTypeName() {
    return isArray() ? getComponentType().getTypeName() + "[]" : getName();
  }

  public String getCanonicalName() {
    Choice.unmodelled("Class.getCanonicalName");
    return null;
  }

  public String getPackageName() {
    Class<?> element = this;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    if (element.isPrimitive()) {
      return "java.lang";
    }
    String name = element.getName();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : Text.intern(name.substring(0, dot));
  }

  /** The JDK's own classes have none. */
  public ClassLoader getClassLoader() {
    String name = getPackageName();
    if (!name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("sun.")) {
      Choice.unmodelled("class loaders");
    }
    return null;
  }

  ClassLoader getClassLoader0() {
    return getClassLoader();
  }

  public Module getModule() {
    Choice.unmodelled("modules");
    return null;
  }

  @SuppressWarnings("unchecked")
  public TypeVariable<Class<T>>[] getTypeParameters() {
    Choice.unmodelled("reflection on type parameters");
    return null;
  }

  @SuppressWarnings("unchecked")
  public Class<? super T> getSuperclass() {
    return (Class<? super T>) Types.superclass(this);
  }

  public Class<?>[] getInterfaces() {
    return Types.interfaces(this);
  }

  public Class<?> getComponentType() {
    return isArray() ? Types.component(this) : null;
  }

  public Class<?> componentType() {
    return getComponentType();
  }

  public Class<?> arrayType() {
    return Types.of(Heap.createLike(this, 0));
  }

  public String descriptorString() {
    Choice.unmodelled("descriptors of classes");
    return null;
  }

  public Optional<ClassDesc> describeConstable() {
    Choice.unmodelled("descriptors of classes");
    return null;
  }

  public boolean desiredAssertionStatus() {
    return Types.desiredAssertions(this);
  }

  @SuppressWarnings("unchecked")
  public T[] getEnumConstants() {
    Object[] constants = Types.enumConstants(this);
    return constants == null ? null : (T[]) Heap.clone(constants);
  }

  @SuppressWarnings("unchecked")
  T[] getEnumConstantsShared() {
    return (T[]) Types.enumConstants(this);
  }

  @SuppressWarnings("unchecked")
  public T cast(Object object) {
    if (object != null && !isInstance(object)) {
      throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
    }
    return (T) object;
  }

  @SuppressWarnings("unchecked")
  public <U> Class<? extends U> asSubclass(Class<U> other) {
    if (!other.isAssignableFrom(this)) {
      throw new ClassCastException(toString());
    }
    return (Class<? extends U>) this;
  }

  public <A extends Annotation> A getAnnotation(Class<A> annotation) {
    Choice.unmodelled("reflection on annotations");
    return null;
  }

  public Annotation[] getAnnotations() {
    Choice.unmodelled("reflection on annotations");
    return null;
  }

  public Annotation[] getDeclaredAnnotations() {
    Choice.unmodelled("reflection on annotations");
    return null;
  }
}
