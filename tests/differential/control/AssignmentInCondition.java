// Assignments as conditions and inside expressions.
public class AssignmentInCondition {
    static int[] source = {3, 1, 4, 1, 5, 0, 9};
    static int at;

    static int read() {
        return source[at++];
    }

    public static void main(String[] args) {
        int value;
        int sum = 0;
        while ((value = read()) != 0) {
            sum += value;
        }
        System.out.println(sum + " " + at);
        boolean flag;
        if (flag = sum > 10) {
            System.out.println("flag " + flag);
        }
        int a;
        int b;
        int c = (a = 5) + (b = a * 2);
        System.out.println(a + " " + b + " " + c);
        a = b = c = 9;
        System.out.println(a + b + c);
    }
}
