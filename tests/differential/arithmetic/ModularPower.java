// Modular exponentiation with long intermediates.
public class ModularPower {
    static long power(long base, long exponent, long modulus) {
        long result = 1;
        base %= modulus;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(power(2, 10, 1000));
        System.out.println(power(3, 1_000_000_006L, 1_000_000_007L));
        System.out.println(power(123456789, 987654321, 998244353));
        System.out.println(power(5, 0, 13));
    }
}
