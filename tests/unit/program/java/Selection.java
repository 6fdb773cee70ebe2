import java.util.function.Supplier;

/** Which method runs: every scenario is called here, prints the class whose method answered, and is asked of Program. */
class Selection {
    interface Top { default String who() { return "Selection$Top"; } }
    interface Left extends Top { default String who() { return "Selection$Left"; } }
    interface Right extends Top {}
    static class Diamond implements Left, Right {}
    static class DiamondReversed implements Right, Left {}

    static class Plain { public String who() { return "Selection$Plain"; } }
    static class ClassWins extends Plain implements Left {}

    static abstract class Abstracted implements Top { public abstract String who(); }
    static class Concrete extends Abstracted { public String who() { return "Selection$Concrete"; } }
    static class Inherits extends Concrete {}

    static class Secret {
        private String who() { return "Selection$Secret"; }
        static String call(Secret s) { return s.who(); }
    }
    static class Public extends Secret { public String who() { return "Selection$Public"; } }

    interface Helping {
        private String helper() { return "Selection$Helping"; }
        default String who() { return helper(); }
    }
    static class HelpedAgain implements Helping { public String helper() { return "Selection$HelpedAgain"; } }

    static class Box<T> { Object owner() { return "Selection$Box"; } T get() { return null; } }
    static class TextBox extends Box<String> {
        String owner() { return "Selection$TextBox"; }
        String get() { return "Selection$TextBox"; }
    }

    static class Named { public String toString() { return "Selection$Named"; } }
    static class NamedShape extends Named implements Right {}

    static String interfaceCall(Top t) { return t.who(); }
    static String abstractCall(Abstracted a) { return a.who(); }
    static Object bridged(Box<?> b) { return b.get(); }
    static Object covariant(Box<?> b) { return b.owner(); }
    static String objectMethod(Right r) { return r.toString(); }

    static void show(String scenario, Object who) { System.out.println(scenario + " " + who); }

    public static void main(String[] arguments) {
        show("diamond", interfaceCall(new Diamond()));
        show("diamond-reversed", interfaceCall(new DiamondReversed()));
        show("class-wins", interfaceCall(new ClassWins()));
        show("abstract", abstractCall(new Concrete()));
        show("inherited", interfaceCall(new Inherits()));
        show("private", Secret.call(new Public()));
        show("private-interface", new HelpedAgain().who());
        show("bridge", bridged(new TextBox()));
        show("covariant", covariant(new TextBox()));
        show("object-method", objectMethod(new NamedShape()));
        show("package-same", p.Base.call(new p.Same()));
        show("package-other", p.Base.call(new q.Other()));
        show("package-transitive", p.Base.call(new q.Transitive()));
        show("package-published", p.Published.call(new q.Transitive()));
        show("package-back", p.Base.call(new p.Back()));
    }
}
