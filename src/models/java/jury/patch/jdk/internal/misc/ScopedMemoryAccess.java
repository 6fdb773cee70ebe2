// Nothing to register; what buffers over arrays need runs without natives.
package jury.patch.jdk.internal.misc;

final class ScopedMemoryAccess {
  private ScopedMemoryAccess() {}

  private static void registerNatives() {}
}
