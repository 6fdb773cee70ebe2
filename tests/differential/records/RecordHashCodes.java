// The hash codes the JDK computes for records: 31 times the previous plus the component's.
public class RecordHashCodes {
    record Empty() { }

    record One(int a) { }

    record Two(int a, String b) { }

    record Three(long a, double b, boolean c) { }

    record Nullable(Object o) { }

    public static void main(String[] args) {
        System.out.println(new Empty().hashCode() + " " + new Empty());
        System.out.println(new One(5).hashCode() + " " + new One(-5).hashCode());
        System.out.println(new Two(3, "x").hashCode() + " " + new Two(3, null).hashCode());
        System.out.println(new Three(1L << 33, 2.5, true).hashCode());
        System.out.println(new Nullable(null).hashCode() + " " + new Nullable("n").hashCode());
        System.out.println(new Empty().equals(new Empty()));
    }
}
