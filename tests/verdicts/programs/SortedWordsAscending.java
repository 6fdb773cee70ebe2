// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import jury.Jury;

/** Records sorted by two keys. */
public class SortedWordsAscending {
  record Word(String text, int count) {}

  public static void main(String[] args) {
    List<Word> words = new ArrayList<>();
    words.add(new Word("pear", 2));
    words.add(new Word("fig", Jury.chooseInt(1, 3)));
    words.add(new Word("apple", 2));
    words.sort(Comparator.comparingInt(Word::count).thenComparing(Word::text));
    for (int i = 1; i < words.size(); i++) {
      Word before = words.get(i - 1);
      Word after = words.get(i);
      assert before.count() >= after.count();
      if (before.count() == after.count()) assert before.text().compareTo(after.text()) < 0;
    }
    assert Collections.max(words, Comparator.comparing(Word::text)).text().equals("pear");
  }
}
