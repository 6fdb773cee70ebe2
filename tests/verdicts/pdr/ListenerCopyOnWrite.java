// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

import java.util.concurrent.CopyOnWriteArrayList;

// Iterators of a CopyOnWriteArrayList see a snapshot.
public class ListenerCopyOnWrite {
  interface Listener {
    void changed(Source source);
  }

  static class Source {
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    void fire() {
      for (Listener listener : listeners) listener.changed(this);
    }
  }

  static class Once implements Listener {
    public void changed(Source source) {
      source.listeners.remove(this);
    }
  }

  public static void main(String[] args) {
    Source source = new Source();
    source.listeners.add(new Once());
    source.listeners.add(new Once());
    source.fire();
  }
}
