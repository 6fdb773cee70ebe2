// Conditions on references: null tests and identity.
public class ReferenceConditions {
    static String describe(Object a, Object b) {
        String s = "";
        if (a == null) s += "a-null ";
        if (a != null) s += "a-set ";
        if (a == b) s += "same ";
        if (a != b) s += "different ";
        return s;
    }

    public static void main(String[] args) {
        Object x = new Object();
        Object y = new Object();
        System.out.println(describe(null, null));
        System.out.println(describe(x, x));
        System.out.println(describe(x, y));
        System.out.println(describe(x, null));
        System.out.println(describe(null, y));
        Object z = x;
        System.out.println((z == x) + " " + (z == y) + " " + (new int[0] == new int[0]));
    }
}
