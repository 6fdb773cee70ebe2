// this as return value, argument and constructor chain.
public class MethodChainingAndThis {
    int total;
    String log = "";

    MethodChainingAndThis() {
        this(10);
        log += "default ";
    }

    MethodChainingAndThis(int start) {
        this.total = start;
        log += "start" + start + " ";
    }

    MethodChainingAndThis add(int total) {
        this.total += total;
        return this;
    }

    boolean same(MethodChainingAndThis other) {
        return this == other;
    }

    public static void main(String[] args) {
        MethodChainingAndThis m = new MethodChainingAndThis().add(1).add(2).add(3);
        System.out.println(m.total + " " + m.log + m.same(m.add(0)) + " " + m.same(new MethodChainingAndThis(1)));
    }
}
