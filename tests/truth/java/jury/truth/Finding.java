package jury.truth;

/** Something that must not be: what kind, of which result, and the run that shows it (if one does). */
record Finding(Kind kind, Result result, Explorer.Run run, String text) {
  enum Kind {
    WRONG("a run on the JVM contradicts it"),
    FALSE_ALARM("the JVM does not do this"),
    DISAGREEMENT("two engines disagree"),
    NOT_UNDERSTOOD("an assumption that the harness does not know"),
    TROUBLE("Jury itself failed");

    final String meaning;

    Kind(String meaning) {
      this.meaning = meaning;
    }
  }

  String title() {
    return kind + (result == null ? "" : ": " + result.key() + " is " + result.verdict() + " (asked for " + result.asked() + ", by " + result.engine() + (result.bounds().isEmpty() ? "" : ", bounds " + result.bounds()) + ")");
  }
}
