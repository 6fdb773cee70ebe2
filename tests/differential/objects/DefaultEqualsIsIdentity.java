// Without overrides equals is identity; an object equals itself only, and its hash code is stable.
public class DefaultEqualsIsIdentity {
    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        System.out.println(a.equals(a) + " " + a.equals(b) + " " + a.equals(null));
        System.out.println(a.hashCode() == a.hashCode());
        System.out.println(a.hashCode() == System.identityHashCode(a));
        System.out.println(System.identityHashCode(null));
        DefaultEqualsIsIdentity o = new DefaultEqualsIsIdentity();
        String text = o.toString();
        System.out.println(text.startsWith("DefaultEqualsIsIdentity@"));
        System.out.println(text.equals("DefaultEqualsIsIdentity@" + Integer.toHexString(o.hashCode())));
        System.out.println(o.getClass().getName() + " " + o.getClass());
    }
}
