import java.util.List;

class Bag {
    static void fill(List<String> list) {
        list.add("a");
    }
}
