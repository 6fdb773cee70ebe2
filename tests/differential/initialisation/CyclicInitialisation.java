// Two classes that need each other: the one in progress is seen half initialised.
public class CyclicInitialisation {
    static class A {
        static int x = B.y + 1;

        static {
            System.out.println("A " + x);
        }
    }

    static class B {
        static int y = A.x + 10;

        static {
            System.out.println("B " + y);
        }
    }

    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y);
    }
}
