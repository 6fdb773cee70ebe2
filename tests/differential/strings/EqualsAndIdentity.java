// equals compares content; == shows which strings are the same object.
public class EqualsAndIdentity {
    static final String CONSTANT = "con" + "cat";

    public static void main(String[] args) {
        String a = "concat";
        String b = new String("concat");
        String part = "con";
        String c = part + "cat";
        final String fixed = "con";
        String d = fixed + "cat";
        System.out.println((a == CONSTANT) + " " + (a == b) + " " + (a == c) + " " + (a == d));
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.equals("Concat") + " " + a.equals(null));
        System.out.println((a == c.intern()) + " " + (b.intern() == c.intern()));
        System.out.println("CONCAT".equalsIgnoreCase(a) + " " + "".equals(new String()));
        System.out.println(a.equals((Object) new StringBuilder("concat")) + " " + a.contentEquals(new StringBuilder("concat")));
    }
}
