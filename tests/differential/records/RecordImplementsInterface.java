// Records behind interfaces; an accessor may implement an abstract method.
import java.util.function.Supplier;

public class RecordImplementsInterface {
    interface Shape {
        double area();

        default String describe() {
            return this + " area " + area();
        }
    }

    record Circle(double radius) implements Shape {
        public double area() {
            return 3 * radius * radius;
        }
    }

    record Known(double area) implements Shape { }

    record Constant<T>(T get) implements Supplier<T> { }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Circle(2), new Known(7.5)}) {
            System.out.println(s.describe());
        }
        Supplier<String> c = new Constant<>("value");
        System.out.println(c.get() + " " + c);
    }
}
