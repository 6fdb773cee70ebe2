// Locals assigned before the failing point keep their values in the handler.
public class TryInLoopWithState {
    static int check(int n) {
        if (n % 3 == 0) {
            throw new RuntimeException("" + n);
        }
        return n;
    }

    public static void main(String[] args) {
        int before = 0;
        int after = 0;
        int last = -1;
        for (int i = 0; i < 10; i++) {
            try {
                before += i;
                last = i;
                after += check(i);
                last = -i;
            } catch (RuntimeException e) {
                System.out.print(e.getMessage() + ":" + before + ":" + after + ":" + last + " ");
            }
        }
        System.out.println(before + " " + after + " " + last);
    }
}
