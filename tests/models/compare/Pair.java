// An object of the JDK's class and its counterpart of the model.
final class Pair {
  final Object real;
  final Object model;

  Pair(Object real, Object model) {
    this.real = real;
    this.model = model;
  }

  Object on(Side side) {
    return side == Side.REAL ? real : model;
  }
}
