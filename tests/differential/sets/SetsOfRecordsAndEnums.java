// Records and enums as set elements.
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

public class SetsOfRecordsAndEnums {
    record Cell(int x, int y) { }

    enum Kind {
        SMALL, BIG
    }

    public static void main(String[] args) {
        Set<Cell> cells = new HashSet<>();
        for (int i = 0; i < 10; i++) {
            cells.add(new Cell(i % 3, i % 2));
        }
        System.out.println(cells.size() + " " + cells.contains(new Cell(2, 1)) + " " + cells.contains(new Cell(3, 0)));
        System.out.println(cells);
        Set<Kind> kinds = new TreeSet<>();
        kinds.add(Kind.BIG);
        kinds.add(Kind.SMALL);
        System.out.println(kinds);
        Set<Object> mixed = new LinkedHashSet<>();
        mixed.add(new Cell(0, 0));
        mixed.add(Kind.BIG);
        System.out.println(mixed.add(new Cell(0, 0)) + " " + mixed.add(Kind.valueOf("BIG")) + " " + mixed);
    }
}
