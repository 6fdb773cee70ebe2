// valueOf of an unknown name, with its message; null.
public class EnumValueOfFailure {
    enum Size {
        SMALL, LARGE
    }

    public static void main(String[] args) {
        try {
            Size.valueOf("HUGE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Size.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println("no name");
        }
        System.out.println(Size.valueOf("LARGE").ordinal());
        Size.valueOf("small");
    }
}
