// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Observers kept by their names leave while a copy of the values is told.
public class ObserversById {
  interface Observer {
    void told(ObserversById hub);
  }
  final Map<String, Observer> observers = new HashMap<>();
  void tellAll() {
    for (Observer observer : new ArrayList<>(observers.values())) observer.told(this);
  }
  public static void main(String[] args) {
    ObserversById hub = new ObserversById();
    for (String name : args) hub.observers.put(name, h -> h.observers.remove(name));
    hub.observers.put("fixed", h -> h.observers.put("late", null));
    hub.tellAll();
  }
}
