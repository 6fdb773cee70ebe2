// expect methods [options: --engine bounded --property assert --objects 2 --loops 2]
// A constructor that catches what comes before an assignment goes on without it.
// expect assert=refuted of FilledInTry$Divided: isFilled
// expect assert=refuted of FilledInTry$Parsed: isFilled
// expect assert=refuted of FilledInTry$InInitialiser: isFilled
// expect assert=refuted of FilledInTry$Caught: isFilled
// expect assert=bounded of FilledInTry$First: isFilled
// expect assert=bounded of FilledInTry$AtLast: isFilled

public class FilledInTry {
  public static class Divided {
    private Object made;

    public Divided(int by) {
      try {
        int part = 10 / by;
        made = new Object();
      } catch (ArithmeticException e) {
        // Without one.
      }
    }

    public void isFilled() {
      assert made != null;
    }
  }

  public static class Parsed {
    private int[] made;

    public Parsed(String text) {
      try {
        text.length();
        made = new int[1];
      } catch (RuntimeException e) {
        // Without one.
      }
    }

    public void isFilled() {
      assert made != null;
    }
  }

  public static class InInitialiser {
    public static int[] lengths;
    private StringBuilder made;

    {
      try {
        lengths[0]++;
        made = new StringBuilder();
      } catch (RuntimeException e) {
        lengths = null;
      }
    }

    public void isFilled() {
      assert made != null;
    }
  }

  public static class Caught {
    private Object made;

    public Caught(Object given) {
      try {
        String text = (String) given;
        made = new Object();
      } catch (ClassCastException e) {
        return;
      }
    }

    public void isFilled() {
      assert made != null;
    }
  }

  public static class First {
    private final Object made;

    public First(int by) {
      made = new Object();
      try {
        int part = 10 / by;
      } catch (ArithmeticException e) {
        // It has one already.
      }
    }

    public void isFilled() {
      assert made != null;
    }
  }

  public static class AtLast {
    private final Object made;

    public AtLast(int by) {
      try {
        int part = 10 / by;
      } catch (ArithmeticException e) {
        // It gets one all the same.
      }
      made = new Object();
    }

    public void isFilled() {
      assert made != null;
    }
  }
}
