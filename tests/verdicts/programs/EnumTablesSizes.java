// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

/** Permissions by role. */
public class EnumTablesSizes {
  enum Role { GUEST, MEMBER, ADMIN }

  enum Right { READ, WRITE, DELETE }

  static final Map<Role, Set<Right>> RIGHTS = new EnumMap<>(Role.class);

  static {
    RIGHTS.put(Role.GUEST, EnumSet.of(Right.READ));
    RIGHTS.put(Role.MEMBER, EnumSet.of(Right.READ, Right.WRITE));
    RIGHTS.put(Role.ADMIN, EnumSet.allOf(Right.class));
  }

  static void require(Role role, Right right) {
    if (!RIGHTS.get(role).contains(right)) throw new SecurityException(role + " may not " + right);
  }

  public static void main(String[] args) {
    Role role = Role.values()[Jury.chooseInt(0, 2)];
    require(role, Right.READ);
    assert RIGHTS.get(role).size() == role.ordinal() + (role == Role.ADMIN ? 2 : 1);
    if (role.compareTo(Role.MEMBER) >= 0) require(role, Right.WRITE);
    assert RIGHTS.get(Role.GUEST).size() == 1;
  }
}
