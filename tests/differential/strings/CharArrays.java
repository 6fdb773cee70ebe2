// toCharArray, getChars, getBytes and back.
public class CharArrays {
    public static void main(String[] args) {
        char[] a = "stressed".toCharArray();
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            char t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        System.out.println(new String(a));
        char[] target = "..........".toCharArray();
        "abcdef".getChars(1, 4, target, 3);
        System.out.println(target);
        int sum = 0;
        for (char c : "xyz".toCharArray()) {
            sum += c;
        }
        System.out.println(sum);
        String s = "immutable";
        s.toCharArray()[0] = 'X';
        System.out.println(s);
    }
}
