// Index failures of StringBuilder.
public class BuilderFailures {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("string index");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index");
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abc");
        attempt(() -> b.deleteCharAt(3));
        attempt(() -> b.deleteCharAt(-1));
        attempt(() -> b.insert(4, "x"));
        attempt(() -> b.insert(3, "x"));
        attempt(() -> b.delete(2, 1));
        attempt(() -> b.setCharAt(9, 'x'));
        attempt(() -> b.charAt(4));
        attempt(() -> b.setLength(-1));
        attempt(() -> b.substring(5));
        attempt(() -> b.replace(5, 6, ""));
        System.out.println(b);
    }
}
