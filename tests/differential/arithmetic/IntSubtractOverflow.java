// Integer subtraction wraps; comparing by subtraction therefore gives the wrong sign.
public class IntSubtractOverflow {
    static int subtract(int a, int b) {
        return a - b;
    }

    public static void main(String[] args) {
        System.out.println(subtract(3, 5));
        System.out.println(subtract(Integer.MIN_VALUE, 1));
        System.out.println(subtract(Integer.MAX_VALUE, -1));
        System.out.println(subtract(0, Integer.MIN_VALUE));
        int small = -2_000_000_000;
        int large = 2_000_000_000;
        System.out.println(small < large);
        System.out.println(small - large < 0);
    }
}
