// Boxes from -128 to 127 are shared; others made by valueOf are not.
public class IntegerCache {
    static boolean same(int n) {
        Integer a = n;
        Integer b = n;
        return a == b;
    }

    static boolean sameLong(long n) {
        Long a = n;
        Long b = n;
        return a == b;
    }

    public static void main(String[] args) {
        System.out.println(same(0) + " " + same(127) + " " + same(-128) + " " + same(128) + " " + same(-129));
        System.out.println(sameLong(127) + " " + sameLong(128) + " " + sameLong(-128) + " " + sameLong(1L << 40));
        Short s1 = 100, s2 = 100, s3 = 1000, s4 = 1000;
        Byte b1 = -100, b2 = -100;
        Character c1 = 'a', c2 = 'a', c3 = '\u0100', c4 = '\u0100';
        Boolean z1 = true, z2 = Boolean.valueOf("TRUE");
        System.out.println((s1 == s2) + " " + (s3 == s4) + " " + (b1 == b2) + " " + (c1 == c2) + " " + (c3 == c4) + " " + (z1 == z2));
        Integer big = 1000;
        System.out.println((big == 1000) + " " + big.equals(1000) + " " + (big <= 1000 && big >= 1000));
        Double d1 = 1.0, d2 = 1.0;
        System.out.println((d1 == d2) + " " + d1.equals(d2));
    }
}
