// Pattern switch inside loops and expressions, with blocks, continue and nested switches.
import java.util.ArrayList;
import java.util.List;

public class YieldInPatternSwitch {
    public static void main(String[] args) {
        List<Object> items = new ArrayList<>(List.of(1, "two", 3.0, List.of(4, "five"), 'c'));
        int total = 0;
        for (int i = 0; i < items.size(); i++) {
            total = total * 10 + switch (items.get(i)) {
                case Integer n -> n;
                case String s -> {
                    int v = 0;
                    for (char c : s.toCharArray()) {
                        v += c == 'e' ? 1 : 0;
                    }
                    yield v + s.length();
                }
                case List<?> nested -> {
                    items.addAll(nested);
                    yield switch (nested.size()) {
                        case 0 -> 9;
                        default -> 0;
                    };
                }
                case Number n -> n.intValue();
                default -> 7;
            };
        }
        System.out.println(total + " " + items);
    }
}
