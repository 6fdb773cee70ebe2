// Shortest paths in a maze.
import java.util.ArrayDeque;
import java.util.Queue;

public class BreadthFirstSearch {
    public static void main(String[] args) {
        String[] maze = {
            "S.#....",
            ".##.##.",
            "....#..",
            "##.##.#",
            "......E"};
        int h = maze.length;
        int w = maze[0].length();
        int[][] distance = new int[h][w];
        for (int[] row : distance) {
            java.util.Arrays.fill(row, -1);
        }
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0});
        distance[0][0] = 0;
        int[][] moves = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        while (!queue.isEmpty()) {
            int[] at = queue.remove();
            for (int[] m : moves) {
                int y = at[0] + m[0];
                int x = at[1] + m[1];
                if (y >= 0 && y < h && x >= 0 && x < w && maze[y].charAt(x) != '#' && distance[y][x] < 0) {
                    distance[y][x] = distance[at[0]][at[1]] + 1;
                    queue.add(new int[] {y, x});
                }
            }
        }
        for (int[] row : distance) {
            for (int d : row) {
                System.out.print(d < 0 ? " ##" : d < 10 ? "  " + d : " " + d);
            }
            System.out.println();
        }
        System.out.println(distance[h - 1][w - 1]);
    }
}
