// ++ and -- before and after, on variables of every numeric type.
public class IncrementOperatorsAllTypes {
    public static void main(String[] args) {
        byte b = 127;
        short s = -32768;
        char c = 'a';
        long l = Long.MAX_VALUE;
        float f = 0.5f;
        double d = -0.5;
        System.out.println(b++ + " " + b + " " + --b);
        System.out.println(s-- + " " + s + " " + ++s);
        System.out.println(c++ + " " + c + " " + ++c);
        System.out.println(l++ + " " + l + " " + --l);
        System.out.println(f++ + " " + f + " " + ++f);
        System.out.println(d-- + " " + d + " " + ++d);
    }
}
