// A list of lists: aliasing, deep changes, transposition.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class NestedLists {
    static <T> List<List<T>> transpose(List<List<T>> rows) {
        List<List<T>> result = new ArrayList<>();
        for (int j = 0; j < rows.get(0).size(); j++) {
            List<T> column = new ArrayList<>();
            for (List<T> row : rows) {
                column.add(row.get(j));
            }
            result.add(column);
        }
        return result;
    }

    public static void main(String[] args) {
        List<List<Integer>> grid = new ArrayList<>();
        grid.add(new ArrayList<>(Arrays.asList(1, 2, 3)));
        grid.add(Arrays.asList(4, 5, 6));
        System.out.println(transpose(grid));
        List<Integer> row = grid.get(0);
        row.set(0, 100);
        grid.add(row);
        row.remove(2);
        System.out.println(grid + " " + (grid.get(0) == grid.get(2)) + " " + grid.indexOf(row) + " " + grid.lastIndexOf(row));
        int sum = 0;
        for (List<Integer> r : grid) {
            for (int n : r) {
                sum += n;
            }
        }
        System.out.println(sum);
    }
}
