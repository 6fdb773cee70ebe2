// Nestmates call each other's private constructors, methods and fields.
public class StaticNestedPrivateAccess {
    private static int secret = 7;

    private static int hidden(int x) {
        return x * secret;
    }

    private static class Box {
        private int value;

        private Box(int value) {
            this.value = value;
        }

        private Box grow(Box other) {
            return new Box(value + hidden(other.value));
        }
    }

    public static void main(String[] args) {
        Box b = new Box(2).grow(new Box(3));
        b.value++;
        System.out.println(b.value);
        secret = 1;
        System.out.println(b.grow(b).value);
    }
}
