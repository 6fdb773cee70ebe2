// System.arraycopy-free parts of System: lineSeparator, property defaults, time is monotone.
public class SystemMethods {
    public static void main(String[] args) {
        System.out.println(System.lineSeparator().length());
        System.out.println(System.getProperty("no.such.property") + " " + System.getProperty("no.such.property", "default"));
        long a = System.nanoTime();
        long b = System.nanoTime();
        System.out.println(b >= a);
        System.out.println(System.currentTimeMillis() > 1_500_000_000_000L);
        System.out.println(args.length);
        Object o = new Object();
        System.out.println(System.identityHashCode(o) == System.identityHashCode(o));
        System.gc();
    }
}
