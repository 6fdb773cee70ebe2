// An exception of a record accessor during matching becomes a MatchException.
public class AccessorThrowsInPattern {
    record Bad(int x) {
        public int x() {
            throw new IllegalStateException("accessor");
        }
    }

    static int get(Object o) {
        return switch (o) {
            case Bad(int x) -> x;
            default -> -1;
        };
    }

    public static void main(String[] args) {
        System.out.println(get("no record"));
        try {
            get(new Bad(1));
        } catch (MatchException e) {
            System.out.println("match failed because of " + e.getCause().getMessage());
        }
    }
}
