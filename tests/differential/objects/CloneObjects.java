// Object.clone copies fields shallowly; without Cloneable it throws.
public class CloneObjects {
    static class Sheep implements Cloneable {
        int age = 3;
        long weight = 1L << 35;
        int[] wool = {1, 2};

        @Override
        public Sheep clone() {
            try {
                return (Sheep) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Lamb extends Sheep {
        String name = "dolly";
    }

    static class Goat {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) {
        Lamb a = new Lamb();
        a.age = 4;
        Lamb b = (Lamb) a.clone();
        b.age++;
        b.wool[0] = 9;
        System.out.println(a.age + " " + b.age + " " + a.wool[0] + " " + b.weight + " " + b.name + " " + (a == b));
        try {
            new Goat().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
    }
}
