package jury.truth;

/** An observed expression: Jury sees `assert` or a postcondition with the claim that was chosen after the first runs, the JVM hands the value to {@link T}. */
final class Probe {
  enum Style { ASSERTION, POSTCONDITION }

  final int number;
  private final Style style;
  private final Node value;
  /** Null until it was chosen: nothing is claimed. */
  Claim claim;

  Probe(int number, Node value) {
    this(number, value, Style.ASSERTION);
  }

  Probe(int number, Node value, Style style) {
    this.style = style;
    this.number = number;
    this.value = value;
  }

  Node value() {
    return value;
  }

  void render(Node.Form form, StringBuilder out) {
    String text = value.render(form);
    if (style == Style.POSTCONDITION) renderClause(form, text, out);
    else renderAssertion(form, text, out);
  }

  private void renderClause(Node.Form form, String text, StringBuilder out) {
    if (form == Node.Form.RUN) out.append("jury.truth.T.clause(").append(number).append(", () -> ").append(text).append(");");
    else if (claim != null) out.append("//@ ensures ").append(claim.over(text)).append(";\n");
  }

  private void renderAssertion(Node.Form form, String text, StringBuilder out) {
    if (form == Node.Form.RUN) out.append("jury.truth.T.check(").append(number).append(", ").append(text).append(");");
    else if (claim != null) out.append("assert ").append(claim.over(text)).append(";");
    else out.append("Object seen").append(number).append(" = ").append(text).append(";");
  }
}
