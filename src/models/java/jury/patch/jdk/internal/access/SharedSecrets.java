// The JDK finds this access by reflection.
package jury.patch.jdk.internal.access;

import java.util.CollectionAccess;
import jdk.internal.access.JavaUtilCollectionAccess;

final class SharedSecrets {
  // In place of the initialiser that makes a lookup of method handles, which reads the properties of the machine and is not used here:
  // Stream.toList() comes by.
  static {
    Object lookup = null;
  }

  private SharedSecrets() {}

  public static JavaUtilCollectionAccess getJavaUtilCollectionAccess() {
    return new CollectionAccess();
  }
}
