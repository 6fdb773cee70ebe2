package shop;

import java.util.ArrayList;
import java.util.List;

/** Orders that wait for their goods. `drop` changes the list that it walks through. */
public final class Orders {
    private final List<String> waiting = new ArrayList<>();
    private final Shelf shelf = new Shelf(3);

    public boolean add(String article) {
        if (!shelf.put()) return false;
        waiting.add(article);
        return true;
    }

    public void drop(String article) {
        for (String each : waiting)
            if (each.equals(article)) waiting.remove(each);
    }
}
