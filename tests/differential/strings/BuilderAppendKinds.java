// StringBuilder.append of every kind.
public class BuilderAppendKinds {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append((byte) -1).append((short) 2).append(3).append(4L).append(5.5f).append(6.25);
        System.out.println(b);
        b = new StringBuilder("s");
        b.append("x").append((String) null).append((Object) null).append(new char[] {'a', 'b'}).append("hello", 1, 3);
        b.append(new char[] {'x', 'y', 'z'}, 1, 2).append(new StringBuilder("sb")).append((Object) 7);
        System.out.println(b + " " + b.length());
        b.append(b).append(b.length());
        System.out.println(b);
        b.appendCodePoint(65).append((CharSequence) "seq");
        System.out.println(b.substring(b.length() - 4));
        System.out.println(new StringBuilder(50).length() + " " + new StringBuilder().append("").toString().isEmpty());
    }
}
