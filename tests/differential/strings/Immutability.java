// Operations return new strings and leave the old one alone.
public class Immutability {
    static void tryToChange(String s) {
        s += " changed";
        s.concat("x");
        s = s.toUpperCase();
        System.out.println(s);
    }

    public static void main(String[] args) {
        String s = "original";
        String t = s;
        tryToChange(s);
        s.replace('o', '0');
        System.out.println(s);
        s = s + "!";
        System.out.println(s + " " + t + " " + (s == t));
    }
}
