// EnumMap iterates in the order of the constants.
import java.util.EnumMap;
import java.util.Map;

public class EnumMapBasics {
    enum Fruit {
        APPLE, BANANA, CHERRY, DATE
    }

    public static void main(String[] args) {
        EnumMap<Fruit, Integer> map = new EnumMap<>(Fruit.class);
        map.put(Fruit.DATE, 4);
        map.put(Fruit.APPLE, 1);
        map.put(Fruit.CHERRY, null);
        System.out.println(map + " " + map.size() + " " + map.containsKey(Fruit.BANANA) + " " + map.containsKey(Fruit.CHERRY));
        System.out.println(map.get(Fruit.DATE) + " " + map.remove(Fruit.DATE) + " " + map.get(Fruit.DATE) + " " + map.put(Fruit.APPLE, 9));
        map.merge(Fruit.APPLE, 5, Integer::sum);
        map.putIfAbsent(Fruit.BANANA, 2);
        for (Map.Entry<Fruit, Integer> e : map.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue() + " ");
        }
        System.out.println(map.keySet() + " " + map.values());
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
    }
}
