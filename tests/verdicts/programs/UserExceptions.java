// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.List;
import jury.Jury;

/** Exceptions of the program's own, checked and not, with causes. */
public class UserExceptions {
  static class ConfigurationException extends Exception {
    ConfigurationException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static class MissingKey extends RuntimeException {
    final String key;

    MissingKey(String key) {
      super("no " + key);
      this.key = key;
    }
  }

  static int read(List<String> keys, String key) {
    int index = keys.indexOf(key);
    if (index < 0) throw new MissingKey(key);
    return index * 10;
  }

  static int load(String key) throws ConfigurationException {
    try {
      return read(List.of("host", "port"), key);
    } catch (MissingKey missing) {
      throw new ConfigurationException("cannot load", missing);
    }
  }

  public static void main(String[] args) {
    String key = Jury.chooseBoolean() ? "port" : "user";
    try {
      assert load(key) == 10;
      assert key.equals("port");
    } catch (ConfigurationException failed) {
      assert failed.getCause() instanceof MissingKey;
      assert ((MissingKey) failed.getCause()).key.equals("user");
      assert failed.getCause().getMessage().equals("no user");
    }
  }
}
