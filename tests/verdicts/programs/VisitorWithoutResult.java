// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Expressions and a visitor. */
public class VisitorWithoutResult {
  interface Visitor<R> {
    R number(int value);

    R sum(Expression left, Expression right);

    R negation(Expression inner);
  }

  interface Expression {
    <R> R accept(Visitor<R> visitor);
  }

  static Expression number(int value) {
    return new Expression() {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.number(value);
      }
    };
  }

  static Expression sum(Expression left, Expression right) {
    return new Expression() {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.sum(left, right);
      }
    };
  }

  static Expression negation(Expression inner) {
    return new Expression() {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.negation(inner);
      }
    };
  }

  static class Evaluator implements Visitor<Integer> {
    @Override
    public Integer number(int value) {
      return value;
    }

    @Override
    public Integer sum(Expression left, Expression right) {
      return left.accept(this) + right.accept(this);
    }

    @Override
    public Integer negation(Expression inner) {
      return null;
    }
  }

  public static void main(String[] args) {
    int x = Jury.chooseInt();
    Expression expression = sum(number(x), negation(number(x)));
    assert expression.accept(new Evaluator()) == 0;
    Expression chosen = Jury.chooseBoolean() ? expression : sum(expression, number(1));
    int result = chosen.accept(new Evaluator());
    assert result == 0 || result == 1;
  }
}
