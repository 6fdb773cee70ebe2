// Removing by index while counting up skips elements; counting down does not.
import java.util.ArrayList;
import java.util.List;

public class ListRemoveInsideIndexLoop {
    public static void main(String[] args) {
        List<Integer> up = new ArrayList<>(List.of(2, 4, 5, 6, 8, 8, 9));
        for (int i = 0; i < up.size(); i++) {
            if (up.get(i) % 2 == 0) {
                up.remove(i);
            }
        }
        System.out.println(up);
        List<Integer> down = new ArrayList<>(List.of(2, 4, 5, 6, 8, 8, 9));
        for (int i = down.size() - 1; i >= 0; i--) {
            if (down.get(i) % 2 == 0) {
                down.remove(i);
            }
        }
        System.out.println(down);
    }
}
