// op= on fields, static fields and array elements of every numeric type.
public class CompoundAssignmentOnFields {
    byte b = 120;
    short s = 32000;
    static char c = 'a';
    static long l = 1;
    float f = 1.5f;
    static double d = 2.5;

    public static void main(String[] args) {
        CompoundAssignmentOnFields o = new CompoundAssignmentOnFields();
        o.b += 10;
        o.s *= 2;
        c += 2;
        l <<= 40;
        o.f /= 4;
        d -= 0.25;
        System.out.println(o.b + " " + o.s + " " + c + " " + l + " " + o.f + " " + d);
        long[] longs = {7, 8};
        int at = 0;
        longs[at++] += 5;
        longs[at] %= 3;
        double[] doubles = {1};
        doubles[0] *= 1.5;
        byte[] bytes = {127};
        bytes[0]++;
        System.out.println(longs[0] + " " + longs[1] + " " + doubles[0] + " " + bytes[0] + " " + at);
    }
}
