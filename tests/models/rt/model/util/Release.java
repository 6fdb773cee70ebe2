// The release that the tests run on.
package model.util;

final class Release {
  private Release() {}

  static boolean atLeast(int feature) {
    return Runtime.version().feature() >= feature;
  }
}
