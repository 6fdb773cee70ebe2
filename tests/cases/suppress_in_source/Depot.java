import java.util.List;

@SuppressWarnings({"unchecked", "jury:exceptions callers give lists"})
public class Depot {
    static int last(int[] crates) {
        return crates[crates.length - 1];
    }

    @SuppressWarnings("jury:assert")
    static void weigh(int crate) {
        assert crate > 0;
    }

    @SuppressWarnings("jury:asserts")
    static void store(int crate) {
        assert crate > 0;
    }

    static class Shelf {
        @Deprecated
        @SuppressWarnings("jury:all \"x\" is old")
        int at(List<Integer> crates, int place) {
            return crates.get(place);
        }
    }
}
