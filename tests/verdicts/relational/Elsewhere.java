// expect allMarked=refuted noPlain=refuted onlyGiven=refuted othersKept=bounded noConfig=refuted isZero=refuted noPet=refuted kept=bounded always=bounded isThree=refuted isConstant=bounded oneColour=refuted nobody=refuted neverZero=refuted zeroIsZero=bounded neverAdmin=refuted neverTheAdmin=refuted [options: --objects 2 --loops 2]

/** What a property speaks of need not be what the method gets at: objects of other classes, static fields it does not use, constants, literals. */
class Elsewhere {
  static int nothing(int x) {
    return x;
  }

  static void touch(Coin coin) {
    coin.marked = true;
  }

  static boolean isNought(Amount amount) {
    return amount == Amount.NOUGHT;
  }

  static boolean isAdministrator(String name) {
    return name != null && name.equals("administrator");
  }

  static boolean isThatAdministrator(String name) {
    return name == "administrator";
  }
}

class Coin {
  boolean marked;
}

class Settings {
  static int limit = 3;
  static Coin pet;
  static final int MOST = 7;
}

final class Amount {
  static final Amount NOUGHT = new Amount(0);
  final int value;

  Amount(int value) {
    this.value = value;
  }
}

enum Colour { RED, GREEN }
