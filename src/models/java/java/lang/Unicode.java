// The way for patches, which are outside java.lang, to the JDK's tables of characters. Not a class of the JDK.
package java.lang;

public final class Unicode {
  private Unicode() {}

  public static boolean isUpperCase(int codePoint) {
    return CharacterData.of(codePoint).isUpperCase(codePoint);
  }

  public static boolean isLowerCase(int codePoint) {
    return CharacterData.of(codePoint).isLowerCase(codePoint);
  }

  public static boolean isWhitespace(int codePoint) {
    return CharacterData.of(codePoint).isWhitespace(codePoint);
  }

  public static int toUpperCase(int codePoint) {
    return CharacterData.of(codePoint).toUpperCase(codePoint);
  }

  public static int toLowerCase(int codePoint) {
    return CharacterData.of(codePoint).toLowerCase(codePoint);
  }

  public static int digit(int codePoint, int radix) {
    return CharacterData.of(codePoint).digit(codePoint, radix);
  }
}
