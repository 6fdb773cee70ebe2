// Levenshtein distance with two rows.
public class EditDistance {
    static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                current[j] = Math.min(Math.min(current[j - 1], previous[j]) + 1, previous[j - 1] + cost);
            }
            int[] t = previous;
            previous = current;
            current = t;
        }
        return previous[b.length()];
    }

    public static void main(String[] args) {
        String[] words = {"kitten", "sitting", "sunday", "saturday", "", "kit"};
        for (String a : words) {
            for (String b : words) {
                System.out.print(distance(a, b) + " ");
            }
            System.out.println();
        }
    }
}
