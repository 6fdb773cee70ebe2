// Letters, words, longest word, average length of a text.
import java.util.Map;
import java.util.TreeMap;

public class TextStatistics {
    public static void main(String[] args) {
        String text = "A verifier reads a program; it does not run it. It asks: can this program go wrong?";
        Map<Character, Integer> letters = new TreeMap<>();
        int words = 0;
        int total = 0;
        String longest = "";
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (Character.isLetter(c)) {
                letters.merge(Character.toLowerCase(c), 1, Integer::sum);
                word.append(c);
            } else if (word.length() > 0) {
                words++;
                total += word.length();
                if (word.length() > longest.length()) {
                    longest = word.toString();
                }
                word.setLength(0);
            }
        }
        System.out.println(words + " " + longest + " " + (double) total / words);
        System.out.println(letters);
        char most = 'a';
        for (Map.Entry<Character, Integer> e : letters.entrySet()) {
            if (e.getValue() > letters.getOrDefault(most, 0)) {
                most = e.getKey();
            }
        }
        System.out.println(most);
    }
}
