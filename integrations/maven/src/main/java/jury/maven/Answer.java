package jury.maven;

/** What the program's exit code says of a run. */
enum Answer {
    HOLDS("everything that was asked is proved or holds within bounds"),
    REFUTED("at least one property is refuted"),
    REFUSED("the program did not accept what it was given"),
    UNDECIDED("nothing is refuted, something is undecided"),
    BROKEN("the program failed; that is a bug in Jury"),
    INTERRUPTED("the run was interrupted");

    final String text;

    Answer(String text) {
        this.text = text;
    }

    static Answer of(int exitCode) {
        switch (exitCode) {
            case 0: return HOLDS;
            case 1: return REFUTED;
            case 2: return REFUSED;
            case 3: return UNDECIDED;
            case 130: case 143: return INTERRUPTED;
            default: return BROKEN;
        }
    }

    /** Whether anything was answered at all. */
    boolean isAnswer() {
        return this == HOLDS || this == REFUTED || this == UNDECIDED;
    }
}
