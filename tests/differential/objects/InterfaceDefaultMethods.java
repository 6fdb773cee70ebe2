// Default methods, overridden or inherited; abstract redeclaration.
public class InterfaceDefaultMethods {
    interface Greeter {
        String name();

        default String greet() {
            return "hello " + name();
        }
    }

    interface LoudGreeter extends Greeter {
        @Override
        default String greet() {
            return Greeter.super.greet().toUpperCase() + "!";
        }
    }

    static class Plain implements Greeter {
        public String name() {
            return "plain";
        }
    }

    static class Loud extends Plain implements LoudGreeter { }

    static class Own extends Loud {
        @Override
        public String greet() {
            return "own:" + super.greet();
        }
    }

    public static void main(String[] args) {
        Greeter[] all = {new Plain(), new Loud(), new Own(), () -> "lambda"};
        for (Greeter g : all) {
            System.out.println(g.greet());
        }
    }
}
