// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of ConstantsByClass: byClass bySet byName byArgument
// expect assert=proved of ConstantsByClass: nameOfFirst
// Code gets at the constants of an enum by its class alone; their fields may have been changed before.
import java.util.EnumSet;

class ConstantsByClass {
  enum Coin {
    CENT(1),
    DIME(10);

    int worth;

    Coin(int worth) {
      this.worth = worth;
    }
  }

  static void mint(int worth) {
    Coin.CENT.worth = worth;
  }

  static void byClass() {
    assert Coin.class.getEnumConstants()[0].worth == 1;
  }

  static void bySet() {
    for (Coin coin : EnumSet.allOf(Coin.class)) assert coin.worth < 11;
  }

  static void byName() {
    assert Enum.valueOf(Coin.class, "CENT").worth == 1;
  }

  static void byArgument(Coin coin) {
    if (coin != null) assert coin.getDeclaringClass().getEnumConstants()[1].worth == 10;
  }

  static void nameOfFirst() {
    assert Coin.class.getEnumConstants()[0].name().equals("CENT");
  }
}
