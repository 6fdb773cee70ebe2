package jury;

/** A specification statement in a method body (assert, loop_invariant, decreases) did not hold. */
public final class SpecificationError extends Error {
  /** The number of the statement. */
  public final int statement;

  public SpecificationError(int statement) {
    super("JML statement " + statement);
    this.statement = statement;
  }
}
