// expect methods [options: --engine relational --property contracts --objects 3 --loops 3]
// Contracts that promise nothing about exceptions: specifications stand for the calls; each method and a twin with one mistake.
// expect contract=bounded of Kennel: rename adopt move count settle restart unleash
// expect contract=refuted of Kennel: renameWrong adoptWrong moveWrong countWrong settleWrong throwsInCall keepsPrecondition
// expect contract=undecided of Kennel: never
public class Kennel {
  static class Dog {
    int name;
    /*@ nullable */ Dog mate;
    /*@ nullable */ Kennel home;
  }

  /*@ nullable */ Dog first;
  /*@ nullable */ Dog second;
  int visits;

  void label(Dog dog, int name) {
    dog.name = name;
  }

  void lodge(Dog dog) {
    dog.home = this;
    visits++;
  }

  void exchange() {
    Dog dog = first;
    first = second;
    second = dog;
  }

  int places() {
    int taken = 0;
    if (first != null) taken++;
    if (second != null) taken++;
    return taken;
  }

  boolean livesHere(Dog dog) {
    return dog.home == this;
  }

  //@ requires dog != null;
  //@ ensures dog.name == name && dog.mate == \old(dog.mate);
  void rename(Dog dog, int name) {
    label(dog, name);
  }

  //@ requires dog != null;
  //@ ensures dog.name == name;
  void renameWrong(Dog dog, int name) {
    label(dog, name);
    if (dog.mate != null) label(dog.mate, 0);
  }

  //@ requires dog != null;
  //@ ensures livesHere(dog) && visits == \old(visits) + 1;
  void adopt(Dog dog) {
    lodge(dog);
  }

  //@ requires dog != null;
  //@ ensures livesHere(dog) && visits == \old(visits) + 1;
  void adoptWrong(Dog dog) {
    lodge(dog);
    if (dog == second) lodge(dog);
  }

  //@ ensures first == \old(second) && second == \old(first);
  void move() {
    exchange();
  }

  //@ ensures first == \old(second) && second == \old(first);
  void moveWrong() {
    exchange();
    if (visits > 7) exchange();
  }

  //@ ensures \result == (first == null ? 0 : 1) + (second == null ? 0 : 1);
  int count() {
    return places();
  }

  //@ ensures \result >= 1;
  int countWrong() {
    return places();
  }

  //@ requires dog != null && dog != other;
  //@ ensures dog.home == this && (other == null || other.home == \old(other.home));
  void settle(Dog dog, /*@ nullable */ Dog other) {
    lodge(dog);
    label(dog, 1);
  }

  //@ requires dog != null;
  //@ ensures dog.home == this && (other == null || other.home == \old(other.home));
  void settleWrong(Dog dog, /*@ nullable */ Dog other) {
    lodge(dog);
    label(dog, 1);
  }

  void bark(Dog dog) {
    if (dog.mate == null) throw new IllegalStateException();
    dog.name = dog.mate.name;
  }

  // A promise about exceptions: what bark throws counts, so that it is followed.
  //@ requires dog != null;
  //@ signals (IllegalStateException e) dog.name == 0;
  void throwsInCall(Dog dog) {
    bark(dog);
  }

  //@ requires dog != null;
  //@ signals (IllegalStateException e) dog.mate == null;
  //@ ensures dog.mate != null;
  void unleash(Dog dog) {
    bark(dog);
  }

  //@ requires dog.name > 0;
  //@ ensures \result == dog.name;
  int greet(Dog dog) {
    return dog.name;
  }

  int greetLater(Dog dog) {
    return greet(dog);
  }

  // The precondition of a call within a call is not kept.
  //@ ensures true;
  int keepsPrecondition(Dog dog) {
    return greetLater(dog);
  }

  //@ ensures visits == 0;
  void restart() {
    visits = 0;
    exchange();
    exchange();
  }

  //@ requires visits > 3 && visits < 3;
  //@ ensures false;
  void never() {
    exchange();
  }
}
