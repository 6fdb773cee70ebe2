// Two ciphers and frequency analysis.
public class CaesarAndVigenere {
    static String shift(String s, int by) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + Math.floorMod(c - 'a' + by, 26));
            } else if (c >= 'A' && c <= 'Z') {
                c = (char) ('A' + Math.floorMod(c - 'A' + by, 26));
            }
            b.append(c);
        }
        return b.toString();
    }

    static String vigenere(String s, String key, int sign) {
        StringBuilder b = new StringBuilder();
        int k = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            b.append(Character.isLetter(c) ? shift("" + c, sign * (key.charAt(k++ % key.length()) - 'a')) : "" + c);
        }
        return b.toString();
    }

    static int crack(String s) {
        int[] counts = new int[26];
        for (char c : s.toLowerCase().toCharArray()) {
            if (Character.isLetter(c)) {
                counts[c - 'a']++;
            }
        }
        int best = 0;
        for (int i = 1; i < 26; i++) {
            if (counts[i] > counts[best]) {
                best = i;
            }
        }
        return Math.floorMod(best - ('e' - 'a'), 26);
    }

    public static void main(String[] args) {
        String text = "Never tell the secret message where the enemy sees.";
        String c = shift(text, 29);
        System.out.println(c + " " + crack(c));
        System.out.println(shift(c, -crack(c)).equals(text));
        String v = vigenere(text, "lemon", 1);
        System.out.println(v + " " + vigenere(v, "lemon", -1).equals(text));
    }
}
