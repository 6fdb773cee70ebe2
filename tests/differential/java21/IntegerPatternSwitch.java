// Constants of a boxed selector mixed with guarded patterns.
public class IntegerPatternSwitch {
    static String kind(Integer n) {
        return switch (n) {
            case 0 -> "zero";
            case 1, 2 -> "few";
            case Integer i when i < 0 -> "negative";
            case Integer i -> "many " + i;
        };
    }

    static String character(Character c) {
        return switch (c) {
            case 'a' -> "first";
            case Character d when Character.isDigit(d) -> "digit";
            case Character d -> "char " + d;
        };
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, -7, 1000}) {
            System.out.print(kind(n) + "; ");
        }
        System.out.println(character('a') + " " + character('5') + " " + character('z'));
    }
}
