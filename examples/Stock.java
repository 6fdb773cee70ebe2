import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The stock of a small shop: how many pieces of each article there are. */
public class Stock {
    private final Map<String, Integer> pieces = new HashMap<>();

    void deliver(String article, int count) {
        pieces.merge(article, count, Integer::sum);
    }

    int sell(String article, int count) {
        int there = pieces.getOrDefault(article, 0);
        int sold = Math.min(there, count);
        pieces.put(article, there - sold);
        assert pieces.get(article) >= 0 : "sold more than there was";
        return sold;
    }

    /** Forgets the articles that are sold out. */
    void tidy() {
        for (String article : pieces.keySet()) {
            if (pieces.get(article) == 0) pieces.remove(article);
        }
    }

    public static void main(String[] arguments) {
        Stock stock = new Stock();
        for (String article : List.of("lamp", "chair", "lamp", "table")) stock.deliver(article, 2);
        List<Integer> sold = new ArrayList<>();
        for (int wish = 1; wish <= 3; ++wish) sold.add(stock.sell("chair", wish));
        System.out.println("sold chairs: " + sold + ", left: " + stock.pieces.get("lamp") + " lamps");
        stock.tidy();
        System.out.println("articles: " + stock.pieces.keySet());
    }
}
