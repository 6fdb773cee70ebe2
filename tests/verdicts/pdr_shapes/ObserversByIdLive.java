// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Observers kept by their names leave while the values themselves are told.
public class ObserversByIdLive {
  interface Observer {
    void told(ObserversByIdLive hub);
  }
  final Map<String, Observer> observers = new HashMap<>();
  void tellAll() {
    for (Observer observer : observers.values()) observer.told(this);
  }
  public static void main(String[] args) {
    ObserversByIdLive hub = new ObserversByIdLive();
    hub.observers.put("a", h -> h.observers.remove("a"));
    hub.observers.put("b", h -> h.observers.remove("b"));
    hub.observers.put("c", h -> h.observers.remove("c"));
    hub.tellAll();
  }
}
