// Qualified enum constants beside type patterns.
public class EnumPatternSwitch {
    sealed interface Card permits Suit, Tarot { }

    enum Suit implements Card {
        CLUBS, HEARTS
    }

    record Tarot(int number) implements Card { }

    static String name(Card c) {
        return switch (c) {
            case Suit.CLUBS -> "clubs";
            case Suit.HEARTS -> "hearts";
            case Tarot t when t.number() == 0 -> "fool";
            case Tarot(int n) -> "tarot " + n;
        };
    }

    static int value(Suit s) {
        return switch (s) {
            case null -> -1;
            case CLUBS -> 1;
            case HEARTS -> 2;
        };
    }

    public static void main(String[] args) {
        System.out.println(name(Suit.CLUBS) + " " + name(Suit.HEARTS) + " " + name(new Tarot(0)) + " " + name(new Tarot(7)));
        System.out.println(value(null) + " " + value(Suit.HEARTS));
    }
}
