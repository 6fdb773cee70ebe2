public class Till {
    public static int change(int given, int price) {
        assert given >= price;
        return given - price;
    }
}
