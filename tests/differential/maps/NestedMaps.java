// Maps of maps and of lists.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class NestedMaps {
    public static void main(String[] args) {
        Map<String, Map<String, List<Integer>>> grades = new TreeMap<>();
        String[] rows = {"ann math 5", "bob art 3", "ann art 4", "ann math 2", "bob art 1"};
        for (String row : rows) {
            String[] p = row.split(" ");
            grades.computeIfAbsent(p[0], k -> new TreeMap<>()).computeIfAbsent(p[1], k -> new ArrayList<>()).add(Integer.parseInt(p[2]));
        }
        System.out.println(grades);
        grades.get("ann").remove("math");
        grades.get("bob").get("art").set(0, 99);
        System.out.println(grades);
        Map<List<Integer>, String> byList = new HashMap<>();
        byList.put(List.of(1, 2), "x");
        System.out.println(byList.get(new ArrayList<>(List.of(1, 2))) + " " + byList.get(List.of(2, 1)));
    }
}
