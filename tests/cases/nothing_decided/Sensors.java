// Whatever is asked of these methods depends on code that is not Java.
class Sensors {
  static native Object read(int sensor);
  static void one() { if (read(1) == null) throw new IllegalStateException(); assert read(1) != null; }
  static void two() { if (read(2) == null) throw new IllegalStateException(); assert read(2) != null; }
  static void three() { if (read(3) == null) throw new IllegalStateException(); assert read(3) != null; }
  static void four() { if (read(4) == null) throw new IllegalStateException(); assert read(4) != null; }
  static void five() { if (read(5) == null) throw new IllegalStateException(); assert read(5) != null; }
}
