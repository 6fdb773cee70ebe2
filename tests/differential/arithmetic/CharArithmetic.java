// Chars are unsigned ints in expressions.
public class CharArithmetic {
    public static void main(String[] args) {
        char a = 'a';
        System.out.println(a + 1);
        System.out.println((char) (a + 1));
        System.out.println('a' + 'b');
        System.out.println("" + 'a' + 'b');
        System.out.println('a' + 'b' + "c");
        char max = '\uFFFF';
        System.out.println(max + 1);
        max++;
        System.out.println((int) max);
        System.out.println((char) (a - 32));
        System.out.println('9' - '0');
        System.out.println(a > 96 && a < 98);
        int total = 0;
        for (char c = 'a'; c <= 'e'; c++) {
            total = total * 31 + c;
        }
        System.out.println(total);
    }
}
