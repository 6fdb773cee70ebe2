// Character's static methods on ASCII.
public class CharacterClassification {
    public static void main(String[] args) {
        for (char c : "aZ5 _$\t-".toCharArray()) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c)
                    + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isWhitespace(c)
                    + Character.isAlphabetic(c) + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c));
        }
        System.out.println(Character.getNumericValue('7') + " " + Character.getNumericValue('f') + " " + Character.digit('f', 16)
                + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16));
        System.out.println(Character.toUpperCase('q') + "" + Character.toLowerCase('Q') + Character.toString('x')
                + Character.valueOf('y') + Character.toChars(97)[0]);
        System.out.println(Character.compare('a', 'c') + " " + (int) Character.MAX_VALUE + " " + Character.reverseBytes('a'));
    }
}
