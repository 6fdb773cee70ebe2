// expected: proved
// sm: states and transitions in two lists of one object; every transition is looked at while states are added.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class StateMachine {
  private final List<String> states = new ArrayList<>();
  private final List<String> transitions = new ArrayList<>();

  void addState(String name) {
    if (!states.contains(name)) states.add(name);
  }

  void addTransition(String name) {
    transitions.add(name);
  }

  Iterator<String> transitions() {
    return transitions.iterator();
  }

  void close() {
    Iterator<String> steps = transitions();
    while (steps.hasNext()) {
      String step = steps.next();
      addState(step);
      addState(step + "'");
    }
  }

  int size() {
    return states.size();
  }

  public static void main(String[] args) {
    StateMachine machine = new StateMachine();
    StateMachine other = new StateMachine();
    for (String text : args) {
      machine.addState(text);
      machine.addTransition(text);
      other.addTransition(text);
    }
    machine.close();
    Iterator<String> steps = other.transitions();
    while (steps.hasNext()) {
      machine.addTransition(steps.next());
    }
    machine.close();
  }
}
