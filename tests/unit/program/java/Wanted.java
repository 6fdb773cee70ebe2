/** Values that an input must have for the code to go on. */
class Wanted {
  static String answer(int code, double rate, String word) {
    switch (code) {
      case 404:
        return "lost";
      default:
        return rate > 0.75 && word.equals("swordfish") ? "open" : "closed";
    }
  }
}
