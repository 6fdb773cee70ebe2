// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Other classes throw it, too.
public class Tokens {
  public static void main(String[] args) {
    StringTokenizer tokens = new StringTokenizer("a b");
    while (tokens.hasMoreTokens()) System.out.println(tokens.nextToken() + tokens.nextToken() + tokens.nextToken());
  }
}
