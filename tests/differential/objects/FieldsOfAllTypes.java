// Instance fields of every type: default values, stores and loads.
public class FieldsOfAllTypes {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long l;
    float f;
    double d;
    String r;
    int[] a;

    String show() {
        return z + " " + b + " " + (int) c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + r + " " + a;
    }

    public static void main(String[] args) {
        FieldsOfAllTypes o = new FieldsOfAllTypes();
        System.out.println(o.show());
        o.z = true;
        o.b = (byte) 200;
        o.c = (char) 70000;
        o.s = (short) 70000;
        o.i = 1 << 31;
        o.l = 1L << 63;
        o.f = 1.1f;
        o.d = 1.1;
        o.r = "set";
        System.out.println(o.show());
        FieldsOfAllTypes p = new FieldsOfAllTypes();
        System.out.println(p.i + p.l + p.f + p.d);
    }
}
