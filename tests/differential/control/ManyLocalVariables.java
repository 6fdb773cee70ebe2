// More than 255 local slots: wide loads, stores and increments of every type.
public class ManyLocalVariables {
    static String many(int seed) {
        long a0 = seed, a1 = a0 + 1, a2 = a1 * 2, a3 = a2 + 3, a4 = a3 * 2, a5 = a4 + 5, a6 = a5 - 6, a7 = a6 ^ 7;
        long b0 = a7, b1 = b0 + 1, b2 = b1 * 2, b3 = b2 + 3, b4 = b3 * 2, b5 = b4 + 5, b6 = b5 - 6, b7 = b6 ^ 7;
        long c0 = b7, c1 = c0 + 1, c2 = c1 * 2, c3 = c2 + 3, c4 = c3 * 2, c5 = c4 + 5, c6 = c5 - 6, c7 = c6 ^ 7;
        long d0 = c7, d1 = d0 + 1, d2 = d1 * 2, d3 = d2 + 3, d4 = d3 * 2, d5 = d4 + 5, d6 = d5 - 6, d7 = d6 ^ 7;
        long e0 = d7, e1 = e0 + 1, e2 = e1 * 2, e3 = e2 + 3, e4 = e3 * 2, e5 = e4 + 5, e6 = e5 - 6, e7 = e6 ^ 7;
        long f0 = e7, f1 = f0 + 1, f2 = f1 * 2, f3 = f2 + 3, f4 = f3 * 2, f5 = f4 + 5, f6 = f5 - 6, f7 = f6 ^ 7;
        long g0 = f7, g1 = g0 + 1, g2 = g1 * 2, g3 = g2 + 3, g4 = g3 * 2, g5 = g4 + 5, g6 = g5 - 6, g7 = g6 ^ 7;
        long h0 = g7, h1 = h0 + 1, h2 = h1 * 2, h3 = h2 + 3, h4 = h3 * 2, h5 = h4 + 5, h6 = h5 - 6, h7 = h6 ^ 7;
        long i0 = h7, i1 = i0 + 1, i2 = i1 * 2, i3 = i2 + 3, i4 = i3 * 2, i5 = i4 + 5, i6 = i5 - 6, i7 = i6 ^ 7;
        long j0 = i7, j1 = j0 + 1, j2 = j1 * 2, j3 = j2 + 3, j4 = j3 * 2, j5 = j4 + 5, j6 = j5 - 6, j7 = j6 ^ 7;
        long k0 = j7, k1 = k0 + 1, k2 = k1 * 2, k3 = k2 + 3, k4 = k3 * 2, k5 = k4 + 5, k6 = k5 - 6, k7 = k6 ^ 7;
        long l0 = k7, l1 = l0 + 1, l2 = l1 * 2, l3 = l2 + 3, l4 = l3 * 2, l5 = l4 + 5, l6 = l5 - 6, l7 = l6 ^ 7;
        long m0 = l7, m1 = m0 + 1, m2 = m1 * 2, m3 = m2 + 3, m4 = m3 * 2, m5 = m4 + 5, m6 = m5 - 6, m7 = m6 ^ 7;
        long n0 = m7, n1 = n0 + 1, n2 = n1 * 2, n3 = n2 + 3, n4 = n3 * 2, n5 = n4 + 5, n6 = n5 - 6, n7 = n6 ^ 7;
        long o0 = n7, o1 = o0 + 1, o2 = o1 * 2, o3 = o2 + 3, o4 = o3 * 2, o5 = o4 + 5, o6 = o5 - 6, o7 = o6 ^ 7;
        long p0 = o7, p1 = p0 + 1, p2 = p1 * 2, p3 = p2 + 3, p4 = p3 * 2, p5 = p4 + 5, p6 = p5 - 6, p7 = p6 ^ 7;
        long q = p7 + p6 + p5 - a7;
        int wideInt = (int) q;
        float wideFloat = q / 3f;
        double wideDouble = q / 7.0;
        String wideReference = "ref" + seed;
        for (int wideIndex = 0; wideIndex < 5; wideIndex++) {
            wideInt += 3;
            wideInt += 20000;
            wideInt -= 1000;
            wideFloat *= 1.5f;
            wideDouble -= wideIndex;
            wideReference += wideIndex;
            q += wideInt;
        }
        return wideInt + " " + (double) wideFloat + " " + wideDouble + " " + wideReference + " " + q + " " + (a1 + h3 + p2);
    }

    public static void main(String[] args) {
        System.out.println(many(0));
        System.out.println(many(12345));
    }
}
