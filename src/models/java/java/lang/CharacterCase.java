// What strings ask of one character when its case does not matter, as functions from a char to a number: engines know these by
// a table (encode/character_tables) and never see the JDK's. Beyond the chars only plane 1 has letters with a case, and there a
// letter and its other case are both two chars; JDK 17 to 25 agree. Not a class of the JDK.
package java.lang;

final class CharacterCase {
  private CharacterCase() {}

  /** Letters that differ in case only give the same result. */
  static int fold(char character) {
    return Character.toLowerCase(Character.toUpperCase((int) character));
  }

  static int foldInPlane1(char low) {
    return Character.toLowerCase(Character.toUpperCase(0x10000 | low));
  }

  static int upperInPlane1(char low) {
    return Character.toUpperCase(0x10000 | low);
  }

  static int lowerInPlane1(char low) {
    return Character.toLowerCase(0x10000 | low);
  }

  /** The upper case of a character has up to three; -1: it has fewer. */
  static int upperAt(char character, int index) {
    int upper = character < 128 ? Character.toUpperCase(character) : CharacterData.of(character).toUpperCaseEx(character);
    if (upper >= 0) {
      return index == 0 ? upper : -1;
    }
    char[] several = CharacterData.of(character).toUpperCaseCharArray(character);
    return index < several.length ? several[index] : -1;
  }

  static int lowerAt(char character, int index) {
    if (character == '\u0130') {
      return index == 0 ? 'i' : index == 1 ? '\u0307' : -1;
    }
    return index == 0 ? Character.toLowerCase((int) character) : -1;
  }

  static int foldOf(int codePoint) {
    return codePoint < 0x10000 ? fold((char) codePoint) : codePoint >>> 16 == 1 ? foldInPlane1((char) codePoint) : codePoint;
  }

  /** Of a code point beyond the chars. */
  static int upperOf(int codePoint) {
    return codePoint >>> 16 == 1 ? upperInPlane1((char) codePoint) : codePoint;
  }

  static int lowerOf(int codePoint) {
    return codePoint >>> 16 == 1 ? lowerInPlane1((char) codePoint) : codePoint;
  }
}
