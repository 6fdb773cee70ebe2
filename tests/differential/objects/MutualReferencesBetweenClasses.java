// Visitor: double dispatch between two hierarchies.
public class MutualReferencesBetweenClasses {
    interface Visitor<R> {
        R number(int n);

        R sum(Tree left, Tree right);
    }

    interface Tree {
        <R> R accept(Visitor<R> v);
    }

    static Tree number(int n) {
        return new Tree() {
            public <R> R accept(Visitor<R> v) {
                return v.number(n);
            }
        };
    }

    static Tree sum(Tree left, Tree right) {
        return new Tree() {
            public <R> R accept(Visitor<R> v) {
                return v.sum(left, right);
            }
        };
    }

    static class Evaluate implements Visitor<Integer> {
        public Integer number(int n) {
            return n;
        }

        public Integer sum(Tree left, Tree right) {
            return left.accept(this) + right.accept(this);
        }
    }

    static class Print implements Visitor<String> {
        public String number(int n) {
            return "" + n;
        }

        public String sum(Tree left, Tree right) {
            return "(" + left.accept(this) + "+" + right.accept(this) + ")";
        }
    }

    public static void main(String[] args) {
        Tree t = sum(sum(number(1), number(2)), sum(number(3), sum(number(4), number(5))));
        System.out.println(t.accept(new Print()) + "=" + t.accept(new Evaluate()));
    }
}
