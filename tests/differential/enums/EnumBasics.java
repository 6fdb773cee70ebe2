// values, valueOf, name, ordinal, compareTo, toString.
public class EnumBasics {
    enum Color {
        RED, GREEN, BLUE
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.print(c + " " + c.name() + " " + c.ordinal() + "; ");
        }
        System.out.println();
        System.out.println(Color.valueOf("GREEN") == Color.GREEN);
        System.out.println(Color.RED.compareTo(Color.BLUE) + " " + Color.BLUE.equals(Color.BLUE) + " " + Color.BLUE.equals(null));
        Color[] copy = Color.values();
        copy[0] = null;
        System.out.println(Color.values()[0] + " " + (Color.values() == Color.values()));
        System.out.println(Color.RED.getDeclaringClass().getSimpleName() + " " + Enum.valueOf(Color.class, "BLUE"));
    }
}
