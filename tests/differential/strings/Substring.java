// substring and subSequence, including the empty and the whole.
public class Substring {
    public static void main(String[] args) {
        String s = "abcdef";
        System.out.println(s.substring(2) + " " + s.substring(1, 4) + " [" + s.substring(6) + "] [" + s.substring(3, 3) + "]");
        System.out.println(s.substring(0) == s);
        System.out.println(s.subSequence(2, 5));
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            for (int j = i + 1; j <= s.length(); j += 2) {
                all.append(s, i, j).append(s.substring(i, j).length());
            }
        }
        System.out.println(all);
    }
}
