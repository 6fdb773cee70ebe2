package jury.maven;

/** From which answer on a build fails. */
enum Severity {
    UNDECIDED, REFUTED, NEVER;

    static Severity named(String name) {
        for (Severity severity : values())
            if (severity.name().equalsIgnoreCase(name.trim())) return severity;
        throw new IllegalArgumentException("failOn is undecided, refuted or never, not '" + name + "'");
    }

    boolean failsFor(Answer answer) {
        if (answer == Answer.REFUTED) return this != NEVER;
        return answer == Answer.UNDECIDED && this == UNDECIDED;
    }
}
