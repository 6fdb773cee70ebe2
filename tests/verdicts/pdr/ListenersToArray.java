// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// An array of the listeners is walked over, so that they may leave.
public class ListenersToArray {
  interface Listener {
    void fired(ListenersToArray source);
  }

  private final List<Listener> listeners = new ArrayList<>();

  void fire() {
    for (Listener listener : listeners.toArray(new Listener[0])) listener.fired(this);
  }

  static class Once implements Listener {
    public void fired(ListenersToArray source) {
      source.listeners.remove(this);
    }
  }

  public static void main(String[] args) {
    ListenersToArray source = new ListenersToArray();
    for (int i = 0; i < args.length; i++) source.listeners.add(new Once());
    source.fire();
  }
}
