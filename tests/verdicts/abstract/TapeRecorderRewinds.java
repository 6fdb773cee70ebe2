// expect assert=refuted exceptions=proved [options: --engine abstract]
// Rewinding does not take the flag back.
import jury.Jury;

public class TapeRecorderRewinds {
  enum Mode { READY, PLAYING, ENDED }

  private Mode mode = Mode.READY;
  private boolean ended;

  void press(int button) {
    switch (mode) {
      case READY:
        if (button == 1) {
          mode = Mode.PLAYING;
        }
        break;
      case PLAYING:
        if (button == 2) {
          mode = Mode.READY;
        } else if (button == 3) {
          mode = Mode.ENDED;
          ended = true;
        }
        break;
      case ENDED:
        if (button == 4) {
          mode = Mode.READY;
        }
        break;
    }
  }

  public static void main(String[] args) {
    TapeRecorderRewinds recorder = new TapeRecorderRewinds();
    while (Jury.chooseBoolean()) {
      recorder.press(Jury.chooseInt());
      assert !recorder.ended || recorder.mode == Mode.ENDED;
    }
  }
}
