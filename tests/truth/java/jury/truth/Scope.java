package jury.truth;

import java.util.ArrayList;
import java.util.List;

/** The variables that a piece of code may use. */
final class Scope {
  record Variable(String name, String type, boolean isMutable) {}

  private final List<Variable> variables = new ArrayList<>();

  int size() {
    return variables.size();
  }

  void cut(int size) {
    while (variables.size() > size) variables.remove(variables.size() - 1);
  }

  void add(Variable variable) {
    variables.add(variable);
  }

  List<Variable> all() {
    return variables;
  }

  /** What lambdas and inner classes may capture. */
  Scope captured(boolean keepsThis) {
    Scope inner = new Scope();
    for (Variable variable : variables)
      if (!variable.isMutable() && (keepsThis || !variable.name().equals("this"))) inner.add(variable);
    return inner;
  }
}
