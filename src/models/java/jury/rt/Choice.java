package jury.rt;

/** Free choice, the restriction to executions of interest, and the mark of what has no model. */
public final class Choice {
  private Choice() {}

  public static native boolean chooseBoolean();

  public static native byte chooseByte();

  public static native char chooseChar();

  public static native short chooseShort();

  public static native int chooseInt();

  public static native long chooseLong();

  public static native float chooseFloat();

  public static native double chooseDouble();

  /** Any string, not null. */
  public static native String chooseString();

  /** Executions in which the condition is false are not of interest. */
  public static native void assume(boolean condition);

  /** Reaching this makes the result undecided: the named behaviour has no model. */
  public static native void unmodelled(String what);
}
