// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Thrown by the program itself, as a class below it.
public class OwnThrow {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    if (list.isEmpty()) throw new InputMismatchException();
  }
}
