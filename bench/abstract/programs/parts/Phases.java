// For the ablation: three phases, each with predicates of its own that are limited to its lines.
public class Phases {
  public static void main(String[] args) {
    int filled = 0;
    int drained = 0;
    int cleaned = 0;
    while (filled < 5) {
      filled = filled + 1;
    }
    while (drained < 5) {
      drained = drained + 1;
    }
    while (cleaned < 5) {
      cleaned = cleaned + 1;
    }
    assert cleaned == 5;
  }
}
