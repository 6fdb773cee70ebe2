// instanceof against classes, interfaces and null.
public class InstanceOfHierarchy {
    interface Swims { }

    interface Flies { }

    static class Animal { }

    static class Bird extends Animal implements Flies { }

    static class Duck extends Bird implements Swims { }

    static String kinds(Object o) {
        return (o instanceof Animal ? "animal " : "") + (o instanceof Bird ? "bird " : "")
                + (o instanceof Flies ? "flies " : "") + (o instanceof Swims ? "swims " : "")
                + (o instanceof Object ? "object" : "");
    }

    public static void main(String[] args) {
        System.out.println(kinds(new Duck()));
        System.out.println(kinds(new Bird()));
        System.out.println(kinds(new Animal()));
        System.out.println(kinds(new Swims() { }));
        System.out.println(kinds("text"));
        System.out.println(kinds(null) + "|");
    }
}
