// indexOf, lastIndexOf, substring, compareTo, isEmpty of StringBuilder.
public class BuilderSearch {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("mississippi");
        System.out.println(b.indexOf("ss") + " " + b.indexOf("ss", 3) + " " + b.lastIndexOf("ss") + " " + b.lastIndexOf("ss", 4)
                + " " + b.indexOf("x"));
        System.out.println(b.substring(4) + " " + b.substring(0, 4) + " " + b.subSequence(1, 3));
        System.out.println(b.equals(new StringBuilder("mississippi")) + " " + b.toString().equals("mississippi"));
        System.out.println(b.compareTo(new StringBuilder("missouri")) < 0);
        System.out.println(b.isEmpty() + " " + b.chars().filter(c -> c == 's').count());
    }
}
