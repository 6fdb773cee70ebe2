// Integer addition wraps around at both ends of the range.
public class IntAddOverflow {
    static int add(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        System.out.println(add(2, 3));
        System.out.println(add(Integer.MAX_VALUE, 1));
        System.out.println(add(Integer.MIN_VALUE, -1));
        System.out.println(add(Integer.MAX_VALUE, Integer.MAX_VALUE));
        System.out.println(add(Integer.MIN_VALUE, Integer.MIN_VALUE));
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 987654321 * i;
        }
        System.out.println(sum);
    }
}
