// Arithmetic, increments and comparisons on boxed variables.
public class BoxedArithmetic {
    public static void main(String[] args) {
        Integer i = 127;
        Integer old = i;
        i++;
        i += 10;
        System.out.println(i + " " + old + " " + (i > old) + " " + -i);
        Long l = 5L;
        l *= i;
        l <<= 33;
        System.out.println(l);
        Double d = 1.0 / 3;
        d += i;
        System.out.println(d);
        Character c = 'a';
        c++;
        System.out.println(c + " " + (c + 1));
        Boolean z = i > 5 && l != 0;
        z = !z;
        System.out.println(z | true);
        Byte b = 127;
        b++;
        Short s = (short) (b - 1);
        System.out.println(b + " " + s);
        Integer[] a = {1, 2, 3};
        a[1] += a[0]++ + ++a[2];
        System.out.println(a[0] + " " + a[1] + " " + a[2]);
    }
}
