// Static fields are shared, reachable through instances, null references and subclasses.
public class StaticFields {
    static int count = 5;
    static long total;
    static double ratio = 0.5;
    static String name;

    static class Child extends StaticFields {
        static int own = count * 2;
    }

    public static void main(String[] args) {
        System.out.println(count + " " + total + " " + ratio + " " + name);
        Child.count++;
        StaticFields none = null;
        none.count += 10;
        System.out.println(StaticFields.count + " " + Child.count);
        System.out.println(Child.own);
        total = name == null ? 1L << 40 : 0;
        name = "n";
        System.out.println(total + name);
    }
}
