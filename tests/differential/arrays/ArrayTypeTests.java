// instanceof and casts between array types.
public class ArrayTypeTests {
    static String test(Object o) {
        return (o instanceof Object[]) + " " + (o instanceof int[]) + " " + (o instanceof String[]) + " "
                + (o instanceof Comparable[]) + " " + (o instanceof int[][]) + " " + (o instanceof Cloneable);
    }

    public static void main(String[] args) {
        System.out.println(test(new int[0]));
        System.out.println(test(new String[0]));
        System.out.println(test(new int[0][]));
        System.out.println(test(new Object[0]));
        System.out.println(test(new Integer[0][0]));
        System.out.println(test("x"));
        System.out.println(test(null));
        Object o = new String[] {"in"};
        Object[] objects = (Object[]) o;
        System.out.println(objects[0]);
        try {
            Integer[] wrong = (Integer[]) o;
            System.out.println(wrong.length);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
    }
}
