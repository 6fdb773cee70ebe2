// A class is initialised at its first use, not before, and only once.
public class LazyClassInitialisation {
    static class Loud {
        static int value = say("initialised");
        static int later;

        static int say(String s) {
            System.out.println(s);
            return 5;
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        Loud none = null;
        Loud[] array = new Loud[3];
        System.out.println(array.length + " " + (none == null) + " " + (args instanceof Object));
        System.out.println("before use");
        Loud.later = 3;
        System.out.println("after use " + Loud.value);
        new Loud();
        System.out.println(Loud.later);
    }
}
