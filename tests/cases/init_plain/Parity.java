class Parity {
  public static void main(String[] arguments) { assert arguments.length >= 0; }
}
