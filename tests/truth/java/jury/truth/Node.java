package jury.truth;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a generated program: texts and smaller pieces. The same tree is written in two ways: for Jury (with `assert` and JML) and for the run on the JVM (with calls of {@link T} that observe).
 * Pieces can be taken out or replaced, which is all that the shrinker does.
 */
final class Node {
  enum Role { EXPRESSION, STATEMENT, MEMBER, TYPE, TEXT }

  enum Form { JURY, RUN }

  /** A text that differs in the two forms. */
  record Both(String jury, String run) {}

  final Role role;
  /** Of an expression, its type as the grammar names it. */
  final String type;
  final String production;
  final List<Object> parts = new ArrayList<>();
  /** What is written instead of the parts: null is nothing special, "" takes the piece out. */
  Object instead;

  Node(Role role, String type, String production) {
    this.role = role;
    this.type = type;
    this.production = production;
  }

  static Node text(String text) {
    return new Node(Role.TEXT, "", "").add(text);
  }

  Node add(Object... more) {
    parts.addAll(List.of(more));
    return this;
  }

  String render(Form form) {
    StringBuilder out = new StringBuilder();
    render(form, out);
    return out.toString();
  }

  void render(Form form, StringBuilder out) {
    if (instead instanceof Node node) node.render(form, out);
    else if (instead != null) out.append(instead);
    else for (Object part : parts) renderPart(part, form, out);
  }

  private static void renderPart(Object part, Form form, StringBuilder out) {
    if (part instanceof Node node) node.render(form, out);
    else if (part instanceof Both both) out.append(form == Form.JURY ? both.jury() : both.run());
    else if (part instanceof Probe probe) probe.render(form, out);
    else out.append(part);
  }

  /** Puts everything back that was taken out or replaced. */
  void restore() {
    instead = null;
    for (Object part : parts) {
      if (part instanceof Node node) node.restore();
      if (part instanceof Probe probe) probe.value().restore();
    }
  }

  /** All pieces that are written, those outside first. */
  void collect(List<Node> all) {
    if (instead instanceof Node node) {
      all.add(this);
      node.collect(all);
      return;
    }
    if (instead != null) return;
    all.add(this);
    for (Object part : parts) {
      if (part instanceof Node node) node.collect(all);
      if (part instanceof Probe probe) probe.value().collect(all);
    }
  }
}
