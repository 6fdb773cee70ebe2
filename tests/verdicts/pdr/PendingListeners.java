// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// Listeners that register others during a notification: the additions wait until it is over.
public class PendingListeners {
  interface Listener {
    void changed(PendingListeners source);
  }

  private final List<Listener> listeners = new ArrayList<>();
  private final List<Listener> pending = new ArrayList<>();
  private boolean notifying;

  void add(Listener listener) {
    if (notifying) {
      pending.add(listener);
    } else {
      listeners.add(listener);
    }
  }

  void fire() {
    notifying = true;
    for (Listener listener : listeners) listener.changed(this);
    notifying = false;
    listeners.addAll(pending);
    pending.clear();
  }

  public static void main(String[] args) {
    PendingListeners source = new PendingListeners();
    source.add(s -> s.add(t -> {}));
    source.fire();
  }
}
