package java.util.logging;

import java.util.HashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/**
 * A logger as it is without any configuration: it logs from INFO on, to the standard error stream, which nobody reads. So a message is made, by a supplier that is given, when its
 * level is logged, and then dropped. Missing are handlers and filters, of classes outside the base module, which a model cannot name, and parents.
 */
public class Logger {
  public static final String GLOBAL_LOGGER_NAME = "global";
  @Deprecated public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null);

  private static final Map<String, Logger> known = new HashMap<>();

  private final String name;
  private final String bundleName;
  private Level level;
  private boolean useParentHandlers = true;

  protected Logger(String name, String resourceBundleName) {
    this.name = name;
    this.bundleName = resourceBundleName;
  }

  public static final Logger getGlobal() {
    return global;
  }

  public static Logger getLogger(String name) {
    return getLogger(name, null);
  }

  public static Logger getLogger(String name, String resourceBundleName) {
    if (name == null) {
      throw new NullPointerException();
    }
    Logger found = name.equals(GLOBAL_LOGGER_NAME) ? global : known.get(name);
    if (found == null) {
      found = new Logger(name, resourceBundleName);
      known.put(name, found);
    }
    return found;
  }

  public static Logger getAnonymousLogger() {
    return new Logger(null, null);
  }

  public static Logger getAnonymousLogger(String resourceBundleName) {
    return new Logger(null, resourceBundleName);
  }

  public String getName() {
    return name;
  }

  public Level getLevel() {
    return level;
  }

  public void setLevel(Level newLevel) {
    level = newLevel;
  }

  public boolean getUseParentHandlers() {
    return useParentHandlers;
  }

  public void setUseParentHandlers(boolean use) {
    useParentHandlers = use;
  }

  public String getResourceBundleName() {
    return bundleName;
  }

  public boolean isLoggable(Level asked) {
    int least = level == null ? Level.INFO.intValue() : level.intValue();
    return asked.intValue() >= least && least != Level.OFF.intValue();
  }

  public void log(Level at, String message) {
    isLoggable(at);
  }

  public void log(Level at, Supplier<String> message) {
    if (isLoggable(at)) {
      message.get();
    }
  }

  public void log(Level at, String message, Object parameter) {
    isLoggable(at);
  }

  public void log(Level at, String message, Object[] parameters) {
    isLoggable(at);
  }

  public void log(Level at, String message, Throwable thrown) {
    isLoggable(at);
  }

  public void log(Level at, Throwable thrown, Supplier<String> message) {
    if (isLoggable(at)) {
      message.get();
    }
  }

  public void logp(Level at, String sourceClass, String sourceMethod, String message) {
    isLoggable(at);
  }

  public void logp(Level at, String sourceClass, String sourceMethod, Supplier<String> message) {
    if (isLoggable(at)) {
      message.get();
    }
  }

  public void logp(Level at, String sourceClass, String sourceMethod, String message, Object parameter) {
    isLoggable(at);
  }

  public void logp(Level at, String sourceClass, String sourceMethod, String message, Object[] parameters) {
    isLoggable(at);
  }

  public void logp(Level at, String sourceClass, String sourceMethod, String message, Throwable thrown) {
    isLoggable(at);
  }

  public void logp(Level at, String sourceClass, String sourceMethod, Throwable thrown, Supplier<String> message) {
    if (isLoggable(at)) {
      message.get();
    }
  }

  @Deprecated
  public void logrb(Level at, String sourceClass, String sourceMethod, String bundleName, String message) {
    isLoggable(at);
  }

  @Deprecated
  public void logrb(Level at, String sourceClass, String sourceMethod, String bundleName, String message, Object parameter) {
    isLoggable(at);
  }

  @Deprecated
  public void logrb(Level at, String sourceClass, String sourceMethod, String bundleName, String message, Object[] parameters) {
    isLoggable(at);
  }

  @Deprecated
  public void logrb(Level at, String sourceClass, String sourceMethod, String bundleName, String message, Throwable thrown) {
    isLoggable(at);
  }

  public void logrb(Level at, String sourceClass, String sourceMethod, ResourceBundle bundle, String message, Object... parameters) {
    isLoggable(at);
  }

  public void logrb(Level at, String sourceClass, String sourceMethod, ResourceBundle bundle, String message, Throwable thrown) {
    isLoggable(at);
  }

  public void logrb(Level at, ResourceBundle bundle, String message, Object... parameters) {
    isLoggable(at);
  }

  public void logrb(Level at, ResourceBundle bundle, String message, Throwable thrown) {
    isLoggable(at);
  }

  public void entering(String sourceClass, String sourceMethod) {
    isLoggable(Level.FINER);
  }

  public void entering(String sourceClass, String sourceMethod, Object parameter) {
    isLoggable(Level.FINER);
  }

  public void entering(String sourceClass, String sourceMethod, Object[] parameters) {
    isLoggable(Level.FINER);
  }

  public void exiting(String sourceClass, String sourceMethod) {
    isLoggable(Level.FINER);
  }

  public void exiting(String sourceClass, String sourceMethod, Object result) {
    isLoggable(Level.FINER);
  }

  public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
    isLoggable(Level.FINER);
  }

  public void severe(String message) {
    log(Level.SEVERE, message);
  }

  public void severe(Supplier<String> message) {
    log(Level.SEVERE, message);
  }

  public void warning(String message) {
    log(Level.WARNING, message);
  }

  public void warning(Supplier<String> message) {
    log(Level.WARNING, message);
  }

  public void info(String message) {
    log(Level.INFO, message);
  }

  public void info(Supplier<String> message) {
    log(Level.INFO, message);
  }

  public void config(String message) {
    log(Level.CONFIG, message);
  }

  public void config(Supplier<String> message) {
    log(Level.CONFIG, message);
  }

  public void fine(String message) {
    log(Level.FINE, message);
  }

  public void fine(Supplier<String> message) {
    log(Level.FINE, message);
  }

  public void finer(String message) {
    log(Level.FINER, message);
  }

  public void finer(Supplier<String> message) {
    log(Level.FINER, message);
  }

  public void finest(String message) {
    log(Level.FINEST, message);
  }

  public void finest(Supplier<String> message) {
    log(Level.FINEST, message);
  }
}
