// expect assert=refuted [options: --engine bounded --property assert --entry StaticOfAnotherClass.limited]
public class StaticOfAnotherClass {
  static class Settings {
    static int limit;
  }

  static void limited() {
    assert Settings.limit == 0;
  }
}
