package shelf;

import java.util.ArrayList;
import java.util.List;

public class Shelf {
    public static boolean closed;
    public static final List<String> LABELS = new ArrayList<>();
    public int books;
    private int width = 1;

    public int width() {
        return width;
    }

    public void widen() {
        width++;
    }

    public interface Mark {
        int pages();
    }

    // Nobody names this one.
    static class Half implements Mark {
        public int pages() {
            return 2;
        }
    }

    public static class Whole implements Mark {
        public int pages() {
            return 4;
        }
    }

    public enum Kind {
        NARROW, WIDE;
        public int used;
    }
}
