// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// The listeners are copied before they are notified.
public class ListenerCopied {
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
      for (Listener listener : new ArrayList<>(listeners)) listener.changed(this);
    }
  }

  static class Once implements Listener {
    public void changed(Source source) {
      source.remove(this);
    }
  }

  public static void main(String[] args) {
    Source source = new Source();
    source.add(new Once());
    source.add(new Once());
    source.fire();
  }
}
