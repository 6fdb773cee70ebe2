// expect cme=undecided [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// Removing the last but one element ends the loop of an ArrayList unnoticed: safe, but by its size alone.
public class LastButOne {
  public static void main(String[] args) {
    List<String> words = new ArrayList<>();
    words.add("a");
    words.add("b");
    words.add("c");
    for (String word : words) {
      if (word.equals("b")) words.remove(word);
    }
  }
}
