// Two classic string puzzles.
public class PalindromeAndAnagram {
    static boolean palindrome(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
            if (!Character.isLetter(s.charAt(i))) {
                i++;
            } else if (!Character.isLetter(s.charAt(j))) {
                j--;
            } else if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) {
                return false;
            }
        }
        return true;
    }

    static boolean anagram(String a, String b) {
        int[] counts = new int[128];
        for (char c : a.toCharArray()) {
            counts[c]++;
        }
        for (char c : b.toCharArray()) {
            counts[c]--;
        }
        for (int n : counts) {
            if (n != 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("Not one") + " " + palindrome(""));
        System.out.println(anagram("listen", "silent") + " " + anagram("aab", "abb"));
    }
}
