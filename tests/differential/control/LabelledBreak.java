// A labelled break leaves the outer loop, and also a plain block.
public class LabelledBreak {
    static int find(int[][] grid, int wanted) {
        int at = -1;
        outer:
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) {
                if (grid[i][j] == wanted) {
                    at = i * 10 + j;
                    break outer;
                }
            }
        }
        return at;
    }

    public static void main(String[] args) {
        int[][] grid = {{1, 2, 3}, {4, 5}, {6, 7, 8, 9}};
        System.out.println(find(grid, 5) + " " + find(grid, 9) + " " + find(grid, 10));
        block: {
            if (grid.length == 3) {
                break block;
            }
            System.out.println("not printed");
        }
        System.out.println("end");
    }
}
