// A concatenation of many operands with constants that contain special marker characters.
public class ConcatManyOperands {
    public static void main(String[] args) {
        int a = 1, b = 2, c = 3, d = 4, e = 5;
        String s = "\u0001";
        String all = "a" + a + "b" + b + "c" + c + "d" + d + "e" + e + "\u0001" + a + "\u0002" + s + b;
        System.out.println(all.length());
        StringBuilder codes = new StringBuilder();
        for (int i = 0; i < all.length(); i++) {
            codes.append((int) all.charAt(i)).append(' ');
        }
        System.out.println(codes);
        System.out.println(a + b + "" + c + d + (e + a) + "" + -a + ~b + !true);
    }
}
