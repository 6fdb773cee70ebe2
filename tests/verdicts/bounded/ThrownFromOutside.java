// expect assert=undecided [options: --engine bounded --entry ThrownFromOutside.rethrow]
/** An argument may be an AssertionError, though no code here creates one. */
class ThrownFromOutside {
  static void rethrow(Throwable given) throws Throwable {
    if (given != null) {
      throw given;
    }
  }
}
