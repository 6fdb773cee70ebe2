// op= casts the result back to the type of the variable.
public class CompoundAssignmentNarrowing {
    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        short s = 30000;
        s += 10000;
        System.out.println(s);
        char c = 'z';
        c -= 25;
        System.out.println(c);
        int i = 10;
        i += 3.99;
        System.out.println(i);
        i *= 1.5;
        System.out.println(i);
        i -= 1e20;
        System.out.println(i);
        long l = 5;
        l /= 0.3f;
        System.out.println(l);
        byte d = -7;
        d /= 2;
        System.out.println(d);
        d >>>= 1;
        System.out.println(d);
    }
}
