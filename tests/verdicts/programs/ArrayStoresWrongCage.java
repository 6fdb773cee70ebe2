// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Arrays are covariant, and the JVM remembers what they hold. */
public class ArrayStoresWrongCage {
  static class Animal {
    int legs() {
      return 4;
    }
  }

  static class Bird extends Animal {
    @Override
    int legs() {
      return 2;
    }
  }

  static void put(Animal[] cage, int place, Animal animal) {
    cage[place] = animal;
  }

  public static void main(String[] args) {
    boolean birds = Jury.chooseBoolean();
    Animal[] cage = birds ? new Bird[2] : new Animal[2];
    put(cage, 0, new Bird());
    put(cage, 1, new Animal());
    int legs = 0;
    for (Animal animal : cage) legs += animal.legs();
    assert legs == 6;
  }
}
