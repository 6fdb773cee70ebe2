// Lambdas inside interface default and static methods capture the interface's this.
import java.util.function.Supplier;

public class InterfacePrivateMethodLambda {
    interface Shape {
        double side();

        default Supplier<Double> area() {
            return () -> side() * helper();
        }

        private double helper() {
            Supplier<Double> s = this::side;
            return s.get();
        }

        static Shape of(double d) {
            return () -> d;
        }
    }

    public static void main(String[] args) {
        System.out.println(Shape.of(1.5).area().get());
        Shape growing = new Shape() {
            double n = 1;

            public double side() {
                return n++;
            }
        };
        Supplier<Double> a = growing.area();
        System.out.println(a.get() + " " + a.get());
    }
}
