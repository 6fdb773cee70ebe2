// expect assert=bounded exceptions=refuted [options: --engine bounded --entry ThrownFromOutside.rethrow]
/** An argument may be an exception, though no code here creates one: which classes are tried is told. */
class ThrownFromOutside {
  static void rethrow(Throwable given) throws Throwable {
    if (given != null) {
      throw given;
    }
  }
}
