// expect assert=proved exceptions=proved [options: --engine abstract]
// An enum in a field, a switch over it, and a flag that goes with one of its constants.
import jury.Jury;

public class TapeRecorder {
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
        break;
    }
  }

  public static void main(String[] args) {
    TapeRecorder recorder = new TapeRecorder();
    while (Jury.chooseBoolean()) {
      recorder.press(Jury.chooseInt());
      assert !recorder.ended || recorder.mode == Mode.ENDED;
    }
  }
}
