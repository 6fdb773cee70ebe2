// Without the JVM's helpful text: the message of one that the JVM throws is null.
package java.lang;

public class NullPointerException extends RuntimeException {
  private static final long serialVersionUID = 5162710183389028792L;

  public NullPointerException() {}

  public NullPointerException(String message) {
    super(message);
  }
}
