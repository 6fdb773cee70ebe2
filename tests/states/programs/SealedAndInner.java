// Sealed types, inner, local and anonymous classes, and what they capture.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

sealed interface Expression permits Number2, Sum, Negation {
  int value();
}

record Number2(int value) implements Expression {}

final class Sum implements Expression {
  private final Expression left;
  private final Expression right;

  Sum(Expression left, Expression right) {
    this.left = left;
    this.right = right;
  }

  @Override
  public int value() {
    return left.value() + right.value();
  }
}

non-sealed class Negation implements Expression {
  protected Expression inner = new Number2(1);

  @Override
  public int value() {
    return -inner.value();
  }

  void set(Expression inner) {
    this.inner = inner;
  }
}

class DoubleNegation extends Negation {
  @Override
  public int value() {
    return -super.value();
  }
}

class Outer implements Iterable<Expression> {
  private final List<Expression> all = new ArrayList<>();
  private int depth;

  class Inner {
    private final int mine = depth;
    Inner next;

    int total() {
      return mine + depth + (next == null ? 0 : 1);
    }

    void link(Inner next) {
      this.next = next;
    }
  }

  static class Nested {
    Outer outer;
    Expression kept;

    Nested(Outer outer) {
      this.outer = outer;
    }
  }

  Inner inner() {
    ++depth;
    return new Inner();
  }

  Nested nested() {
    return new Nested(this);
  }

  void add(Expression expression) {
    all.add(expression);
  }

  Expression doubled(int by) {
    class Local extends Negation {
      @Override
      public int value() {
        return super.value() * by + depth;
      }
    }
    Expression made = new Local();
    all.add(made);
    return made;
  }

  Runnable task(String text) {
    return new Runnable() {
      private int runs;

      @Override
      public void run() {
        ++runs;
        depth += text.length() + runs;
      }
    };
  }

  @Override
  public Iterator<Expression> iterator() {
    return new Iterator<>() {
      private int at;

      @Override
      public boolean hasNext() {
        return at < all.size();
      }

      @Override
      public Expression next() {
        return all.get(at++);
      }
    };
  }

  int total() {
    int sum = 0;
    for (Expression each : this) sum += each == null ? 0 : each.value();
    return sum;
  }

  int run(Runnable task) {
    task.run();
    return depth;
  }

  int step(Iterator<Expression> each) {
    return each.hasNext() ? each.next().value() : 0;
  }
}
