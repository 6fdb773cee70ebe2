/** Changed by tests/laws/effects/run. */
class Parameters {
  static int trials() { return 8; }
  static boolean onJvm() { return true; }
}
