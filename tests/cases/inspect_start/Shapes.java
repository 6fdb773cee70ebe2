interface Shape {
    int area();
}

class Square implements Shape {
    static final String NAME = "square";
    private final int side;

    Square(int side) {
        this.side = side;
    }

    public int area() {
        return side * side;
    }
}

class Shapes {
    static int total(Shape[] all) {
        int sum = 0;
        for (Shape shape : all) sum += shape.area();
        return sum;
    }

    static int countdown(int n) {
        return n == 0 ? 0 : countdown(n - 1);
    }

    public static void main(String[] arguments) {
        Shape[] all = {new Square(2), () -> countdown(3)};
        System.out.println(total(all));
    }
}
