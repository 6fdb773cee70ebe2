// The superclass is initialised before the subclass; interfaces without defaults are not.
public class SuperclassFirst {
    static int say(String s) {
        System.out.println(s);
        return s.length();
    }

    interface Silent {
        int X = say("silent interface");
    }

    static class Base {
        static int x = say("base");
    }

    static class Middle extends Base {
        static int y = say("middle");
    }

    static class Leaf extends Middle implements Silent {
        static int z = say("leaf");
    }

    public static void main(String[] args) {
        System.out.println(Leaf.z);
        System.out.println("now the interface");
        System.out.println(Leaf.X);
    }
}
