package jury.truth;

/** An observed expression: Jury sees `assert` with the claim that was chosen after the first runs, the JVM hands the value to {@link T}. */
final class Probe {
  final int number;
  private final Node value;
  /** Null until it was chosen: nothing is claimed. */
  Claim claim;

  Probe(int number, Node value) {
    this.number = number;
    this.value = value;
  }

  Node value() {
    return value;
  }

  void render(Node.Form form, StringBuilder out) {
    String text = value.render(form);
    if (form == Node.Form.RUN) out.append("jury.truth.T.check(").append(number).append(", ").append(text).append(");");
    else if (claim != null) out.append("assert ").append(claim.over(text)).append(";");
    else out.append("Object seen").append(number).append(" = ").append(text).append(";");
  }
}
