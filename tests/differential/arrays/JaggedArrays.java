// Rows of different lengths: Pascal's triangle.
public class JaggedArrays {
    public static void main(String[] args) {
        int[][] triangle = new int[8][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        for (int[] row : triangle) {
            for (int x : row) {
                System.out.print(x + " ");
            }
            System.out.println();
        }
        int[][] shared = {triangle[2], triangle[2], {}};
        shared[0][1] = 50;
        System.out.println(shared[1][1] + " " + triangle[2][1] + " " + shared[2].length);
    }
}
