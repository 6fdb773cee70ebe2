// Sealed, final and non-sealed classes dispatch like any others.
public class SealedClasses {
    abstract static sealed class Vehicle permits Car, Truck {
        abstract int wheels();
    }

    static final class Car extends Vehicle {
        int wheels() {
            return 4;
        }
    }

    static non-sealed class Truck extends Vehicle {
        int wheels() {
            return 6;
        }
    }

    static class Trailer extends Truck {
        @Override
        int wheels() {
            return super.wheels() + 8;
        }
    }

    public static void main(String[] args) {
        int total = 0;
        for (Vehicle v : new Vehicle[] {new Car(), new Truck(), new Trailer(), new Truck() {
            @Override
            int wheels() {
                return 1;
            }
        }}) {
            total = total * 10 + v.wheels();
        }
        System.out.println(total);
    }
}
