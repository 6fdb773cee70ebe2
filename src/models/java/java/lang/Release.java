// Which release of the JDK the program runs on, for the few behaviours (mostly texts of exceptions) that changed between
// releases. Not a class of the JDK.
package java.lang;

public final class Release {
  private Release() {}

  /** Whether the JDK whose classes stand beside the models is of this feature release or later. */
  public static boolean atLeast(int feature) {
    return VersionProps.versionNumbers().get(0) >= feature;
  }
}
