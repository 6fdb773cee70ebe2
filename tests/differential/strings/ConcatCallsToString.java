// Concatenation calls toString once per operand, left to right; a null result prints as null.
public class ConcatCallsToString {
    static int calls;

    @Override
    public String toString() {
        return "call" + ++calls;
    }

    static class Nameless {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        ConcatCallsToString o = new ConcatCallsToString();
        System.out.println(o + "," + o + "," + o);
        System.out.println("[" + new Nameless() + "]");
        String s = "start ";
        s += o;
        System.out.println(s + calls);
    }
}
