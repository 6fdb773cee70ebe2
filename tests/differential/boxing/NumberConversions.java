// intValue, longValue, ... of every box, through Number as well.
public class NumberConversions {
    static String all(Number n) {
        return n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + (double) n.floatValue() + " "
                + n.doubleValue();
    }

    public static void main(String[] args) {
        Number[] numbers = {300, 1L << 35, 3.99, -1e20, 2.5f, (byte) -1, (short) 30000, Double.NaN};
        for (Number n : numbers) {
            System.out.println(all(n));
        }
        System.out.println(Character.valueOf('x').charValue() + " " + Boolean.TRUE.booleanValue());
    }
}
