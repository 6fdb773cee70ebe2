// Boxes as keys and elements: remove(int) against remove(Object), Long keys looked up with ints.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class BoxesInCollections {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(3, 2, 1, 0));
        list.remove(1);
        System.out.println(list);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
        Map<Long, String> map = new HashMap<>();
        map.put(1L, "long");
        System.out.println(map.get(1L) + " " + map.get((Object) 1));
        List<Character> chars = new ArrayList<>();
        for (char c : "hey".toCharArray()) {
            chars.add(c);
        }
        System.out.println(chars + " " + chars.indexOf('y') + " " + chars.contains((Object) 121));
        List<Object> mixed = List.of(1, 1L, 1.0, 1f, '1', "1", true);
        System.out.println(mixed + " " + mixed.indexOf(1L) + " " + mixed.indexOf("1"));
    }
}
