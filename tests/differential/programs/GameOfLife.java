// A glider on a torus.
public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int n = g.length;
        boolean[][] next = new boolean[n][n];
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                int count = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        if ((dx != 0 || dy != 0) && g[(y + dy + n) % n][(x + dx + n) % n]) {
                            count++;
                        }
                    }
                }
                next[y][x] = count == 3 || count == 2 && g[y][x];
            }
        }
        return next;
    }

    static void print(boolean[][] g) {
        for (boolean[] row : g) {
            StringBuilder b = new StringBuilder();
            for (boolean c : row) {
                b.append(c ? '#' : '.');
            }
            System.out.println(b);
        }
        System.out.println();
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[6][6];
        g[0][1] = g[1][2] = g[2][0] = g[2][1] = g[2][2] = true;
        for (int t = 0; t < 12; t++) {
            if (t % 4 == 0) {
                print(g);
            }
            g = step(g);
        }
        print(g);
    }
}
