class Part {
    static int size() { return 1; }
}

class Whole {
    public static void main(String[] arguments) {
        System.out.println("before");
        System.out.println(Part.size());
    }
}
