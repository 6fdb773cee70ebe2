// length, charAt, isEmpty, codePointAt, chars.
public class CharAtAndLength {
    public static void main(String[] args) {
        String s = "hello, w\u00F6rld";
        System.out.println(s.length() + " " + s.charAt(0) + s.charAt(s.length() - 1) + " " + (int) s.charAt(8));
        System.out.println("".isEmpty() + " " + " ".isEmpty() + " " + "".isBlank() + " " + " \t\n".isBlank() + " " + "x ".isBlank());
        int vowels = 0;
        for (int i = 0; i < s.length(); i++) {
            if ("aeiou".indexOf(s.charAt(i)) >= 0) {
                vowels++;
            }
        }
        System.out.println(vowels + " " + s.codePointAt(1) + " " + s.chars().sum());
        String clef = "a\uD834\uDD1Eb";
        System.out.println(clef.length() + " " + clef.codePointCount(0, clef.length()) + " " + clef.codePointAt(1));
    }
}
