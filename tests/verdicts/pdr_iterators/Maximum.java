// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// There is no largest of nothing.
public class Maximum {
  public static void main(String[] args) {
    List<Integer> lengths = new ArrayList<>();
    for (String argument : args) lengths.add(argument.length());
    System.out.println(Collections.max(lengths));
  }
}
