// BitSet: set, clear, flip, and, or, cardinality, iteration.
import java.util.BitSet;

public class BitSetOperations {
    public static void main(String[] args) {
        BitSet primes = new BitSet(50);
        primes.set(2, 50);
        for (int i = 2; i * i < 50; i++) {
            if (primes.get(i)) {
                for (int j = i * i; j < 50; j += i) {
                    primes.clear(j);
                }
            }
        }
        System.out.println(primes + " " + primes.cardinality() + " " + primes.length());
        BitSet odd = new BitSet();
        for (int i = 1; i < 70; i += 2) {
            odd.flip(i);
        }
        BitSet both = (BitSet) primes.clone();
        both.andNot(odd);
        System.out.println(both + " " + odd.nextSetBit(10) + " " + odd.nextClearBit(11) + " " + primes.intersects(odd));
        both.or(odd);
        both.xor(primes);
        System.out.println(both.cardinality() + " " + both.isEmpty() + " " + both.equals(odd));
        try {
            both.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
