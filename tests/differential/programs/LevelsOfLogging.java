import java.util.logging.Level;
import java.util.logging.Logger;

// What a logger lets through, and which messages are made.
public class LevelsOfLogging {
  private static final Logger LOG = Logger.getLogger(LevelsOfLogging.class.getName());
  private static int made;

  static String message(String text) {
    made++;
    return text + made;
  }

  public static void main(String[] args) {
    System.out.println(LOG == Logger.getLogger("LevelsOfLogging"));
    System.out.println(LOG.getName() + " " + LOG.getLevel());
    for (Level level : new Level[] {Level.OFF, Level.SEVERE, Level.INFO, Level.CONFIG, Level.FINEST, Level.ALL}) {
      System.out.println(level + " " + level.intValue() + " " + LOG.isLoggable(level));
    }
    LOG.setUseParentHandlers(false);
    LOG.fine(() -> message("quiet"));
    LOG.warning(() -> message("loud"));
    System.out.println(made);
    LOG.setLevel(Level.FINE);
    LOG.fine(() -> message("heard"));
    LOG.log(Level.SEVERE, () -> message("loud"));
    System.out.println(made + " " + LOG.isLoggable(Level.FINER));
    LOG.setLevel(null);
    System.out.println(LOG.isLoggable(Level.FINE));
    System.out.println(Level.parse("WARNING") == Level.WARNING);
    System.out.println(Level.parse("900") + " " + Level.parse("17"));
    try {
      Level.parse("much");
    } catch (IllegalArgumentException wrong) {
      System.out.println(wrong.getMessage());
    }
  }
}
