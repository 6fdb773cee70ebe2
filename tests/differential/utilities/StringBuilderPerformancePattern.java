// A large text built step by step, checked by its hash code.
public class StringBuilderPerformancePattern {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            b.append(i % 7 == 0 ? "#" : i).append(i % 3 == 0 ? ',' : '.');
        }
        String s = b.toString();
        System.out.println(s.length() + " " + s.hashCode() + " " + s.substring(100, 130));
        System.out.println(b.reverse().indexOf("#") + " " + b.charAt(200));
    }
}
