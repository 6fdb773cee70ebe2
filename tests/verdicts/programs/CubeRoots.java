// expect assert=proved exceptions=proved

/** Functions whose results the JDK's own code defines to the last bit. */
public class CubeRoots {
  public static void main(String[] args) {
    assert Math.cbrt(27) == 3 && Math.cbrt(0.1) == 0.4641588833612779;
    assert Math.hypot(3, 4) == 5 && Math.hypot(0.001, 3) == 3.000000166666662;
    assert StrictMath.exp(1) == 2.7182818284590455;
  }
}
