package tool;

/** A program beside a library. */
public class Tool {
  public static void main(String[] arguments) {
    System.out.println(new Ratio(6, 3).value());
  }
}
