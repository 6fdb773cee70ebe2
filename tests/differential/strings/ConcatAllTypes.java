// Concatenation converts every type, also null and char arrays' elements.
public class ConcatAllTypes {
    static Object nothing;

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        char c = 'c';
        short s = -300;
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.0f;
        double d = 1e10;
        String n = null;
        System.out.println("" + z + b + c + s + i + l + f + d + n + nothing);
        System.out.println(z + "|" + b + "|" + c + "|" + s + "|" + i + "|" + l + "|" + f + "|" + d + "|" + n);
        String acc = "x";
        acc += 1;
        acc += 'y';
        acc += 2.5;
        acc += null;
        acc += true;
        System.out.println(acc);
        System.out.println(1 + 2 + "3" + 4 + 5 + ('a' + 1) + (char) ('a' + 1));
        n += n;
        System.out.println(n);
    }
}
