// replace of chars and of sequences.
public class ReplaceForms {
    public static void main(String[] args) {
        String s = "banana";
        System.out.println(s.replace('a', 'o') + " " + s.replace('x', 'y') + " " + (s.replace('x', 'y') == s));
        System.out.println(s.replace("an", "AN") + " " + s.replace("ana", "*") + " " + s.replace("", "-"));
        System.out.println("aaa".replace("aa", "b") + " " + s.replace("na", "") + " " + s.replace("banana", "x"));
        System.out.println(s.replace(new StringBuilder("n"), "nn"));
    }
}
