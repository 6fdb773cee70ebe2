// The functions that the JDK computes natively, in some release. The others have results that are defined to the last bit: the JDK's code computes
// them.
package jury.patch.java.lang;

import jury.rt.Values;

final class StrictMath {
  private StrictMath() {}

  public static float fma(float first, float second, float third) {
    return Values.fused(first, second, third);
  }

  public static double fma(double first, double second, double third) {
    return Values.fused(first, second, third);
  }

  public static double sqrt(double value) {
    return Values.sqrt(value);
  }

  public static double sin(double value) {
    return Values.function(Values.SIN, value, 0);
  }

  public static double cos(double value) {
    return Values.function(Values.COS, value, 0);
  }

  public static double tan(double value) {
    return Values.function(Values.TAN, value, 0);
  }

  public static double asin(double value) {
    return Values.function(Values.ASIN, value, 0);
  }

  public static double acos(double value) {
    return Values.function(Values.ACOS, value, 0);
  }

  public static double atan(double value) {
    return Values.function(Values.ATAN, value, 0);
  }

  public static double log(double value) {
    return Values.function(Values.LOG, value, 0);
  }

  public static double log10(double value) {
    return Values.function(Values.LOG10, value, 0);
  }

  public static double sinh(double value) {
    return Values.function(Values.SINH, value, 0);
  }

  public static double cosh(double value) {
    return Values.function(Values.COSH, value, 0);
  }

  public static double tanh(double value) {
    return Values.function(Values.TANH, value, 0);
  }

  public static double expm1(double value) {
    return Values.function(Values.EXPM1, value, 0);
  }

  public static double log1p(double value) {
    return Values.function(Values.LOG1P, value, 0);
  }

  public static double floor(double value) {
    return Values.function(Values.FLOOR, value, 0);
  }

  public static double ceil(double value) {
    return Values.function(Values.CEIL, value, 0);
  }

  public static double rint(double value) {
    return Values.function(Values.RINT, value, 0);
  }

  public static double atan2(double first, double second) {
    return Values.function(Values.ATAN2, first, second);
  }

  public static double IEEEremainder(double first, double second) {
    return Values.function(Values.REMAINDER, first, second);
  }
}
