// Records, maps, sorting and formatting together.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class InventoryReport {
    enum Category {
        TOOL, FOOD, TOY
    }

    record Item(String name, Category category, int quantity, double price) {
        double value() {
            return quantity * price;
        }
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        items.add(new Item("hammer", Category.TOOL, 4, 12.5));
        items.add(new Item("apple", Category.FOOD, 100, 0.25));
        items.add(new Item("saw", Category.TOOL, 2, 30));
        items.add(new Item("robot", Category.TOY, 1, 99.75));
        items.add(new Item("bread", Category.FOOD, 10, 2.5));
        Map<Category, Double> totals = new TreeMap<>();
        for (Item i : items) {
            totals.merge(i.category(), i.value(), Double::sum);
        }
        System.out.println(totals);
        items.sort(Comparator.comparing(Item::category).thenComparing(Item::value, Comparator.reverseOrder()));
        for (Item i : items) {
            System.out.println(i.category() + " " + i.name() + " " + i.value());
        }
        items.removeIf(i -> i.quantity() < 3);
        System.out.println(items);
    }
}
