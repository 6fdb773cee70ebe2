// A conditional with one primitive and one box unboxes; with two boxes it does not.
public class TernaryUnboxes {
    public static void main(String[] args) {
        Integer big = 1000;
        Object a = args.length == 0 ? big : 0;
        Object b = args.length == 0 ? big : (Integer) 0;
        System.out.println((a == big) + " " + a.equals(big) + " " + (b == big));
        Object c = true ? 1 : 2.0;
        Object d = true ? (Object) 1 : 2.0;
        Object e = true ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(c + " " + d + " " + e);
        Object f = false ? 'a' : 98;
        System.out.println(f);
    }
}
