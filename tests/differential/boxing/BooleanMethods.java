// parseBoolean, logical methods and string forms of Boolean.
public class BooleanMethods {
    public static void main(String[] args) {
        System.out.println(Boolean.parseBoolean("true") + " " + Boolean.parseBoolean("TrUe") + " " + Boolean.parseBoolean("yes")
                + " " + Boolean.parseBoolean(null));
        System.out.println(Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false) + " " + Boolean.logicalXor(true, true));
        System.out.println(Boolean.valueOf(true) + " " + Boolean.toString(false) + " " + (Boolean.valueOf("x") == Boolean.FALSE));
    }
}
