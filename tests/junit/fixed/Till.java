import java.util.ArrayList;
import java.util.List;

/** What is taken out of a till is noted; the note of the last one is checked too late. */
public class Till {
  public enum Coin { PENNY, POUND }

  public record Note(Coin coin, int count) {}

  private final List<Note> notes = new ArrayList<>();
  private int pounds;
  private static int opened;

  public void take(Note note) {
    if (note == null || note.coin() == null || note.count() < 0 || notes == null) return;
    opened++;
    notes.add(note);
    if (note.coin() == Coin.POUND && pounds >= note.count()) {
      pounds -= note.count();
      assert pounds >= 0 : "short";
    }
  }
}
