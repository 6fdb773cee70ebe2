// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A listener takes itself off the list while it is being notified.
public class ListenerUnregisters {
  interface Listener {
    void changed(Source source);
  }

  static class Source {
    private final List<Listener> listeners = new ArrayList<>();

    void add(Listener listener) {
      listeners.add(listener);
    }

    void remove(Listener listener) {
      listeners.remove(listener);
    }

    void fire() {
      for (Listener listener : listeners) listener.changed(this);
    }
  }

  static class Once implements Listener {
    public void changed(Source source) {
      source.remove(this);
    }
  }

  static class Silent implements Listener {
    public void changed(Source source) {}
  }

  public static void main(String[] args) {
    Source source = new Source();
    source.add(new Once());
    source.add(new Silent());
    source.add(new Silent());
    source.fire();
  }
}
