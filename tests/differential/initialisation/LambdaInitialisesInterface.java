// Making a lambda initialises its interface when that has a default method, and not otherwise.
public class LambdaInitialisesInterface {
  static int note(String text) {
    System.out.println("initialised " + text);
    return text.length();
  }

  interface WithDefault {
    int LENGTH = note("WithDefault");

    void run();

    default int length() {
      return LENGTH;
    }
  }

  interface Plain {
    int LENGTH = note("Plain");

    void run();
  }

  public static void main(String[] args) {
    System.out.println("start");
    Plain plain = () -> System.out.println("plain");
    System.out.println("between");
    WithDefault other = () -> System.out.println("other");
    System.out.println("made");
    plain.run();
    other.run();
    System.out.println(other.length() + Plain.LENGTH);
  }
}
