// expect never=refuted stored=bounded any=refuted deep=refuted [options: --objects 2 --loops 2]
/** An array of animals may be an array of dogs, which holds nothing else. */
class Herd {
  boolean onlyDogs(Animal[] animals) {
    return animals instanceof Dog[];
  }

  Animal put(Animal[] animals, Animal animal) {
    animals[0] = animal;
    return animals[0];
  }

  boolean rows(Animal[][] rows) {
    return rows instanceof Dog[][];
  }
}

class Animal {}

class Dog extends Animal {}
