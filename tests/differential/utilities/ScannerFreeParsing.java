// Parsing a table of numbers by hand.
import java.util.ArrayList;
import java.util.List;

public class ScannerFreeParsing {
    static List<Integer> numbers(String line) {
        List<Integer> result = new ArrayList<>();
        int i = 0;
        while (i < line.length()) {
            char c = line.charAt(i);
            if (Character.isDigit(c) || c == '-' && i + 1 < line.length() && Character.isDigit(line.charAt(i + 1))) {
                int start = i++;
                while (i < line.length() && Character.isDigit(line.charAt(i))) {
                    i++;
                }
                result.add(Integer.parseInt(line.substring(start, i)));
            } else {
                i++;
            }
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(numbers("12 apples, -7 pears and 300x5 - 4"));
        System.out.println(numbers("none"));
        System.out.println(numbers("--5-6"));
    }
}
