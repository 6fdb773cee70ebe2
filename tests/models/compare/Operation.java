// An operation on objects of a type: chooses its arguments and gives the call.
final class Operation {
  interface Maker {
    Call make(Generator generator, Pair receiver);
  }

  final Class<?> type;
  final String name;
  final Maker maker;

  Operation(Class<?> type, String name, Maker maker) {
    this.type = type;
    this.name = name;
    this.maker = maker;
  }
}
