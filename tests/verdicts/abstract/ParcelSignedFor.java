// expect assert=refuted exceptions=proved [options: --engine abstract]
// A signed parcel may still get lost.
import jury.Jury;

public class ParcelSignedFor {
  enum Stage { PACKED, SENT, DELIVERED, LOST }

  public static void main(String[] args) {
    Stage stage = Stage.PACKED;
    boolean signed = false;
    int attempts = 0;
    while (Jury.chooseBoolean()) {
      int news = Jury.chooseInt();
      if (stage == Stage.PACKED) {
        stage = Stage.SENT;
      } else if (stage != Stage.LOST && news > 0) {
        attempts = attempts < 3 ? attempts + 1 : 3;
        if (news > 5) {
          stage = Stage.DELIVERED;
          signed = true;
        } else if (attempts == 3) {
          stage = Stage.LOST;
        }
      }
    }
    assert !signed || stage == Stage.DELIVERED;
    assert stage != Stage.LOST || attempts == 3;
    assert stage != Stage.PACKED || attempts == 0;
  }
}
