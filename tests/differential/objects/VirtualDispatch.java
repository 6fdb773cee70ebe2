// Dispatch goes by the class of the object over three levels.
public class VirtualDispatch {
    static class Shape {
        double area() {
            return 0;
        }

        String describe() {
            return name() + " " + area();
        }

        String name() {
            return "shape";
        }
    }

    static class Rectangle extends Shape {
        final double w;
        final double h;

        Rectangle(double w, double h) {
            this.w = w;
            this.h = h;
        }

        @Override
        double area() {
            return w * h;
        }

        @Override
        String name() {
            return "rectangle";
        }
    }

    static class Square extends Rectangle {
        Square(double side) {
            super(side, side);
        }

        @Override
        String name() {
            return "square, a " + super.name();
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Shape(), new Rectangle(2, 3.5), new Square(4), new Rectangle(1, 1) {
            @Override
            double area() {
                return -super.area();
            }
        }};
        for (Shape s : shapes) {
            System.out.println(s.describe());
        }
    }
}
