// Builders are mutable and shared; strings taken from them are not.
public class BuilderAliasing {
    static StringBuilder shared = new StringBuilder("s");

    static void add(StringBuilder b) {
        b.append("+");
        b = new StringBuilder("other");
        b.append("lost");
    }

    public static void main(String[] args) {
        String before = shared.toString();
        StringBuilder alias = shared;
        add(alias);
        add(shared);
        System.out.println(shared + " " + before + " " + (alias == shared) + " " + alias.append("x").equals(shared));
        StringBuffer buffer = new StringBuffer("buf");
        buffer.append(1).insert(0, 'B').reverse();
        System.out.println(buffer + " " + buffer.length());
    }
}
