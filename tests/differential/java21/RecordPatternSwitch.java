// Exhaustive switch over a sealed hierarchy of records.
public class RecordPatternSwitch {
    sealed interface Expr { }

    record Num(int value) implements Expr { }

    record Add(Expr left, Expr right) implements Expr { }

    record Mul(Expr left, Expr right) implements Expr { }

    record Neg(Expr inner) implements Expr { }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int v) -> v;
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Num(int a), Num(int b)) -> a * b;
            case Mul(Expr l, Expr r) -> eval(l) * eval(r);
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg(var inner) -> -eval(inner);
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Mul(Num(int v), Expr r) when v == 0 -> new Num(0);
            case Mul(Num(int v), Expr r) when v == 1 -> simplify(r);
            case Add(Num(int v), Expr r) when v == 0 -> simplify(r);
            case Add(Expr l, Expr r) -> new Add(simplify(l), simplify(r));
            default -> e;
        };
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(3), new Num(4)), new Neg(new Neg(new Mul(new Neg(new Num(2)), new Num(5)))));
        System.out.println(eval(e));
        System.out.println(simplify(new Add(new Num(0), new Mul(new Num(1), new Add(new Num(0), new Num(7))))));
        try {
            eval(null);
        } catch (NullPointerException x) {
            System.out.println("null");
        }
    }
}
