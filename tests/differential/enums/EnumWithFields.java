// Constants with constructor arguments, fields, methods and a static lookup.
public class EnumWithFields {
    enum Planet {
        MERCURY(1, 0.5), VENUS(2, 2.25), EARTH(3, 4);

        private final int position;
        private final double weight;
        private static int lookups;

        Planet(int position, double weight) {
            this.position = position;
            this.weight = weight;
        }

        double times(double x) {
            return weight * x;
        }

        static Planet at(int position) {
            lookups++;
            for (Planet p : values()) {
                if (p.position == position) {
                    return p;
                }
            }
            return null;
        }
    }

    public static void main(String[] args) {
        System.out.println(Planet.EARTH.times(2) + " " + Planet.at(2) + " " + Planet.at(9) + " " + Planet.lookups);
        double total = 0;
        for (Planet p : Planet.values()) {
            total += p.times(p.position);
        }
        System.out.println(total);
    }
}
