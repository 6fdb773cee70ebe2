// expect methods [options: --property assert,exceptions]
// expect assert=proved of PrimitiveClasses: named
// expect assert=refuted of PrimitiveClasses: missing
// expect exceptions=proved of PrimitiveClasses: named
// The class objects of primitive types are there, also for byte, short and char.
public class PrimitiveClasses {
  public boolean named(boolean first) {
    Class<?> type = first ? byte.class : char.class;
    assert type != null && Short.TYPE != null;
    return type.isPrimitive();
  }

  public void missing() {
    assert byte.class == null;
  }
}
