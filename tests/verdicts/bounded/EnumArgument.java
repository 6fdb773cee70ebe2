// expect assert=proved exceptions=proved [options: --entry EnumArgument.next]
public class EnumArgument {
  enum Light { RED, GREEN, YELLOW }

  static Light next(Light light) {
    if (light == null) {
      return Light.RED;
    }
    Light result = Light.values()[(light.ordinal() + 1) % Light.values().length];
    assert result != light;
    assert result == Light.RED || result == Light.GREEN || result == Light.YELLOW;
    return result;
  }
}
