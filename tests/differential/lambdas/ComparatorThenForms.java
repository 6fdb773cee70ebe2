// The thenComparing family on records.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class ComparatorThenForms {
    record Row(String name, int age, long id, double score) { }

    static String names(List<Row> rows, Comparator<Row> c) {
        List<Row> copy = new ArrayList<>(rows);
        copy.sort(c);
        StringBuilder b = new StringBuilder();
        copy.forEach(r -> b.append(r.name()));
        return b.toString();
    }

    public static void main(String[] args) {
        List<Row> rows = List.of(new Row("a", 2, 1L << 40, 0.5), new Row("b", 1, 5, -0.0), new Row("c", 2, 4, 0.0), new Row("d", 1, 5, Double.NaN));
        Comparator<Row> age = Comparator.comparingInt(Row::age);
        System.out.println(names(rows, age) + " " + names(rows, age.thenComparingLong(Row::id)) + " " + names(rows, age.thenComparingDouble(Row::score)));
        System.out.println(names(rows, age.thenComparing(Row::name, Comparator.reverseOrder())) + " " + names(rows, age.reversed().thenComparing(Row::name)));
        System.out.println(names(rows, age.thenComparingInt(r -> -r.name().charAt(0))) + " " + names(rows, Comparator.comparingDouble(Row::score)));
    }
}
