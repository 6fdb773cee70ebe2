// StringBuilder.insert of every kind.
public class BuilderInsertKinds {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("[]");
        b.insert(1, 1L << 40).insert(1, 2.5f).insert(1, 0.125).insert(1, true).insert(1, 'c').insert(1, 42);
        System.out.println(b);
        b = new StringBuilder("[]");
        b.insert(1, "text").insert(1, (CharSequence) new StringBuilder("seq")).insert(1, "abcdef", 2, 4);
        b.insert(1, new char[] {'x', 'y'}).insert(1, new char[] {'p', 'q', 'r'}, 1, 2).insert(1, (Object) "obj");
        System.out.println(b);
        b.insert(0, (String) null).insert(b.length(), (CharSequence) null);
        System.out.println(b);
        System.out.println(new StringBuilder("s").append(new StringBuffer("buffer")));
    }
}
