// Uncaught: parsing a bad number.
public class UncaughtNumberFormat {
    public static void main(String[] args) {
        int sum = 0;
        for (String part : "1,2,three".split(",")) {
            sum += Integer.parseInt(part);
            System.out.println(sum);
        }
    }
}
