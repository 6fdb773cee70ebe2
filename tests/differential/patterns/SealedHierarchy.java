// A sealed interface with record and class members, evaluated by instanceof.
public class SealedHierarchy {
    sealed interface Expr permits Num, Add, Mul, Neg { }

    record Num(int value) implements Expr { }

    record Add(Expr left, Expr right) implements Expr { }

    record Mul(Expr left, Expr right) implements Expr { }

    static final class Neg implements Expr {
        final Expr inner;

        Neg(Expr inner) {
            this.inner = inner;
        }
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        } else if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        } else if (e instanceof Mul m) {
            return eval(m.left()) * eval(m.right());
        } else if (e instanceof Neg n) {
            return -eval(n.inner);
        }
        throw new AssertionError();
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Neg(new Num(3)), new Add(new Num(4), new Num(5))));
        System.out.println(eval(e));
        System.out.println(new Mul(new Num(1), new Num(2)));
    }
}
