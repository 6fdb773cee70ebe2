// A constructor that throws leaves no object but keeps its side effects.
public class ConstructorThrows {
    static int created;
    static ConstructorThrows leaked;
    int value = 1;

    ConstructorThrows(int n) {
        created++;
        leaked = this;
        value = 2;
        if (n < 0) {
            throw new IllegalArgumentException("negative " + n);
        }
        value = 3;
    }

    public static void main(String[] args) {
        ConstructorThrows c = null;
        try {
            c = new ConstructorThrows(-4);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + c + " " + created + " " + leaked.value);
        }
        c = new ConstructorThrows(4);
        System.out.println(c.value + " " + created);
    }
}
