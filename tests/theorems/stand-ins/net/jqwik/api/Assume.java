// A stand-in for the class of jqwik, written for the tests.
package net.jqwik.api;

import org.opentest4j.TestAbortedException;

public class Assume {
  private Assume() {}

  public static void that(boolean condition) {
    if (!condition) throw new TestAbortedException();
  }
}
