// Uncaught: a negative array size is the message.
public class UncaughtNegativeArraySize {
    static int size(String s) {
        return s.length() - 5;
    }

    public static void main(String[] args) {
        System.out.println(new int[size("longer")].length);
        System.out.println(new int[size("abc")].length);
    }
}
