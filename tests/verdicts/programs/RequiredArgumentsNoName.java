// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.Objects;
import java.util.Optional;
import jury.Jury;

/** Arguments that must be there, and results that may be absent. */
public class RequiredArgumentsNoName {
  static final class User {
    final String name;
    final String mail;

    User(String name, String mail) {
      this.name = Objects.requireNonNull(name, "name");
      this.mail = mail;
    }

    Optional<String> domain() {
      return Optional.ofNullable(mail).map(address -> address.substring(address.indexOf('@') + 1));
    }
  }

  public static void main(String[] args) {
    User user = new User("ada", Jury.chooseBoolean() ? "ada@example.org" : null);
    String domain = user.domain().orElse("none");
    assert domain.equals("none") == (user.mail == null);
    assert user.domain().isEmpty() || user.domain().get().equals("example.org");
    try {
      new User(null, "x@y");
      assert false;
    } catch (IllegalArgumentException missing) {
      assert missing.getMessage().equals("name");
    }
  }
}
