// expect methods [options: --engine bounded --property assert,exceptions --objects 2 --loops 2]
// expect exceptions=refuted of ArraysOfDogs: put
// expect assert=refuted of ArraysOfDogs: never rows
// expect exceptions=bounded of ArraysOfDogs: putDog
// An array of animals may be an array of dogs, which holds nothing else.
class ArraysOfDogs {
  static class Animal {}

  static class Dog extends Animal {}

  static void put(Animal[] animals, Animal animal) {
    if (animals != null && animals.length > 0 && animal != null) animals[0] = animal;
  }

  static void putDog(Dog[] dogs, Dog dog) {
    if (dogs != null && dogs.length > 0) dogs[0] = dog;
  }

  static void never(Animal[] animals) {
    assert !(animals instanceof Dog[]);
  }

  static void rows(Animal[][] rows) {
    assert !(rows instanceof Dog[][]);
  }
}
