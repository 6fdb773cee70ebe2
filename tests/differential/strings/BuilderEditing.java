// insert, delete, deleteCharAt, setCharAt, setLength, replace, reverse.
public class BuilderEditing {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abcdef");
        System.out.println(b.insert(2, "XY").insert(0, 1).insert(b.length(), '!'));
        System.out.println(b.delete(1, 3).deleteCharAt(0));
        System.out.println(b.replace(0, 2, "replaced").reverse());
        b.setCharAt(0, '?');
        System.out.println(b + " " + b.charAt(0));
        b.setLength(3);
        System.out.println(b + "|" + b.length());
        b.setLength(5);
        System.out.println((int) b.charAt(4) + " " + b.length());
        b.delete(1, 100);
        System.out.println(b);
        System.out.println(new StringBuilder("a").insert(1, true).insert(0, 2.5).insert(0, (Object) null).insert(0, new char[] {'z'}));
    }
}
