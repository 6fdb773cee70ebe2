// Dynamic programming over two strings, with reconstruction.
public class LongestCommonSubsequence {
    static String lcs(String a, String b) {
        int[][] best = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) {
            for (int j = b.length() - 1; j >= 0; j--) {
                best[i][j] = a.charAt(i) == b.charAt(j) ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
            }
        }
        StringBuilder r = new StringBuilder();
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (a.charAt(i) == b.charAt(j)) {
                r.append(a.charAt(i++));
                j++;
            } else if (best[i + 1][j] >= best[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return r.toString();
    }

    public static void main(String[] args) {
        System.out.println(lcs("AGGTAB", "GXTXAYB"));
        System.out.println(lcs("programming", "gaming"));
        System.out.println("[" + lcs("abc", "xyz") + "]");
    }
}
