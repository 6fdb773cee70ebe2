// sort with null, natural, reverse and user comparators; stability.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ListSortForms {
    static class Card implements Comparable<Card> {
        final int rank;
        final String suit;

        Card(int rank, String suit) {
            this.rank = rank;
            this.suit = suit;
        }

        public int compareTo(Card o) {
            return Integer.compare(rank, o.rank);
        }

        @Override
        public String toString() {
            return rank + suit;
        }
    }

    public static void main(String[] args) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            cards.add(new Card(i * 7 % 5, i % 2 == 0 ? "h" : "s"));
        }
        Collections.sort(cards);
        System.out.println(cards);
        cards.sort(Comparator.comparing(c -> c.suit));
        System.out.println(cards);
        Collections.sort(cards, Collections.reverseOrder());
        System.out.println(cards);
        List<Integer> n = Arrays.asList(5, -1, 3, 0, 5);
        n.sort(null);
        System.out.println(n);
        n.sort(Collections.reverseOrder((a, b) -> b - a));
        System.out.println(n);
        try {
            Collections.sort((List) Arrays.asList(1, "x"));
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            Arrays.asList(1, null).sort(null);
        } catch (NullPointerException e) {
            System.out.println("null in natural order");
        }
    }
}
